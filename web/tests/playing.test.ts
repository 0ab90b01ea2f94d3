import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../src/lib/language.svelte";
import { Playing } from "../src/lib/playing.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { DecisionInfo } from "../src/generated/messages";
import { card, decision, game, pile, player, VIEW, word } from "./kit";
import { Line } from "./line.svelte";

let line: Line;
let playing: Playing;
let id = 0;

const SUPPLY = ["province", "gold", "silver", "copper", "moat"].map((one) => pile(one));

function asked(question: DecisionInfo, hand: string[] = [], more: Partial<typeof VIEW> = {}): void {
  id += 1;
  const view = { ...VIEW, supply: SUPPLY, players: [player(0, { hand })], ...more };
  line.reply(game([], { decision: { ...question, id }, view, undo: { state: "free", reason: "" } }));
  playing.arrived();
}

const key = (id: string): string => playing.piles.get(id) ?? "";
const treasures = (): DecisionInfo => decision("treasure", [card("copper", { copies: 3 })], { maximum: 3 });
const buying = (): DecisionInfo => decision("buy", [card("copper", { zone: "supply" }), card("silver", { zone: "supply", cost: 3 })]);

beforeEach(async () => {
  await speak("en");
  Object.assign(settings, { quick: true, careful: true });
  line = new Line();
  line.game = game([]);
  playing = new Playing(line.connection);
});

describe("buying", () => {
  it("takes one click where that is wished for", () => {
    asked(buying());
    playing.pick("silver");
    expect(line.answers).toEqual([[1]]);
  });

  it("takes a second one where it is not", () => {
    settings.quick = false;
    asked(buying());
    playing.pick("silver");
    expect(line.answers).toEqual([]);
    playing.pick("silver");
    expect(line.answers).toEqual([[1]]);
  });
});

describe("ending the turn", () => {
  it("asks once when coins are left, and says so", () => {
    asked(buying(), [], { coins: 4 });
    playing.end();
    expect(line.answers).toEqual([]);
    expect(playing.leaving).toEqual({ treasures: 0, coins: 4 });
    playing.end();
    expect(line.answers).toEqual([[]]);
  });

  it("goes on playing instead with the primary button, or with anything else one does", () => {
    asked(buying(), [], { coins: 4 });
    playing.end();
    playing.confirm();
    expect([playing.leaving, line.answers]).toEqual([null, []]);
    playing.end();
    playing.pick("silver");
    expect([playing.leaving, line.answers]).toEqual([null, [[1]]]);
  });

  it("asks no more once it was told not to", () => {
    asked(treasures(), ["copper"]);
    playing.end();
    playing.endWithoutAsking();
    expect([settings.careful, line.answers]).toEqual([false, [[]]]);
  });

  it("goes through all that is left of the turn, but not over a question", () => {
    asked(decision("play", []), ["estate"]);
    playing.end();
    asked(treasures());
    asked(buying());
    expect(line.answers).toEqual([[], [], []]);
    asked(decision("react", [card("moat")]));
    expect(line.answers).toHaveLength(3);
  });
});

describe("coming back to a turn that was ended", () => {
  it("does not end it again", () => {
    asked(decision("play", []), ["estate"]);
    playing.end();
    asked(buying());
    expect(line.answers).toEqual([[], []]);
    line.reply(game([], { undo: { state: "free", reason: "others" } }));
    playing.arrived();
    playing.undo();
    asked(buying());
    expect(line.answers).toHaveLength(2);
    playing.end();
    playing.end();
    playing.undo();
    asked(buying());
    expect(line.answers).toHaveLength(3);
  });
});

describe("all Treasures by one key", () => {
  it("plays them from the Action phase as well", () => {
    asked(decision("play", [card("village")]), ["village", "copper"]);
    playing.press({ does: "treasures" });
    asked(treasures());
    expect(line.answers).toEqual([[], [0, 0, 0]]);
  });
});

describe("keys faster than the answers", () => {
  it("are kept, and do what they meant", async () => {
    asked(treasures());
    playing.press({ does: "treasures" });
    expect([...playing.listening]).toContainEqual(["silver", key("silver")]);
    playing.press({ does: "option", id: "silver", key: key("silver") });
    asked(buying());
    await tick();
    expect(line.answers).toEqual([[0, 0, 0], [1]]);
  });

  it("are forgotten when they mean nothing any more", async () => {
    asked(treasures());
    playing.press({ does: "treasures" });
    playing.press({ does: "option", id: "province", key: key("province") });
    playing.press({ does: "end" });
    asked(buying());
    await tick();
    expect(line.answers).toHaveLength(1);
  });

  it("do not mean a pile where they meant a card of the hand", async () => {
    asked(treasures());
    playing.press({ does: "treasures" });
    playing.press({ does: "option", id: "copper", key: "1" });
    asked(buying());
    await tick();
    expect(line.answers).toHaveLength(1);
  });

  it("never confirm what nobody has seen", async () => {
    asked(treasures());
    playing.press({ does: "treasures" });
    playing.press({ does: "confirm" });
    asked(decision("trash", [card("copper")]));
    await tick();
    expect(line.answers).toHaveLength(1);
  });
});

describe("choosing", () => {
  it("takes a word at once where there is one to choose, and collects where there are more", () => {
    asked(decision("choose", [word("yes"), word("no")], { minimum: 1 }));
    playing.press({ does: "option", id: "no", key: "2" });
    asked(decision("choose", [word("cards"), word("coins"), word("buys")], { minimum: 2, maximum: 2 }));
    playing.press({ does: "option", id: "coins", key: "2" });
    playing.press({ does: "option", id: "cards", key: "1" });
    playing.confirm();
    expect(line.answers).toEqual([[1], [1, 0]]);
  });

  it("can be begun anew", () => {
    asked(decision("discard", [card("copper", { copies: 2 })], { maximum: 2 }));
    playing.pick("copper", 0);
    playing.press({ does: "clear" });
    playing.confirm();
    expect(line.answers).toEqual([[]]);
  });
});

it("takes back unless that is refused", () => {
  asked(buying());
  playing.undo();
  line.game = { ...line.game!, undo: { state: "refused", reason: "nothing" } };
  playing.undo();
  expect(line.messages).toEqual([{ type: "undo" }]);
});
