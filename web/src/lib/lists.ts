/** The tables on the front page: what they are, how their games ended, and which of them nobody visits any more. */
import type { GameResult, TableSummary } from "../generated/messages";
import { t } from "./language.svelte";

/** A game in progress that nobody touched for so many days is put aside. */
const QUIET_DAYS = 30;
const KEY = "dominium-games";

/** A game that is over: of which table, and how it ended if that is known. */
export interface Finished {
  table: TableSummary;
  game: number;
  result: GameResult | null;
}

export interface Sorted {
  /** to go on with: one's own move first, then what was touched last */
  going: TableSummary[];
  /** begun long ago and left */
  quiet: TableSummary[];
  finished: Finished[];
}

export function sortedGames(mine: readonly TableSummary[], now: number): Sorted {
  const open = mine
    .filter((table) => table.phase !== "over")
    .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.touched - a.touched);
  const isQuiet = (table: TableSummary): boolean => now - table.touched > QUIET_DAYS * 86_400;
  const finished = mine.flatMap((table) => {
    const last = table.phase === "over" || table.phase === "shuffling" ? table.game : table.game - 1;
    return Array.from({ length: Math.max(0, last) }, (_, i) => {
      const game = last - i;
      return { table, game, result: table.results.find((one) => one.game === game) ?? null };
    });
  });
  const ended = (one: Finished): number => one.result?.ended ?? one.table.touched;
  return {
    going: open.filter((table) => !isQuiet(table)),
    quiet: open.filter(isQuiet),
    finished: finished.sort((a, b) => ended(b) - ended(a)),
  };
}

/** How a game ended, in words: who won, and the points. */
export function outcome(result: GameResult, seat: number): string {
  const scores = result.points.map((points, i) => `${result.names[i]} ${points}`).join(", ");
  const winners = result.winners.map((winner) => result.names[winner] ?? "").join(", ");
  const who = result.winners.length === 1 && result.winners[0] === seat ? t("won-by-you") : t("won-by", { who: winners });
  const gone = result.resigned.map((one) => result.names[one] ?? "").join(", ");
  return `${who} · ${scores}${gone ? ` · ${t("gave-up", { who: gone })}` : ""}`;
}

/** The list as it was last seen: without a connection it is better than nothing. */
export function lastSeen(): TableSummary[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as TableSummary[]) : [];
  } catch {
    return [];
  }
}

export function keepSeen(mine: readonly TableSummary[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mine));
  } catch {
    // Private windows may refuse.
  }
}
