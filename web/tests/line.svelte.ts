/** A line to a table that leads nowhere: what is answered is kept. */
import type { Connection } from "../src/lib/connection.svelte";
import type { GameMessage } from "../src/generated/messages";

export class Line {
  game = $state.raw<GameMessage | null>(null);
  sent = $state<number | null>(null);
  answers: number[][] = [];
  messages: unknown[] = [];

  answer(indices: number[]): void {
    this.sent = this.game?.decision?.id ?? null;
    this.answers.push(indices);
  }

  send(message: unknown): void {
    this.messages.push(message);
  }

  /** The server's reply to the last answer. */
  reply(game: GameMessage): void {
    this.game = game;
    this.sent = null;
  }

  get connection(): Connection {
    return this as unknown as Connection;
  }
}
