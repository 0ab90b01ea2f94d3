import { describe, expect, it } from "vitest";
import { info } from "../src/lib/cards";
import { catalogue } from "../src/lib/catalogue";
import { firstCards, peacefulCards } from "../src/lib/first";

describe("a first game", () => {
  it("has ten cards of which none attacks, whichever friendly kingdom it is", () => {
    for (const id of catalogue.friendly) {
      const cards = peacefulCards(catalogue, id);
      expect(new Set(cards).size, id).toBe(10);
      for (const card of cards) expect(info(card).types, card).not.toContain("attack");
    }
  });

  it("is the kingdom that newcomers are offered, but for its Attacks", () => {
    const cards = peacefulCards(catalogue);
    expect(cards).toEqual(expect.arrayContaining(["village", "smithy", "market", "festival"]));
    expect(cards).not.toContain("militia");
  });

  it("is loaded before everything else, with what it is without Attacks", () => {
    expect(firstCards(catalogue)).toEqual(expect.arrayContaining([...peacefulCards(catalogue), "militia", "copper"]));
  });
});
