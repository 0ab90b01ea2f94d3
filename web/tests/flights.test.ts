import { describe, expect, it } from "vitest";
import { journeys } from "../src/table/flights";
import { line } from "./kit";

describe("cards on their way", () => {
  it("go the usual way unless the line says otherwise", () => {
    expect(journeys([line(0, "gain", 1, ["gold"]), line(1, "gain", 1, ["estate"], { target: "hand" })])).toEqual([
      { card: "gold", seat: 1, origin: "supply", target: "discard" },
      { card: "estate", seat: 1, origin: "supply", target: "hand" },
    ]);
    expect(journeys([line(0, "trash", 0, ["curse"], { origin: "deck" })])).toEqual([{ card: "curse", seat: 0, origin: "deck", target: "trash" }]);
  });

  it("travel one by one, without names where they are hidden, and not too many of those", () => {
    expect(journeys([line(0, "discard", 0, ["copper", "copper"])])).toHaveLength(2);
    expect(journeys([line(0, "draw", 1, [], { amount: 2 })]).map((one) => one.card)).toEqual(["", ""]);
    expect(journeys([line(0, "draw", 1, [], { amount: 30 })]).length).toBeLessThan(10);
  });

  it("stay where nothing moves", () => {
    expect(journeys([line(0, "turn", 0), line(1, "shuffle", 0, [], { amount: 9 }), line(2, "reveal", -1, ["gold"])])).toEqual([]);
  });
});
