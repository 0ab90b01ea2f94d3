import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "virtual:words/en";
import polish from "virtual:words/pl";
import englishRulings from "virtual:rulings/en";
import polishRulings from "virtual:rulings/pl";
import { entries, needed, rulings, selected, together, words } from "../plugins/words";
import { catalogue, type Catalogue } from "../src/lib/catalogue";
import { isOlder } from "../src/lib/versions";

const FILE = `### A file

## Cards

moat = Moat
    .text =
        +2 Cards

        And a line after an empty one.

# about the next one
moat-1e = Moat
rulings-moat = { -rulings-shared }
-rulings-shared = A note that two cards share.
ask-moat-discard =
    { $count ->
        [one] Discard a card
       *[other] Discard { $count } cards
}
set-basic = Basic cards
several-cards = { $card } ×{ $count }
`;
const tiny: Catalogue = {
  sets: [],
  types: [],
  cards: ["moat", "moat@1e"].map((id) => ({ id, cost: 2, types: [], sets: ["base"], basic: false, coins: 0 })),
  kingdoms: [],
  first: "",
  friendly: [],
  pages: [],
  lessons: [],
  challenges: [],
};

describe("reading Fluent files", () => {
  it("finds each message with its whole text, and no comments", () => {
    const found = entries(FILE);
    expect([...found.keys()]).toEqual(["moat", "moat-1e", "rulings-moat", "-rulings-shared", "ask-moat-discard", "set-basic", "several-cards"]);
    expect(found.get("moat")).toBe("moat = Moat\n    .text =\n        +2 Cards\n\n        And a line after an empty one.");
    expect(found.get("ask-moat-discard")).toMatch(/^ask-moat-discard =\n {4}\{ \$count ->\n[^]*\n\}$/);
    expect([...found.values()].join("\n")).not.toContain("#");
  });

  it("refuses an id that exists twice: one of both would be lost", () => {
    expect(() => entries("key = Key\nkey = Klucz\n")).toThrow('"key"');
    expect(() => together({ "cards.ftl": "key = Key\n", "own.ftl": "key = Press { $key }\n" })).toThrow(/cards\.ftl and own\.ftl both.*"key"/);
  });

  it("takes what a message refers to along with it", () => {
    expect([...entries(selected(entries(FILE), ["rulings-moat"])).keys()]).toEqual(["rulings-moat", "-rulings-shared"]);
  });
});

describe("dividing the words", () => {
  const game = entries(FILE);

  it("takes names and texts of all versions, and the page's own words", () => {
    const found = entries(words(game, { own: "close = Close\n" }, tiny));
    expect(new Set(found.keys())).toEqual(new Set(["moat", "moat-1e", "set-basic", "several-cards", "close"]));
  });

  it("leaves the rulings for later", () => {
    expect([...entries(rulings(game)).keys()]).toEqual(["rulings-moat", "-rulings-shared"]);
  });

  it("does not ask in which file a message is", () => {
    const lines = (text: string): string[] => text.split(/\n(?=\S)/).sort();
    const parts = together({ "names.ftl": selected(game, ["moat", "moat-1e"]), "rest.ftl": selected(game, [...game.keys()].slice(2)) });
    expect(lines(words(parts, {}, tiny))).toEqual(lines(words(game, {}, tiny)));
    expect(rulings(parts)).toBe(rulings(game));
  });

  it("says what nothing says", () => {
    const more = { ...tiny, types: ["night"] };
    expect(() => words(game, {}, more)).toThrow('"type-night = ..."');
  });
});

describe.each([["English", english, englishRulings], ["Polish", polish, polishRulings]])("%s", (_, text, notes) => {
  it("is read by Fluent without errors", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    expect(bundle.addResource(new FluentResource(notes))).toEqual([]);
    for (const id of [...entries(text).keys(), ...entries(notes).keys()]) expect(id.startsWith("-") || bundle.hasMessage(id), id).toBe(true);
  });

  it("says all that the page says of the game, and rulings apart", () => {
    const said = new Set(entries(text).keys());
    for (const id of needed(catalogue)) expect(said.has(id), id).toBe(true);
    expect([...said].filter((id) => id.startsWith("rulings-") || id.startsWith("ask-"))).toEqual([]);
    for (const card of catalogue.cards) if (!isOlder(card.id)) expect(entries(notes).has(`rulings-${card.id}`), card.id).toBe(true);
  });

  it("has every word that the page asks for", () => {
    const said = entries(text);
    const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
    expect(Object.keys(sources).length).toBeGreaterThan(40);
    for (const [file, source] of Object.entries(sources)) {
      for (const [, id] of source.matchAll(/\bt\("([\w-]+)"/g)) expect(said.has(id!), `${file} asks for ${id}`).toBe(true);
      for (const [, prefix] of source.matchAll(/\bt\(`([\w-]+-)\$\{/g)) {
        expect([...said.keys()].some((id) => id.startsWith(prefix!)), `${file} asks for ${prefix}...`).toBe(true);
      }
    }
  });
});

it("says the same in both languages, with the same to fill in", () => {
  const [one, other] = [entries(english), entries(polish)];
  expect(new Set(other.keys())).toEqual(new Set(one.keys()));
  const gaps = (text: string): Set<string> => new Set([...text.matchAll(/\$\w+/g)].map((found) => found[0]));
  for (const [id, text] of one) {
    // Polish names the first card where English lists them.
    if (id !== "do-react") expect(gaps(other.get(id)!), id).toEqual(gaps(text));
  }
  expect(new Set(entries(polishRulings).keys())).toEqual(new Set(entries(englishRulings).keys()));
});
