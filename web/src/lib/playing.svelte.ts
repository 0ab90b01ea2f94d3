/** Playing at a table: what a click or a key does with the decision at hand. */
import { info } from "./cards";
import { Choice } from "./choice.svelte";
import type { Connection } from "./connection.svelte";
import { hotkeysOf, pileKeys, type Command } from "./keys";
import { primaryOf } from "./labels";
import { unusedOf, type Unused } from "./ending";
import { remember, settings } from "./settings.svelte";

/** A key pressed while an answer was on its way. */
interface Held {
  command: Command;
  turn: number;
}

export class Playing {
  readonly game = $derived.by(() => this.line.game!);
  readonly view = $derived(this.game.view);
  readonly choice = $derived(this.game.decision ? new Choice(this.game.decision) : null);
  readonly busy = $derived.by(() => this.line.sent !== null);
  readonly primary = $derived(this.choice ? primaryOf(this.choice) : null);
  readonly piles = $derived(pileKeys(this.view));
  readonly hand = $derived(this.view.players[this.view.seat]?.hand ?? []);
  readonly hotkeys = $derived(hotkeysOf(this.choice, this.hand, this.piles));
  /** what ending the turn would leave unused: the one who plays is asked whether that is meant */
  leaving = $state.raw<Unused | null>(null);

  #held: Held[] = [];
  #hurry: { how: "end" | "treasures"; turn: number } | null = null;
  #seen = -1;

  constructor(readonly line: Connection) {}

  /** A decision is there, perhaps a new one; true if it is. */
  arrived(): boolean {
    const { decision } = this.game;
    if (!decision) {
      this.#held = [];
      this.#hurry = null;
    }
    if (!decision || decision.id === this.#seen) return false;
    this.#seen = decision.id;
    this.leaving = null;
    // After the effects of this decision, so that a hurried answer goes first.
    if (this.#held.length) queueMicrotask(() => this.#resume());
    if (!this.#hurry) return true;
    if (this.view.turn !== this.#hurry.turn || !decision.main) this.#hurry = null;
    else if (this.#hurry.how === "end") this.line.answer([]);
    else if (decision.kind === "treasure") {
      this.#hurry = null;
      this.line.answer(this.choice!.everything());
    }
    return true;
  }

  /** Choose a card; the copy that was clicked, where several lie side by side. */
  pick(id: string, copy?: number): void {
    const { choice } = this;
    if (!choice || this.busy) return;
    const index = choice.index(id);
    if (index < 0) return;
    this.leaving = null;
    const { kind } = choice.decision;
    if (kind === "play" || kind === "treasure" || (kind === "buy" && settings.quick)) this.line.answer([index]);
    else if (choice.single) {
      if (choice.count(index)) this.confirm();
      else choice.add(index);
    } else if (copy !== undefined && copy < choice.count(index)) choice.remove(index);
    else if (copy !== undefined) choice.add(index);
    else choice.toggle(index);
  }

  /** Choose an option that is a word, or spend a token. */
  say(index: number): void {
    const { choice } = this;
    if (!choice || this.busy) return;
    this.leaving = null;
    if (choice.single || choice.decision.main) this.line.answer([index]);
    else choice.toggle(index);
  }

  /** What the primary button does. */
  confirm(): void {
    const { choice } = this;
    if (!choice || this.busy || !this.primary?.enabled) return;
    if (this.leaving) {
      this.leaving = null;
      return;
    }
    const { kind } = choice.decision;
    if (kind === "buy" && !choice.taken.length) return this.end();
    this.line.answer(kind === "treasure" && !choice.taken.length ? choice.everything() : choice.taken);
  }

  /** On to buying, with Treasures left in the hand. */
  skipTreasures(): void {
    if (this.choice?.decision.kind === "treasure" && !this.busy) this.line.answer([]);
  }

  treasures(): void {
    const { choice } = this;
    if (!choice || this.busy) return;
    if (choice.decision.kind === "treasure") this.line.answer(choice.everything());
    else if (choice.decision.kind === "play") {
      this.#hurry = { how: "treasures", turn: this.view.turn };
      this.line.answer([]);
    }
  }

  /** End the turn; where something would be left unused, ask once. */
  end(): void {
    const { choice } = this;
    if (!choice?.decision.main || this.busy) return;
    const unused = settings.careful && !this.leaving ? unusedOf(choice, this.view.coins, this.hand.map(info)) : null;
    if (unused) {
      this.leaving = unused;
      return;
    }
    this.leaving = null;
    // Buying is the last of it: whoever comes back there by an undo is not in a hurry any more.
    this.#hurry = choice.decision.kind === "buy" ? null : { how: "end", turn: this.view.turn };
    this.line.answer([]);
  }

  /** End the turn, and do not ask again. */
  endWithoutAsking(): void {
    settings.careful = false;
    remember();
    this.end();
  }

  clear(): void {
    this.#held = [];
    this.leaving = null;
    if (this.choice) this.choice.taken = [];
  }

  undo(): void {
    this.leaving = null;
    this.#hurry = null;
    if (this.game.undo.state !== "refused") this.line.send({ type: "undo" });
  }

  /** Carry out a key; true if it meant something. While an answer is on its way it is kept. */
  press(command: Command): boolean {
    const waits = ["confirm", "option", "treasures", "end"].includes(command.does);
    if (this.busy && waits) {
      this.#held.push({ command, turn: this.view.turn });
      return true;
    }
    switch (command.does) {
      case "confirm":
        this.confirm();
        return true;
      case "clear":
        this.clear();
        return true;
      case "treasures":
        this.treasures();
        return true;
      case "end":
        this.end();
        return true;
      case "undo":
        this.undo();
        return true;
      case "option":
        this.#option(command.id);
        return true;
      default:
        return false;
    }
  }

  /** The options and keys to listen to: while an answer is on its way, those of all piles as well. */
  get listening(): Iterable<readonly [string, string]> {
    return this.busy ? [...this.hotkeys, ...this.piles] : this.hotkeys;
  }

  #option(id: string): void {
    const index = this.choice?.index(id) ?? -1;
    if (this.choice?.decision.options[index]?.kind === "word") this.say(index);
    else this.pick(id);
  }

  /** Go on with the held keys, as far as they still mean something; nothing unseen is ever confirmed. */
  #resume(): void {
    while (this.#held.length && this.choice && !this.busy) {
      const { command, turn } = this.#held.shift()!;
      const gone = command.does === "option" && this.hotkeys.get(command.id) !== command.key;
      const unseen = command.does === "confirm" && !this.choice.taken.length;
      if (turn !== this.view.turn || gone || unseen) this.#held = [];
      else this.press(command);
    }
  }
}
