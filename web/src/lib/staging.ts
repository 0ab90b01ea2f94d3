/** What belongs on the stage: the words to choose from, and the cards that a question is about. */
import type { Choice } from "./choice.svelte";
import type { Option, ViewInfo } from "../generated/messages";

export interface Staged {
  words: Option[];
  /** cards looked at or revealed that are no options themselves, by whose they are */
  about: { seat: number; cards: string[] }[];
}

export function staged(choice: Choice, view: ViewInfo): Staged {
  if (choice.decision.main) return { words: [], about: [] };
  const options = new Set(choice.cards.map((option) => option.id));
  const about = view.players.flatMap(({ seat, looking, revealed }) => {
    const cards = [...(looking ?? []), ...revealed].filter((card) => !options.has(card) || choice.zone !== "tray");
    return cards.length ? [{ seat, cards }] : [];
  });
  return { words: choice.words, about };
}

/** Whether there is anything for the stage. */
export function needsStage(choice: Choice | null, view: ViewInfo): boolean {
  if (!choice || choice.decision.main) return false;
  const { words, about } = staged(choice, view);
  return words.length > 0 || about.length > 0 || choice.zone === "tray";
}
