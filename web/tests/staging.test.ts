import { expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { dockName } from "../src/lib/dock";
import { needsStage, staged } from "../src/lib/staging";
import { card, decision, player, VIEW, word } from "./kit";

const view = { ...VIEW, players: [player(0, { looking: ["gold", "curse"] }), player(1, { revealed: ["estate"] })] };

it("has a stage for words and for cards that lie nowhere else", () => {
  expect(needsStage(new Choice(decision("choose", [word("yes"), word("no")])), VIEW)).toBe(true);
  expect(needsStage(new Choice(decision("trash", [card("gold", { zone: "looking" })])), VIEW)).toBe(true);
  expect(needsStage(new Choice(decision("discard", [card("gold")])), VIEW)).toBe(false);
  expect(needsStage(new Choice(decision("treasure", [word("coffers")])), VIEW)).toBe(false);
  expect(needsStage(null, VIEW)).toBe(false);
});

it("shows the cards that a question in words is about", () => {
  expect(staged(new Choice(decision("choose", [word("discard"), word("deck")])), view).about).toEqual([
    { seat: 0, cards: ["gold", "curse"] },
    { seat: 1, cards: ["estate"] },
  ]);
});

it("does not show twice what can be chosen", () => {
  const choice = new Choice(decision("trash", [card("gold", { zone: "looking" }), card("curse", { zone: "looking" })]));
  expect(staged(choice, view).about).toEqual([{ seat: 1, cards: ["estate"] }]);
});

it("looks closer at a card beside what is asked", () => {
  const asked = { side: false, supply: false, play: false };
  expect(dockName("supply", { ...asked, side: true, supply: true })).toBe("side");
  expect(dockName("supply", { ...asked, supply: true })).toBe("play");
  expect(dockName("", { ...asked, play: true })).toBe("supply");
  expect(dockName("play", asked)).toBe("supply");
});
