import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speak } from "../src/lib/language.svelte";
import { keepSeen, lastSeen, outcome, sortedGames } from "../src/lib/lists";
import { summary } from "./kit";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const DAY = 86_400;
const result = (game: number, more = {}) => ({ game, names: ["Ann", "Bob"], points: [20, 33], winners: [1], resigned: [], turn: 12, ended: game * 10, ...more });

describe("one's games", () => {
  it("begin with those where one is asked, then come those touched last", () => {
    const mine = [summary("old", { touched: 10 }), summary("new", { touched: 30 }), summary("asked", { touched: 1, my_turn: true })];
    expect(sortedGames(mine, 40).going.map((one) => one.table)).toEqual(["asked", "new", "old"]);
  });

  it("are put aside after a month without a move, even if it is one's own", () => {
    const mine = [summary("left", { touched: 0, my_turn: true }), summary("new", { touched: 20 * DAY })];
    const { going, quiet } = sortedGames(mine, 31 * DAY);
    expect([going.map((one) => one.table), quiet.map((one) => one.table)]).toEqual([["new"], ["left"]]);
  });

  it("that are over are listed one by one with their results, the latest first", () => {
    const mine = [
      summary("a", { phase: "over", game: 2, results: [result(1), result(2)] }),
      summary("b", { phase: "playing", game: 2, results: [result(1, { ended: 15 })] }),
    ];
    const told = sortedGames(mine, 100).finished.map((one) => [one.table.table, one.game, one.result?.ended]);
    expect(told).toEqual([["a", 2, 20], ["b", 1, 15], ["a", 1, 10]]);
  });

  it("of older servers have no results, and are listed all the same", () => {
    const [one] = sortedGames([summary("a", { phase: "over", game: 1 })], 100).finished;
    expect(one).toMatchObject({ game: 1, result: null });
  });
});

describe("how a game ended", () => {
  it("names the winner and the points", () => {
    expect(outcome(result(1), 0)).toBe("Won by Bob · Ann 20, Bob 33");
    expect(outcome(result(1), 1)).toBe("You won · Ann 20, Bob 33");
    expect(outcome(result(1, { winners: [0, 1] }), 1)).toBe("Won by Ann, Bob · Ann 20, Bob 33");
  });

  it("says who resigned", () => {
    expect(outcome(result(1, { resigned: [0] }), 1)).toContain("Ann resigned");
  });
});

describe("what was seen last", () => {
  it("is there again without a connection", () => {
    keepSeen([summary("abc")]);
    expect(lastSeen().map((one) => one.table)).toEqual(["abc"]);
  });

  it.each(["{", "null", "7"])("is nothing where %s is kept", (text) => {
    localStorage.setItem("dominium-games", text);
    expect(lastSeen()).toEqual([]);
  });
});
