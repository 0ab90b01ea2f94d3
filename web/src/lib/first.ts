/** What the first game needs: it is loaded before everything else. */
import type { Catalogue } from "./catalogue";

/** What takes the place of Attacks in a first game: who is still learning is not bothered. */
const PEACEFUL = ["festival", "laboratory", "gardens"];

/** The kingdom of the guided game: the one that newcomers are offered, without its Attacks. */
export function guidedCards({ cards, kingdoms, first }: Catalogue): string[] {
  const attacks = new Set(cards.filter((card) => card.types.includes("attack")).map((card) => card.id));
  const kingdom = kingdoms.find((one) => one.id === first)?.cards ?? [];
  const kept = kingdom.filter((card) => !attacks.has(card));
  return [...kept, ...PEACEFUL.filter((card) => !kept.includes(card))].slice(0, kingdom.length);
}

/** The cards a newcomer sees first: the basic ones, and the kingdom that newcomers are offered. */
export function firstCards({ cards, kingdoms, first }: Catalogue): string[] {
  const kingdom = kingdoms.find((one) => one.id === first);
  return [...cards.filter((card) => card.basic).map((card) => card.id), ...(kingdom?.cards ?? []), ...(kingdom?.projects ?? [])];
}
