/** The line to one table: keeps itself alive, and holds what the server said last. */
import { socketAddress } from "./api";
import { language } from "./language.svelte";
import type {
  EndMessage,
  GameMessage,
  HintMessage,
  LogLine,
  PhraseMessage,
  Problem,
  Schema,
  TableMessage,
} from "../generated/messages";
import { hold, tokenFor } from "./settings.svelte";
import { commit, replies } from "./shuffling";

export type ClientMessage = Schema["client"];
export type ServerMessage = Schema["server"];

export class Connection {
  table = $state.raw<TableMessage | null>(null);
  game = $state.raw<GameMessage | null>(null);
  end = $state.raw<EndMessage | null>(null);
  lines = $state.raw<LogLine[]>([]);
  problem = $state.raw<Problem | null>(null);
  phrase = $state.raw<(PhraseMessage & { at: number }) | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  state = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  /** the decision that was answered and not yet acknowledged */
  sent = $state<number | null>(null);
  /** called with what is new, before it is shown */
  onGame: (message: GameMessage, fresh: LogLine[]) => void = () => {};

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {
    this.#open();
    this.#pinger = setInterval(() => this.send({ type: "ping" }), 25_000);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.state = this.#tries ? "lost" : "connecting";
    const socket = new WebSocket(socketAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => {
      this.sent = null;
      socket.send(JSON.stringify({ type: "hello", token: tokenFor(this.id) }));
    };
    socket.onmessage = (event) => {
      this.#tries = 0;
      this.state = "open";
      this.#take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === 4404 || this.problem?.code === "no-table") {
        this.state = "gone";
        return;
      }
      this.state = "lost";
      this.#tries += 1;
      this.#timer = setTimeout(() => this.#open(), Math.min(8000, 300 * 2 ** Math.min(this.#tries, 5)));
    };
  }

  /** Try again at once. */
  retry(): void {
    this.#socket?.close();
    this.#open();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (this.table && message.game !== this.table.game) {
          this.end = null;
          this.lines = [];
          this.game = null;
        }
        this.table = message;
        for (const reply of replies(message)) this.send(reply);
        break;
      case "game": {
        const { start, lines } = message.log;
        const kept = this.lines.filter((line) => line.number < start);
        const known = this.lines.length ? this.lines[this.lines.length - 1]!.number : -1;
        const fresh = this.game ? lines.filter((line) => line.number > known) : [];
        this.onGame(message, fresh);
        this.lines = [...kept, ...lines];
        this.game = message;
        this.sent = null;
        this.problem = null;
        break;
      }
      case "end":
        this.end = message;
        break;
      case "seat":
        hold(this.id, message.token, message.seat);
        break;
      case "phrase":
        this.phrase = { ...message, at: Date.now() };
        break;
      case "hint":
        this.hint = message;
        break;
      case "error":
        this.problem = message;
        this.sent = null;
        // Deleted while somebody was looking.
        if (message.code === "no-table") this.state = "gone";
        break;
      case "pong":
        break;
    }
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Ask for another game, and add to its shuffles. */
  rematch(): void {
    const part = this.table && commit(this.table);
    if (part) this.send(part);
    this.send({ type: "rematch" });
  }

  answer(indices: number[]): void {
    const decision = this.game?.decision;
    if (!decision || this.sent === decision.id) return;
    this.sent = decision.id;
    this.problem = null;
    this.send({ type: "answer", decision: decision.id, indices });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }
}
