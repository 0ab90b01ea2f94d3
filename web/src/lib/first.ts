/** What the first game needs: it is loaded before everything else. */
import type { Catalogue } from "./catalogue";

/** The cards a newcomer sees first: the basic ones, and the kingdom that newcomers are offered. */
export function firstCards({ cards, kingdoms, first }: Catalogue): string[] {
  const kingdom = kingdoms.find((one) => one.id === first);
  return [...cards.filter((card) => card.basic).map((card) => card.id), ...(kingdom?.cards ?? []), ...(kingdom?.projects ?? [])];
}
