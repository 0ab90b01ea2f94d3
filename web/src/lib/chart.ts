/** What a chart shows of a game: rounds along, round numbers up. */
import type { TurnScore } from "../generated/messages";

/** How the lines of players are dashed, so that they are told apart without colours, too. */
export const DASHES: readonly string[] = ["", "8 4", "2 4", "12 4 2 4", "4 4", "1 3"];

/** The least of 1, 2, 5, 10, 20, 50 ... that needs no more than so many steps. */
function stepOf(range: number, most: number): number {
  for (let ten = 1; ; ten *= 10) for (const one of [1, 2, 5]) if (range <= one * ten * most) return one * ten;
}

/** The numbers beside a chart: whole and round ones, evenly, the first not above the lowest, the last not below the highest. */
export function ticks(low: number, top: number, most = 6): number[] {
  const step = stepOf(top - low, most - 1);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.max(1, Math.ceil(top / step) - first) + 1 }, (_, i) => (first + i) * step + 0);
}

/** The rounds named under a chart: the first, and round numbers between it and the last. */
export function roundTicks(count: number, most = 12): number[] {
  const step = stepOf(count, most);
  return step === 1 ? Array.from({ length: count }, (_, i) => i + 1) : [1, ...Array.from({ length: Math.floor(count / step) }, (_, i) => (i + 1) * step)];
}

/**
 * Turns by rounds: a round is over when the one who began has a turn again. An extra turn belongs to the round of the
 * turn before it.
 */
export function byRounds<T extends Pick<TurnScore, "seat">>(turns: readonly T[], players: number): T[][] {
  const rounds: T[][] = [];
  const place = (seat: number): number => (seat - turns[0]!.seat + players) % players;
  turns.forEach((turn, at) => {
    const before = turns[at - 1];
    if (!before || place(turn.seat) < place(before.seat)) rounds.push([turn]);
    else rounds.at(-1)!.push(turn);
  });
  return rounds;
}
