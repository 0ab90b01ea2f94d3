import { expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { hotkeysOf } from "../src/lib/hotkeys";
import { card, decision, word } from "./kit";

it("has no keys where nothing is asked", () => {
  expect(hotkeysOf(null, ["copper"]).size).toBe(0);
});

it("counts the hand from left to right as it lies, whatever the order of the options", () => {
  const choice = new Choice(decision("discard", [card("copper", { copies: 2 }), card("estate"), card("witch")], { maximum: 2 }));
  expect([...hotkeysOf(choice, ["estate", "copper", "witch", "copper"])]).toEqual([["witch", "1"], ["copper", "2"], ["estate", "3"]]);
});

it("goes on with the words", () => {
  const choice = new Choice(decision("choose", [card("moat"), word("yes"), word("no")]));
  expect([...hotkeysOf(choice, ["moat"])]).toEqual([["moat", "1"], ["yes", "2"], ["no", "3"]]);
});

it("gives letters to the Supply, and never one that means something else", () => {
  const options = Array.from({ length: 30 }, (_, i) => card(`card_${i}`, { zone: "supply" }));
  const keys = [...hotkeysOf(new Choice(decision("buy", options)), []).values()];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(20);
  for (const key of ["t", "e", "u", "l"]) expect(keys).not.toContain(key);
});

it("gives no keys to tokens in a main choice: they have buttons", () => {
  const choice = new Choice(decision("treasure", [card("copper"), word("coffers", { zone: "token" })], { maximum: 2 }));
  expect([...hotkeysOf(choice, ["copper"]).keys()]).toEqual(["copper"]);
});

it("ends with the ten digits", () => {
  const options = Array.from({ length: 12 }, (_, i) => card(`card_${String(i).padStart(2, "0")}`, { zone: "looking" }));
  expect([...hotkeysOf(new Choice(decision("discard", options, { maximum: 12 })), []).values()].join("")).toBe("1234567890");
});
