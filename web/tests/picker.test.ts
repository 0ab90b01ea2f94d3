import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadAll, speak } from "../src/lib/language.svelte";
import { asText, Kingdom, kingdomOf, linkTo, sameKingdom, shelves, toggledFavourite, type Search } from "../src/lib/picker";
import { KINGDOMS, SETS } from "../src/lib/sets";

beforeAll(loadAll);
beforeEach(() => speak("en"));

const TEN = ["cellar", "chapel", "festival", "laboratory", "market", "merchant", "moat", "smithy", "village", "workshop"];
const SOURCE = { sets: ["base-2e"], split: [] as [], projects: -1 };
const everything: Search = { text: "", sets: SETS.map((set) => set.id), type: "", cost: "" };
const found = (wish: Partial<Search>): string[] => shelves({ ...everything, ...wish }).flatMap((shelf) => shelf.cards.map((card) => card.id));

describe("a kingdom in the making", () => {
  it("takes ten cards and no more, and Projects beside them", () => {
    const full = new Kingdom(TEN);
    expect(full.complete).toBe(true);
    expect(full.toggled("witch")).toBe(full);
    expect(full.toggled("fair").projects).toEqual(["fair"]);
    expect(full.toggled("fair").complete).toBe(true);
    expect(new Kingdom(TEN.slice(1)).complete).toBe(false);
  });

  it("takes four Projects at most", () => {
    const four = new Kingdom(["fair", "canal", "silos", "academy"]);
    expect(four.toggled("barracks")).toBe(four);
  });

  it("loses a card that is chosen again", () => {
    expect(new Kingdom(TEN).toggled("moat").cards).not.toContain("moat");
  });

  it("has one version of a card only", () => {
    const older = new Kingdom(["mine", "moat"]).toggled("mine@1e");
    expect(older.cards).toEqual(["moat", "mine@1e"]);
    expect(new Kingdom(TEN).toggled("village").toggled("mine").toggled("mine@1e").kingdomCards.length).toBe(10);
  });

  it("keeps what is locked when the rest is drawn", () => {
    const locked = new Kingdom(TEN).withLock("moat").withLock("village");
    expect(locked.drawn(SOURCE, ["witch"])).toEqual({ how: "random", sets: ["base-2e"], required: ["moat", "village"], banned: ["witch"], projects: -1 });
    expect(locked.withLock("moat").locked).toEqual(["village"]);
    expect(locked.replaced(["moat", "witch"]).locked).toEqual(["moat"]);
    expect(locked.without("moat").locked).toEqual(["village"]);
    expect(locked.emptied.cards).toEqual(["moat", "village"]);
  });

  it("draws five and five, with the same locks", () => {
    const split = new Kingdom(TEN).withLock("moat").drawn({ ...SOURCE, split: ["base-2e", "renaissance"] }, []);
    expect(split).toEqual({ how: "split", first: "base-2e", second: "renaissance", required: ["moat"], banned: [], projects: 0 });
  });

  it("may have a card locked that chance leaves out", () => {
    expect(new Kingdom(["witch"], ["witch"]).drawn(SOURCE, ["witch", "moat"])).toMatchObject({ required: ["witch"], banned: ["moat"] });
  });

  it("is recognised when it is a recommended one", () => {
    const known = KINGDOMS.find((one) => one.projects.length > 0)!;
    const made = new Kingdom(kingdomOf(known).toReversed());
    expect(made.choice).toEqual({ how: "recommended", id: known.id });
    expect(new Kingdom([...TEN, "fair"]).choice).toEqual({ how: "cards", cards: TEN, projects: ["fair"] });
  });

  it("reads as players write it: by cost, Projects last", () => {
    expect(asText(new Kingdom(["smithy", "moat", "fair", "cellar"]))).toBe("Cellar, Moat, Smithy, Fair");
    expect(linkTo(["moat", "fair", "mine@1e"])).toBe("/new?kingdom=moat,mine@1e&projects=fair");
    expect(linkTo(["moat"])).toBe("/new?kingdom=moat");
  });
});

describe("the cards to choose from", () => {
  it("stand by cost, cheap ones first", () => {
    const costs = shelves(everything).map((shelf) => shelf.cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    for (const shelf of shelves(everything)) expect(shelf.cards.every((card) => card.cost === shelf.cost)).toBe(true);
  });

  it("are found by name in either language, and by what they say", () => {
    expect(found({ text: "fosa" })).toEqual(["moat"]);
    expect(found({ text: "moat" })).toContain("moat");
    expect(found({ text: "+2 Actions", sets: ["base-2e"] })).toEqual(expect.arrayContaining(["village", "festival"]));
    expect(found({ text: "+2 Actions", sets: ["base-2e"] })).not.toContain("smithy");
  });

  it("are those of a set, a type, a cost", () => {
    expect(found({ sets: ["renaissance"], type: "project" })).toContain("fair");
    expect(found({ sets: ["base-2e"] })).not.toContain("fair");
    expect(found({ type: "attack", cost: "4", sets: ["base-2e"] })).toEqual(expect.arrayContaining(["militia", "bureaucrat"]));
  });

  it("show one version of each card, that of a first edition where only it is wanted", () => {
    expect(found({ sets: ["base-1e"] })).toContain("mine@1e");
    expect(found({})).toContain("mine");
    expect(found({})).not.toContain("mine@1e");
  });
});

describe("favourites", () => {
  it("are kept with a name, the newest first, and given up by the same kingdom in any order", () => {
    const one = toggledFavourite([], new Kingdom([...TEN, "fair"]), " Fair play ");
    expect(one).toEqual([{ name: "Fair play", cards: TEN, projects: ["fair"] }]);
    const both = toggledFavourite(one, new Kingdom(TEN), "Plain");
    expect(both.map((each) => each.name)).toEqual(["Plain", "Fair play"]);
    expect(toggledFavourite(both, new Kingdom(["fair", ...TEN.toReversed()]), "")).toEqual([both[0]]);
  });

  it("are told apart by their Projects", () => {
    expect(sameKingdom(TEN, [...TEN, "fair"])).toBe(false);
    expect(sameKingdom(TEN, TEN.toReversed())).toBe(true);
  });
});
