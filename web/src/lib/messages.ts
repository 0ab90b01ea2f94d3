/* Generated from src/dominium/server/messages.py by `npm run types`: do not edit. */

/**
 * Everything at once, for the schema.
 */
export interface Schema {
  catalogue: Catalogue;
  client:
    | Hello
    | Answer
    | Undo
    | UndoConsent
    | Ready
    | Start
    | TakeSeat
    | LeaveSeat
    | Rename
    | GiveSeat
    | TakeBack
    | Phrase
    | Pick
    | SetAutoplay
    | SetOptions
    | Rematch
    | Ping;
  kingdom_list: KingdomList;
  kingdom_text_body: KingdomTextBody;
  kingdom_texts: KingdomTexts;
  mine_body: MineBody;
  record_body: RecordBody;
  replay: ReplayInfo;
  seat_body: SeatBody;
  server: TableMessage | GameMessage | EndMessage | SeatMessage | PhraseMessage | Problem | Pong;
  table_body: TableBody;
  table_list: TableList;
  table_made: TableMade;
  verification: Verification;
}
/**
 * GET /api/catalogue: all there is to play with.
 */
export interface Catalogue {
  cards: CardInfo[];
  levels: LevelInfo[];
  newest: string[];
  phrases: PhraseInfo[];
  sets: SetInfo[];
  version: string;
}
/**
 * A card of the catalogue.
 */
export interface CardInfo {
  artifacts: string[];
  basic: boolean;
  coins: number;
  cost: number;
  id: string;
  kind: "card" | "project" | "artifact";
  name: Text;
  other_names: string[];
  points: number;
  rulings: Text[];
  sets: string[];
  text: Text;
  types: string[];
}
/**
 * Words in every language.
 */
export interface Text {
  en: string;
  pl: string;
}
/**
 * A level of bots.
 */
export interface LevelInfo {
  id: string;
  name: Text;
}
export interface PhraseInfo {
  id: string;
  text: Text;
}
export interface SetInfo {
  id: string;
  name: Text;
}
/**
 * The first message. Without a token (or with a wrong one) the client watches.
 */
export interface Hello {
  lang?: "en" | "pl";
  token?: string | null;
  type: "hello";
}
/**
 * Answer the decision with that id: the indices of the options taken, repeated for copies.
 */
export interface Answer {
  decision: number;
  indices: number[];
  type: "answer";
}
/**
 * Take back the own last answer; where others must agree, ask them.
 */
export interface Undo {
  type: "undo";
}
/**
 * Agree to the undo another player asks for, or not.
 */
export interface UndoConsent {
  agree: boolean;
  type: "undo_consent";
}
export interface Ready {
  ready?: boolean;
  type: "ready";
}
/**
 * The owner starts the game when all seats are taken and ready.
 */
export interface Start {
  type: "start";
}
/**
 * Take a free seat (null: the first one). The reply is a ``seat`` message with its secret.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  type: "take_seat";
}
/**
 * Free the own seat before the game begins.
 */
export interface LeaveSeat {
  type: "leave_seat";
}
export interface Rename {
  name: string;
  type: "rename";
}
/**
 * Let a bot play for a seat: the own one, or for anybody at the table that of a player who is not there.
 */
export interface GiveSeat {
  level?: string;
  seat: number;
  type: "give_seat_to_bot";
}
/**
 * Play the own seat again after a bot did.
 */
export interface TakeBack {
  type: "take_back";
}
/**
 * Say one of the quick phrases (their ids are in the catalogue of phrases).
 */
export interface Phrase {
  phrase: string;
  type: "phrase";
}
/**
 * Name a card for the kingdom in turn; null: no more.
 */
export interface Pick {
  card?: string | null;
  type: "pick";
}
/**
 * Switch the server's making of trivial decisions for the own seat.
 */
export interface SetAutoplay {
  on: boolean;
  type: "autoplay";
}
/**
 * The owner changes the table before a game; what is null stays.
 */
