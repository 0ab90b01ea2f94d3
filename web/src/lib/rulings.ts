/** What is good to know about each card: the game's Fluent files, fetched when a card is first opened large. */
import { bundleOf, formatted, type Code } from "./language.svelte";
import { messagesOf } from "./versions";

const loaders: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import("virtual:rulings/en"),
  pl: () => import("virtual:rulings/pl"),
};

const bundles = new Map<Code, ReturnType<typeof bundleOf>>();

export async function rulingsOf(card: string, code: Code): Promise<string[]> {
  const bundle = bundles.get(code) ?? bundleOf(code, (await loaders[code]()).default);
  bundles.set(code, bundle);
  const id = messagesOf(`rulings-${card}`).find((one) => bundle.hasMessage(one));
  const message = id === undefined ? undefined : bundle.getMessage(id);
  return message?.value ? formatted(bundle, message.value).split("\n") : [];
}
