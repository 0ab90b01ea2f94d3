import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ServerMessage } from "../src/lib/connection.svelte";
import type { LogLine } from "../src/generated/messages";
import { forget, hold, tokenFor } from "../src/lib/settings.svelte";
import { card, decision, end, game, line, table } from "./kit";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    if (this.readyState !== Wire.OPEN) throw new Error("not open");
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): this {
    this.readyState = Wire.OPEN;
    this.onopen();
    return this;
  }

  says(message: ServerMessage): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code });
  }
}

const last = (): Wire => Wire.all.at(-1)!;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  forget("abc");
  connection = new Connection("abc");
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const question = decision("discard", [card("copper"), card("estate")], { id: 7 });

describe("saying hello", () => {
  it("goes to the table's own address", () => {
    expect(last().address).toMatch(/^wss?:.*\/ws\/abc$/);
    expect(connection.state).toBe("connecting");
  });

  it("watches without a seat", () => {
    expect(last().open().sent).toEqual([{ type: "hello", token: null }]);
  });

  it("shows the key of the seat this browser holds", () => {
    hold("abc", "secret", 1);
    expect(last().open().sent).toEqual([{ type: "hello", token: "secret" }]);
  });

  it("is connected once the server has answered", () => {
    last().open();
    expect(connection.state).toBe("connecting");
    last().says(table());
    expect(connection.state).toBe("open");
    expect(connection.table?.table).toBe("abc");
  });

  it("keeps the key of a seat that was taken", () => {
    last().open().says({ type: "seat", token: "mine", seat: 2, link: "" });
    expect(tokenFor("abc")).toBe("mine");
  });
});

describe("losing the connection", () => {
  /** How long until the next attempt. */
  function wait(): number {
    const before = Wire.all.length;
    let waited = 0;
    while (Wire.all.length === before && waited < 60_000) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    return waited;
  }

  it("says so and tries again by itself", () => {
    last().open().says(table());
    last().close(1006);
    expect(connection.state).toBe("lost");
    expect(wait()).toBeLessThan(2000);
    expect(connection.state).toBe("lost");
    last().open().says(table());
    expect(connection.state).toBe("open");
  });

  it("waits longer each time, but never much longer", () => {
    last().open().says(table());
    const waits = Array.from({ length: 8 }, () => {
      last().close(1006);
      return wait();
    });
    for (const [i, one] of waits.entries()) expect(one).toBeGreaterThanOrEqual(waits[i - 1] ?? 0);
    expect(waits[0]).toBeLessThan(1000);
    expect(waits.at(-1)).toBe(8000);
  });

  it("is patient anew after it worked", () => {
    for (let i = 0; i < 5; i += 1) {
      last().close(1006);
      wait();
    }
    last().open().says(table());
    last().close(1006);
    expect(wait()).toBeLessThan(1000);
  });

  it("tries at once when asked, and only once", () => {
    last().close(1006);
    connection.retry();
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(2);
  });

  it("gives up on a table that does not exist", () => {
    last().open();
    last().close(4404);
    expect(connection.state).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });

  it("gives up when the server says that the table is gone", () => {
    last().open().says({ type: "error", code: "no-table", detail: "", text: { en: "", pl: "" } });
    last().close(1000);
    expect(connection.state).toBe("gone");
  });

  it("stops for good when the page is left", () => {
    last().open().says(table());
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(last().readyState).toBe(3);
  });

  it("does not break when something is sent while away", () => {
    last().close(1006);
    connection.send({ type: "undo" });
    expect(last().sent).toEqual([]);
  });

  it("lets a question be answered again whose answer may not have arrived", () => {
    last().open().says(table()).says(game([], { decision: question }));
    last().close(1006);
    connection.answer([0]);
    expect(connection.sent).toBe(7);
    wait();
    last().open().says(table()).says(game([], { decision: question }));
    expect(connection.sent).toBeNull();
    connection.answer([1]);
    expect(last().sent.at(-1)).toEqual({ type: "answer", decision: 7, indices: [1] });
  });

  it("knows each line once after it came back, and what happened meanwhile", () => {
    const fresh: LogLine[][] = [];
    connection.onGame = (_, lines) => fresh.push(lines);
    last().open().says(table()).says(game([line(0, "turn", 0), line(1, "play", 0, ["village"])]));
    last().close(1006);
    wait();
    last()
      .open()
      .says(table())
      .says(game([line(0, "turn", 0), line(1, "play", 0, ["village"]), line(2, "gain", 0, ["gold"])]));
    expect(connection.lines.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(fresh.map((lines) => lines.map((one) => one.number))).toEqual([[], [2]]);
  });

  it("forgets the old game if another one was begun meanwhile", () => {
    last().open().says(table(1)).says(game([line(0, "turn", 0)])).says(end());
    last().close(1006);
    wait();
    last().open().says(table(2));
    expect([connection.game, connection.end, connection.lines]).toEqual([null, null, []]);
  });

  it("keeps the connection alive", () => {
    last().open().says(table());
    vi.advanceTimersByTime(30_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    last().says({ type: "pong" });
    expect(connection.state).toBe("open");
  });
});

describe("the log", () => {
  beforeEach(() => {
    last().open().says(table()).says(game([line(0, "turn", 0), line(1, "play", 0, ["village"]), line(2, "draw", 0, ["gold"])]));
  });
  const numbers = (): number[] => connection.lines.map((one) => one.number);

  it("grows by what is new", () => {
    last().says(game([line(3, "gain", 0, ["silver"])]));
    expect(numbers()).toEqual([0, 1, 2, 3]);
  });

  it("forgets what was taken back", () => {
    last().says(game([], { log: { start: 1, lines: [] } }));
    expect(numbers()).toEqual([0]);
    last().says(game([line(1, "play", 0, ["smithy"])]));
    expect(connection.lines.at(-1)?.cards).toEqual(["smithy"]);
  });

  it("is told before it is shown, so that movement can be seen", () => {
    let shown = -1;
    connection.onGame = () => (shown = connection.lines.length);
    last().says(game([line(3, "gain", 0, ["silver"])]));
    expect(shown).toBe(3);
  });
});

describe("answering", () => {
  beforeEach(() => {
    last().open().says(table()).says(game([], { decision: question }));
  });
  const answers = (): unknown[] => last().sent.filter((one) => one.type === "answer");

  it("sends an answer once, however often it is pressed", () => {
    connection.answer([0, 1]);
    connection.answer([0, 1]);
    expect(answers()).toEqual([{ type: "answer", decision: 7, indices: [0, 1] }]);
  });

  it("can be tried again after the server has refused", () => {
    connection.answer([0]);
    last().says({ type: "error", code: "bad-answer", detail: "", text: { en: "No.", pl: "Nie." } });
    expect(connection.problem?.text.en).toBe("No.");
    connection.answer([1]);
    expect(answers()).toHaveLength(2);
    expect(connection.problem).toBeNull();
  });

  it("is over when the game goes on", () => {
    connection.answer([0]);
    last().says(game([]));
    expect(connection.sent).toBeNull();
    connection.answer([0]);
    expect(answers()).toHaveLength(1);
  });
});

it("passes on what others say, with its time, so that the same phrase twice is heard twice", () => {
  vi.setSystemTime(1000);
  last().open().says({ type: "phrase", phrase: "well-played", seat: 1, text: { en: "Well played!", pl: "Dobrze!" } });
  expect(connection.phrase).toMatchObject({ seat: 1, at: 1000 });
});
