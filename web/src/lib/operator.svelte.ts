/** What the operator of the server says to everybody, looked at now and then. */
import { api } from "./api";

/** seconds between two looks, and how many of them are left out while nobody looks at the page */
const EVERY = 20;
const UNSEEN = 6;
const READ = "dominium-announcement-read";

export class Operator {
  announcement = $state("");
  /** no new tables are taken */
  closed = $state(false);
  #read = $state(sessionStorage.getItem(READ) ?? "");
  #ticks = 0;

  /** The announcement, unless it was put away; another one is shown again. */
  get shown(): string {
    return this.announcement === this.#read ? "" : this.announcement;
  }

  putAway(): void {
    this.#read = this.announcement;
    sessionStorage.setItem(READ, this.#read);
  }

  async look(): Promise<void> {
    try {
      const found = await api.notices();
      this.announcement = found.announcement;
      this.closed = found.closed;
    } catch {
      // Whoever is offline is told so elsewhere; what was said before still holds.
    }
  }

  /** Look from now on; the function returned ends it. */
  follow(): () => void {
    const look = (): void => {
      this.#ticks += 1;
      if (!document.hidden || this.#ticks % UNSEEN === 0) void this.look();
    };
    void this.look();
    const timer = setInterval(look, EVERY * 1000);
    return () => clearInterval(timer);
  }
}
