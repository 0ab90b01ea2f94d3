/** A closer look at a card: by hover, long press, or key. */
import type { Attachment } from "svelte/attachments";
import { info } from "./cards";

class Closer {
  /** the card shown large in a dialog */
  card = $state<string | null>(null);
  /** the card under the mouse for a while, where it is, and the place for a closer look */
  hovered = $state<{ card: string; at: DOMRect; dock: DOMRect | null } | null>(null);
  /** where a page has a place of its own for a closer look at something on it */
  dock: ((from: Element) => DOMRect | null) | null = null;
  /** a long press has just opened a card: the click that ends it means nothing */
  justOpened = false;

  /** Until the next press, whenever it comes, a click is the end of this one. */
  pressed(card: string): void {
    this.justOpened = true;
    const over = new AbortController();
    const forget = (): void => {
      this.justOpened = false;
      over.abort();
    };
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, forget, { capture: true, signal: over.signal });
    this.open(card);
  }

  open(card: string): void {
    this.hovered = null;
    this.card = card;
  }

  close(): void {
    this.card = null;
  }
}

export const closer = new Closer();

/** What everyone knows or can read already needs no closer look. */
function plain(element: HTMLElement, card: string): boolean {
  if (info(card).basic) return true;
  const text = element.querySelector(".text");
  return text !== null && text.scrollHeight <= text.clientHeight + 1;
}

/** Lets an element show its card: after resting on it, a long press, or a right click. */
export function peek(card: string): Attachment<HTMLElement> {
  return (element) => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(resting);
      if (closer.hovered) closer.hovered = null;
    };
    const release = (): void => clearTimeout(pressing);
    const events: [string, (event: never) => void][] = [
      [
        "pointerenter",
        (event: PointerEvent) => {
          if (event.pointerType !== "mouse") return;
          clearTimeout(resting);
          resting = setTimeout(() => {
            if (!plain(element, card)) closer.hovered = { card, at: element.getBoundingClientRect(), dock: closer.dock?.(element) ?? null };
          }, 450);
        },
      ],
      ["pointerleave", leave],
      [
        "pointerdown",
        (event: PointerEvent) => {
          leave();
          if (event.pointerType === "mouse") return;
          pressing = setTimeout(() => closer.pressed(card), 450);
        },
      ],
      ["pointerup", release],
      ["pointercancel", release],
      ["pointermove", (event: PointerEvent) => Math.hypot(event.movementX, event.movementY) > 6 && release()],
      [
        "contextmenu",
        (event: MouseEvent) => {
          event.preventDefault();
          if (!closer.justOpened) closer.open(card);
        },
      ],
    ];
    for (const [name, handler] of events) element.addEventListener(name, handler as EventListener);
    return () => {
      leave();
      release();
      for (const [name, handler] of events) element.removeEventListener(name, handler as EventListener);
    };
  };
}
