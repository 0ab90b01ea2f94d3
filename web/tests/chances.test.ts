import { describe, expect, it } from "vitest";
import { chance } from "../src/lib/chances";

describe("the chance to draw a card", () => {
  it("is the share of its copies for one card", () => {
    expect(chance(3, 12, 1)).toBeCloseTo(0.25);
  });

  it("is worked out without putting back for several", () => {
    // one of ten cards among five drawn; two of five among two: 1 - 3/5 * 2/4
    expect(chance(1, 10, 5)).toBeCloseTo(0.5);
    expect(chance(2, 5, 2)).toBeCloseTo(0.7);
  });

  it("is certain where the deck is short or the card common, and nothing without copies", () => {
    expect(chance(1, 4, 5)).toBe(1);
    expect(chance(7, 10, 5)).toBe(1);
    expect(chance(0, 4, 5)).toBe(0);
    expect(chance(0, 10, 5)).toBe(0);
  });
});
