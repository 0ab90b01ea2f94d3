/** What the coach of the first games would buy: something good, whatever else is there. */

export interface Situation {
  coins: number;
  /** what can be bought now, by id, with its cost */
  offers: ReadonlyMap<string, number>;
  /** how many of each card the learner has; null where nobody counts along */
  owned: Readonly<Record<string, number>> | null;
  provinces: number;
}

/** Actions that a first deck is glad of, the best first; with how many are enough. */
const GOOD: readonly (readonly [string, number])[] = [
  ["laboratory", 3],
  ["market", 3],
  ["festival", 2],
  ["council_room", 1],
  ["smithy", 2],
  ["remodel", 1],
  ["merchant", 2],
  ["village", 2],
  ["workshop", 1],
  ["cellar", 1],
];
const TERMINALS = ["smithy", "council_room", "remodel", "workshop"];
const LATE = 4;

/** The card to buy, "" where it is best to buy nothing. */
export function advice({ coins, offers, owned, provinces }: Situation): string {
  const has = (card: string): number => owned?.[card] ?? 0;
  const can = (card: string): boolean => offers.has(card);
  if (can("province")) return "province";
  if (provinces <= LATE && can("duchy")) return "duchy";
  if (can("gold")) return "gold";
  if (provinces <= 2 && can("estate")) return "estate";
  const terminals = TERMINALS.reduce((sum, card) => sum + has(card), 0);
  const action = GOOD.find(([card, enough]) => {
    if (!can(card) || has(card) >= enough || (offers.get(card) ?? 0) < coins - 1) return false;
    if (card === "village") return terminals >= 2;
    return !TERMINALS.includes(card) || terminals < 2 + has("village") + has("festival");
  });
  // Money first: every other purchase of three or more is a Silver in the beginning.
  if (coins < 5 && can("silver") && has("silver") < 2) return "silver";
  return action?.[0] ?? (can("silver") ? "silver" : "");
}
