import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalysisState } from "../src/generated/messages";
import { Refusal } from "../src/lib/api";
import { Pursuit } from "../src/lib/pursuit.svelte";

const told = (state: AnalysisState["state"], more: Partial<AnalysisState> = {}): AnalysisState => ({ state, ahead: 0, part: 0, problem: null, analysis: null, ...more });

/** A server that says these things, one after the other, and the last one for ever. */
function server(looks: (AnalysisState | Error)[], begins = told("running")) {
  const ways = {
    look: vi.fn(async () => {
      const next = looks.length > 1 ? looks.shift()! : looks[0]!;
      if (next instanceof Error) throw next;
      return next;
    }),
    begin: vi.fn(async () => begins),
    stop: vi.fn(async () => told("none")),
  };
  return { ways, pursuit: new Pursuit(ways) };
}

describe("something the server finds out", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is there at once if it was found out before", async () => {
    const { pursuit, ways } = server([told("done")]);
    await pursuit.look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([pursuit.state?.state, pursuit.going, ways.look.mock.calls.length]).toEqual(["done", false, 1]);
  });

  it("is asked for only by somebody who wants it, and then looked for until it is there", async () => {
    const { pursuit, ways } = server([told("none"), told("waiting", { ahead: 2 }), told("running", { part: 0.5 }), told("done")]);
    await pursuit.look();
    expect(ways.begin).not.toHaveBeenCalled();
    await pursuit.begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect([pursuit.state?.state, pursuit.state?.ahead]).toEqual(["waiting", 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(pursuit.state?.part).toBe(0.5);
    await vi.advanceTimersByTimeAsync(5000);
    expect([pursuit.state?.state, ways.look.mock.calls.length]).toEqual(["done", 4]);
  });

  it("is asked for again if the server was started anew, but not for ever", async () => {
    const { pursuit, ways } = server([told("none")]);
    await pursuit.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ways.begin).toHaveBeenCalledTimes(4);
    expect([pursuit.state?.state, pursuit.going]).toEqual(["none", false]);
  });

  it("is not asked for again by whoever stopped it", async () => {
    const { pursuit, ways } = server([told("none")]);
    await pursuit.begin();
    await pursuit.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ways.begin.mock.calls.length, ways.look.mock.calls.length, pursuit.state?.state]).toEqual([1, 0, "none"]);
  });

  it("is looked for again when the line was cut", async () => {
    const { pursuit } = server([new Refusal(null, "offline"), told("done")]);
    await pursuit.begin();
    await vi.advanceTimersByTimeAsync(2000);
    expect([pursuit.state?.state, pursuit.problem]).toEqual(["done", ""]);
  });

  it("says what went wrong, and can be asked for again", async () => {
    const problem = { en: "It broke.", pl: "It broke." };
    const { pursuit, ways } = server([told("failed", { problem }), told("done")]);
    await pursuit.begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect([pursuit.problem, pursuit.going]).toEqual(["It broke.", false]);
    await pursuit.begin();
    expect(pursuit.problem).toBe("");
    await vi.advanceTimersByTimeAsync(1000);
    expect([pursuit.state?.state, ways.begin.mock.calls.length]).toEqual(["done", 2]);
  });

  it("is refused in words", async () => {
    const { pursuit, ways } = server([told("none")]);
    ways.begin.mockRejectedValue(new Refusal({ en: "Too busy.", pl: "Too busy." }, "study-busy"));
    await pursuit.begin();
    expect([pursuit.problem, pursuit.busy, pursuit.going]).toEqual(["Too busy.", false, false]);
  });

  it("is left alone by whoever went away", async () => {
    const { pursuit, ways } = server([told("running")]);
    await pursuit.begin();
    pursuit.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ways.look).not.toHaveBeenCalled();
  });
});
