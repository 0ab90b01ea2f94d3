import { expect, it } from "vitest";
import { info } from "../src/lib/cards";
import { catalogue } from "../src/lib/catalogue";
import { guidedCards } from "../src/lib/first";

it("guides through ten cards of which none attacks", () => {
  const cards = guidedCards(catalogue);
  expect(new Set(cards).size).toBe(10);
  for (const card of cards) expect(info(card).types, card).not.toContain("attack");
  expect(cards).toEqual(expect.arrayContaining(["village", "smithy", "market"]));
});
