/** What the first game needs: it is loaded before everything else. */
import type { Catalogue } from "./catalogue";

/** What takes the place of Attacks in a first game: who is still learning is not bothered. */
const PEACEFUL = ["festival", "laboratory", "gardens"];

/** The cards of a recommended kingdom without its Attacks: for whoever has not finished a game yet. */
export function peacefulCards({ cards, kingdoms, first }: Catalogue, id = first): string[] {
  const attacks = new Set(cards.filter((card) => card.types.includes("attack")).map((card) => card.id));
  const kingdom = kingdoms.find((one) => one.id === id)?.cards ?? [];
  const kept = kingdom.filter((card) => !attacks.has(card));
  return [...kept, ...PEACEFUL.filter((card) => !kept.includes(card))].slice(0, kingdom.length);
}

/** The cards a newcomer sees first: the basic ones, and the kingdom that newcomers are offered, peaceful and as it is. */
export function firstCards(catalogue: Catalogue): string[] {
  const kingdom = catalogue.kingdoms.find((one) => one.id === catalogue.first);
  const basic = catalogue.cards.filter((card) => card.basic).map((card) => card.id);
  return [...new Set([...basic, ...(kingdom?.cards ?? []), ...(kingdom ? peacefulCards(catalogue) : []), ...(kingdom?.projects ?? [])])];
}
