import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { COSTS, gallery, withCard, type Wish } from "../src/lib/gallery";
import { loadAll, nameOf, speak } from "../src/lib/language.svelte";
import { isOlder } from "../src/lib/versions";

beforeAll(loadAll);
beforeEach(() => speak("en"));

const anything: Wish = { text: "", set: "", type: "", cost: "", order: "name" };
const shown = (wish: Partial<Wish>): string[] => gallery({ ...anything, ...wish }).map((card) => card.id);

describe("looking through the cards", () => {
  it("shows each card once, as it is today, by name", () => {
    const ids = shown({});
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.some(isOlder)).toBe(false);
    expect(ids.map(nameOf)).toEqual(ids.map(nameOf).toSorted((a, b) => a.localeCompare(b, "en")));
  });

  it("shows the cards of a set as that set printed them", () => {
    const [first, second] = [shown({ set: "base-1e" }), shown({ set: "base-2e" })];
    // The first base set had 25 Kingdom cards, the second has 26.
    expect([first.length, second.length]).toEqual([25, 26]);
    expect(first).toContain("mine@1e");
    expect(first).not.toContain("mine");
    expect(first).toContain("adventurer");
    expect(second).toContain("mine");
    expect(second).not.toContain("adventurer");
  });

  it("shows the basic cards by themselves", () => {
    expect(shown({ set: "basic", order: "cost" })).toEqual(["copper", "curse", "estate", "silver", "duchy", "gold", "province"]);
  });

  it("combines what is wished", () => {
    expect(shown({ set: "base-2e", type: "attack", cost: "4" })).toEqual(["bureaucrat", "militia"]);
    expect(shown({ set: "base-2e", type: "project" })).toEqual([]);
  });

  it("searches names in both languages", () => {
    expect(shown({ text: "kuznia" })).toContain("smithy");
    expect(shown({ text: "smithy" })).toContain("smithy");
  });

  it("offers every cost there is", () => {
    expect(COSTS).toEqual(COSTS.toSorted((a, b) => a - b));
    for (const cost of COSTS) expect(shown({ cost: String(cost) })).not.toEqual([]);
  });
});

describe("choosing cards", () => {
  it("adds a card at the end, and no more than there may be", () => {
    expect(withCard(["moat"], "village", 2)).toEqual(["moat", "village"]);
    expect(withCard(["moat", "village"], "smithy", 2)).toEqual(["moat", "village"]);
  });

  it("takes one version of a card instead of the other, even when all are chosen", () => {
    expect(withCard(["mine", "village"], "mine@1e", 2)).toEqual(["village", "mine@1e"]);
  });
});
