import { beforeAll, describe, expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { primaryOf } from "../src/lib/labels";
import { speak } from "../src/lib/language.svelte";
import { card, decision, word } from "./kit";

beforeAll(() => speak("en"));

function button(choice: Choice, ...taken: number[]): string {
  for (const index of taken) choice.add(index);
  const primary = primaryOf(choice);
  return primary ? `${primary.label}${primary.enabled ? "" : " (not yet)"}` : "none";
}

describe("the main choices of a turn", () => {
  it("goes on from the Action phase, and does not press to leave Actions in the hand", () => {
    const some = new Choice(decision("play", [card("village")]));
    expect(button(some)).toBe("On to buying");
    expect(primaryOf(some)?.skips).toBe(true);
    expect(primaryOf(new Choice(decision("play", [])))?.skips).toBe(false);
  });

  it("plays all Treasures and says what they are worth", () => {
    expect(button(new Choice(decision("treasure", [card("copper", { copies: 3 }), card("gold")], { maximum: 4 })))).toBe("Play 4 Treasures for 6");
    expect(button(new Choice(decision("treasure", [])))).toBe("On to buying");
  });

  it("buys what is chosen for what it costs now, or ends the turn", () => {
    const buy = decision("buy", [card("market", { zone: "supply", cost: 4 })]);
    expect(button(new Choice(buy))).toBe("End turn");
    expect(button(new Choice(buy), 0)).toBe("Buy Market for 4");
  });
});

describe("cards to choose", () => {
  const discard = (minimum: number, maximum: number): Choice =>
    new Choice(decision("discard", [card("copper", { copies: 3 }), card("estate"), card("curse")], { minimum, maximum }));

  it("says how many are needed before any is chosen", () => {
    expect(button(discard(2, 2))).toBe("Discard 2 cards (not yet)");
  });

  it("may be left alone where none is needed", () => {
    expect(button(discard(0, 3))).toBe("Keep them");
    expect(primaryOf(discard(0, 3))?.skips).toBe(true);
  });

  it("names the chosen ones, and waits until there are enough", () => {
    expect(button(discard(2, 2), 0)).toBe("Discard Copper (not yet)");
    expect(button(discard(2, 2), 0, 0)).toBe("Discard Copper ×2");
    expect(button(discard(2, 2), 0, 1)).toBe("Discard Copper, Estate");
  });

  it("counts where names would be too long", () => {
    expect(button(discard(0, 5), 0, 1, 2)).toBe("Discard 3 cards");
    expect(button(discard(0, 5), 0, 0, 0, 1)).toBe("Discard 4 cards");
  });
});

describe("words to choose", () => {
  it("are buttons themselves where one is chosen", () => {
    expect(button(new Choice(decision("choose", [word("yes"), word("no")], { minimum: 1 })))).toBe("none");
    expect(button(new Choice(decision("choose", [word("yes")])))).toBe("Skip");
  });

  it("are confirmed where several are", () => {
    const two = decision("choose", [word("actions"), word("buys"), word("coins")], { minimum: 2, maximum: 2 });
    expect(button(new Choice(two), 0)).toBe("Choose this (not yet)");
    expect(button(new Choice(two), 0, 1)).toBe("Choose this");
  });

  it("are confirmed where they are places in the deck", () => {
    expect(button(new Choice(decision("place", [word("0"), word("1")], { minimum: 1 })), 1)).toBe("Choose this");
  });
});
