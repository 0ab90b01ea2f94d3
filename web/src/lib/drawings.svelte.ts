/** The pictures on the cards: one drawing for each. Those of the first game come first, the others when needed. */
import first from "./emblems-first.json";

type Drawings = Record<string, string>;
let drawings = $state.raw<Drawings>({});
const asked = new Set<string>();

function add(more: Drawings): void {
  drawings = { ...drawings, ...more };
}

export function drawingOf(card: string): string {
  const id = card.split("@")[0]!;
  const part = id in first ? "first" : "more";
  if (!asked.has(part)) {
    asked.add(part);
    const loading = part === "first" ? import("virtual:drawings/emblems-first") : import("virtual:drawings/emblems-more");
    void loading.then((module) => add(module.default));
  }
  return drawings[id] ?? "";
}
