import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../src/generated/messages";
import { addressOf, after, millisecondsOf, otherSpeed, replayKey, type ReplayKey, SPEEDS, stepIn, stepOfLine, turnStarts, wholeLog } from "../src/lib/replaying";
import { line, VIEW } from "./kit";

const step = (...kinds: string[]): ReplayStep => ({ view: VIEW, decision: null, answer: [], log: kinds.map((kind) => line(100, kind, 0)) });
const STEPS = [step("turn"), step("play", "draw"), step(), step("buy", "gain", "turn"), step("play")];

describe("the log of a replay", () => {
  const { lines, told } = wholeLog(STEPS);

  it("is numbered through, whatever numbers the lines had", () => {
    expect(lines.map((line) => line.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(told).toEqual([1, 3, 3, 6, 7]);
  });

  it("leads to the step at which a line has just been told", () => {
    expect(lines.map((_, line) => stepOfLine(told, line))).toEqual([0, 1, 1, 3, 3, 3, 4]);
  });
});

describe("the ways through a replay", () => {
  const starts = turnStarts(STEPS);
  it("stop at both ends", () => {
    expect(after("step-back", 0, starts, 4)).toBe(0);
    expect(after("step-on", 4, starts, 4)).toBe(4);
    expect(after("turn-back", 0, starts, 4)).toBe(0);
    expect(after("turn-on", 3, starts, 4)).toBe(4);
  });

  it("go from turn to turn", () => {
    expect(starts).toEqual([0, 3]);
    expect(after("turn-on", 1, starts, 4)).toBe(3);
    expect(after("turn-back", 4, starts, 4)).toBe(3);
    expect(after("turn-back", 3, starts, 4)).toBe(0);
    expect(after("end", 1, starts, 4)).toBe(4);
    expect(after("start", 3, starts, 4)).toBe(0);
  });
});

describe("keys in a replay", () => {
  const pressed = (key: string, on: "field" | "button" | "page", shift = false): ReplayKey | null => replayKey({ key, shift }, on);

  it("step with the arrows, also while a button has the focus", () => {
    expect(pressed("ArrowRight", "page")).toEqual({ does: "go", way: "step-on" });
    expect(pressed("ArrowLeft", "button")).toEqual({ does: "go", way: "step-back" });
    expect(pressed("ArrowRight", "page", true)).toEqual({ does: "go", way: "turn-on" });
    expect(pressed("Home", "page")).toEqual({ does: "go", way: "start" });
  });

  it("leave those that move the page alone", () => {
    for (const key of ["ArrowUp", "ArrowDown", "PageUp", "PageDown"]) expect(pressed(key, "page")).toBeNull();
  });

  it("leave fields their keys, and buttons the space bar", () => {
    expect(pressed("ArrowRight", "field")).toBeNull();
    expect(pressed(" ", "button")).toBeNull();
    expect(pressed(" ", "page")).toEqual({ does: "run" });
  });

  it("go from mark to mark", () => {
    expect([pressed(",", "page"), pressed(".", "button"), pressed(".", "field")]).toEqual([{ does: "mark", by: -1 }, { does: "mark", by: 1 }, null]);
  });

  it("change the speed", () => {
    expect(pressed("+", "page")).toEqual({ does: "speed", by: 1 });
    expect(pressed("-", "page")).toEqual({ does: "speed", by: -1 });
    expect(pressed("q", "page")).toBeNull();
  });
});

describe("the speeds", () => {
  it("are several, and end at the fastest and the slowest", () => {
    expect(SPEEDS).toContain(1);
    expect(otherSpeed(1, 1)).toBe(2);
    expect(otherSpeed(SPEEDS.at(-1)!, 1)).toBe(SPEEDS.at(-1));
    expect(otherSpeed(SPEEDS[0]!, -1)).toBe(SPEEDS[0]);
  });

  it("say how long a step lasts", () => {
    expect(millisecondsOf(2)).toBe(millisecondsOf(1) / 2);
  });
});

describe("the address of a step", () => {
  const address = (rest: string): URL => new URL(`https://example.org/replay/abc/1${rest}`);

  it("holds the step, and leads back to it", () => {
    expect(addressOf(address(""), 12)).toBe("/replay/abc/1?step=12");
    expect(addressOf(address("?step=12"), 0)).toBe("/replay/abc/1");
    expect(stepIn(address("?step=12"), 40)).toBe(12);
  });

  it("that makes no sense shows a step that there is", () => {
    expect(stepIn(address(""), 40)).toBe(0);
    expect(stepIn(address("?step=99"), 40)).toBe(40);
    expect(stepIn(address("?step=-3"), 40)).toBe(0);
    expect(stepIn(address("?step=many"), 40)).toBe(0);
  });
});
