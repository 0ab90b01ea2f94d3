/** Lessons and challenges: how far one is, and how to begin one. */
import type { LogLine, TableMessage } from "../generated/messages";
import { api } from "./api";
import { catalogue, type Goal, type RivalInfo } from "./catalogue";
import { language, said, t } from "./language.svelte";
import { go } from "./router.svelte";
import { forget, hold, remember, settings, tokenFor } from "./settings.svelte";

/** Something to do at a table alone. Its words begin with `<kind>-<id>`. */
export interface Task {
  kind: "lesson" | "challenge";
  id: string;
  goals: readonly Goal[];
  /** how many turns there are for it, 0 for any number */
  turns: number;
  /** who is to be beaten; in a lesson any bot sits there */
  rivals: readonly RivalInfo[];
}

const WIN: Goal = { does: "win", card: "", times: 1 };

export const LESSONS: readonly Task[] = catalogue.lessons.map((lesson) => ({ ...lesson, kind: "lesson", rivals: [] }));
export const CHALLENGES: readonly Task[] = catalogue.challenges.map((challenge) => ({ ...challenge, kind: "challenge", goals: [WIN], turns: 0 }));

const listed = (kind: string): readonly Task[] => (kind === "lesson" ? LESSONS : kind === "challenge" ? CHALLENGES : []);

/** The task of a table, if it has one. */
export function taskOf(table: Pick<TableMessage, "choice"> | null | undefined): Task | undefined {
  const choice = table?.choice;
  return choice && "id" in choice ? listed(choice.how).find((task) => task.id === choice.id) : undefined;
}

/** The one after it; undefined after the last. */
export function nextTask({ kind, id }: Task): Task | undefined {
  return listed(kind)[listed(kind).findIndex((task) => task.id === id) + 1];
}

/** The names of its rivals, one after the other. */
export function rivalsOf(task: Task): string {
  return new Intl.ListFormat(language()).format(task.rivals.map((rival) => said(rival.name)));
}

export function goalOf(task: Task): string {
  const goal = t(`${task.kind}-${task.id}-goal`, { who: rivalsOf(task) });
  return task.kind === "challenge" ? `${t("challenge-goal")} ${goal}` : goal;
}

/** What somebody has done so far. */
export interface Done {
  lines: readonly LogLine[];
  seat: number;
  /** own turns begun */
  turns: number;
  /** whether the game is over and won alone */
  won: boolean;
  over: boolean;
  /** moves were taken back after something new was seen */
  revised: boolean;
  /** a bot has played for them, be it for a while */
  stoodIn: boolean;
}

function timesDone(goal: Goal, { lines, seat, won }: Done): number {
  if (goal.does === "win") return Number(won);
  return lines
    .filter((line) => line.seat === seat && line.kind === goal.does)
    .reduce((sum, line) => sum + line.cards.filter((card) => !goal.card || card === goal.card).length, 0);
}

/**
 * How many goals are reached, of how many; and whether the task is done, can still be, or cannot any more.
 * In a lesson one may take back whatever one likes; a challenge won that way is `revised` and does not count, nor does
 * one that a bot has played in.
 */
export function progress(task: Task, done: Done): { reached: number; of: number; state: "going" | "done" | "missed" | "revised" | "stood-in" } {
  const of = task.goals.length;
  const reached = task.goals.filter((goal) => timesDone(goal, done) >= goal.times).length;
  const late = done.over || (task.turns > 0 && done.turns > task.turns);
  const whole = task.kind === "lesson" ? "done" : done.stoodIn ? "stood-in" : done.revised ? "revised" : "done";
  return { reached, of, state: reached === of ? whole : late ? "missed" : "going" };
}

/** What there is to say at a question of some kind; "" where the task has nothing to say. */
export function tipFor(task: Task, kind: string | undefined): string {
  const id = `${task.kind}-${task.id}-${kind ?? "others"}`;
  const text = t(id);
  return text === id ? "" : text;
}

export function isDone({ kind, id }: Task): boolean {
  return kind === "lesson" ? settings.lessons.includes(id) : id in settings.challenges;
}

/** Remember it, a challenge with the fewest turns it was ever won in. */
export function noteDone(task: Task, turns: number): void {
  if (isDone(task) && (task.kind === "lesson" || settings.challenges[task.id]! <= turns)) return;
  if (task.kind === "lesson") settings.lessons = [...settings.lessons, task.id];
  else settings.challenges = { ...settings.challenges, [task.id]: turns };
  remember();
}

/** Go to a new table with the task; one that is left in its middle is not kept. */
export async function begin({ kind, id, rivals }: Task, leaving?: Pick<TableMessage, "table" | "phase">): Promise<void> {
  const lesson = kind === "lesson";
  const bots = Array.from({ length: rivals.length || 1 }, () => ({ kind: "bot" as const }));
  const made = await api.makeTable({
    name: settings.name || t("default-name"),
    seats: [{ kind: "person" }, ...bots],
    kingdom: lesson ? { how: "lesson", id } : { how: "challenge", id, language: language() },
    options: { autoplay: !lesson && settings.autoplay, bot_delay: settings.botDelay },
  });
  hold(made.table, made.token, made.seat);
  const token = leaving && tokenFor(leaving.table);
  go(`/t/${made.table}`);
  if (token && leaving.phase === "playing") {
    forget(leaving.table);
    await api.leave(leaving.table, token).catch(() => {});
  }
}
