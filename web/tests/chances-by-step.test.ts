import { describe, expect, it } from "vitest";
import type { AnalysisMark, AnalysisStep } from "../src/generated/messages";
import { across, down, lineOf, marksOf, otherMark, stepAt, turnTicks, type Frame } from "../src/lib/chances-by-step";

const FRAME: Frame = { left: 50, top: 10, wide: 400, high: 100, last: 4 };
const step = (turn: number, ...shares: number[]): AnalysisStep => ({ seat: 0, turn, shares, chances: [] });
const mark = (at: number): AnalysisMark => ({ step: at }) as AnalysisMark;

describe("the chart of chances", () => {
  it("has the first step at its left, the last one at its right, and a sure win at its top", () => {
    expect([across(FRAME, 0), across(FRAME, 4), down(FRAME, 1), down(FRAME, 0)]).toEqual([50, 450, 10, 110]);
    expect(lineOf(FRAME, [step(1, 0.5, 0.5), step(1, 0.25, 0.75)], 1)).toBe("50.0,60.0 150.0,35.0");
  });

  it("leads to the nearest step, and never out of the game", () => {
    expect([0, 50, 99, 101, 450, 999].map((x) => stepAt(FRAME, x))).toEqual([0, 0, 0, 1, 4, 4]);
    for (let at = 0; at <= 4; at++) expect(stepAt(FRAME, across(FRAME, at))).toBe(at);
    expect(stepAt({ ...FRAME, last: 0 }, 300)).toBe(0);
  });

  it("names every turn once, or only round ones where there is little room", () => {
    const steps = [1, 1, 2, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((turn) => step(turn, 1, 0));
    expect(turnTicks(steps, 20).map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(turnTicks(steps, 20)[2]).toEqual({ step: 5, turn: 3 });
    expect(turnTicks(steps, 5).map(({ turn }) => turn)).toEqual([1, 5, 10]);
    expect(turnTicks([...steps, { ...step(12, 1, 0), seat: -1 }], 20).at(-1)).toEqual({ step: 13, turn: 11 });
  });
});

describe("marks", () => {
  const marks = [mark(3), mark(7)];
  it("are gone through in both directions", () => {
    expect([otherMark(marks, 0, 1)?.step, otherMark(marks, 3, 1)?.step, otherMark(marks, 7, 1)]).toEqual([3, 7, undefined]);
    expect([otherMark(marks, 9, -1)?.step, otherMark(marks, 7, -1)?.step, otherMark(marks, 3, -1)]).toEqual([7, 3, undefined]);
  });

  it("are counted by their grades, the worst first", () => {
    const player = { seat: 0, name: "Ada", winner: true, lost: { en: "", pl: "" }, luck: { en: "", pl: "" } };
    expect(marksOf({ ...player, marks: { inaccuracy: 3, mistake: 0, blunder: 1 } })).toBe("1 × ??, 3 × ?!");
    expect(marksOf({ ...player, marks: { inaccuracy: 0, mistake: 0, blunder: 0 } })).toBe("");
  });
});
