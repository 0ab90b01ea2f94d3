import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CARDS, KINGDOM_CARDS } from "../src/lib/cards";
import {
  abbreviated, accusative, allNames, byName, copies, language, listing, loadAll, matching, number, nameOf, said, simplified, softened, speak, t, tally, textOf, tied, typeLine, typeName,
} from "../src/lib/language.svelte";
import { rulingsOf } from "../src/lib/rulings";

beforeAll(loadAll);
beforeEach(() => speak("en"));

describe("speaking", () => {
  it("changes every word at once, and tells the browser", async () => {
    expect(nameOf("village")).toBe("Village");
    await speak("pl");
    expect([language(), document.documentElement.lang, nameOf("village")]).toEqual(["pl", "pl", "Wioska"]);
  });

  it("takes what the server says in the language of the reader", async () => {
    const text = { en: "Too late.", pl: "Za późno." };
    expect([said(text), said(null), said(undefined)]).toEqual(["Too late.", "", ""]);
    await speak("pl");
    expect(said(text)).toBe("Za późno.");
  });

  it("shows the id of a message that does not exist", () => {
    expect(t("no-such-message")).toBe("no-such-message");
  });

  it("counts in Polish as Polish does", async () => {
    await speak("pl");
    const forms = [1, 2, 5, 12, 22].map((count) => t("n-cards", { count }));
    expect(forms).toEqual(["1 kartę", "2 karty", "5 kart", "12 kart", "22 karty"]);
    await speak("en");
    expect([1, 2].map((count) => t("n-cards", { count }))).toEqual(["1 card", "2 cards"]);
  });

  it("explains the keys: the card of that name is another message", () => {
    expect(t("shortcut", { key: "L" })).toBe("Key: L");
    expect(nameOf("key")).toBe("Key");
  });
});

describe("cards", () => {
  it("have a name and a text in both languages, each version its own", async () => {
    for (const code of ["en", "pl"] as const) {
      await speak(code);
      for (const { id } of CARDS) {
        expect(nameOf(id), id).not.toBe(id);
        expect(textOf(id), id).not.toBe("");
      }
      expect(nameOf("mine@1e")).toBe(nameOf("mine"));
      expect(textOf("mine@1e")).not.toBe(textOf("mine"));
    }
  });

  it("of somebody's own are called by their id", () => {
    expect([nameOf("lighthearted"), textOf("lighthearted")]).toEqual(["lighthearted", ""]);
  });

  it("change their form as the object of a sentence where the language does", async () => {
    expect(accusative("village")).toBe("Village");
    await speak("pl");
    expect(accusative("village")).toBe("Wioskę");
    expect(accusative("mine@1e")).toBe(accusative("mine"));
  });

  it("are listed with equal ones together", async () => {
    const cards = ["copper", "village", "copper"];
    expect(tally(cards)).toEqual([["copper", 2], ["village", 1]]);
    expect(listing(cards)).toBe("Copper ×2, Village");
    expect(copies("copper", 1)).toBe("Copper");
    expect(listing([])).toBe("");
    await speak("pl");
    expect(listing(["village"], true)).toBe("Wioskę");
  });

  it("have types with names", () => {
    expect(typeName("action")).toBe("Action");
    expect(typeLine(["action", "reaction"])).toBe("Action – Reaction");
  });

  it("are sorted as the language sorts", async () => {
    await speak("pl");
    const names = KINGDOM_CARDS.map((card) => card.id).sort(byName).map(nameOf);
    expect(names).toEqual(names.toSorted(new Intl.Collator("pl").compare));
  });
});

