/** The table this window is at, for what surrounds it: the head of the page and the settings. */
import type { Connection } from "./connection.svelte";

class Current {
  line = $state.raw<Connection | null>(null);
}

export const current = new Current();
