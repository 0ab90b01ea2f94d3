import icons from "@iconify-json/game-icons/icons.json";
import { describe, expect, it, vi } from "vitest";
import { inOrder, parted, problems } from "../plugins/drawings";
import { CARDS } from "../src/lib/cards";
import { peacefulCards } from "../src/lib/first";
import { catalogue, type Catalogue } from "../src/lib/catalogue";
import chosen from "../src/lib/drawings.json";
import { drawingOf } from "../src/lib/drawings.svelte";
import { plain } from "../src/lib/versions";

/** milliseconds: a busy machine is no mistake of the page */
const PATIENCE = 20_000;

const card = (id: string, sets: string[], basic = false): Catalogue["cards"][number] => ({ id, cost: 2, types: ["action"], sets, basic, coins: 0 });
const small: Catalogue = {
  sets: [
    { id: "shore", name: "set-shore", game: "shore", edition: null },
    { id: "woods", name: "set-woods", game: "woods", edition: null },
  ],
  types: ["action"],
  cards: [card("oak", ["woods"]), card("wave", ["shore"]), card("copper", [], true), card("gull", ["shore", "woods"]), card("gull@1e", ["shore"])],
  kingdoms: [{ id: "start", rulebook: "shore", cards: ["gull@1e"], projects: [] }],
  first: "start",
  friendly: [],
  pages: [],
  lessons: [],
  challenges: [],
};
const names = new Set(["coin", "bird", "sea", "tree"]);
const whole = { copper: "coin", gull: "bird", wave: "sea", oak: "tree" };

describe("the list of drawings", () => {
  it("is one line for each card, by set and then by name", () => {
    expect(inOrder(small)).toEqual(["copper", "gull", "wave", "oak"]);
    expect(problems(whole, small, names)).toEqual([]);
  });

  it("says which line to add, and where, for a card without a drawing", () => {
    const { wave: _, ...rest } = whole;
    const [problem, ...more] = problems(rest, small, names);
    expect(more).toEqual([]);
    expect(problem).toContain("web/src/lib/drawings.json");
    expect(problem).toContain('after "gull"');
    expect(problem).toContain('\n  "wave": "icon-name",');
  });

  it("says which line to remove where there is no such card", () => {
    expect(problems({ ...whole, unicorn: "sea" }, small, names)).toEqual([expect.stringContaining('Remove the line\n  "unicorn": "sea"')]);
  });

  it("has one drawing for all versions of a card", () => {
    expect(problems({ ...whole, "gull@1e": "sea" }, small, names)[0]).toContain("share the drawing of gull");
  });

  it("says which line to change where there is no such icon", () => {
    expect(problems({ ...whole, oak: "oaks" }, small, names)).toEqual([expect.stringMatching(/no "oaks"[^]*"oak": "oaks"/)]);
  });

  it("says where two cards would look the same", () => {
    expect(problems({ ...whole, oak: "sea" }, small, names)).toEqual([expect.stringMatching(/wave is drawn so already[^]*"oak": "sea"/)]);
  });

  it("is right for the game, and in its order", () => {
    expect(problems(chosen, catalogue, new Set(Object.keys(icons.icons)))).toEqual([]);
    expect(Object.keys(chosen)).toEqual(inOrder(catalogue));
  });
});

describe("what is loaded first", () => {
  it("is what a first game shows: basic cards and its kingdom, in whatever version", () => {
    expect(parted(whole, small)).toEqual({ first: { copper: "coin", gull: "bird" }, more: { wave: "sea", oak: "tree" } });
  });

  it("is everything of that game and nothing else", () => {
    const kingdom = catalogue.kingdoms.find((one) => one.id === "base2-first-game")!;
    const basic = CARDS.filter((one) => one.basic).map((one) => one.id);
    expect(new Set(Object.keys(parted(chosen, catalogue)["first"]!))).toEqual(new Set([...basic, ...kingdom.cards, ...peacefulCards(catalogue)]));
  });
});

describe("a card's picture", () => {
  it("comes when it is asked for, the same for all versions, and for every card", async () => {
    expect(drawingOf("copper")).toBe("");
    await vi.waitFor(() => expect(drawingOf("copper")).not.toBe(""), PATIENCE);
    void drawingOf("mine@1e");
    void drawingOf("witch");
    await vi.waitFor(() => expect(drawingOf("witch")).not.toBe(""), PATIENCE);
    expect(drawingOf("mine@1e")).toBe(drawingOf("mine"));
    const ids = new Set(CARDS.map((one) => plain(one.id)));
    expect(new Set([...ids].map(drawingOf)).size).toBe(ids.size);
    for (const id of ids) expect(drawingOf(id), id).toMatch(/^[Mm][\d\s.,-]/);
  }, 2 * PATIENCE);

  it("is empty for a card of somebody's own", () => {
    expect(drawingOf("lighthearted")).toBe("");
  });
});
