/** A closer look at a card: by hover, long press, or key. */
import type { Attachment } from "svelte/attachments";

class Closer {
  /** the card shown large in a dialog */
  card = $state<string | null>(null);
  /** the card under the mouse for a while, and where */
  hovered = $state<{ card: string; at: DOMRect } | null>(null);
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

/** Lets an element show its card: after resting on it, a long press, a right click, or Space. */
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
            closer.hovered = { card, at: element.getBoundingClientRect() };
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
      [
        "keydown",
        (event: KeyboardEvent) => {
          if (event.key !== " ") return;
          event.preventDefault();
          event.stopPropagation();
          closer.open(card);
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
