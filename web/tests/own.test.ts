import { beforeEach, describe, expect, it, vi } from "vitest";

/** What a server with a card of somebody's own writes into the page. */
const told = {
  cards: [{ id: "hammock", cost: 4, types: ["treasure"], sets: ["own"], basic: false, coins: 1 }],
  sets: [{ id: "own", name: "set-own", game: "own", edition: null }],
  words: {
    en: "set-own = Your own cards\nhammock = Hammock\n    .text = You may reveal.\nrulings-hammock =\n    One.\n    Two.\nvillage = Stolen\n",
    pl: "set-own = Własne karty\nhammock = Hamak\n    .acc = Hamak\n    .text = Możesz odkryć.\n",
  },
  drawings: { hammock: "M1 1h1z" },
};

describe("cards of somebody's own", { timeout: 60_000 }, () => {
  beforeEach(() => {
    vi.resetModules();
    document.body.innerHTML = `<script type="application/json" id="own-cards">${JSON.stringify(told)}</script>`;
  });

  it("are among the cards and the sets", async () => {
    const { info, isCard, KINGDOM_CARDS } = await import("../src/lib/cards");
    const { setName, setsOf } = await import("../src/lib/sets");
    expect(isCard("hammock")).toBe(true);
    expect(info("hammock").cost).toBe(4);
    expect(KINGDOM_CARDS.map((card) => card.id)).toContain("hammock");
    for (const edition of [1, 2]) expect(setsOf(edition).map((set) => set.id)).toContain("own");
    expect(setName("own")).toBe("set-own");
  });

  it("have names, texts and notes, and take none from other cards", async () => {
    const words = await import("../src/lib/language.svelte");
    const { rulingsOf } = await import("../src/lib/rulings");
    await words.speak("en");
    expect([words.nameOf("hammock"), words.textOf("hammock"), words.t("set-own")]).toEqual(["Hammock", "You may reveal.", "Your own cards"]);
    expect(words.nameOf("village")).toBe("Village");
    expect(await rulingsOf("hammock", "en")).toEqual(["One.", "Two."]);
    await words.speak("pl");
    expect(words.nameOf("hammock")).toBe("Hamak");
  });

  it("have drawings, and leave those of others alone", async () => {
    const { drawingOf } = await import("../src/lib/drawings.svelte");
    expect(drawingOf("hammock")).toBe("M1 1h1z");
    drawingOf("village");
    await vi.waitFor(() => expect(drawingOf("village")).toMatch(/^M/i), { timeout: 30_000 });
  });

  it("are not there unless the server says so", async () => {
    document.body.innerHTML = "";
    const { isCard } = await import("../src/lib/cards");
    const { SETS } = await import("../src/lib/sets");
    expect(isCard("hammock")).toBe(false);
    expect(SETS.map((set) => set.id)).not.toContain("own");
  });
});
