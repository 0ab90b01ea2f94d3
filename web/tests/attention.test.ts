import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { badge, call, reasonOf, titled } from "../src/lib/attention";
import { speak } from "../src/lib/language.svelte";
import { settings } from "../src/lib/settings.svelte";
import * as sound from "../src/lib/sound";
import { decision, game, seat, table } from "./kit";

beforeAll(() => speak("en"));

const two = [seat(0), seat(1)];

describe("a reason to look", () => {
  it("is a question to this seat", () => {
    const asked = game([], { decision: decision("buy", []) });
    expect(reasonOf(table(1, { seats: two }), asked)).toBe("your move");
    expect(reasonOf(table(1, { seats: two }), game([]))).toBe("");
  });

  it("is none while a bot plays for the seat, and none for those who watch", () => {
    const asked = game([], { decision: decision("buy", []) });
    expect(reasonOf(table(1, { seats: [seat(0, { stand_in: true }), seat(1)] }), asked)).toBe("");
    expect(reasonOf(table(1, { seats: two, you: -1 }), asked)).toBe("");
  });

  it("is the wish of another for a rematch, until it is answered", () => {
    const wish = [seat(0), seat(1, { rematch: true })];
    expect(reasonOf(table(1, { phase: "over", seats: wish }), null)).toBe("Bob would like another game");
    expect(reasonOf(table(1, { phase: "over", seats: [seat(0, { rematch: true }), wish[1]!] }), null)).toBe("");
    expect(reasonOf(table(1, { phase: "over", seats: two }), null)).toBe("");
  });

  it("is that all others are ready", () => {
    const waiting = [seat(0, { ready: false }), seat(1)];
    expect(reasonOf(table(0, { phase: "lobby", seats: waiting }), null)).toBe("everybody waits for you");
    expect(reasonOf(table(0, { phase: "lobby", seats: [waiting[0]!, seat(1, { ready: false })] }), null)).toBe("");
    expect(reasonOf(table(0, { phase: "lobby", seats: two }), null)).toBe("");
  });

  it("is one's turn to name a card", () => {
    const picking = { seat: 0, picks: [], sets: [] };
    expect(reasonOf(table(0, { phase: "picking", seats: two, picking }), null)).toBe("your move");
    expect(reasonOf(table(0, { phase: "picking", seats: two, picking: { ...picking, seat: 1 } }), null)).toBe("");
  });
});

describe("the title", () => {
  it("begins with the reason: a tab shows little of it", () => {
    expect(titled("Table", "your move")).toBe("● your move · Dominium");
    expect(titled("Table", "")).toBe("Table · Dominium");
  });
});

describe("the icon of the tab", () => {
  it("wears a dot and loses it again", async () => {
    document.head.innerHTML = '<link rel="icon" href="http://localhost/icon.svg">';
    vi.stubGlobal("fetch", vi.fn(async () => new Response("<svg></svg>")));
    const link = document.querySelector("link")!;
    await badge(true);
    expect(decodeURIComponent(link.href)).toContain("<circle");
    await badge(false);
    expect(link.href).toBe("http://localhost/icon.svg");
  });
});

describe("a dot that comes too late", () => {
  it("stays away", async () => {
    document.head.innerHTML = '<link rel="icon" href="http://localhost/icon.svg">';
    vi.resetModules();
    const { badge: anew } = await import("../src/lib/attention");
    let arrive: (icon: Response) => void = () => {};
    vi.stubGlobal("fetch", vi.fn(() => new Promise<Response>((done) => (arrive = done))));
    const late = anew(true);
    await new Promise((done) => setTimeout(done, 5));
    await anew(false);
    arrive(new Response("<svg></svg>"));
    await late;
    expect(document.querySelector("link")!.href).toBe("http://localhost/icon.svg");
  });
});

describe("calling", () => {
  const shown = vi.fn();
  class Message {
    static permission = "granted";
    constructor(...all: unknown[]) {
      shown(...all);
    }
  }
  let hidden = true;
  beforeEach(() => {
    shown.mockClear();
    vi.stubGlobal("Notification", Message);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    vi.spyOn(sound, "chime").mockImplementation(() => {});
    Object.assign(settings, { notify: true });
    Message.permission = "granted";
    hidden = true;
  });
  afterEach(() => Object.assign(settings, { notify: false }));

  it("shows a message of the system where that is wished and allowed", async () => {
    call("your move", "abc");
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
    expect(shown.mock.calls[0]![0]).toBe("your move");
    expect(shown.mock.calls[0]![1]).toMatchObject({ tag: "abc", data: { path: "/t/abc" } });
  });

  it.each([
    ["while one looks", () => (hidden = false)],
    ["unless it is wished", () => (settings.notify = false)],
    ["unless it is allowed", () => (Message.permission = "denied")],
  ])("does not show one %s", async (_, unless) => {
    unless();
    call("your move", "abc");
    await new Promise((done) => setTimeout(done, 5));
    expect(shown).not.toHaveBeenCalled();
  });
});