export interface SetOptions {
  kingdom?: (RecommendedKingdom | RandomKingdom | SplitKingdom | PickedKingdom | NamedKingdom) | null;
  options?: Options | null;
  seats?: SeatWish[] | null;
  type: "options";
}
/**
 * A recommended kingdom by its id.
 */
export interface RecommendedKingdom {
  how: "recommended";
  id: string;
}
/**
 * Ten cards at random. ``projects``: how many Projects, -1 as the randomizer cards fall (two at most).
 */
export interface RandomKingdom {
  banned?: string[];
  how: "random";
  projects?: number;
  required?: string[];
  sets?: string[];
}
/**
 * Five cards from each of two sets.
 */
export interface SplitKingdom {
  first: string;
  how: "split";
  projects?: number;
  second: string;
}
/**
 * The players name cards in turn before the game begins; what they leave open is random.
 */
export interface PickedKingdom {
  how: "picked";
  projects?: number;
  sets?: string[];
}
/**
 * Ten cards, and any Projects, chosen by hand.
 */
export interface NamedKingdom {
  cards: string[];
  how: "cards";
  projects?: string[];
}
/**
 * How a table plays.
 */
export interface Options {
  aids?: Aids;
  autoplay?: boolean;
  bot_delay?: number;
  choose_top?: boolean;
  clock?: number;
  public?: boolean;
  spectators?: boolean;
}
/**
 * What the table shows its players beyond the cards.
 */
export interface Aids {
  deck?: boolean;
  points?: boolean;
}
/**
 * A seat of a new table. The first one for a person is the creator's.
 */
export interface SeatWish {
  kind?: "person" | "bot";
  level?: string;
}
/**
 * Another game at this table after the end; it begins when every person has asked for it.
 */
export interface Rematch {
  kingdom?: (RecommendedKingdom | RandomKingdom | SplitKingdom | PickedKingdom | NamedKingdom) | null;
  type: "rematch";
}
export interface Ping {
  type: "ping";
}
/**
 * GET /api/kingdoms: the recommended kingdoms.
 */
export interface KingdomList {
  kingdoms: KingdomInfo[];
}
/**
 * A kingdom as the table shows it. ``id`` and ``name`` are empty unless it is a recommended one.
 */
export interface KingdomInfo {
  cards: string[];
  id: string;
  name: Text;
  projects: string[];
  rulebook: string;
  rulebook_name: Text;
}
/**
 * A kingdom as text: names between commas in either language, a ``supply=`` link, or a link of ours.
 *
 * ``edition`` 1 takes the first edition's version of cards that have one.
 */
export interface KingdomTextBody {
  edition?: 1 | 2;
  text: string;
}
/**
 * A kingdom that was read, and the same as text to take elsewhere. ``complete``: it has its ten cards.
 */
export interface KingdomTexts {
  complete: boolean;
  kingdom: KingdomInfo;
  link: string;
  names: Text;
  supply: string;
}
/**
 * POST /api/mine: what became of the games of this browser.
 */
export interface MineBody {
  seats: HeldSeat[];
}
export interface HeldSeat {
  table: string;
  token: string;
}
/**
 * A record: the text of its file.
 */
export interface RecordBody {
  record: string;
}
export interface ReplayInfo {
  end: EndMessage | null;
  kingdom: KingdomInfo;
  names: string[];
  sealed: boolean;
  seed: string;
  steps: ReplayStep[];
}
/**
 * The end of a game: everything may be known now.
 */
export interface EndMessage {
  game: number;
  history: TurnScore[];
  players: SeatResult[];
  record: string;
  replay: string;
  seal: string | null;
  seed: string;
  type: "end";
}
/**
 * The points after a turn.
 */
export interface TurnScore {
  points: number[];
  seat: number;
  turn: number;
}
export interface SeatResult {
  bought: {
    [k: string]: number;
  };
  cards: CardPoints[];
  gained: {
    [k: string]: number;
  };
  name: string;
  points: number;
  seat: number;
  turns: number;
  winner: boolean;
}
export interface CardPoints {
  card: string;
  count: number;
  points: number;
}
/**
 * The game before an answer, everybody's cards open; the last step has no decision.
 *
 * ``answer`` are the indices that were chosen; ``log`` is what happened since the step before.
 */
