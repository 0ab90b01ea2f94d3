import { describe, expect, it } from "vitest";
import { byRounds, roundTicks, ticks } from "../src/lib/chart";

describe("the numbers of a chart", () => {
  it("are round and even, and hold everything between them", () => {
    expect(ticks(0, 63)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(0, 40)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(-4, 12)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 6)).toEqual([0, 2, 4, 6]);
    expect(ticks(0, 0)).toEqual([0, 1]);
  });

  it("have 0 among them wherever points go below it, and are few", () => {
    for (let low = -40; low <= 0; low += 3)
      for (let top = 0; top <= 200; top += 7) {
        const found = ticks(low, top);
        expect(found).toContain(0);
        expect(found.length).toBeLessThanOrEqual(7);
        expect(found[0]).toBeLessThanOrEqual(low);
        expect(found.at(-1)).toBeGreaterThanOrEqual(top);
      }
  });
});

describe("the rounds under a chart", () => {
  it("are all named where there are few, and round ones where there are many", () => {
    expect(roundTicks(4)).toEqual([1, 2, 3, 4]);
    expect(roundTicks(17)).toEqual([1, 2, 4, 6, 8, 10, 12, 14, 16]);
    expect(roundTicks(45)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
  });
});

describe("rounds", () => {
  const seats = (rounds: { seat: number }[][]): number[][] => rounds.map((round) => round.map((turn) => turn.seat));
  const turns = (...of: number[]): { seat: number }[] => of.map((seat) => ({ seat }));

  it("hold a turn of everybody, and the last one what was played of it", () => {
    expect(seats(byRounds(turns(0, 1, 2, 0, 1, 2, 0), 3))).toEqual([[0, 1, 2], [0, 1, 2], [0]]);
  });

  it("begin with whoever began the game", () => {
    expect(seats(byRounds(turns(1, 0, 1, 0), 2))).toEqual([[1, 0], [1, 0]]);
    expect(seats(byRounds(turns(2, 0, 1, 2, 0), 3))).toEqual([[2, 0, 1], [2, 0]]);
  });

  it("hold extra turns", () => {
    expect(seats(byRounds(turns(0, 1, 1, 0, 0, 1), 2))).toEqual([[0, 1, 1], [0, 0, 1]]);
  });

  it("of a game without turns are none", () => {
    expect(byRounds([], 2)).toEqual([]);
  });
});
