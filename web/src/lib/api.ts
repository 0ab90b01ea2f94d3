/** The server's HTTP side. */
import type {
  AnalysisBegun,
  AnalysisState,
  Catalogue,
  GuideState,
  KingdomTexts,
  MineBody,
  MyTables,
  Notices,
  Problem,
  ReplayInfo,
  TableBody,
  TableLeft,
  TableList,
  TableMade,
  Text,
  Verification,
} from "../generated/messages";

/** What the server refused, in words for people. */
export class Refusal extends Error {
  constructor(
    readonly text: Text | null,
    readonly code: string,
  ) {
    super(text?.en ?? code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(null, "offline");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
    throw new Refusal(problem?.text ?? null, problem?.code ?? String(response.status));
  }
  return (await response.json()) as T;
}

export const api = {
  catalogue: () => call<Catalogue>("GET", "/api/catalogue"),
  makeTable: (body: TableBody) => call<TableMade>("POST", "/api/tables", body),
  publicTables: () => call<TableList>("GET", "/api/tables"),
  notices: () => call<Notices>("GET", "/api/notices"),
  mine: (body: MineBody) => call<MyTables>("POST", "/api/mine", body),
  leave: (table: string, token: string) => call<TableLeft>("POST", `/api/tables/${table}/leave`, { token }),
  drawKingdom: (choice: TableBody["kingdom"]) => call<KingdomTexts>("POST", "/api/kingdoms/draw", choice),
  kingdomText: (text: string, edition: 1 | 2 = 2) =>
    call<KingdomTexts>("POST", "/api/kingdoms/text", { text, edition }),
  replay: (path: string) => call<ReplayInfo>("GET", path),
  replayRecord: (record: string) => call<ReplayInfo>("POST", "/api/replay", { record }),
  /** of a game of a table, by the path of its analysis */
  analysis: (path: string) => call<AnalysisState>("GET", path),
  analyse: (path: string) => call<AnalysisState>("POST", path),
  stopAnalysis: (path: string) => call<AnalysisState>("DELETE", path),
  analyseRecord: (record: string) => call<AnalysisBegun>("POST", "/api/analysis", { record }),
  /** where a kingdom is explained */
  guidePath: (cards: readonly string[], projects: readonly string[]) =>
    `/api/kingdoms/guide?${new URLSearchParams({ cards: cards.join(","), projects: projects.join(",") })}`,
  guide: (path: string) => call<GuideState>("GET", path),
  explain: (path: string) => call<GuideState>("POST", path),
  stopGuide: (path: string) => call<GuideState>("DELETE", path),
  verify: (path: string) => call<Verification>("GET", path),
  verifyRecord: (record: string) => call<Verification>("POST", "/api/verify", { record }),
};

export function socketAddress(table: string): string {
  const base = new URL(`/ws/${table}`, location.href);
  base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
  return base.href;
}
