/** What a turn would leave unused if it ended now. */
import { info } from "./cards";
import type { CardInfo } from "./catalogue";
import type { Choice } from "./choice.svelte";

export interface Unused {
  /** Treasures in the hand */
  treasures: number;
  coins: number;
}

/** Cards that many would rather not have, however cheap. */
const CHEAP = 2;

function worthBuying(types: readonly string[], cost: number): boolean {
  return cost > CHEAP || (cost > 0 && !types.every((type) => type === "victory" || type === "curse"));
}

/** What ending the turn at this main choice leaves unused; null if nothing that matters. */
export function unusedOf(choice: Choice, coins: number, hand: readonly CardInfo[]): Unused | null {
  const { kind } = choice.decision;
  if (kind === "buy") {
    const some = choice.cards.some((option) => worthBuying(info(option.id).types, option.cost ?? 0));
    return some ? { treasures: 0, coins } : null;
  }
  const treasures = hand.filter((card) => card.types.includes("treasure")).length;
  return treasures ? { treasures, coins } : null;
}
