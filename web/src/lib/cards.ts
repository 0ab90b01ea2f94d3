/** What is printed on the cards, and the recommended kingdoms. */
import data from "./catalogue.json";

export interface CardInfo {
  id: string;
  cost: number;
  types: string[];
  sets: string[];
  basic: boolean;
  coins: number;
}

export interface KingdomInfo {
  id: string;
  rulebook: string;
  cards: string[];
  projects: string[];
}

export const CARDS: readonly CardInfo[] = data.cards;
export const KINGDOMS: readonly KingdomInfo[] = data.kingdoms;
export const BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"] as const;
export const SETS = [
  "base-1e",
  "base-2e",
  "intrigue-1e",
  "intrigue-2e",
  "seaside-1e",
  "seaside-2e",
  "renaissance",
] as const;
export const TYPES = [
  "action",
  "treasure",
  "victory",
  "curse",
  "duration",
  "attack",
  "reaction",
  "project",
  "artifact",
] as const;

const byId = new Map(CARDS.map((card) => [card.id, card]));

export function isCard(id: string): boolean {
  return byId.has(id);
}

export function info(id: string): CardInfo {
  return byId.get(id) ?? { id, cost: 0, types: ["action"], sets: [], basic: false, coins: 0 };
}

export function isType(id: string, type: string): boolean {
  return info(id).types.includes(type);
}

/** Cards that can be in a kingdom, the newest version of each; Projects apart. */
export const KINGDOM_CARDS = CARDS.filter(
  (card) => !card.basic && !card.types.includes("project") && !card.types.includes("artifact"),
);
export const PROJECTS = CARDS.filter((card) => card.types.includes("project"));

/** Basic cards in their order, then by cost and name, for lists of owned cards. */
export function byKind(a: string, b: string): number {
  const rank = (id: string): number => {
    const card = info(id);
    if (card.types.includes("victory") || card.types.includes("curse")) return 3;
    if (card.types.includes("treasure")) return 2;
    return 1;
  };
  return rank(a) - rank(b) || info(b).cost - info(a).cost || a.localeCompare(b);
}

/** A hand as it lies: Actions, Treasures, the rest; dear cards first. */
export function handOrder(cards: readonly string[]): string[] {
  const rank = (id: string): number => {
    const { types } = info(id);
    if (types.includes("action")) return 0;
    return types.includes("treasure") ? 1 : 2;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || info(b).cost - info(a).cost || a.localeCompare(b));
}
