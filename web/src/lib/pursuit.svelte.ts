/** Something that takes the server long to find out: asked for, waited for, stopped, and asked for again if it was lost. */
import type { StudyState } from "../generated/messages";
import { Refusal } from "./api";
import { said, t } from "./language.svelte";

/** How to ask the server. */
export interface Ways<State extends StudyState> {
  /** how far it is; null where that can only be known by asking for it */
  look: () => Promise<State> | null;
  begin: () => Promise<State>;
  stop: () => Promise<State>;
}

/** milliseconds between two looks while it is being found out */
const EVERY = 1000;
/** how often something is asked for again that a server which was started anew knows nothing of */
const AGAIN = 3;

export class Pursuit<State extends StudyState> {
  state = $state.raw<State | null>(null);
  /** why it cannot be had, in words */
  problem = $state("");
  busy = $state(false);
  #ways: Ways<State>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again = 0;
  #closed = false;

  constructor(ways: Ways<State>) {
    this.#ways = ways;
  }

  get going(): boolean {
    return this.state?.state === "waiting" || this.state?.state === "running";
  }

  /** What there is already. Who only looks learns nothing of what went wrong for others. */
  async look(): Promise<void> {
    const asked = this.#ways.look();
    if (!asked) return;
    try {
      this.#take(await asked);
    } catch (error) {
      if (this.going) this.#later();
      else this.problem = error instanceof Refusal && error.text ? said(error.text) : "";
    }
  }

  async begin(): Promise<void> {
    this.#again = AGAIN;
    await this.#ask(this.#ways.begin);
  }

  async stop(): Promise<void> {
    this.#again = 0;
    await this.#ask(this.#ways.stop);
  }

  /** Nobody looks at it any more; the server goes on. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(way: () => Promise<State>): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = "";
    this.busy = true;
    try {
      this.#take(await way());
    } catch (error) {
      this.problem = error instanceof Refusal && error.text ? said(error.text) : t("offline");
    } finally {
      this.busy = false;
    }
  }

  #take(told: State): void {
    if (this.#closed) return;
    const lost = this.going && told.state === "none";
    if (lost && this.#again > 0) {
      // The server was started anew meanwhile, or it is another one.
      this.#again -= 1;
      void this.#ask(this.#ways.begin);
      return;
    }
    this.state = told;
    this.problem = told.problem ? said(told.problem) : "";
    if (this.going) this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}
