import { describe, expect, it } from "vitest";
import { partsOf } from "../src/lib/pages";

describe("addresses", () => {
  it.each([
    ["/", {}],
    ["/new", {}],
    ["/cards", {}],
    ["/cards/", {}],
    ["/cards/moat", { card: "moat" }],
    ["/cards/mine%401e", { card: "mine@1e" }],
    ["/t/abcd2345", { table: "abcd2345" }],
    ["/table/abcd2345", { table: "abcd2345" }],
    ["/replay", {}],
    ["/replay/abcd2345/2", { table: "abcd2345", game: "2" }],
  ])("%s is a page", (path, parts) => {
    expect(partsOf(path)).toEqual(parts);
  });

  it.each(["/nowhere", "/cards/nonsense", "/cards/moat/more", "/t", "/t/a/b", "/replay/abcd2345", "/newgame"])("%s is none", (path) => {
    expect(partsOf(path)).toBeNull();
  });
});
