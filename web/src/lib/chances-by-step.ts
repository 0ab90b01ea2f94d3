/** The chances of a whole game as a chart shows them: a line for each player, marks on it, where turns begin. */
import type { AnalysisInfo, AnalysisMark, AnalysisStep } from "../generated/messages";

/** A chart's room for steps and shares. */
export interface Frame {
  left: number;
  top: number;
  wide: number;
  high: number;
  /** the last step */
  last: number;
}

export const across = ({ left, wide, last }: Frame, step: number): number => left + (wide * step) / Math.max(1, last);
export const down = ({ top, high }: Frame, share: number): number => top + high * (1 - share);

/** The step nearest to a place across. */
export function stepAt(frame: Frame, x: number): number {
  const step = Math.round(((x - frame.left) / Math.max(1, frame.wide)) * frame.last);
  return Math.min(frame.last, Math.max(0, step));
}

/** The line of a player, as the points of a polyline. */
export function lineOf(frame: Frame, steps: readonly AnalysisStep[], seat: number): string {
  return steps.map((step, i) => `${across(frame, i).toFixed(1)},${down(frame, step.shares[seat] ?? 0).toFixed(1)}`).join(" ");
}

/** The steps at which a new turn number is reached, with it; at most so many, evenly chosen. */
export function turnTicks(steps: readonly AnalysisStep[], most: number): { step: number; turn: number }[] {
  const starts: { step: number; turn: number }[] = [];
  steps.forEach((one, step) => {
    if (one.seat >= 0 && one.turn > (starts.at(-1)?.turn ?? 0)) starts.push({ step, turn: one.turn });
  });
  const every = [1, 2, 5, 10, 20, 50, 100].find((one) => starts.length <= one * most) ?? 200;
  return starts.filter(({ turn }) => turn === 1 || turn % every === 0);
}

export const SIGNS: Record<AnalysisMark["grade"], string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** The mark before or after a step; undefined where there is none. */
export function otherMark(marks: readonly AnalysisMark[], at: number, by: 1 | -1): AnalysisMark | undefined {
  return by > 0 ? marks.find((mark) => mark.step > at) : marks.findLast((mark) => mark.step < at);
}

/** How many decisions of each grade a player lost something by, in words: "1 ??, 2 ?". */
export function marksOf(player: AnalysisInfo["players"][number]): string {
  const grades = ["blunder", "mistake", "inaccuracy"] as const;
  return grades.flatMap((grade) => (player.marks[grade] ? [`${player.marks[grade]} × ${SIGNS[grade]}`] : [])).join(", ");
}
