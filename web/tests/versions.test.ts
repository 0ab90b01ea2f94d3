import { expect, it } from "vitest";
import { isOlder, messagesOf, plain, sameCard } from "../src/lib/versions";

it("knows an older version by its mark", () => {
  expect([isOlder("mine"), isOlder("mine@1e")]).toEqual([false, true]);
});

it("knows what versions of a card have in common", () => {
  expect([plain("mine"), plain("throne_room@1e")]).toEqual(["mine", "throne_room"]);
  expect(sameCard("mine", "mine@1e")).toBe(true);
  expect(sameCard("mine@1e", "mine@1e")).toBe(true);
  expect(sameCard("mine", "minion")).toBe(false);
});

it("looks for the words of a version first, then for those of the card", () => {
  expect(messagesOf("mine")).toEqual(["mine"]);
  expect(messagesOf("mine@1e")).toEqual(["mine-1e", "mine"]);
  expect(messagesOf("rulings-mine@1e")).toEqual(["rulings-mine-1e", "rulings-mine"]);
});