export interface ReplayStep {
  answer: number[] | null;
  decision: DecisionInfo | null;
  log: LogLine[];
  view: ViewInfo;
}
/**
 * A question to the receiver. ``id`` goes back with the answer. ``ordered``: the order of the answer matters.
 *
 * ``main``: a main choice of the turn (kinds ``play``, ``treasure``, ``buy``); an empty answer ends the phase.
 */
export interface DecisionInfo {
  id: number;
  kind: string;
  main: boolean;
  maximum: number;
  minimum: number;
  options: Option[];
  ordered: boolean;
  prompt: Text;
  seat: number;
  source: string | null;
}
/**
 * One option of a decision. ``cost`` is the cost now, for cards.
 *
 * ``zone`` says where it lies: cards in a zone of the table (``revealed`` in front of any player, ``shuffled``
 * about to become the deck, ``cleaned_up`` in the hand or in play and about to be discarded, ``named`` nowhere,
 * ``effect`` an ability at work whose card may lie anywhere); words as ``token`` (one to spend), ``deck`` (a
 * place in it; a card there is at its bottom) or ``word``.
 */
export interface Option {
  copies: number;
  cost: number | null;
  id: string;
  kind: "card" | "word";
  label: Text;
  zone:
    | "hand"
    | "supply"
    | "projects"
    | "artifacts"
    | "in_play"
    | "looking"
    | "revealed"
    | "discard"
    | "trash"
    | "shuffled"
    | "cleaned_up"
    | "named"
    | "effect"
    | "token"
    | "deck"
    | "word";
}
/**
 * One event as the receiver may know it, with the line of the log (empty where it tells nothing new).
 *
 * Events that a line joins (several Treasures, a bonus) come with an empty text. ``word`` is what it is about:
 * a resource, the card that caused it, a chosen option.
 */
export interface LogLine {
  amount: number;
  cards: string[];
  kind: string;
  number: number;
  origin: string;
  seat: number;
  target: string;
  text: Text;
  word: string;
}
/**
 * What the receiver may know of the game.
 */
export interface ViewInfo {
  actions: number;
  active: number;
  artifacts: ArtifactInfo[];
  buys: number;
  coins: number;
  empty_piles: number;
  empty_piles_to_end: number;
  extra: boolean;
  phase: string;
  players: PlayerInfo[];
  projects: ProjectInfo[];
  seat: number;
  supply: PileInfo[];
  trash: string[];
  turn: number;
}
export interface ArtifactInfo {
  card: string;
  holder: number;
}
/**
 * A player's area. The fields from ``hand`` on are there for the own seat only (and in replays).
 */
export interface PlayerInfo {
  coffers: number;
  deck_size: number | null;
  hand: string[] | null;
  hand_size: number;
  in_play: InPlayInfo[];
  known_deck: (string | null)[] | null;
  looking: string[] | null;
  mat_sizes: {
    [k: string]: number;
  };
  mats: {
    [k: string]: string[];
  };
  projects: string[];
  revealed: string[];
  seat: number;
  set_aside: string[];
  set_aside_size: number;
  tokens: {
    [k: string]: number;
  };
  top_discard: string | null;
  turns: number;
  villagers: number;
}
export interface InPlayInfo {
  card: string;
  earlier: boolean;
}
export interface ProjectInfo {
  card: string;
  cost: number;
  owners: number[];
}
export interface PileInfo {
  card: string;
  cost: number;
  left: number;
  tokens: number;
  types: string[];
}
/**
 * POST /api/tables/{table}/seats: take a free seat (``seat`` null: the first one).
 */
export interface SeatBody {
  name: string;
  seat?: number | null;
}
/**
 * The table itself: sent at the beginning and whenever something about it changes.
 */
export interface TableMessage {
  choice: RecommendedKingdom | RandomKingdom | SplitKingdom | PickedKingdom | NamedKingdom;
  game: number;
  invite: string;
  kingdom: KingdomInfo | null;
  options: Options;
  owner: number;
  phase: "lobby" | "picking" | "playing" | "over";
  picking: Picking | null;
  seal: string | null;
  seats: SeatInfo[];
  seed: string | null;
  table: string;
  type: "table";
  undo: UndoRequest | null;
  watching: number;
  you: number;
}
/**
 * Players name cards in turn: whose turn it is, and what was named.
 */
