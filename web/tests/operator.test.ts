import { beforeEach, describe, expect, it, vi } from "vitest";
import { Operator } from "../src/lib/operator.svelte";

describe("what the operator says", () => {
  const fetched = vi.fn<(path: string) => Promise<Response>>();
  const says = (announcement: string, closed = false): void => {
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ announcement, closed }))));
  };
  beforeEach(() => {
    sessionStorage.clear();
    fetched.mockReset();
    vi.stubGlobal("fetch", fetched);
  });

  it("is shown until it is put away, also after the page is loaded again", async () => {
    says("We restart at ten.");
    const operator = new Operator();
    await operator.look();
    expect(fetched.mock.calls[0]![0]).toBe("/api/notices");
    expect(operator.shown).toBe("We restart at ten.");
    operator.putAway();
    await operator.look();
    expect(operator.shown).toBe("");
    const again = new Operator();
    await again.look();
    expect(again.shown).toBe("");
  });

  it("is shown when it says something new", async () => {
    const operator = new Operator();
    says("We restart at ten.");
    await operator.look();
    operator.putAway();
    says("We restart at eleven.");
    await operator.look();
    expect(operator.shown).toBe("We restart at eleven.");
  });

  it("goes on holding while the server does not answer", async () => {
    const operator = new Operator();
    says("Hello", true);
    await operator.look();
    fetched.mockRejectedValue(new Error("gone"));
    await operator.look();
    expect([operator.shown, operator.closed]).toEqual(["Hello", true]);
    says("");
    await operator.look();
    expect([operator.shown, operator.closed]).toEqual(["", false]);
  });

  it("is asked for again and again, until it is enough", () => {
    vi.useFakeTimers();
    says("");
    const end = new Operator().follow();
    vi.advanceTimersByTime(60_000);
    expect(fetched.mock.calls.length).toBe(4);
    end();
    vi.advanceTimersByTime(60_000);
    expect(fetched.mock.calls.length).toBe(4);
    vi.useRealTimers();
  });
});
