/**
 * Movement explains: a card travels from where it was to where it goes, and blocks nothing.
 *
 * Where a card was is only known before the table changes, where it goes only afterwards: `depart` looks at the table
 * as it is and returns what to call once the table has changed.
 */
import type { LogLine } from "../generated/messages";
import { settings } from "../lib/settings.svelte";

const TIME = 210;
const STEP = 35;
const LATEST = 280;
const MOST = 24;
/** how many hidden cards of one line are shown travelling */
const BACKS = 5;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** From where to where a card goes, if the line does not say otherwise. */
const USUAL: Record<string, [string, string]> = {
  play: ["hand", "play"],
  gain: ["supply", "discard"],
  trash: ["hand", "trash"],
  discard: ["hand", "discard"],
  draw: ["deck", "hand"],
  to_hand: ["deck", "hand"],
  put_back: ["hand", "deck"],
  reveal: ["deck", "play"],
  set_aside: ["hand", "play"],
};

/** A card on its way; one that nobody may know has no name. */
export interface Journey {
  card: string;
  seat: number;
  origin: string;
  target: string;
}

interface Move {
  card: string;
  seat: number;
  target: string;
  from: DOMRect;
  /** what it looked like there */
  look: HTMLElement | null;
}

interface Spot {
  element: Element;
  /** the very card, and not only the place where it lies */
  exact: boolean;
}

const visible = (element: Element): boolean => element.getClientRects().length > 0;

function zone(name: string): Element | null {
  return [...document.querySelectorAll(`[data-zone="${CSS.escape(name)}"]`)].find(visible) ?? null;
}

/** Where a card lies: the card itself where it can be seen, or else its place. `taken` are cards spoken for. */
function spot(place: string, seat: number, card: string, you: number, taken: Set<Element>): Spot | null {
  const within = (element: Element | null): Spot | null => {
    if (!element) return null;
    const cards = card ? [...element.querySelectorAll(`[data-card="${CSS.escape(card)}"]:not(.chip)`)].filter(visible) : [];
    const found = cards.find((one) => !taken.has(one)) ?? cards[0];
    if (!found) return { element, exact: false };
    taken.add(found);
    return { element: found, exact: true };
  };
  const player = (): Spot | null => {
    const found = zone(seat === you ? `hand-${seat}` : `player-${seat}`);
    return found && { element: found, exact: false };
  };
  switch (place) {
    case "supply":
      return within(zone(`pile-${card}`));
    case "trash":
      return within(zone("trash"));
    case "hand":
      return within(zone(`hand-${seat}`)) ?? player();
    case "deck":
    case "discard": {
      const found = zone(`${place}-${seat}`);
      return found ? { element: found, exact: false } : player();
    }
    default:
      return within(zone(`play-${seat}`)) ?? player();
  }
}

/** A card's room in a place that is not a card: small, and in its middle. */
function boxOf({ element, exact }: Spot): DOMRect {
  const rect = element.getBoundingClientRect();
  if (exact) return rect;
  const wide = 44;
  const high = 58;
  const inside = (middle: number, size: number, room: number): number => Math.max(4, Math.min(middle - size / 2, room - size - 4));
  return new DOMRect(inside(rect.left + rect.width / 2, wide, innerWidth), inside(rect.top + rect.height / 2, high, innerHeight), wide, high);
}

/** Which cards travel when these lines happen, from where to where. */
export function journeys(lines: readonly LogLine[]): Journey[] {
  const found: Journey[] = [];
  for (const { kind, seat, cards, amount, origin, target } of lines) {
    const usual = USUAL[kind];
    if (!usual || seat < 0) continue;
    const known = cards.length ? cards : Array.from({ length: Math.min(amount, BACKS) }, () => "");
    found.push(...known.map((card) => ({ card, seat, origin: origin || usual[0], target: target || usual[1] })));
  }
  return found;
}

/** Look at the table before these lines change it; the answer shows the movement, once they have. */
export function depart(lines: readonly LogLine[], you: number): () => void {
  if (document.hidden) return () => {};
  const moves: Move[] = [];
  const taken = new Set<Element>();
  for (const { card, seat, origin, target } of journeys(lines)) {
    const from = spot(origin, seat, card, you, taken);
    if (from) moves.push({ card, seat, target, from: boxOf(from), look: from.exact ? (from.element as HTMLElement) : null });
  }
  const latest = moves.slice(-MOST);
  const before = new Set(document.querySelectorAll(".hand-row [data-card], .play [data-card]"));
  return () => {
    // A card that was there already is nowhere to land, as long as there is another one.
    const occupied = new Set<Element>(before);
    latest.forEach((move, i) => {
      const to = spot(move.target, move.seat, move.card, you, occupied);
      if (!to) return;
      if (calm.matches || !settings.pace) mark(to);
      else travel(move, to, to.exact && !before.has(to.element), settings.pace * Math.min(i * STEP, LATEST));
    });
  };
}

/** Without motion a card simply appears, marked for a moment. */
function mark({ element, exact }: Spot): void {
  // A frame around the whole hand would only be in the way.
  if (!exact && element.matches(".hand-row")) return;
  element.classList.add("arrived");
  setTimeout(() => element.classList.remove("arrived"), 1000);
}

function travel(move: Move, to: Spot, fresh: boolean, delay: number): void {
  const target = boxOf(to);
  const { from } = move;
  // A pile that is drawn as a bar stays one on its way, and legible.
  if (move.look?.classList.contains("bar") && !to.exact) target.width = from.width * 0.6;
  if (Math.hypot(from.left - target.left, from.top - target.top) < 12) return;
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.setAttribute("aria-hidden", "true");
  // It looks as it did where it was, or as it does where it goes; unknown cards show their backs.
  const look = move.look ?? (to.exact ? (to.element as HTMLElement) : null);
  const wide = look ? (move.look ? from.width : target.width) : 44;
  if (look) {
    const copy = look.cloneNode(true) as HTMLElement;
    copy.classList.remove("glows", "chosen", "dimmed", "arrived");
    for (const part of copy.querySelectorAll(".hotkey, .mark, .count")) part.remove();
    for (const name of ["data-card", "aria-label", "aria-pressed"]) copy.removeAttribute(name);
    copy.inert = true;
    copy.style.setProperty("--w", `${wide}px`);
    ghost.append(copy);
  } else ghost.classList.add("back");
  document.body.append(ghost);
  const place = (rect: DOMRect): string => `translate(${rect.left}px, ${rect.top}px) scale(${rect.width / wide})`;
  const flight = ghost.animate(
    [
      { transform: place(from), opacity: 1 },
      { transform: place(target), opacity: 1, offset: 0.9 },
      { transform: place(target), opacity: to.exact ? 1 : 0 },
    ],
    { duration: TIME * settings.pace, delay, easing: "cubic-bezier(0.3, 0.05, 0.25, 1)", fill: "both" },
  );
  // The card itself is not seen before its flight has landed.
  if (fresh) to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + TIME * settings.pace });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
