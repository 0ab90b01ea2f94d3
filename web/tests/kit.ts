/** Messages as the server sends them, with only what a test is about spelt out. */
import type {
  DecisionInfo,
  EndMessage,
  GameMessage,
  LogLine,
  Option,
  PileInfo,
  PlayerInfo,
  TableMessage,
  ViewInfo,
} from "../src/generated/messages";
import type { SeatInfo, TableSummary } from "../src/generated/messages";

const NO_WORDS = { en: "", pl: "" };

export function card(id: string, more: Partial<Option> = {}): Option {
  return { id, kind: "card", zone: "hand", copies: 1, cost: 0, label: NO_WORDS, ...more };
}

export function word(id: string, more: Partial<Option> = {}): Option {
  return { id, kind: "word", zone: "word", copies: 1, cost: null, label: NO_WORDS, ...more };
}

export function decision(kind: string, options: Option[], more: Partial<DecisionInfo> = {}): DecisionInfo {
  return {
    id: 1,
    kind,
    main: ["play", "treasure", "buy"].includes(kind),
    minimum: 0,
    maximum: 1,
    options,
    ordered: false,
    prompt: NO_WORDS,
    seat: 0,
    source: null,
    ...more,
  };
}

export function pile(id: string, more: Partial<PileInfo> = {}): PileInfo {
  return { card: id, left: 10, cost: 0, types: [], tokens: 0, ...more };
}

export function player(seat: number, more: Partial<PlayerInfo> = {}): PlayerInfo {
  return {
    seat,
    hand_size: 5,
    top_discard: null,
    in_play: [],
    revealed: [],
    set_aside: [],
    set_aside_size: 0,
    mats: {},
    mat_sizes: {},
    coffers: 0,
    villagers: 0,
    tokens: {},
    projects: [],
    turns: 1,
    hand: null,
    deck_size: null,
    looking: null,
    known_deck: null,
    ...more,
  };
}

export function line(number: number, kind: string, seat: number, cards: string[] = [], more: Partial<LogLine> = {}): LogLine {
  return { number, kind, seat, cards, amount: cards.length, origin: "", target: "", text: NO_WORDS, word: "", ...more };
}

export const VIEW: ViewInfo = {
  actions: 1,
  active: 0,
  artifacts: [],
  buys: 1,
  coins: 0,
  empty_piles: 0,
  empty_piles_to_end: 3,
  extra: false,
  phase: "action",
  players: [],
  projects: [],
  seat: 0,
  supply: [],
  trash: [],
  turn: 1,
};

export function game(lines: LogLine[], more: Partial<GameMessage> = {}): GameMessage {
  return {
    type: "game",
    aids: { counts: null, deck: null, discard: null, owned: null, points: null },
    clock: null,
    decision: null,
    game: 1,
    log: { start: lines[0]?.number ?? 0, lines },
    number: 0,
    undo: { state: "refused", reason: "nothing" },
    view: VIEW,
    waiting: null,
    ...more,
  };
}

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: "person",
    name: ["Ann", "Bob", "Cid"][number] ?? "",
    level: "",
    stand_in: false,
    taken: true,
    ready: true,
    connected: true,
    replaceable: false,
    stood_in: false,
    rematch: false,
    autoplay: true,
    resigned: false,
    ...more,
  };
}

export function summary(id: string, more: Partial<TableSummary> = {}): TableSummary {
  return {
    table: id,
    phase: "playing",
    names: ["Ann", "Bob"],
    bots: [false, false],
    free: 0,
    kingdom: null,
    game: 1,
    damaged: false,
    turn: 3,
    spectators: true,
    seat: 0,
    my_turn: false,
    touched: 0,
    results: [],
    wishes: [],
    ...more,
  };
}

export function table(number = 1, more: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    choice: { how: "recommended", id: "base2-first-game" },
    game: number,
    damaged: false,
    invite: "",
    kingdom: null,
    options: {},
    owner: 0,
    phase: "playing",
    picking: null,
    seal: null,
    seats: [],
    seed: null,
    table: "abc",
    undo: null,
    watching: 0,
    you: 0,
    ...more,
  };
}

export function end(): EndMessage {
  return { type: "end", game: 1, history: [], players: [], record: "", replay: "", revised: false, seal: null, seed: "", shuffles: [], turns: [] };
}