describe("searching", () => {
  const found = (typed: string): string[] => matching(KINGDOM_CARDS, typed).map((card) => card.id);

  it("forgives capitals, diacritics and punctuation", () => {
    expect(simplified("  Łowca -- Żółć! ")).toBe("lowca zolc");
    expect(simplified("Sea-Hag")).toBe(simplified("sea hag"));
    expect(simplified("?!")).toBe("");
  });

  it("finds a card by its name in either language", () => {
    expect(found("Wioska")[0]).toBe("village");
    expect(found("village")[0]).toBe("village");
    expect(found("kuznia")).toContain("smithy");
  });

  it("puts exact names first, then those that begin so, then those that contain it", () => {
    const ids = found("village");
    expect(ids[0]).toBe("village");
    expect(ids).toContain("fishing_village");
    expect(ids.indexOf("village")).toBeLessThan(ids.indexOf("fishing_village"));
    const begin = found("mi");
    expect(begin.indexOf("militia")).toBeLessThan(begin.indexOf("smithy"));
  });

  it("finds both versions of a card, and none where nothing fits", () => {
    expect(found("moneylender").sort()).toEqual(["moneylender", "moneylender@1e"]);
    expect(found("qqqq")).toEqual([]);
  });

  it("finds every card when nothing is typed, by name", () => {
    const all = matching(KINGDOM_CARDS, " ");
    expect(all).toHaveLength(KINGDOM_CARDS.length);
    expect(all.map((card) => card.id)).toEqual(KINGDOM_CARDS.map((card) => card.id).sort(byName));
  });

  it("knows the id as a name, too", () => {
    expect(allNames("throne_room")).toContain("throne room");
  });
});

describe("rulings", () => {
  it("are notes, one by one, in the language asked for", async () => {
    const notes = await rulingsOf("moat", "en");
    expect(notes.length).toBeGreaterThan(1);
    expect(await rulingsOf("moat", "pl")).toHaveLength(notes.length);
    for (const note of notes) expect(note).not.toMatch(/^\s*$|\{/);
  });

  it("are those of the version, with what all versions share", async () => {
    const [older, newer] = [await rulingsOf("masquerade@1e", "en"), await rulingsOf("masquerade", "en")];
    expect(older).not.toEqual(newer);
    expect(older.some((note) => newer.includes(note))).toBe(true);
  });

  it("are those of the card where the version has none", async () => {
    expect(await rulingsOf("moat@1e", "en")).toEqual(await rulingsOf("moat", "en"));
  });

  it("are none for a card of somebody's own", async () => {
    expect(await rulingsOf("lighthearted", "en")).toEqual([]);
  });
});

describe("where lines end", () => {
  it("keeps one-letter words with what follows them", () => {
    expect(tied("Weź na rękę kartę z wierzchu talii i odrzuć resztę w tej turze")).toBe("Weź na rękę kartę z\u00A0wierzchu talii i\u00A0odrzuć resztę w\u00A0tej turze");
    expect(tied("A i o tym (z ręki)")).toBe("A\u00A0i\u00A0o\u00A0tym (z\u00A0ręki)");
    expect(tied("Zagraj kartę")).toBe("Zagraj kartę");
  });

  it("does so for everything that is said in Polish, and only there", async () => {
    await speak("pl");
    expect(t("coach-others")).toContain("i\u00A0w\u00A0dzienniku");
    expect(said({ en: "a card", pl: "karta z ręki" })).toBe("karta z\u00A0ręki");
    await speak("en");
    expect(said({ en: "I am a card", pl: "" })).toBe("I am a card");
  });

  it("does so in every name, text and ruling of every card", async () => {
    await speak("pl");
    for (const { id } of CARDS) {
      for (const text of [nameOf(id), accusative(id), textOf(id), ...(await rulingsOf(id, "pl"))]) expect(text).not.toMatch(/(?:^|[\s(„])[aiouwz] \S/iu);
    }
  });

  it("breaks long names between syllables only", () => {
    expect(softened("Laboratorium").replaceAll("\u00AD", "-")).toBe("Labo-ra-to-rium");
    expect(softened("Sala reprezentacyjna").replaceAll("\u00AD", "")).toBe("Sala reprezentacyjna");
    expect(softened("Wioska")).toBe("Wioska");
  });

  it("shortens a name to the first letters of its words, or of its only one", () => {
    expect(["Native Village", "Okręt piracki", "Wyspa"].map(abbreviated)).toEqual(["NV", "OP", "Wys."]);
  });

  it("writes numbers as the language does, with a minus sign", async () => {
    await speak("pl");
    expect([number(-3), number(0.5), number(12)]).toEqual(["\u22123", "0,5", "12"]);
    await speak("en");
    expect([number(-3), number(0.5), number(12)]).toEqual(["\u22123", "0.5", "12"]);
  });
});
