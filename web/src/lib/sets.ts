/** The sets and their editions, and the recommended kingdoms. */
import { catalogue, type KingdomInfo, type SetInfo } from "./catalogue";

export const SETS: readonly SetInfo[] = catalogue.sets;
export const KINGDOMS: readonly KingdomInfo[] = catalogue.kingdoms;

/** The kingdom that newcomers are offered, and the set it is from. */
export const FIRST_KINGDOM = catalogue.first;
export const FIRST_SET = KINGDOMS.find((one) => one.id === FIRST_KINGDOM)!.rulebook;

/** The friendly kingdom that follows one that was dealt before: another one each time. */
export function nextFriendly(dealt: string): string {
  const all = catalogue.friendly;
  return all[(all.indexOf(dealt) + 1) % all.length] ?? FIRST_KINGDOM;
}

const byId = new Map(SETS.map((set) => [set.id, set]));

/** The message with the name of a set. */
export function setName(id: string): string {
  return byId.get(id)?.name ?? id;
}

/** The sets of an edition, and those that exist in one only. */
export function setsOf(edition: number): SetInfo[] {
  return SETS.filter((set) => set.edition === edition || set.edition === null);
}

/** The same set in that edition; the set itself where there is no such edition. */
export function inEdition(id: string, edition: number): string {
  const set = byId.get(id);
  return SETS.find((one) => one.game === set?.game && one.edition === edition)?.id ?? id;
}

export function isFirstEdition(id: string): boolean {
  return byId.get(id)?.edition === 1;
}

/** The rulebooks that recommend kingdoms, those of first editions last. */
export const RULEBOOKS: readonly string[] = [...new Set(KINGDOMS.map((one) => one.rulebook))].sort(
  (one, other) => Number(isFirstEdition(one)) - Number(isFirstEdition(other)),
);
