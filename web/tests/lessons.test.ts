import { beforeAll, describe, expect, it } from "vitest";
import { speak, t } from "../src/lib/language.svelte";
import { LESSONS, lessonOf, nextLesson, progress, tipFor, type Done } from "../src/lib/lessons";
import { line } from "./kit";

beforeAll(() => speak("en"));

const lesson = (id: string) => LESSONS.find((one) => one.id === id)!;
const done = (more: Partial<Done> = {}): Done => ({ lines: [], seat: 0, turns: 1, won: false, over: false, ...more });

describe("the lessons", () => {
  it("are five, one after the other", () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(["turn", "chains", "trashing", "attacks", "points"]);
    expect(nextLesson("turn")?.id).toBe("chains");
    expect(nextLesson("points")).toBeUndefined();
  });

  it("have a name, a goal and a last word in both languages", async () => {
    for (const code of ["pl", "en"] as const) {
      await speak(code);
      for (const { id } of LESSONS) for (const key of [`lesson-${id}`, `lesson-${id}-goal`, `lesson-${id}-done`]) expect(t(key)).not.toBe(key);
    }
  });

  it("say something where they have something to say", () => {
    expect(tipFor("chains", "play")).toContain("Village");
    expect(tipFor("chains", "discard")).toBe("");
    expect(tipFor("chains", undefined)).toBe("");
  });

  it("are known by their table", () => {
    expect(lessonOf({ choice: { how: "lesson", id: "chains" } })?.id).toBe("chains");
    expect(lessonOf({ choice: { how: "recommended", id: "chains" } })).toBeUndefined();
    expect(lessonOf(null)).toBeUndefined();
  });
});

describe("how far one is", () => {
  it("counts one's own deeds only, each goal for itself", () => {
    const lines = [line(0, "gain", 0, ["silver"]), line(1, "gain", 1, ["gold"])];
    expect(progress(lesson("turn"), done({ lines }))).toEqual({ reached: 1, of: 2, state: "going" });
    expect(progress(lesson("turn"), done({ lines: [...lines, line(2, "gain", 0, ["gold"])] })).state).toBe("done");
  });

  it("counts every card of several at once", () => {
    const lines = [line(0, "trash", 0, ["estate", "estate", "copper", "copper"]), line(1, "gain", 0, ["gold"])];
    expect(progress(lesson("trashing"), done({ lines })).reached).toBe(1);
    expect(progress(lesson("trashing"), done({ lines: [...lines, line(2, "trash", 0, ["copper", "estate"])] })).state).toBe("done");
  });

  it("ends with the turns there are for it; taking back makes it possible again", () => {
    expect(progress(lesson("chains"), done({ turns: 2 })).state).toBe("missed");
    expect(progress(lesson("chains"), done({ turns: 1 })).state).toBe("going");
    expect(progress(lesson("chains"), done({ turns: 2, lines: [line(0, "gain", 0, ["province"])] })).state).toBe("done");
  });

  it("is decided by the end of the game where the goal is to win", () => {
    expect(progress(lesson("points"), done()).state).toBe("going");
    expect(progress(lesson("points"), done({ over: true, won: true })).state).toBe("done");
    expect(progress(lesson("points"), done({ over: true })).state).toBe("missed");
  });
});
