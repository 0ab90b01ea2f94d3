import { describe, expect, it } from "vitest";
import { BASIC, byKind, CARDS, handOrder, info, isCard, KINGDOM_CARDS, PROJECTS, TYPES } from "../src/lib/cards";

describe("what is printed on cards", () => {
  it("is known of every card", () => {
    expect(info("market")).toEqual({ id: "market", cost: 5, types: ["action"], sets: ["base-1e", "base-2e"], basic: false, coins: 0 });
    expect(info("gold").coins).toBe(3);
    expect(isCard("market")).toBe(true);
  });

  it("is taken as an Action's where a card is somebody's own", () => {
    expect(isCard("lighthearted")).toBe(false);
    expect(info("lighthearted")).toMatchObject({ id: "lighthearted", types: ["action"], sets: [] });
  });

  it("has no other types than those listed", () => {
    expect(new Set(CARDS.flatMap((card) => card.types))).toEqual(new Set(TYPES));
  });
});

it("lists the basic cards as they lie beside the kingdom, the dear ones first", () => {
  expect(BASIC).toEqual(["province", "gold", "duchy", "silver", "estate", "copper", "curse"]);
});

it("keeps basic cards, Projects and Artifacts out of kingdoms", () => {
  const ids = KINGDOM_CARDS.map((card) => card.id);
  expect(ids).toContain("mine@1e");
  for (const other of ["copper", "canal", "flag"]) expect(ids).not.toContain(other);
  expect(PROJECTS.map((card) => card.id)).toContain("canal");
  expect(PROJECTS.every((card) => card.types.includes("project"))).toBe(true);
});

describe("a hand", () => {
  it("lies as Actions, Treasures and the rest, each from dear to cheap", () => {
    expect(handOrder(["estate", "copper", "moat", "gold", "province", "witch", "copper", "curse"])).toEqual([
      "witch", "moat", "gold", "copper", "copper", "province", "estate", "curse",
    ]);
  });

  it("keeps an Action that is worth points among the Actions", () => {
    expect(handOrder(["gold", "nobles", "estate"])).toEqual(["nobles", "gold", "estate"]);
  });

  it("is the same whatever the order of the cards was", () => {
    const cards = ["village", "smithy", "copper", "silver", "moat", "cellar"];
    expect(handOrder(cards.toReversed())).toEqual(handOrder(cards));
  });

  it("is a new list: the cards of the view stay as they are", () => {
    const cards = ["copper", "witch"];
    handOrder(cards);
    expect(cards).toEqual(["copper", "witch"]);
  });
});

it("lists owned cards with those that count at the end together, whatever else they are", () => {
  expect(["curse", "nobles", "copper", "estate", "village", "gold"].sort(byKind)).toEqual([
    "village", "gold", "copper", "nobles", "estate", "curse",
  ]);
});
