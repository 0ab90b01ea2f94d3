/** The lessons: how far one is, and how to begin one. */
import type { LogLine, TableMessage } from "../generated/messages";
import { api } from "./api";
import { catalogue, type Goal, type LessonInfo } from "./catalogue";
import { t } from "./language.svelte";
import { go } from "./router.svelte";
import { forget, hold, remember, settings, tokenFor } from "./settings.svelte";

export const LESSONS: readonly LessonInfo[] = catalogue.lessons;

/** The lesson of a table, if it is one. */
export function lessonOf(table: Pick<TableMessage, "choice"> | null | undefined): LessonInfo | undefined {
  const choice = table?.choice;
  return choice?.how === "lesson" ? LESSONS.find((lesson) => lesson.id === choice.id) : undefined;
}

/** The one after it; undefined after the last. */
export function nextLesson(id: string): LessonInfo | undefined {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1];
}

/** What a learner has done so far. */
export interface Done {
  lines: readonly LogLine[];
  seat: number;
  /** own turns begun */
  turns: number;
  /** whether the game is over and the learner has won it alone */
  won: boolean;
  over: boolean;
}

function timesDone(goal: Goal, { lines, seat, won }: Done): number {
  if (goal.does === "win") return Number(won);
  return lines
    .filter((line) => line.seat === seat && line.kind === goal.does)
    .reduce((sum, line) => sum + line.cards.filter((card) => !goal.card || card === goal.card).length, 0);
}

/** How many goals are reached, of how many; and whether the lesson is done, can still be, or cannot any more. */
export function progress(lesson: LessonInfo, done: Done): { reached: number; of: number; state: "going" | "done" | "missed" } {
  const of = lesson.goals.length;
  const reached = lesson.goals.filter((goal) => timesDone(goal, done) >= goal.times).length;
  const late = done.over || (lesson.turns > 0 && done.turns > lesson.turns);
  return { reached, of, state: reached === of ? "done" : late ? "missed" : "going" };
}

/** What there is to say at a question of some kind; "" where the lesson has nothing to say. */
export function tipFor(lesson: string, kind: string | undefined): string {
  const id = `lesson-${lesson}-${kind ?? "others"}`;
  const text = t(id);
  return text === id ? "" : text;
}

export function noteDone(lesson: string): void {
  if (settings.lessons.includes(lesson)) return;
  settings.lessons = [...settings.lessons, lesson];
  remember();
}

/** Go to a new table with the lesson; one that is left in its middle is not kept. */
export async function beginLesson(lesson: string, leaving?: Pick<TableMessage, "table" | "phase">): Promise<void> {
  const made = await api.makeTable({
    name: settings.name || t("default-name"),
    seats: [{ kind: "person" }, { kind: "bot" }],
    kingdom: { how: "lesson", id: lesson },
    options: { autoplay: false, bot_delay: settings.botDelay },
  });
  hold(made.table, made.token, made.seat);
  const token = leaving && tokenFor(leaving.table);
  go(`/t/${made.table}`);
  if (token && leaving.phase === "playing") {
    forget(leaving.table);
    await api.leave(leaving.table, token).catch(() => {});
  }
}
