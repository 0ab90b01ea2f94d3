/** What is good to know about each card: the game's Fluent files, fetched when a card is first opened large. */
import { bundleOf, type Code } from "./language.svelte";

const loaders: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/dominium/words/locale/en/rulings.ftl?raw"),
  pl: () => import("../../../src/dominium/words/locale/pl/rulings.ftl?raw"),
};

const bundles = new Map<Code, ReturnType<typeof bundleOf>>();

export async function rulingsOf(card: string, code: Code): Promise<string[]> {
  const bundle = bundles.get(code) ?? bundleOf(code, [(await loaders[code]()).default]);
  bundles.set(code, bundle);
  const message =
    bundle.getMessage(`rulings-${card.replace("@", "-")}`) ?? bundle.getMessage(`rulings-${card.split("@")[0]}`);
  return message?.value ? bundle.formatPattern(message.value, null, []).split("\n") : [];
}
