/** Which key stands for what: the places on the table that keep theirs, and the keys with a meaning of their own. */
import { BASIC, handOrder } from "./cards";
import type { Choice } from "./choice.svelte";
import type { ViewInfo } from "../generated/messages";

const KINGDOM = "asdfgzxcvb";
const BASICS = "qwryiop";
const MORE = "hjknm";
const DIGITS = "1234567890";

/**
 * The letters of the piles and Projects. They lie under the fingers as the cards lie on the table: the home row is the
 * Kingdom's upper row, the one below its lower row. A pile keeps its letter for the whole game.
 */
export function pileKeys(view: Pick<ViewInfo, "supply" | "projects">): Map<string, string> {
  const keys = new Map<string, string>();
  const spare = [...MORE];
  const give = (cards: readonly string[], letters: string): void => {
    cards.forEach((card, i) => {
      const letter = letters[i] ?? spare.shift();
      if (letter) keys.set(card, letter);
    });
  };
  const piles = view.supply.map((pile) => pile.card);
  give(BASIC.filter((card) => piles.includes(card)), BASICS);
  give(piles.filter((card) => !BASIC.includes(card)), KINGDOM);
  give(view.projects.map((project) => project.card), "");
  return keys;
}

/** The keys of the options of a decision: those of the piles, and digits from left to right for everything else. */
export function hotkeysOf(choice: Choice | null, hand: readonly string[], piles: ReadonlyMap<string, string>): Map<string, string> {
  const keys = new Map<string, string>();
  if (!choice) return keys;
  let used = 0;
  const digit = (id: string): void => {
    if (used < DIGITS.length) keys.set(id, DIGITS[used++]!);
  };
  const lettered = choice.zone === "supply" || choice.decision.kind === "name";
  const elsewhere = choice.cards.map((option) => option.id).filter((id) => !lettered || !piles.has(id));
  for (const { id } of choice.cards) if (lettered && piles.has(id)) keys.set(id, piles.get(id)!);
  if (choice.zone === "hand") {
    const order = handOrder(hand);
    elsewhere.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
  elsewhere.forEach(digit);
  if (!choice.decision.main) choice.words.forEach((option) => digit(option.id));
  return keys;
}

/** Where a key was pressed. */
export interface Place {
  /** a field to write in, a card, another button, or nothing in particular */
  on: "field" | "card" | "button" | "table";
  /** the card, if it was one */
  card?: string | undefined;
  /** it can be chosen now, and is not */
  choosable?: boolean | undefined;
  /** the keys brought the focus there, not the mouse */
  byKeys?: boolean | undefined;
}

/** The place of an element on the table; a dialog has keys of its own, as a field has. */
export function placeOf(target: Element, byKeys: boolean): Place {
  if (target.closest("input, textarea, select, dialog")) return { on: "field" };
  const card = target.closest<HTMLElement>("[data-card]");
  if (card) return { on: "card", card: card.dataset.card, choosable: card.matches(".glows:not(.chosen)"), byKeys };
  return { on: target.closest("button, a, summary") ? "button" : "table" };
}

export type Command =
  | { does: "confirm" | "clear" | "treasures" | "end" | "undo" | "log" | "hint" | "help" }
  | { does: "option"; id: string; key: string }
  | { does: "look"; card: string }
  | { does: "move"; by: readonly [number, number] };

const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const OWN: Record<string, "treasures" | "end" | "undo" | "log" | "hint" | "help"> = { t: "treasures", e: "end", u: "undo", l: "log", "!": "hint", "?": "help" };

/** What a pressed key means; null where it keeps the meaning that the browser gives it. */
export function meaningOf(pressed: { key: string; shift: boolean }, place: Place, hotkeys: Iterable<readonly [string, string]>): Command | null {
  if (place.on === "field") return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const arrow = ARROWS[key];
  if (arrow) return { does: "move", by: arrow };
  if (key === " ") return pressed.shift && place.card ? { does: "look", card: place.card } : null;
  if (key === "Enter") {
    // What the keys went to is pressed. A card chosen with the mouse stays chosen: Enter goes on with it.
    if (place.on === "button") return null;
    return place.on === "card" && place.byKeys && place.choosable ? null : { does: "confirm" };
  }
  if (key === "Escape") return { does: "clear" };
  for (const [id, hotkey] of hotkeys) if (hotkey === key) return { does: "option", id, key };
  const own = OWN[key];
  return own ? { does: own } : null;
}
