/** A finished game step by step: where turns begin, which line of the log belongs to which step, what keys do. */
import type { LogLine, ReplayStep } from "../generated/messages";

/** so many times the usual speed */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
/** milliseconds that a step lasts at the usual speed */
const PACE = 700;

export function millisecondsOf(speed: number): number {
  return PACE / speed;
}

/** The log of a whole game, numbered through, and how many of its lines are told after each step. */
export interface WholeLog {
  lines: LogLine[];
  told: number[];
}

export function wholeLog(steps: readonly ReplayStep[]): WholeLog {
  const lines: LogLine[] = [];
  const told = steps.map((step) => {
    for (const line of step.log) lines.push({ ...line, number: lines.length });
    return lines.length;
  });
  return { lines, told };
}

/** The first step after which a line has been told. */
export function stepOfLine(told: readonly number[], line: number): number {
  const found = told.findIndex((count) => count > line);
  return found < 0 ? told.length - 1 : found;
}

/** The steps at which turns begin. */
export function turnStarts(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap((step, at) => (step.log.some((line) => line.kind === "turn") ? [at] : []));
}

export type Way = "step-back" | "step-on" | "turn-back" | "turn-on" | "start" | "end";

/** Where a way leads from a step. */
export function after(way: Way, at: number, starts: readonly number[], last: number): number {
  switch (way) {
    case "step-back":
      return Math.max(0, at - 1);
    case "step-on":
      return Math.min(last, at + 1);
    case "turn-back":
      return starts.findLast((start) => start < at) ?? 0;
    case "turn-on":
      return starts.find((start) => start > at) ?? last;
    case "start":
      return 0;
    case "end":
      return last;
  }
}

const WAYS: Record<string, Way> = { ArrowLeft: "step-back", ArrowRight: "step-on", Home: "start", End: "end" };
const LONGER: Record<string, Way> = { ArrowLeft: "turn-back", ArrowRight: "turn-on" };

export type ReplayKey = { does: "go"; way: Way } | { does: "run" } | { does: "speed"; by: 1 | -1 } | { does: "mark"; by: 1 | -1 };

/**
 * What a key does in a replay, null if nothing: a field keeps its keys, a button is pressed by the space bar, and the
 * keys up and down move the page.
 */
export function replayKey(pressed: { key: string; shift: boolean }, on: "field" | "button" | "page"): ReplayKey | null {
  if (on === "field") return null;
  const { key, shift } = pressed;
  const way = (shift && LONGER[key]) || WAYS[key];
  if (way) return { does: "go", way };
  if (key === " ") return on === "button" ? null : { does: "run" };
  if (key === "," || key === ".") return { does: "mark", by: key === "." ? 1 : -1 };
  if (key === "+" || key === "=") return { does: "speed", by: 1 };
  return key === "-" ? { does: "speed", by: -1 } : null;
}

/** The next speed, faster or slower; the fastest and the slowest stay. */
export function otherSpeed(speed: number, by: 1 | -1): number {
  return SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;
}

/** The step that an address asks for. */
export function stepIn(address: URL, last: number): number {
  const wished = Math.trunc(Number(address.searchParams.get("step")));
  return Number.isFinite(wished) ? Math.min(Math.max(0, wished), last) : 0;
}

/** The address that shows a step. */
export function addressOf(address: URL, at: number): string {
  const found = new URL(address);
  if (at > 0) found.searchParams.set("step", String(at));
  else found.searchParams.delete("step");
  return found.pathname + found.search + found.hash;
}
