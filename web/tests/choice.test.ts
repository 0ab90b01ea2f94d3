import { describe, expect, it } from "vitest";
import { Choice, type Place } from "../src/lib/choice.svelte";
import type { Option } from "../src/generated/messages";
import { card, decision, word } from "./kit";

describe("where the cards of a decision are chosen", () => {
  const cases: [string, string, Option["zone"][], Place][] = [
    ["Actions are played from the hand", "play", ["hand"], "hand"],
    ["Treasures are played from the hand", "treasure", ["hand"], "hand"],
    ["cards are bought in the Supply", "buy", ["supply"], "supply"],
    ["Projects are bought beside the Supply", "buy", ["supply", "projects"], "supply"],
    ["discards are chosen in the hand", "discard", ["hand", "hand"], "hand"],
    ["gained cards are chosen in the Supply", "gain", ["supply"], "supply"],
    ["cards in play are chosen where they lie", "put_back", ["in_play"], "play"],
    ["cards looked at have no place of their own", "discard", ["looking"], "tray"],
    ["cards from several places lie side by side", "trash", ["hand", "in_play"], "tray"],
    ["a Reaction in the hand is revealed from there", "react", ["hand"], "hand"],
    ["abilities of cards in play wait in the tray", "order", ["in_play"], "tray"],
    ["abilities here and there wait in the tray", "order", ["hand", "in_play"], "tray"],
  ];
  it.each(cases)("%s", (_, kind, zones, place) => {
    const options = zones.map((zone, i) => card(`card_${i}`, { zone }));
    expect(new Choice(decision(kind, options)).zone).toBe(place);
  });

  it("words need no place on the table", () => {
    const choice = new Choice(decision("choose", [word("yes"), word("no")]));
    expect(choice.zone).toBe("tray");
    expect(choice.words.map((one) => one.id)).toEqual(["yes", "no"]);
    expect(choice.cards).toEqual([]);
  });
});

describe("a single choice", () => {
  const fresh = (): Choice =>
    new Choice(decision("trash", [card("copper", { copies: 3 }), card("estate")], { minimum: 1, maximum: 1 }));

  it("moves over to the card taken last", () => {
    const choice = fresh();
    choice.add(0);
    choice.add(1);
    expect(choice.chosenCards()).toEqual(["estate"]);
  });

  it("is given back by the second click, however many copies there are", () => {
    const choice = fresh();
    choice.toggle(0);
    choice.toggle(0);
    expect(choice.taken).toEqual([]);
  });

  it("is not legal before something is chosen", () => {
    const choice = fresh();
    expect(choice.legal).toBe(false);
    choice.toggle(1);
    expect(choice.legal).toBe(true);
  });
});

describe("several cards", () => {
  const fresh = (more = {}): Choice =>
    new Choice(decision("discard", [card("copper", { copies: 3 }), card("estate")], { minimum: 2, maximum: 3, ...more }));

  it("takes a copy more with each click, and gives all back after the last", () => {
    const choice = fresh();
    const counts = [1, 2, 3, 4].map(() => {
      choice.toggle(0);
      return choice.count(0);
    });
    expect(counts).toEqual([1, 2, 3, 0]);
  });

  it("never takes more copies than there are", () => {
    const choice = fresh();
    choice.add(1);
    choice.add(1);
    expect(choice.count(1)).toBe(1);
  });

  it("never takes more cards than may be taken, and gives back a card when full", () => {
    const choice = fresh({ maximum: 2 });
    choice.add(0);
    choice.add(0);
    choice.toggle(1);
    expect(choice.chosenCards()).toEqual(["copper", "copper"]);
    choice.toggle(0);
    expect(choice.taken).toEqual([]);
  });

  it("is legal between the least and the most", () => {
    const choice = fresh();
    expect(choice.legal).toBe(false);
    choice.add(0);
    expect(choice.legal).toBe(false);
    choice.add(1);
    expect([choice.legal, choice.full]).toEqual([true, false]);
    choice.add(0);
    expect([choice.legal, choice.full]).toEqual([true, true]);
  });

  it("removes the copy taken last", () => {
    const choice = fresh({ ordered: true });
    for (const index of [0, 1, 0]) choice.add(index);
    choice.remove(0);
    expect(choice.taken).toEqual([0, 1]);
    choice.remove(5);
    expect(choice.taken).toEqual([0, 1]);
  });

  it("counts the places only where the order matters", () => {
    const ordered = fresh({ ordered: true });
    const any = fresh();
    for (const choice of [ordered, any]) for (const index of [0, 1, 0]) choice.add(index);
    expect(ordered.places(0)).toEqual([1, 3]);
    expect(ordered.places(1)).toEqual([2]);
    expect(any.places(0)).toEqual([]);
  });

  it("ignores what is not on offer", () => {
    const choice = fresh();
    choice.add(7);
    choice.toggle(-1);
    expect(choice.taken).toEqual([]);
    expect(choice.index("gold")).toBe(-1);
  });
});

describe("all Treasures", () => {
  const choice = new Choice(
    decision("treasure", [card("copper", { copies: 3 }), card("gold"), word("coffers", { zone: "token" })], { maximum: 4 }),
  );

  it("are every copy, and no token", () => {
    expect(choice.everything()).toEqual([0, 0, 0, 1]);
  });

  it("are worth what is printed on them", () => {
    expect(choice.worth).toBe(6);
  });
});
