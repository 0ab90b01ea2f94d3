import { beforeEach, describe, expect, it } from "vitest";
import type { ShufflesInfo, TableMessage } from "../src/generated/messages";
import { sha256 } from "../src/lib/sha256";
import { checks, commit, commitmentOf, flawOf, partIn, replies, sealOf, seedOf } from "../src/lib/shuffling";
import { end, seat, table } from "./kit";

const SECRET = "5e".repeat(32);
const OTHER = "b2".repeat(32);
let number = 0;

/** The table before a game of its own for every test, two people at it. */
function shown(stage: ShufflesInfo["stage"], more: Partial<TableMessage> = {}, shuffles: Partial<ShufflesInfo> = {}): TableMessage {
  const phase = stage === "committing" ? "lobby" : stage === "revealing" ? "shuffling" : "playing";
  return {
    ...table(0, { table: `table${number}`, phase, seats: [seat(0), seat(1)] }),
    shuffles: { game: 1, stage, seal: stage === "committing" ? null : sealOf(SECRET), commitments: ["", ""], contributions: ["", ""], ...shuffles },
    ...more,
  };
}

const mine = (): string => partIn(`table${number}`, 1, 0)!.contribution;
const promised = (): string => commitmentOf(`table${number}`, 1, 0, mine());

beforeEach(() => {
  localStorage.clear();
  number += 1;
});

describe("SHA-256", () => {
  it("is the one of the standard", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  });

  it("is the browser's own, whatever the length", async () => {
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
      const data = crypto.getRandomValues(new Uint8Array(length));
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
      expect(sha256(data)).toBe([...theirs].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});

describe("what the server computes as well", () => {
  // The same figures are in tests/engine/test_agreement.py.
  it("is the same here", () => {
    expect(commitmentOf("kitten", 2, 1, OTHER)).toBe("1ff4c0c18549e8b370a3e7b46750886965d171634ae0615712652c368e5a3f68");
    expect(sealOf(SECRET)).toBe("9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056");
    expect(seedOf({ table: "kitten", game: 2, secret: SECRET, commitments: ["", ""], contributions: ["", OTHER] })).toBe("72728692824203535480373848522987192724502586901406603444391314063113451462292");
  });
});

describe("this browser's part in the shuffles", () => {
  it("is committed to in the lobby, once, and the same after a reload", () => {
    const first = replies(shown("committing"));
    expect(first).toEqual([{ type: "commit", game: 1, commitment: promised() }]);
    expect(mine()).toMatch(/^[0-9a-f]{64}$/);
    expect(replies(shown("committing", {}, { commitments: [promised(), ""] }))).toEqual([]);
    expect(commit(shown("committing"))).toEqual(first[0]);
  });

  it("gives way to another page of the same seat", () => {
    replies(shown("committing"));
    expect(replies(shown("committing", {}, { commitments: [OTHER, ""] }))).toEqual([]);
    // That page has the seat now: what this one committed to is not revealed.
    expect(replies(shown("revealing", {}, { commitments: [OTHER, ""] }))).toEqual([]);
  });

  it("is nothing for who watches, and nothing where the seed was given", () => {
    expect(replies(shown("committing", { you: -1 }))).toEqual([]);
    expect(replies({ ...shown("committing"), shuffles: null })).toEqual([]);
    expect(commit(shown("committing", { you: -1 }))).toBeNull();
  });

  it("is revealed when everybody has committed", () => {
    replies(shown("committing"));
    const told = shown("revealing", {}, { commitments: [promised(), OTHER] });
    expect(replies(told)).toEqual([{ type: "reveal", game: 1, contribution: mine() }]);
    expect(replies(shown("revealing", {}, { commitments: [promised(), OTHER], contributions: [mine(), ""] }))).toEqual([]);
  });

  it("is not revealed a second time under another seal", () => {
    replies(shown("committing"));
    const commitments = [promised(), ""];
    expect(replies(shown("revealing", {}, { commitments }))).toHaveLength(1);
    expect(replies(shown("revealing", {}, { commitments, seal: sealOf(OTHER) }))).toEqual([]);
    expect(flawOf(shown("dealt", {}, { commitments, contributions: [mine(), ""], seal: sealOf(OTHER) }))).toBe("shuffles-other-seal");
  });

  it("is said at once by somebody alone with bots", () => {
    const alone = { phase: "shuffling" as const, seats: [seat(0), seat(1, { kind: "bot" })] };
    const said = replies(shown("committing", alone, { seal: sealOf(SECRET) }));
    expect(said.map((message) => message.type)).toEqual(["commit", "reveal"]);
    // With another person at the table it waits for that person's commitment.
    number += 1;
    const two = replies(shown("committing", { phase: "shuffling" }, { seal: sealOf(SECRET) }));
    expect(two.map((message) => message.type)).toEqual(["commit"]);
  });

  it("waits for the wish for another game", () => {
    const over = { phase: "over" as const };
    expect(replies(shown("committing", over))).toEqual([]);
    expect(replies(shown("committing", { ...over, seats: [seat(0, { rematch: true }), seat(1)] }))).toHaveLength(1);
  });

  it("is missed where the server leaves it out", () => {
    replies(shown("committing"));
    const commitments = [promised(), ""];
    replies(shown("revealing", {}, { commitments }));
    expect(flawOf(shown("dealt", {}, { commitments, contributions: [mine(), ""] }))).toBe("");
    expect(flawOf(shown("dealt", {}, { commitments, contributions: ["", ""] }))).toBe("shuffles-left-out");
    expect(flawOf(shown("dealt", {}, { commitments, contributions: [OTHER, ""] }))).toBe("shuffles-left-out");
  });
});

describe("the check at the end", () => {
  function over(change: Partial<NonNullable<ReturnType<typeof end>["agreement"]>> = {}, seed = ""): ReturnType<typeof end> {
    replies(shown("committing"));
    replies(shown("revealing", {}, { commitments: [promised(), ""] }));
    const agreement = { table: `table${number}`, game: 1, secret: SECRET, commitments: [promised(), ""], contributions: [mine(), ""], ...change };
    return { ...end(), seal: sealOf(SECRET), seed: seed || seedOf(agreement), agreement };
  }
  const wrong = (message: ReturnType<typeof end>): string[] => checks(message, 0).filter((one) => !one.fits).map((one) => one.id);

  it("finds everything in order", () => {
    expect(checks(over(), 0).map((one) => one.id)).toEqual(["check-seal", "check-secret", "check-contributions", "check-seed", "check-mine"]);
    expect(wrong(over())).toEqual([]);
  });

  it("finds what is not", () => {
    expect(wrong(over({}, "5"))).toEqual(["check-seed"]);
    expect(wrong(over({ secret: OTHER }))).toEqual(["check-secret"]);
    expect(wrong(over({ contributions: ["", ""] }))).toEqual(["check-mine"]);
    expect(wrong(over({ contributions: [OTHER, ""] }))).toEqual(["check-contributions", "check-mine"]);
    expect(wrong({ ...over(), seal: sealOf(OTHER) })).toEqual(["check-seal", "check-secret"]);
  });

  it("asks nothing of who was not there", () => {
    expect(checks(over(), 1).map((one) => one.id)).toEqual(["check-secret", "check-contributions", "check-seed"]);
    expect(checks({ ...over(), agreement: null }, 0)).toEqual([]);
  });
});
