import { describe, expect, it } from "vitest";
import { chronicle } from "../src/lib/chronicle";
import { line } from "./kit";

const NAMES = ["Maria", "Jan"];
const told = (lines: [string, number, string][]) =>
  chronicle(lines.map(([kind, seat, text], i) => line(i, kind, seat, [], { text: { en: text, pl: text } })), NAMES, (text) => text.en);

describe("the log as a told game", () => {
  it("makes a paragraph of a turn and says the name once", () => {
    const [turn, next] = told([
      ["turn", 0, "Turn 1: Maria"],
      ["play", 0, "Maria plays Copper ×3 (+¤3)"],
      ["buy", 0, "Maria buys Silver for ¤3"],
      ["turn", 1, "Turn 1: Jan"],
    ]);
    expect(turn).toMatchObject({ seat: 0, title: "Turn 1: Maria" });
    expect(turn!.deeds.map((deed) => deed.told.text)).toEqual(["Plays Copper ×3 (+¤3)", "Buys Silver for ¤3"]);
    expect(next).toMatchObject({ seat: 1, deeds: [] });
  });

  it("says a name of one letter once, too, though it keeps to the word after it", () => {
    const lines = [line(0, "turn", 0, [], { text: { en: "", pl: "Tura 1: O" } }), line(1, "play", 0, [], { text: { en: "", pl: "O\u00A0zagrywa Milicję" } })];
    expect(chronicle(lines, ["O"], (text) => text.pl)[0]!.deeds[0]!.told.text).toBe("Zagrywa Milicję");
  });

  it("puts what a card caused under it, in one line for each player", () => {
    const [turn] = told([
      ["turn", 0, "Turn 2: Maria"],
      ["play", 0, "Maria plays Militia (+¤2)"],
      ["discard", 1, "Jan discards Estate, Copper"],
      ["buy", 0, "Maria buys Gold for ¤6"],
    ]);
    expect(turn!.deeds.map((deed) => deed.following.map(({ who, parts }) => [who, parts.map((part) => part.text)]))).toEqual([[["Jan", ["discards Estate, Copper"]]], []]);
  });

  it("joins choices, and does not repeat what they gave", () => {
    const [turn] = told([
      ["turn", 0, "Turn 3: Maria"],
      ["play", 0, "Maria plays Pawn"],
      ["choose", 0, "Maria chooses: +1 Card"],
      ["choose", 0, "Maria chooses: +1 Action"],
      ["draw", 0, "Maria draws Copper"],
      ["plus", 0, "Maria: +1 Card"],
      ["plus", 0, "Maria: +1 Action"],
    ]);
    expect(turn!.deeds).toHaveLength(1);
    expect(turn!.deeds[0]!.following.map(({ parts }) => parts.map((part) => part.text))).toEqual([["chooses: +1 Card, +1 Action", "draws Copper"]]);
  });

  it("keeps what happens before anybody has done anything", () => {
    const [turn] = told([
      ["turn", 0, "Turn 4: Maria"],
      ["ability", 0, "Maria: Wharf"],
      ["draw", 0, "Maria draws 2 cards"],
      ["end", -1, "The game is over."],
    ]);
    expect(turn!.deeds.map((deed) => [deed.told.text, deed.following.length])).toEqual([["Wharf", 1], ["The game is over.", 0]]);
  });

  it("tells a resignation as a deed, whoever's turn it is", () => {
    const [turn] = told([
      ["turn", 0, "Turn 4: Maria"],
      ["play", 0, "Maria plays Militia"],
      ["resign", 1, "Jan resigns"],
      ["buy", 0, "Maria buys Gold for ¤6"],
    ]);
    expect(turn!.deeds.map((deed) => deed.told.text)).toEqual(["Plays Militia", "Jan resigns", "Buys Gold for ¤6"]);
  });
});
