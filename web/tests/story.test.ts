import { describe, expect, it } from "vitest";
import type { SeatResult, TurnStory } from "../src/generated/messages";
import { coinsByRound, deckByRound, purchasesByRound } from "../src/lib/story";

function turn(seat: number, more: Partial<TurnStory> = {}): TurnStory {
  return { seat, number: 1, extra: false, coins: 0, bought: [], came: [[], []], went: [[], []], ...more };
}

function player(seat: number, cards: Record<string, number>): SeatResult {
  const listed = Object.entries(cards).map(([card, count]) => ({ card, count, points: 0 }));
  return { seat, name: "", points: 0, turns: 1, winner: false, resigned: false, cards: listed, bought: {}, gained: {} };
}

const TURNS = [
  turn(0, { coins: 4, bought: ["witch"], came: [["witch"], []] }),
  turn(1, { coins: 3, bought: ["silver"], came: [[], ["silver"]] }),
  turn(0, { coins: 2, came: [["silver"], ["curse"]], went: [["estate"], []] }),
];

describe("coins by round", () => {
  it("are those of one's own turn; nothing for whoever had none", () => {
    expect(coinsByRound(TURNS, 2)).toEqual([[4, 3], [2, null]]);
  });

  it("are those of both turns where there was an extra one", () => {
    expect(coinsByRound([turn(0, { coins: 4 }), turn(0, { coins: 3, extra: true }), turn(1)], 2)).toEqual([[7, 0]]);
  });
});

describe("the deck by round", () => {
  const end = {
    turns: TURNS,
    players: [player(0, { copper: 7, estate: 2, witch: 1, silver: 1 }), player(1, { copper: 7, estate: 3, silver: 1, curse: 1 })],
  };

  it("grows and shrinks with what came and went, on others' turns too", () => {
    expect(deckByRound(end, "all")).toEqual([[11, 11], [11, 12]]);
  });

  it("can be counted by kinds", () => {
    expect(deckByRound(end, "action")).toEqual([[1, 0], [1, 0]]);
    expect(deckByRound(end, "treasure")).toEqual([[7, 8], [8, 8]]);
    expect(deckByRound(end, "points")).toEqual([[3, 3], [2, 4]]);
  });
});

describe("purchases by round", () => {
  it("tell apart what was bought, what came otherwise, and what went", () => {
    const both = turn(0, { coins: 6, bought: ["silver", "canal"], came: [["silver", "silver"], []], went: [["copper"], []] });
    expect(purchasesByRound([both], 2)).toEqual([[[{ coins: 6, bought: ["silver", "canal"], gained: ["silver"], went: ["copper"] }], []]]);
  });
});
