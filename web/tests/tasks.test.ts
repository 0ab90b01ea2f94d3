import { beforeAll, describe, expect, it } from "vitest";
import { speak, t } from "../src/lib/language.svelte";
import { CHALLENGES, goalOf, isDone, LESSONS, nextTask, noteDone, progress, rivalsOf, taskOf, tipFor, type Done } from "../src/lib/tasks";
import { settings } from "../src/lib/settings.svelte";
import { line } from "./kit";

beforeAll(() => speak("en"));

const lesson = (id: string) => LESSONS.find((one) => one.id === id)!;
const challenge = (id: string) => CHALLENGES.find((one) => one.id === id)!;
const done = (more: Partial<Done> = {}): Done => ({ lines: [], seat: 0, turns: 1, won: false, over: false, revised: false, stoodIn: false, ...more });

describe("the lessons", () => {
  it("are five, one after the other", () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(["turn", "chains", "trashing", "attacks", "points"]);
    expect(nextTask(lesson("turn"))?.id).toBe("chains");
    expect(nextTask(lesson("points"))).toBeUndefined();
  });

  it("have a name, a goal and a last word in both languages", async () => {
    for (const code of ["pl", "en"] as const) {
      await speak(code);
      for (const { id } of LESSONS) for (const key of [`lesson-${id}`, `lesson-${id}-goal`, `lesson-${id}-done`]) expect(t(key)).not.toBe(key);
    }
  });

  it("say something where they have something to say", () => {
    expect(tipFor(lesson("chains"), "play")).toContain("Village");
    expect(tipFor(lesson("chains"), "discard")).toBe("");
    expect(tipFor(lesson("chains"), undefined)).toBe("");
  });

  it("are known by their table", () => {
    expect(taskOf({ choice: { how: "lesson", id: "chains" } })?.id).toBe("chains");
    expect(taskOf({ choice: { how: "recommended", id: "chains" } })).toBeUndefined();
    expect(taskOf(null)).toBeUndefined();
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

describe("the campaign", () => {
  it("goes from the easiest to the throne", () => {
    expect(CHALLENGES.length).toBeGreaterThanOrEqual(8);
    expect(nextTask(CHALLENGES[0]!)).toBe(CHALLENGES[1]);
    expect(CHALLENGES.at(-1)!.id).toBe("throne");
    expect(nextTask(challenge("throne"))).toBeUndefined();
  });

  it("has words for every challenge and rival in both languages", async () => {
    for (const code of ["pl", "en"] as const) {
      await speak(code);
      for (const task of CHALLENGES) {
        for (const key of ["", "-goal", "-done"].map((end) => `challenge-${task.id}${end}`)) expect(t(key)).not.toBe(key);
        for (const { name } of task.rivals) expect(goalOf(task)).toContain(name[code]);
        for (const { id } of task.rivals) for (const key of [`rival-${id}`, `rival-${id}-manner`]) expect(t(key)).not.toBe(key);
      }
    }
  });

  it("calls rivals by their names in each language, together where there are two", async () => {
    expect(rivalsOf(challenge("company"))).toBe("Florian and Finn");
    await speak("pl");
    expect(rivalsOf(challenge("company"))).toBe("Florian i Bartosz");
    expect(rivalsOf(challenge("purse"))).toBe("Bonifacy");
    await speak("en");
  });

  it("is known by its table, and not mistaken for a lesson or a kingdom", () => {
    expect(taskOf({ choice: { how: "challenge", id: "purse", language: "en" } })).toBe(challenge("purse"));
    expect(taskOf({ choice: { how: "lesson", id: "purse" } })).toBeUndefined();
  });

  it("is done by winning alone, without taking back what was seen", () => {
    expect(progress(challenge("purse"), done()).state).toBe("going");
    expect(progress(challenge("purse"), done({ over: true })).state).toBe("missed");
    expect(progress(challenge("purse"), done({ over: true, revised: true })).state).toBe("missed");
    expect(progress(challenge("purse"), done({ over: true, won: true })).state).toBe("done");
    expect(progress(challenge("purse"), done({ over: true, won: true, revised: true })).state).toBe("revised");
    expect(progress(lesson("points"), done({ over: true, won: true, revised: true })).state).toBe("done");
  });

  it("is not done by a bot that played for somebody", () => {
    expect(progress(challenge("purse"), done({ stoodIn: true })).state).toBe("going");
    expect(progress(challenge("purse"), done({ over: true, stoodIn: true })).state).toBe("missed");
    expect(progress(challenge("purse"), done({ over: true, won: true, stoodIn: true })).state).toBe("stood-in");
    expect(progress(challenge("purse"), done({ over: true, won: true, stoodIn: true, revised: true })).state).toBe("stood-in");
    expect(progress(lesson("points"), done({ over: true, won: true, stoodIn: true })).state).toBe("done");
  });

  it("remembers the fewest turns", () => {
    expect(isDone(challenge("purse"))).toBe(false);
    noteDone(challenge("purse"), 19);
    noteDone(challenge("purse"), 17);
    noteDone(challenge("purse"), 22);
    expect(isDone(challenge("purse"))).toBe(true);
    expect(settings.challenges).toEqual({ purse: 17 });
    expect(isDone(challenge("curses"))).toBe(false);
  });
});
