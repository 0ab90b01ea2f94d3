/** How the server is asked for the analysis of a game. */
import type { AnalysisState } from "../generated/messages";
import { api } from "./api";
import type { Ways } from "./pursuit.svelte";

/** Of a game of a table, from the address of its replay: `/replay/table/1`. */
export function ofGame(replay: string): Ways<AnalysisState> {
  const [table, game] = replay.split("/").slice(-2);
  const path = `/api/tables/${table}/games/${game}/analysis`;
  return { look: () => api.analysis(path), begin: () => api.analyse(path), stop: () => api.stopAnalysis(path) };
}

/** Of a record of one's own: the server says where to look when it has got it. */
export function ofRecord(record: string): Ways<AnalysisState> {
  let path = "";
  return {
    look: () => (path ? api.analysis(path) : null),
    begin: async () => {
      const begun = await api.analyseRecord(record);
      path = `/api/analysis/${begun.id}`;
      return begun;
    },
    stop: () => api.stopAnalysis(path),
  };
}
