/** The log as a told game: a turn is a paragraph, what a card caused stands under it, and the name stands once. */
import type { Text } from "../generated/messages";
import type { LogLine } from "../generated/messages";

/** Something that happened, in words without the name of the one who did it. */
export interface Told {
  number: number;
  text: string;
  /** the cards its words may mention */
  cards: string[];
}

/** What somebody did because of something else; `who` is empty for the one whose turn it is. */
export interface Following {
  who: string;
  seat: number;
  parts: Told[];
}

export interface Deed {
  told: Told;
  following: Following[];
}

export interface Turn {
  number: number;
  seat: number;
  /** what stands above it; empty for what came before the first turn */
  title: string;
  deeds: Deed[];
}

/** What somebody does of their own accord; everything else follows from it. */
const DEEDS = new Set(["play", "buy", "project", "spend"]);

function withoutName(text: string, name: string): string {
  for (const start of [`${name}: `, `${name} `, `${name}\u00A0`]) if (name && text.startsWith(start)) return text.slice(start.length);
  return text;
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** A bonus that was chosen just before says nothing new. */
function saidAlready(line: LogLine, text: string, before: Following | undefined): boolean {
  return line.kind === "plus" && before !== undefined && before.seat === line.seat && before.parts.some((part) => part.text.includes(text));
}

/** Several choices one after the other are one: "chooses: +1 Card, +1 Action". */
function joined(last: Told | undefined, told: Told): boolean {
  const colon = told.text.indexOf(": ");
  if (!last || colon < 0 || last.text.slice(0, colon + 2) !== told.text.slice(0, colon + 2)) return false;
  last.text += `, ${told.text.slice(colon + 2)}`;
  last.cards.push(...told.cards);
  return true;
}

/** The turns, from the first to the last. */
export function chronicle(lines: readonly LogLine[], names: readonly string[], say: (text: Text) => string): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, at) => {
    const text = say(line.text);
    if (!text) return;
    if (line.kind === "turn" || !turns.length) {
      turns.push({ number: line.number, seat: line.seat, title: line.kind === "turn" ? text : "", deeds: [] });
      if (line.kind === "turn") return;
    }
    const turn = turns[turns.length - 1]!;
    const own = line.seat === turn.seat || line.seat < 0;
    const cards = [...line.cards];
    for (let j = at + 1; j < lines.length && !lines[j]!.text.en; j += 1) cards.push(...lines[j]!.cards);
    if (line.word) cards.push(line.word);
    const told: Told = { number: line.number, text: withoutName(text, names[line.seat] ?? ""), cards };
    const deed = turn.deeds[turn.deeds.length - 1];
    if (!deed || (own && DEEDS.has(line.kind)) || line.kind === "end" || line.kind === "resign") {
      const start = own ? told.text : `${names[line.seat] ?? ""} ${told.text}`;
      turn.deeds.push({ told: { ...told, text: capital(start) }, following: [] });
      return;
    }
    const last = deed.following[deed.following.length - 1];
    if (saidAlready(line, told.text, last)) return;
    if (last?.seat === line.seat) {
      if (!(line.kind === "choose" && joined(last.parts[last.parts.length - 1], told))) last.parts.push(told);
    } else deed.following.push({ who: own ? "" : (names[line.seat] ?? ""), seat: line.seat, parts: [told] });
  });
  return turns;
}
