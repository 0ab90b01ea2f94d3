/** The keys that choose the options of a decision. */
import { handOrder } from "./cards";
import type { Choice } from "./choice.svelte";

/** All but those with a meaning of their own: T, E, U and L. */
const LETTERS = "asdfghjkqwryiopzxcvbnm";
const DIGITS = "1234567890";

/** Letters for the Supply; digits for what is chosen elsewhere, the hand from left to right, and then for words. */
export function hotkeysOf(choice: Choice | null, hand: readonly string[]): Map<string, string> {
  const keys = new Map<string, string>();
  if (!choice) return keys;
  let used = 0;
  if (choice.zone === "supply") {
    choice.cards.forEach((option, i) => LETTERS[i] && keys.set(option.id, LETTERS[i]));
  } else {
    const order = handOrder(hand);
    const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
    const sorted = choice.cards.map((option) => option.id).sort((a, b) => place(a) - place(b));
    for (const id of sorted) if (used < DIGITS.length) keys.set(id, DIGITS[used++]!);
  }
  if (!choice.decision.main) for (const option of choice.words) if (used < DIGITS.length) keys.set(option.id, DIGITS[used++]!);
  return keys;
}
