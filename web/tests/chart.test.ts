import { describe, expect, it } from "vitest";
import { ticks } from "../src/lib/chart";

describe("the numbers of a chart", () => {
  it("are even and go to both ends", () => {
    expect(ticks(0, 40)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(-4, 12)).toEqual([-4, 0, 4, 8, 12]);
  });

  it("are whole, and each is there once", () => {
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 6)).toEqual([0, 2, 3, 5, 6]);
  });
});
