/** Movement explains: a card travels from where it was to where it goes, and blocks nothing. */
import { nameOf } from "../lib/language.svelte";
import type { LogLine } from "../lib/messages";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function spot(place: string, seat: number, card: string, you: number): Element | null {
  const find = (zone: string): Element | null => {
    for (const element of document.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)) {
      if (element.getClientRects().length) return element;
    }
    return null;
  };
  switch (place) {
    case "supply":
      return find(`pile-${card}`);
    case "trash":
      return find("trash");
    case "hand":
    case "deck":
    case "discard":
      return find(`${place}-${seat}`) ?? (seat === you ? find(`hand-${seat}`) : find(`player-${seat}`));
    case "play":
      return find(`play-${seat}`) ?? find(`player-${seat}`);
    default:
      return seat === you ? find(`play-${seat}`) : find(`player-${seat}`);
  }
}

const TARGETS: Record<string, [string, string]> = {
  play: ["hand", "play"],
  gain: ["supply", "discard"],
  trash: ["hand", "trash"],
  discard: ["hand", "discard"],
  draw: ["deck", "hand"],
  to_hand: ["deck", "hand"],
  put_back: ["hand", "deck"],
  reveal: ["deck", "play"],
};

export function fly(lines: readonly LogLine[], you: number): void {
  if (document.hidden) return;
  let delay = 0;
  for (const line of lines.slice(-24)) {
    const usual = TARGETS[line.kind];
    if (!usual || line.seat < 0) continue;
    const cards = line.cards.length ? line.cards : [""];
    for (const card of cards.slice(0, 5)) {
      const from = spot(line.origin || usual[0], line.seat, card, you);
      const to = spot(line.target || usual[1], line.seat, card, you);
      if (!to || !from || from === to) continue;
      if (calm.matches) {
        // Without motion it simply appears, and its pile is marked for a moment.
        const pile = [from, to].find((one) => one.getAttribute("data-zone")?.startsWith("pile-"));
        pile?.animate([{ outline: "3px solid var(--glow)" }, { outline: "3px solid var(--glow)" }], 600);
        continue;
      }
      travel(from.getBoundingClientRect(), to.getBoundingClientRect(), card, delay);
      delay = Math.min(delay + 45, 300);
    }
  }
}

function travel(from: DOMRect, to: DOMRect, card: string, delay: number): void {
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.setAttribute("aria-hidden", "true");
  ghost.textContent = card ? nameOf(card) : "";
  document.body.append(ghost);
  const centre = (rect: DOMRect): [number, number] => [rect.left + Math.min(rect.width / 2, rect.width) - 38, rect.top + rect.height / 2 - 46];
  const [x0, y0] = centre(from);
  const [x1, y1] = centre(to);
  const animation = ghost.animate(
    [
      { transform: `translate(${x0}px, ${y0}px) scale(0.9)`, opacity: 0.95 },
      { transform: `translate(${x1}px, ${y1}px) scale(0.8)`, opacity: 0.9 },
    ],
    { duration: 220, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both" },
  );
  animation.onfinish = () => ghost.remove();
  animation.oncancel = () => ghost.remove();
}
