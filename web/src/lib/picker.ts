/** A kingdom in the making: what is in it, what is locked, what may not be in it, and what is asked of the server. */
import type { KingdomInfo as Told, TableBody } from "../generated/messages";
import { info, KINGDOM_CARDS, PROJECTS } from "./cards";
import type { CardInfo, KingdomInfo } from "./catalogue";
import { allNames, byName, nameOf, simplified, textOf } from "./language.svelte";
import { isFirstEdition, KINGDOMS } from "./sets";
import type { Favourite } from "./settings.svelte";
import { isOlder, sameCard } from "./versions";

type Choice = TableBody["kingdom"];

/** How many cards a kingdom has, and how many Projects at most lie beside it. */
export const CARDS_NEEDED = 10;
export const MOST_PROJECTS = 4;

export const isProject = (card: string): boolean => info(card).types.includes("project");

/** Where the cards of a random kingdom come from. */
export interface Source {
  sets: string[];
  /** two sets, five cards of each; empty for all sets together */
  split: [string, string] | [];
  /** how many Projects, -1 as they fall */
  projects: number;
}

export class Kingdom {
  constructor(
    readonly cards: readonly string[] = [],
    readonly locked: readonly string[] = [],
  ) {}

  /** As one reads it: by cost, then by name; Projects last. */
  get sorted(): string[] {
    return [...this.cards].sort(
      (a, b) => Number(isProject(a)) - Number(isProject(b)) || info(a).cost - info(b).cost || byName(a, b),
    );
  }

  get kingdomCards(): string[] {
    return this.cards.filter((card) => !isProject(card));
  }

  get projects(): string[] {
    return this.cards.filter(isProject);
  }

  get complete(): boolean {
    return this.kingdomCards.length === CARDS_NEEDED;
  }

  has(card: string): boolean {
    return this.cards.some((one) => sameCard(one, card));
  }

  isLocked(card: string): boolean {
    return this.locked.includes(card);
  }

  /** Whether there is room for one more card of its kind. */
  takes(card: string): boolean {
    if (this.has(card)) return true;
    return isProject(card) ? this.projects.length < MOST_PROJECTS : this.kingdomCards.length < CARDS_NEEDED;
  }

  /** One card more, in place of another version of it; a card that is there already goes. */
  toggled(card: string): Kingdom {
    if (this.cards.includes(card)) return this.without(card);
    if (!this.takes(card)) return this;
    const others = this.cards.filter((one) => !sameCard(one, card));
    return new Kingdom([...others, card], this.locked.filter((one) => !sameCard(one, card)));
  }

  without(card: string): Kingdom {
    const left = (list: readonly string[]): string[] => list.filter((one) => one !== card);
    return new Kingdom(left(this.cards), left(this.locked));
  }

  /** Only what is locked. */
  get emptied(): Kingdom {
    return new Kingdom(this.locked, this.locked);
  }

  withLock(card: string): Kingdom {
    const locked = this.isLocked(card) ? this.locked.filter((one) => one !== card) : [...this.locked, card];
    return new Kingdom(this.cards, locked);
  }

  /** Other cards; what is locked among them stays so. */
  replaced(cards: readonly string[]): Kingdom {
    return new Kingdom(cards, this.locked.filter((one) => cards.includes(one)));
  }

  /** The recommended kingdom with exactly these cards. */
  get known(): KingdomInfo | undefined {
    return KINGDOMS.find((one) => sameKingdom([...one.cards, ...one.projects], this.cards));
  }

  /** What is played. */
  get choice(): Choice {
    const known = this.known;
    return known ? { how: "recommended", id: known.id } : { how: "cards", cards: this.kingdomCards, projects: this.projects };
  }

  /** The rest drawn anew: all that is not locked. */
  drawn({ sets, split, projects }: Source, banned: readonly string[]): Choice {
    const required = [...this.locked];
    // A ban is for chance: whoever locks a card wants it.
    const out = banned.filter((card) => !required.some((one) => sameCard(one, card)));
    const [first, second] = split;
    return first !== undefined && second !== undefined
      ? { how: "split", first, second, required, banned: out, projects: Math.max(0, projects) }
      : { how: "random", sets, required, banned: out, projects };
  }
}

export function sameKingdom(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

export function kingdomOf(told: Pick<Told, "cards" | "projects">): string[] {
  return [...told.cards, ...told.projects];
}

/** What is looked for among the cards to choose from; empty where it does not matter. */
export interface Search {
  text: string;
  sets: readonly string[];
  type: string;
  cost: string;
}

/** The cards that fit, found by name in any language or by what their text says, those of one cost together. */
export function shelves({ text, sets, type, cost }: Search): { cost: number; cards: CardInfo[] }[] {
  const wanted = simplified(text);
  const fits = (card: CardInfo): boolean =>
    card.sets.some((set) => sets.includes(set)) &&
    (!type || card.types.includes(type)) &&
    (!cost || card.cost === Number(cost)) &&
    (!wanted || [...allNames(card.id), textOf(card.id)].some((words) => simplified(words).includes(wanted)));
  const found = [...KINGDOM_CARDS, ...PROJECTS].filter(fits);
  // A card that has versions is shown as it is printed today, unless only first editions are looked at.
  const first = sets.every(isFirstEdition);
  const newest = found.filter((card) => isOlder(card.id) === first || !found.some((other) => other.id !== card.id && sameCard(other.id, card.id)));
  const costs = [...new Set(newest.map((card) => card.cost))].sort((a, b) => a - b);
  return costs.map((price) => ({
    cost: price,
    cards: newest.filter((card) => card.cost === price).sort((a, b) => byName(a.id, b.id)),
  }));
}

/** Favourites with a kingdom kept, or no longer. */
export function toggledFavourite(favourites: readonly Favourite[], kingdom: Kingdom, name: string): Favourite[] {
  const others = favourites.filter((one) => !sameKingdom(kingdomOf(one), kingdom.cards));
  if (others.length < favourites.length) return others;
  return [{ name: name.trim(), cards: kingdom.kingdomCards, projects: kingdom.projects }, ...others].slice(0, 50);
}

/** The address of the page that offers this kingdom. */
export function linkTo(cards: readonly string[]): string {
  const projects = cards.filter(isProject);
  const beside = projects.length ? `&projects=${projects.join(",")}` : "";
  return `/new?kingdom=${cards.filter((card) => !isProject(card)).join(",")}${beside}`;
}

/** The names between commas, Projects last: as players write kingdoms to one another. */
export function asText(kingdom: Kingdom): string {
  return kingdom.sorted.map(nameOf).join(", ");
}
