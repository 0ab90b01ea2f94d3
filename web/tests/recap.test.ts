import { describe, expect, it } from "vitest";
import { recapOf } from "../src/lib/recap";
import { line } from "./kit";

const told = [
  line(0, "turn", 0),
  line(1, "play", 0, ["village"]),
  line(2, "turn", 1),
  line(3, "play", 1, ["witch"]),
  line(4, "draw", 1, ["copper"]),
  line(5, "gain", 0, ["curse"]),
  line(6, "play", 1, ["copper", "silver"]),
  line(7, "gain", 1, ["market"]),
  line(8, "project", 1, ["canal"]),
  line(9, "turn", 0),
  line(10, "play", 0, ["militia"]),
  line(11, "gain", 1, ["estate"]),
];

describe("what somebody did on the last turn", () => {
  it("is what was played and gained, Projects among it", () => {
    expect(recapOf(told, 1)).toEqual({ played: ["witch", "copper", "silver"], gained: ["market", "canal"] });
  });

  it("is of the latest turn only, even if it is still going on", () => {
    expect(recapOf(told, 0)).toEqual({ played: ["militia"], gained: [] });
  });

  it("leaves out what happened to them on the turns of others", () => {
    expect(recapOf(told.slice(0, 9), 0)).toEqual({ played: ["village"], gained: [] });
  });

  it("is nothing before the first turn", () => {
    expect(recapOf(told, 2)).toEqual({ played: [], gained: [] });
    expect(recapOf([], 0)).toEqual({ played: [], gained: [] });
  });
});
