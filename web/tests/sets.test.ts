import { describe, expect, it } from "vitest";
import { isCard } from "../src/lib/cards";
import { FIRST_KINGDOM, FIRST_SET, inEdition, isFirstEdition, KINGDOMS, nextFriendly, RULEBOOKS, setName, SETS, setsOf } from "../src/lib/sets";

describe("editions", () => {
  it("lists the sets of an edition, and those that exist in one only", () => {
    expect(setsOf(1).map((set) => set.id)).toEqual(expect.arrayContaining(["base-1e", "intrigue-1e", "seaside-1e", "renaissance"]));
    expect(setsOf(2).map((set) => set.id)).toEqual(expect.arrayContaining(["base-2e", "intrigue-2e", "seaside-2e", "renaissance"]));
    expect(setsOf(2).map((set) => set.id)).not.toContain("base-1e");
  });

  it("keeps the chosen sets when the edition changes", () => {
    expect(inEdition("seaside-2e", 1)).toBe("seaside-1e");
    expect(inEdition("seaside-1e", 1)).toBe("seaside-1e");
    expect(inEdition("renaissance", 1)).toBe("renaissance");
    expect(inEdition("unheard-of", 1)).toBe("unheard-of");
  });

  it("tells first editions from the others", () => {
    expect(SETS.filter((set) => isFirstEdition(set.id)).map((set) => set.game)).toEqual(expect.arrayContaining(["base", "intrigue", "seaside"]));
    expect(isFirstEdition("base-2e")).toBe(false);
    expect(isFirstEdition("renaissance")).toBe(false);
    expect(isFirstEdition("")).toBe(false);
  });
});

it("knows what a set is called", () => {
  expect(setName("base-2e")).toBe("set-base-2e");
});

describe("recommended kingdoms", () => {
  it("begin with the first game of the newest base set", () => {
    expect([FIRST_KINGDOM, FIRST_SET]).toEqual(["base2-first-game", "base-2e"]);
  });

  it("are listed by rulebook, first editions last", () => {
    expect(new Set(RULEBOOKS)).toEqual(new Set(KINGDOMS.map((one) => one.rulebook)));
    const first = RULEBOOKS.map(isFirstEdition);
    expect(first).toEqual(first.toSorted((a, b) => Number(a) - Number(b)));
    expect(RULEBOOKS[0]).toBe("base-2e");
  });

  it("are of cards that exist", () => {
    for (const { cards, projects } of KINGDOMS) expect([...cards, ...projects].every(isCard)).toBe(true);
  });
});

describe("the kingdoms that one click deals", () => {
  it("begin with the first one, and are another one each time until all were there", () => {
    const dealt: string[] = [];
    for (let last = ""; !dealt.includes(nextFriendly(last)); last = dealt.at(-1)!) dealt.push(nextFriendly(last));
    expect(dealt[0]).toBe(FIRST_KINGDOM);
    expect(dealt.length).toBeGreaterThan(4);
    expect(nextFriendly(dealt.at(-1)!)).toBe(FIRST_KINGDOM);
    for (const id of dealt) expect(KINGDOMS.map((one) => one.id)).toContain(id);
  });

  it("begin anew after one that is no longer there", () => {
    expect(nextFriendly("no-such-kingdom")).toBe(FIRST_KINGDOM);
  });
});
