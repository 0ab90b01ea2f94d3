/** The pictures on the cards: one drawing for each. Those of the first game come first, the others when needed. */
import { catalogue, own } from "./catalogue";
import { firstCards } from "./first";
import { plain } from "./versions";

type Drawings = Record<string, string>;
let drawings = $state.raw<Drawings>({});
const asked = new Set<string>();
const first = new Set(firstCards(catalogue).map(plain));

function add(more: Drawings): void {
  drawings = { ...drawings, ...more };
}

export function drawingOf(card: string): string {
  const id = plain(card);
  if (own.drawings[id]) return own.drawings[id];
  const part = first.has(id) ? "first" : "more";
  if (!asked.has(part)) {
    asked.add(part);
    const loading = part === "first" ? import("virtual:drawings/first") : import("virtual:drawings/more");
    void loading.then((module) => add(module.default));
  }
  return drawings[id] ?? "";
}
