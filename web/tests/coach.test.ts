import { expect, it } from "vitest";
import { advice } from "../src/lib/coach";

const offers = (...cards: [string, number][]) => new Map(cards);
const BASIC: [string, number][] = [["copper", 0], ["estate", 2], ["silver", 3], ["duchy", 5], ["gold", 6], ["province", 8]];
const within = (coins: number, ...more: [string, number][]) => offers(...[...BASIC, ...more].filter(([, cost]) => cost <= coins));

function buy(coins: number, owned: Record<string, number> | null = null, provinces = 8): string {
  return advice({ coins, owned, provinces, offers: within(coins, ["smithy", 4], ["village", 3], ["market", 5], ["cellar", 2]) });
}

it("takes the points and the best Treasure when they are within reach", () => {
  expect(buy(8)).toBe("province");
  expect(buy(6)).toBe("gold");
});

it("begins with Silver, then names an Action that fits the coins", () => {
  expect(buy(3, {})).toBe("silver");
  expect(buy(4, { silver: 2 })).toBe("smithy");
  expect(buy(5, { silver: 2 })).toBe("market");
});

it("does not pile up Actions that end the turn", () => {
  expect(buy(4, { silver: 2, smithy: 2 })).toBe("village");
  expect(buy(4, { silver: 2, smithy: 2, village: 2 })).toBe("silver");
});

it("turns to points when the end is near", () => {
  expect(buy(5, {}, 4)).toBe("duchy");
  expect(buy(2, {}, 2)).toBe("estate");
});

it("names nothing where nothing is good", () => {
  expect(buy(0, { silver: 2 })).toBe("");
  expect(advice({ coins: 2, owned: null, provinces: 8, offers: within(2) })).toBe("");
});
