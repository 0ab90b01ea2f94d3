/** Which cards are shown to somebody who looks through all of them, and which can be chosen. */
import { CARDS } from "./cards";
import type { CardInfo } from "./catalogue";
import { allNames, byName, simplified } from "./language.svelte";
import { isFirstEdition } from "./sets";
import { isOlder, plain, sameCard } from "./versions";

/** What is looked for; empty where it does not matter. */
export interface Wish {
  text: string;
  /** a set, or `basic` for the cards that every game has */
  set: string;
  type: string;
  cost: string;
  order: "name" | "cost";
}

const newest = CARDS.filter((card) => !isOlder(card.id));
const older = new Map(CARDS.filter((card) => isOlder(card.id)).map((card) => [plain(card.id), card]));

/** What cards cost, from cheap to dear. */
export const COSTS: readonly number[] = [...new Set(newest.map((card) => card.cost))].sort((a, b) => a - b);

/** The cards that fit, each once: as its set printed it where that is a first edition, or else as it is today. */
export function gallery({ text, set, type, cost, order }: Wish): CardInfo[] {
  const wanted = simplified(text);
  const belongs = (card: CardInfo): boolean =>
    set === "basic" ? card.basic : card.sets.includes(set) || (older.get(card.id)?.sets.includes(set) ?? false);
  return newest
    .filter((card) => !set || belongs(card))
    .map((card) => (isFirstEdition(set) ? (older.get(card.id) ?? card) : card))
    .filter(
      (card) =>
        (!type || card.types.includes(type)) &&
        (!cost || card.cost === Number(cost)) &&
        (!wanted || allNames(card.id).some((name) => simplified(name).includes(wanted))),
    )
    .sort((a, b) => (order === "cost" ? a.cost - b.cost : 0) || byName(a.id, b.id));
}

/** One card more among the chosen, in place of another version of it; no more than there may be. */
export function withCard(chosen: readonly string[], card: string, most: number): string[] {
  const others = chosen.filter((one) => !sameCard(one, card));
  return others.length < most ? [...others, card] : [...chosen];
}
