/** This browser's part in the shuffles: it adds something random to the seed, and checks that it was not left out. */
import type { AgreementInfo, EndMessage, Schema, TableMessage } from "../generated/messages";
import { sha256 } from "./sha256";

type ClientMessage = Schema["client"];

/** What this browser adds to a game, and what it saw of it. */
interface Part {
  table: string;
  game: number;
  seat: number;
  contribution: string;
  revealed: boolean;
  /** the server's seal as it was first shown */
  seal: string;
}

const KEY = "dominium-shuffles";
const MOST = 60;
/** the games this page has committed to since it was loaded */
const committed = new Set<string>();
/** where the browser refuses to remember, the page does as long as it is open */
let unstored: Part[] = [];

export const commitmentOf = (table: string, game: number, seat: number, contribution: string): string =>
  sha256(`dominium contribution\n${table}\n${game}\n${seat}\n${contribution}`);

const bytes = (digits: string): Uint8Array =>
  Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));

export const sealOf = (secret: string): string => sha256(bytes(secret));

/** The seed that follows, as a number. */
export function seedOf({ table, game, secret, contributions }: AgreementInfo): string {
  const lines = ["dominium seed", table, String(game), secret, ...contributions.map((one) => one || "-")];
  return BigInt(`0x${sha256(lines.join("\n"))}`).toString();
}

function parts(): Part[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) && kept.length ? (kept as Part[]) : unstored;
  } catch {
    return unstored;
  }
}

export function partIn(table: string, game: number, seat: number): Part | null {
  return parts().find((part) => part.table === table && part.game === game && part.seat === seat) ?? null;
}

function keep(part: Part): void {
  const others = parts().filter((one) => one.table !== part.table || one.game !== part.game || one.seat !== part.seat);
  unstored = [part, ...others].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // Private windows may refuse.
  }
}

function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The message that commits this browser to what it will add to the next game; null where nothing is added. */
export function commit(table: TableMessage): ClientMessage | null {
  const { shuffles, you } = table;
  if (!shuffles || you < 0 || table.seats[you]?.kind !== "person") return null;
  const { game } = shuffles;
  let part = partIn(table.table, game, you);
  if (!part) keep((part = { table: table.table, game, seat: you, contribution: random(), revealed: false, seal: "" }));
  committed.add(`${table.table}/${game}/${you}`);
  return { type: "commit", game, commitment: commitmentOf(table.table, game, you, part.contribution) };
}

/** Whether this page has still to commit: the last page of a seat that was opened does, once. */
function owes(table: TableMessage): boolean {
  const { shuffles, you } = table;
  if (!shuffles || you < 0 || shuffles.stage !== "committing") return false;
  if (table.phase === "over" && !table.seats[you]?.rematch) return false;
  const part = partIn(table.table, shuffles.game, you);
  const told = shuffles.commitments[you];
  if (told && part && told === commitmentOf(part.table, part.game, part.seat, part.contribution)) return false;
  return !told || !committed.has(`${table.table}/${shuffles.game}/${you}`);
}

/** Reveal what this browser adds: only what it committed to, and only under one seal. */
function reveal(table: TableMessage): ClientMessage | null {
  const { shuffles, you } = table;
  const part = shuffles && you >= 0 ? partIn(table.table, shuffles.game, you) : null;
  if (!part || !shuffles?.seal || (part.seal && part.seal !== shuffles.seal)) return null;
  keep({ ...part, seal: shuffles.seal, revealed: true });
  return { type: "reveal", game: part.game, contribution: part.contribution };
}

/** What to say about the shuffles when the table is shown. */
export function replies(table: TableMessage): ClientMessage[] {
  const { shuffles, you } = table;
  if (!shuffles || you < 0) return [];
  const said: (ClientMessage | null)[] = [];
  if (owes(table)) {
    said.push(commit(table));
    // Nobody else adds anything: there is nothing to wait for.
    if (table.phase === "shuffling" && table.seats.filter((seat) => seat.kind === "person").length === 1) said.push(reveal(table));
  } else if (shuffles.stage === "revealing" && !shuffles.contributions[you]) {
    const part = partIn(table.table, shuffles.game, you);
    const fits = part && shuffles.commitments[you] === commitmentOf(part.table, part.game, part.seat, part.contribution);
    if (fits) said.push(reveal(table));
  }
  return said.filter((message) => message !== null);
}

/** What is wrong with the shuffles of the game in progress, as the id of a message; "" if nothing is. */
export function flawOf(table: TableMessage): "" | "shuffles-left-out" | "shuffles-other-seal" {
  const { shuffles, you } = table;
  const part = shuffles?.stage === "dealt" ? partIn(table.table, shuffles.game, you) : null;
  if (!shuffles || !part?.revealed) return "";
  if (part.seal !== shuffles.seal) return "shuffles-other-seal";
  return shuffles.contributions[you] === part.contribution ? "" : "shuffles-left-out";
}

/** Something that was checked here, as the id of a message. */
export interface Check {
  id: string;
  fits: boolean;
}

/** Everything about the seed of a finished game that a browser can check by itself. */
export function checks(end: EndMessage, seat: number): Check[] {
  const { agreement } = end;
  if (!agreement) return [];
  const { table, game, secret, commitments, contributions } = agreement;
  const part = partIn(table, game, seat);
  const opened = contributions.every((one, i) => !one || commitmentOf(table, game, i, one) === commitments[i]);
  const found = [
    { id: "check-secret", fits: sealOf(secret) === end.seal },
    { id: "check-contributions", fits: opened },
    { id: "check-seed", fits: seedOf(agreement) === end.seed },
  ];
  if (part?.seal) found.unshift({ id: "check-seal", fits: part.seal === end.seal });
  if (part?.revealed) found.push({ id: "check-mine", fits: contributions[seat] === part.contribution });
  return found;
}
