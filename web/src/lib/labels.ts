/** What the primary button does, in words. */
import type { Choice } from "./choice.svelte";
import { accusative, listing, nameOf, t } from "./language.svelte";

export interface Primary {
  label: string;
  enabled: boolean;
  /** it leaves what is offered, and should not look like the thing to do */
  skips?: boolean;
}

function cardsInWords(cards: readonly string[]): string {
  return new Set(cards).size <= 2 && cards.length <= 3 ? listing(cards, true) : t("n-cards", { count: cards.length });
}

function mainOf(choice: Choice): Primary {
  const { decision, taken } = choice;
  if (decision.kind === "play") return { label: t("do-end-actions"), enabled: true, skips: choice.cards.length > 0 };
  if (decision.kind === "treasure") {
    const count = choice.cards.reduce((sum, option) => sum + option.copies, 0);
    return { label: count ? t("do-treasures", { count, coins: choice.worth }) : t("do-to-buying"), enabled: true };
  }
  const option = taken.length ? decision.options[taken[0]!] : undefined;
  return option
    ? { label: t("do-buy", { card: accusative(option.id), cost: option.cost ?? 0 }), enabled: true }
    : { label: t("do-end-turn"), enabled: true, skips: true };
}

export function primaryOf(choice: Choice): Primary | null {
  const { decision, taken } = choice;
  const { kind, minimum } = decision;
  if (decision.main) return mainOf(choice);
  const skip: Primary = { label: t(`skip-${kind}`), enabled: true, skips: true };
  if (choice.words.length && kind !== "place" && !choice.cards.length && choice.single) return minimum === 0 ? skip : null;
  if (kind === "place" || (choice.words.length && !choice.cards.length)) return { label: t("do-choose"), enabled: choice.legal };
  if (!taken.length) {
    return minimum === 0 ? skip : { label: t(`do-${kind}`, { cards: t("n-cards", { count: minimum }), name: "…" }), enabled: false };
  }
  const chosen = choice.chosenCards();
  return {
    label: t(`do-${kind}`, { cards: cardsInWords(chosen), name: nameOf(chosen[0]!) }),
    enabled: choice.legal,
  };
}
