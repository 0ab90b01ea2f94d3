/** The words of the page: out of the game's Fluent files those that it uses, and its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Catalogue } from "../src/lib/catalogue.ts";
import { messagesOf, plain } from "../src/lib/versions.ts";

/** The folder of the game's words, with a folder for each language in it. */
const GAME = "../../src/dominium/words/locale";

/** Messages that are about no card, set, type or kingdom, and are the same in the page as in the terminal. */
const SHARED = ["set-basic", "several-cards"];

/** The messages and terms (`-name`) of Fluent files, each with its whole text. Comments are left out. */
export type Entries = Map<string, string>;

export function entries(text: string): Entries {
  const found: Entries = new Map();
  let id = "";
  /** empty lines, which count if the entry goes on after them */
  let empty = "";
  for (const line of text.split(/\r?\n/)) {
    const begins = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (begins) {
      id = begins[1]!;
      if (found.has(id)) throw new Error(`there are two messages "${id}"`);
      found.set(id, line);
    } else if (!line.trim()) {
      empty += "\n";
      continue;
    } else if (/^[ }]/.test(line) && id) found.set(id, `${found.get(id)!}${empty}\n${line}`);
    else id = "";
    empty = "";
  }
  return found;
}

/** All entries of several files. No two may have the same id, for one of them would silently be lost. */
export function together(files: Record<string, string>): Entries {
  const all: Entries = new Map();
  const from = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    for (const [id, entry] of entries(text)) {
      if (all.has(id)) throw new Error(`${from.get(id)} and ${file} both have a message "${id}"`);
      all.set(id, entry);
      from.set(id, file);
    }
  }
  return all;
}

/** These entries, and those they refer to, as one file. */
export function selected(all: Entries, wanted: Iterable<string>): string {
  const found = new Set<string>();
  const take = (id: string): void => {
    const entry = all.get(id);
    if (entry === undefined || found.has(id)) return;
    found.add(id);
    for (const [, other] of entry.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) take(other!);
  };
  for (const id of wanted) take(id);
  return [...found].map((id) => `${all.get(id)!}\n`).join("");
}

/** The ids of what the page says of the game: without these words it cannot be built. */
export function needed({ cards, sets, types, kingdoms }: Catalogue): string[] {
  return [
    ...cards.map((card) => plain(card.id)),
    ...sets.map((set) => set.name),
    ...types.map((type) => `type-${type}`),
    ...kingdoms.map((kingdom) => kingdom.id),
    ...SHARED,
  ];
}

/** What the page says from the start: names and texts of the game, and its own words. */
export function words(game: Entries, own: Record<string, string>, catalogue: Catalogue): string {
  const needs = needed(catalogue);
  const missing = [...new Set(needs.filter((id) => !game.has(id)))];
  if (missing.length) throw new Error(`nothing says ${missing.map((id) => `"${id} = ..."`).join(", ")}`);
  const spoken = selected(game, [...needs, ...catalogue.cards.flatMap((card) => messagesOf(card.id))]);
  const all = together({ "the game's words": spoken, ...own });
  return selected(all, all.keys());
}

/** What is good to know about each card, which is fetched later. */
export function rulings(game: Entries): string {
  return selected(game, [...game.keys()].filter((id) => id.startsWith("rulings-")));
}

/** `virtual:words/<language>` and `virtual:rulings/<language>`: the texts of Fluent files. */
export function spoken(): Plugin {
  const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  const pattern = /^\0?virtual:(words|rulings)\/(\w+)$/;
  return {
    name: "words",
    resolveId: (id) => (pattern.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, which, language] = pattern.exec(id) ?? [];
      if (!language) return undefined;
      const folder = at(`${GAME}/${language}`);
      const read = (file: string): string => {
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      };
      const names = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
      try {
        const game = together(Object.fromEntries(names.map((name) => [name, read(join(folder, name))])));
        const own = `src/locale/${language}.ftl`;
        const text =
          which === "words"
            ? words(game, { [`web/${own}`]: read(at(`../${own}`)) }, JSON.parse(read(at("../src/generated/catalogue.json"))) as Catalogue)
            : rulings(game);
        return `export default ${JSON.stringify(text)};`;
      } catch (error) {
        return this.error(`${folder}: ${(error as Error).message}`);
      }
    },
  };
}
