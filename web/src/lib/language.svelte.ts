/** Every word a person reads: the game's Fluent files, shared with the server's terminal, and the client's own. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Text } from "../generated/messages";
import { own } from "./catalogue";
import { messagesOf, plain } from "./versions";

export type Code = "en" | "pl";
export const CODES: readonly Code[] = ["en", "pl"];

type Pattern = NonNullable<Message["value"]>;
type Arguments = Record<string, FluentVariable>;

const loaders: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  pl: () => import("virtual:words/pl"),
};

const bundles = new Map<Code, FluentBundle>();
let bundle = $state.raw<FluentBundle | null>(null);
let code = $state<Code>("en");

export function bundleOf(wanted: Code, text: string): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  if (own.words[wanted]) made.addResource(new FluentResource(own.words[wanted]));
  return made;
}

async function load(wanted: Code): Promise<FluentBundle> {
  const known = bundles.get(wanted);
  if (known) return known;
  const made = bundleOf(wanted, (await loaders[wanted]()).default);
  bundles.set(wanted, made);
  return made;
}

/** Speak that language from now on. */
export async function speak(wanted: Code): Promise<void> {
  bundle = await load(wanted);
  code = wanted;
  document.documentElement.lang = wanted;
}

/** Have both languages at hand, for searching names. */
export async function loadAll(): Promise<void> {
  await Promise.all(CODES.map(load));
}

export function language(): Code {
  return code;
}

function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export function t(id: string, values?: Arguments): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return formatted(bundle, message.value, values);
}

/** What a pattern says in the language of its bundle. */
export function formatted(of: FluentBundle, pattern: Pattern, values?: Arguments): string {
  const text = of.formatPattern(pattern, values ?? null, []);
  return of.locales.includes("pl") ? tied(text) : text;
}

function attribute(of: FluentBundle | null, id: string, name: string): string {
  const pattern = of?.getMessage(id)?.attributes[name];
  return of && pattern ? formatted(of, pattern) : "";
}

const VOWEL = "[aeiouyąęó]";
const CONSONANT = "(?:sz|cz|rz|dz|ch|(?![aeiouyąęó])\\p{L})";
const OPEN = new RegExp(`(${VOWEL})(?=${CONSONANT}${VOWEL})`, "giu");
const CLOSED = new RegExp(`(${VOWEL}${CONSONANT}+)(?=${CONSONANT}${VOWEL})`, "giu");
const LONG = 9;

/** The same words with places where a long one may be broken, should there be no room for it. */
export function softened(text: string): string {
  return text
    .split(" ")
    .map((word) => (word.length < LONG ? word : word.slice(0, 2) + word.slice(2, -2).replace(OPEN, "$1\u00AD").replace(CLOSED, "$1\u00AD") + word.slice(-2)))
    .join(" ");
}

/** A name where there is no room for it: the first letters of its words, or of its only one. */
export function abbreviated(name: string): string {
  const words = name.split(/\s/u);
  return words.length > 1 ? words.map((word) => word.slice(0, 1).toUpperCase()).join("") : `${name.slice(0, 3)}.`;
}

/** One-letter words do not stay behind at the end of a line. */
export function tied(text: string): string {
  return text.replace(/(?<=^|[\s(„])([aiouwzAIOUWZ]) (?=\S)/gu, "$1\u00A0");
}

// Cards

export function nameOf(card: string): string {
  const id = messagesOf(card).find(has);
  return id === undefined ? card : t(id);
}

/** An attribute of a card's own version, or else of the card. */
function wordsOf(card: string, name: string): string {
  for (const id of messagesOf(card)) {
    const found = attribute(bundle, id, name);
    if (found) return found;
  }
  return "";
}

export function accusative(card: string): string {
  return wordsOf(card, "acc") || nameOf(card);
}

export function textOf(card: string): string {
  return wordsOf(card, "text");
}

/** For lists by name, as the language in use sorts. */
export function byName(one: string, other: string): number {
  return nameOf(one).localeCompare(nameOf(other), code);
}

/** All names of a card in all loaded languages. */
export function allNames(card: string): string[] {
  const found: string[] = [card.replaceAll("_", " ")];
  for (const one of bundles.values()) {
    const message = one.getMessage(plain(card));
    if (message?.value) found.push(formatted(one, message.value));
    found.push(...attribute(one, plain(card), "other").split(";").map((name) => name.trim()).filter(Boolean));
  }
  return found;
}

/** A name without capitals, diacritics and punctuation. */
export function simplified(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The cards that fit what was typed: first those of exactly that name, then those that begin so, then by name. */
export function matching<T extends { id: string }>(cards: readonly T[], typed: string): T[] {
  const wanted = simplified(typed);
  const fits = (id: string): number => {
    const ranks = allNames(id).map((one) => {
      const name = simplified(one);
      return name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3;
    });
    return Math.min(...ranks);
  };
  return cards
    .map((card) => ({ card, rank: wanted ? fits(card.id) : 0 }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank || byName(a.card.id, b.card.id))
    .map((one) => one.card);
}

export function typeName(type: string): string {
  return t(`type-${type}`);
}

export function typeLine(types: readonly string[]): string {
  return types.map(typeName).join(" – ");
}

export function copies(card: string, count: number, asObject = false): string {
  const name = asObject ? accusative(card) : nameOf(card);
  return count === 1 ? name : t("several-cards", { card: name, count });
}

export function tally(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function listing(cards: readonly string[], asObject = false): string {
  return tally(cards)
    .map(([card, count]) => copies(card, count, asObject))
    .join(", ");
}

/** Words that come from the server in every language. */
export function said(text: Text | null | undefined): string {
  return text ? (code === "pl" ? tied(text.pl) : text[code]) : "";
}

/** A number in words of its own: decimals as the language writes them, and a minus sign, not a hyphen. */
export function number(value: number): string {
  return new Intl.NumberFormat(code).format(value).replace("-", "\u2212");
}
