import { describe, expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { hotkeysOf, meaningOf, pileKeys, placeOf } from "../src/lib/keys";
import { card, decision, pile, word } from "./kit";

const KINGDOM = ["cellar", "moat", "village", "workshop", "militia", "smithy", "remodel", "market", "mine", "festival"];
const BASICS = ["province", "gold", "duchy", "silver", "estate", "copper", "curse"];
const table = { supply: [...BASICS, ...KINGDOM].map((id) => pile(id)), projects: [{ card: "fair", cost: 4, owners: [] }] };
const piles = pileKeys(table);

describe("the keys of the piles", () => {
  it("are one for each pile and Project, and never one that means something else", () => {
    expect(piles.size).toBe(18);
    expect(new Set(piles.values()).size).toBe(18);
    for (const key of ["t", "e", "u", "l", "1"]) expect([...piles.values()]).not.toContain(key);
  });

  it("lie under the fingers as the Kingdom lies on the table", () => {
    expect(KINGDOM.map((id) => piles.get(id)).join("")).toBe("asdfgzxcvb");
  });

  it("stay, whatever can be bought", () => {
    const offered = (...ids: string[]): Map<string, string> => hotkeysOf(new Choice(decision("buy", ids.map((id) => card(id, { zone: "supply" })))), [], piles);
    const rich = offered("copper", "estate", "silver", "moat");
    const poor = offered("copper", "estate");
    expect(rich.get("estate")).toBe(poor.get("estate"));
    expect(rich.get("silver")).toBe(piles.get("silver"));
    expect([...poor.keys()]).toEqual(["copper", "estate"]);
  });

  it("name cards, too", () => {
    const choice = new Choice(decision("name", [card("moat", { zone: "named" }), card("spy", { zone: "named" })], { minimum: 1 }));
    expect([...hotkeysOf(choice, [], piles)]).toEqual([["moat", piles.get("moat")], ["spy", "1"]]);
  });
});

describe("the keys of other options", () => {
  it("are none where nothing is asked", () => {
    expect(hotkeysOf(null, ["copper"], piles).size).toBe(0);
  });

  it("count the hand from left to right as it lies, whatever the order of the options", () => {
    const choice = new Choice(decision("discard", [card("copper", { copies: 2 }), card("estate"), card("witch")], { maximum: 2 }));
    expect([...hotkeysOf(choice, ["estate", "copper", "witch", "copper"], piles)]).toEqual([["witch", "1"], ["copper", "2"], ["estate", "3"]]);
  });

  it("count cards on the stage from left to right, also those that the hand has as well", () => {
    const choice = new Choice(decision("trash", ["gold", "copper", "estate"].map((id) => card(id, { zone: "looking" })), { minimum: 1 }));
    expect([...hotkeysOf(choice, ["estate", "gold"], piles)]).toEqual([["gold", "1"], ["copper", "2"], ["estate", "3"]]);
  });

  it("go on with the words", () => {
    const choice = new Choice(decision("choose", [card("moat"), word("yes"), word("no")]));
    expect([...hotkeysOf(choice, ["moat"], piles)]).toEqual([["moat", "1"], ["yes", "2"], ["no", "3"]]);
  });

  it("leave out tokens in a main choice: they are pressed", () => {
    const choice = new Choice(decision("treasure", [card("copper"), word("coffers", { zone: "token" })], { maximum: 2 }));
    expect([...hotkeysOf(choice, ["copper"], piles).keys()]).toEqual(["copper"]);
  });

  it("end with the ten digits", () => {
    const options = Array.from({ length: 12 }, (_, i) => card(`card_${i}`, { zone: "looking" }));
    expect([...hotkeysOf(new Choice(decision("discard", options, { maximum: 12 })), [], piles).values()].join("")).toBe("1234567890");
  });
});

describe("what a key means", () => {
  const hotkeys = new Map([["silver", "y"], ["copper", "1"]]);
  const press = (key: string, place: Parameters<typeof meaningOf>[1] = { on: "table" }, shift = false) => meaningOf({ key, shift }, place, hotkeys);

  it("chooses the option it stands for, in capitals as well", () => {
    expect(press("y")).toEqual({ does: "option", id: "silver", key: "y" });
    expect(press("Y")).toEqual({ does: "option", id: "silver", key: "y" });
    expect(press("1", { on: "button" })).toEqual({ does: "option", id: "copper", key: "1" });
    expect(press("q")).toBeNull();
  });

  it("has a meaning of its own", () => {
    expect(["t", "e", "u", "l", "!", "?"].map((key) => press(key)?.does)).toEqual(["treasures", "end", "undo", "log", "hint", "help"]);
    expect(press("Escape")).toEqual({ does: "clear" });
    expect(press("ArrowLeft")).toEqual({ does: "move", by: [-1, 0] });
  });

  it("is nothing of ours where one writes", () => {
    for (const key of ["t", "Enter", "1", "ArrowLeft", " "]) expect(press(key, { on: "field" })).toBeNull();
  });

  it("confirms with Enter, also when a card was chosen with the mouse", () => {
    expect(press("Enter")).toEqual({ does: "confirm" });
    expect(press("Enter", { on: "card", card: "copper", choosable: false, byKeys: false })).toEqual({ does: "confirm" });
    expect(press("Enter", { on: "card", card: "copper", choosable: true, byKeys: false })).toEqual({ does: "confirm" });
  });

  it("presses with Enter what the keys went to, and confirms what is chosen there already", () => {
    expect(press("Enter", { on: "button" })).toBeNull();
    expect(press("Enter", { on: "card", card: "copper", choosable: true, byKeys: true })).toBeNull();
    expect(press("Enter", { on: "card", card: "copper", choosable: false, byKeys: true })).toEqual({ does: "confirm" });
  });

  it("presses with Space whatever has the focus, and looks closer with Shift", () => {
    expect(press(" ", { on: "button" })).toBeNull();
    expect(press(" ", { on: "card", card: "copper" })).toBeNull();
    expect(press(" ", { on: "card", card: "copper" }, true)).toEqual({ does: "look", card: "copper" });
  });
});

describe("where a key was pressed", () => {
  const at = (html: string, selector: string, byKeys = false) => {
    document.body.innerHTML = html;
    return placeOf(document.querySelector(selector)!, byKeys);
  };

  it("is a field where one writes, and everything in a dialog", () => {
    expect(at("<input>", "input")).toEqual({ on: "field" });
    expect(at("<select><option>1</option></select>", "option")).toEqual({ on: "field" });
    expect(at("<dialog open><button>ok</button></dialog>", "button")).toEqual({ on: "field" });
  });

  it("is a card, which can be chosen or is chosen already", () => {
    const html = '<button class="glows" data-card="moat"><b>Moat</b></button>';
    expect(at(html, "b", true)).toEqual({ on: "card", card: "moat", choosable: true, byKeys: true });
    expect(at(html.replace("glows", "glows chosen"), "b")).toEqual({ on: "card", card: "moat", choosable: false, byKeys: false });
  });

  it("is a button or a link, or nothing in particular", () => {
    expect(at("<a href='/'><i>x</i></a>", "i")).toEqual({ on: "button" });
    expect(at("<main>x</main>", "main")).toEqual({ on: "table" });
  });
});
