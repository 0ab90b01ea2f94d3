import { expect, it } from "vitest";
import { info } from "../src/lib/cards";
import { Choice } from "../src/lib/choice.svelte";
import { unusedOf } from "../src/lib/ending";
import { card, decision } from "./kit";

const hand = (...ids: string[]) => ids.map(info);
const buying = (...offers: [string, number][]) => new Choice(decision("buy", offers.map(([id, cost]) => card(id, { zone: "supply", cost }))));

it("misses Treasures that were not played", () => {
  const choice = new Choice(decision("play", [card("village")]));
  expect(unusedOf(choice, 0, hand("copper", "gold", "estate", "village"))).toEqual({ treasures: 2, coins: 0 });
  expect(unusedOf(choice, 0, hand("estate", "village"))).toBeNull();
});

it("misses a purchase that can be paid for", () => {
  expect(unusedOf(buying(["silver", 3], ["copper", 0]), 4, [])).toEqual({ treasures: 0, coins: 4 });
  expect(unusedOf(buying(["moat", 2], ["copper", 0]), 2, [])).toEqual({ treasures: 0, coins: 2 });
});

it("does not miss what many would rather not have", () => {
  expect(unusedOf(buying(["copper", 0], ["curse", 0]), 1, [])).toBeNull();
  expect(unusedOf(buying(["estate", 2], ["copper", 0]), 2, [])).toBeNull();
});
