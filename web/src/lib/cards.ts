/** What is printed on the cards, and in which order cards are listed. */
import { catalogue, type CardInfo } from "./catalogue";

export const CARDS: readonly CardInfo[] = catalogue.cards;
export const TYPES: readonly string[] = catalogue.types;

const byId = new Map(CARDS.map((card) => [card.id, card]));

export function isCard(id: string): boolean {
  return byId.has(id);
}

export function info(id: string): CardInfo {
  return byId.get(id) ?? { id, cost: 0, types: ["action"], sets: [], basic: false, coins: 0 };
}

/** The basic cards as they lie in the Supply: the dear ones first. */
export const BASIC: readonly string[] = CARDS.filter((card) => card.basic)
  .sort((a, b) => b.cost - a.cost)
  .map((card) => card.id);

/** Cards that can be in a kingdom, in all their versions; Projects apart. */
export const KINGDOM_CARDS = CARDS.filter(
  (card) => !card.basic && !card.types.includes("project") && !card.types.includes("artifact"),
);
export const PROJECTS = CARDS.filter((card) => card.types.includes("project"));

type Rank = (types: readonly string[]) => number;

function ordered(rank: Rank): (a: string, b: string) => number {
  return (a, b) => rank(info(a).types) - rank(info(b).types) || info(b).cost - info(a).cost || a.localeCompare(b);
}

/** For lists of owned cards: those one plays, Treasures, those that only count; dear cards first. */
export const byKind = ordered((types) => {
  if (types.includes("victory") || types.includes("curse")) return 3;
  return types.includes("treasure") ? 2 : 1;
});

const byPlay = ordered((types) => {
  if (types.includes("action")) return 0;
  return types.includes("treasure") ? 1 : 2;
});

/** A hand as it lies: Actions, Treasures, the rest; dear cards first. */
export function handOrder(cards: readonly string[]): string[] {
  return [...cards].sort(byPlay);
}
