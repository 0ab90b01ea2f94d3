/** What somebody did on the last turn, at a glance. */
import type { LogLine } from "../generated/messages";

export interface Recap {
  played: string[];
  gained: string[];
}

export function recapOf(lines: readonly LogLine[], seat: number): Recap {
  const recap: Recap = { played: [], gained: [] };
  let start = -1;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i]!;
    if (line.kind === "turn" && line.seat === seat) {
      start = i;
      break;
    }
  }
  if (start < 0) return recap;
  for (const line of lines.slice(start + 1)) {
    if (line.kind === "turn") break;
    if (line.seat !== seat) continue;
    if (line.kind === "play") recap.played.push(...line.cards);
    else if (line.kind === "gain" || line.kind === "project") recap.gained.push(...line.cards);
  }
  return recap;
}
