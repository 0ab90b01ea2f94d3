/** Where a closer look at a card is shown: beside what is asked, over what matters least now. */

/** What must stay in sight: the log may be covered, a part of the table that is asked about may not. */
export interface Asked {
  /** there is a log beside the table */
  side: boolean;
  supply: boolean;
  play: boolean;
}

/** Which part of the table it lies over, if it was opened from inside one of them. */
export function dockName(inside: "supply" | "play" | "", asked: Asked): "side" | "supply" | "play" {
  if (asked.side) return "side";
  if (!asked.play && inside !== "play") return "play";
  if (!asked.supply && inside !== "supply") return "supply";
  return asked.play ? "supply" : "play";
}

const SELECTORS = { side: ".side", supply: ".pane.left", play: ".pane.right" };

export function dockFor(from: Element, asked: Asked): DOMRect | null {
  const inside = from.closest(SELECTORS.supply) ? "supply" : from.closest(SELECTORS.play) ? "play" : "";
  return document.querySelector(SELECTORS[dockName(inside, asked)])?.getBoundingClientRect() ?? null;
}