export interface Picking {
  picks: string[][];
  seat: number;
  sets: string[];
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  autoplay: boolean;
  connected: boolean;
  kind: "person" | "bot";
  level: string;
  name: string;
  ready: boolean;
  rematch: boolean;
  seat: number;
  stand_in: boolean;
  taken: boolean;
}
/**
 * A player asks to take back an answer; the seats in ``waiting`` have not said yes yet.
 */
export interface UndoRequest {
  seat: number;
  waiting: number[];
}
/**
 * The game as the receiver may know it, after every answer. ``number`` counts answers and undos.
 */
export interface GameMessage {
  aids: AidsInfo;
  clock: Clock | null;
  decision: DecisionInfo | null;
  game: number;
  log: Log;
  number: number;
  type: "game";
  undo: UndoState;
  view: ViewInfo;
  waiting: Waiting | null;
}
/**
 * The aids of the table; null where the table does not allow them. Counts are by card id.
 */
export interface AidsInfo {
  deck: {
    [k: string]: number;
  } | null;
  discard: {
    [k: string]: number;
  } | null;
  owned:
    | {
        [k: string]: number;
      }[]
    | null;
  points: number[] | null;
}
/**
 * The running clock of the decision.
 */
export interface Clock {
  left: number;
  seat: number;
  seconds: number;
}
/**
 * The log from line ``start`` on: forget every line with that number or a higher one, then add these.
 */
export interface Log {
  lines: LogLine[];
  start: number;
}
/**
 * Whether the receiver can take back the last answer: at once, by asking the others, or not and why.
 */
export interface UndoState {
  reason: "" | "nothing" | "revealed" | "others";
  state: "free" | "ask" | "refused";
}
/**
 * Whose decision it is, as everybody may know it.
 */
export interface Waiting {
  kind: string;
  seat: number;
  source: string | null;
}
/**
 * A seat was taken: keep the token, it is the only key to it.
 */
export interface SeatMessage {
  link: string;
  seat: number;
  token: string;
  type: "seat";
}
export interface PhraseMessage {
  phrase: string;
  seat: number;
  text: Text;
  type: "phrase";
}
/**
 * What went wrong; nothing was changed. HTTP errors have the same body.
 */
export interface Problem {
  code: string;
  detail: string;
  text: Text;
  type: "error";
}
export interface Pong {
  type: "pong";
}
/**
 * POST /api/tables: a new table. With one person only it starts at once.
 */
export interface TableBody {
  kingdom: RecommendedKingdom | RandomKingdom | SplitKingdom | PickedKingdom | NamedKingdom;
  name: string;
  options?: Options1;
  seats: SeatWish[];
  seed?: number | null;
  start?: boolean;
}
/**
 * How a table plays.
 */
export interface Options1 {
  aids?: Aids;
  autoplay?: boolean;
  bot_delay?: number;
  choose_top?: boolean;
  clock?: number;
  public?: boolean;
  spectators?: boolean;
}
export interface TableList {
  tables: TableSummary[];
}
/**
 * A table in a list.
 */
export interface TableSummary {
  bots: boolean[];
  free: number;
  game: number;
  kingdom: KingdomInfo | null;
  my_turn: boolean;
  names: string[];
  phase: "lobby" | "picking" | "playing" | "over";
  seat: number;
  spectators: boolean;
  table: string;
  touched: number;
  turn: number;
}
/**
 * Where the new table is. ``token`` is the secret of the seat; ``link`` is the private seat link.
 */
export interface TableMade {
  invite: string;
  link: string;
  seat: number;
  table: string;
  token: string;
}
/**
 * Whether a record, played again, gives the same game.
 */
export interface Verification {
  answers: number;
  ok: boolean;
  reason: string;
  scores: number[];
  seal: string | null;
  seal_matches: boolean | null;
  text: Text;
}
