import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closer, peek } from "../src/lib/closer.svelte";

let element: HTMLElement;
let detach: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement("button");
  document.body.append(element);
  detach = peek("moat")(element);
});
afterEach(() => {
  detach?.();
  element.remove();
  closer.close();
  closer.hovered = null;
  dispatchEvent(new Event("pointerdown"));
  vi.useRealTimers();
});

function point(name: string, pointerType: "mouse" | "touch", more: Record<string, number> = {}): void {
  const event = new PointerEvent(name, { pointerType, bubbles: true });
  for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value });
  element.dispatchEvent(event);
}

describe("with the mouse", () => {
  it("a card is shown after resting on it, until the mouse leaves", () => {
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(300);
    expect(closer.hovered).toBeNull();
    vi.advanceTimersByTime(300);
    expect(closer.hovered?.card).toBe("moat");
    point("pointerleave", "mouse");
    expect(closer.hovered).toBeNull();
  });

  it("passing over shows nothing, nor does a click", () => {
    point("pointerenter", "mouse");
    point("pointerleave", "mouse");
    vi.advanceTimersByTime(1000);
    expect(closer.hovered).toBeNull();
    point("pointerenter", "mouse");
    point("pointerdown", "mouse");
    vi.advanceTimersByTime(1000);
    expect([closer.hovered, closer.card]).toEqual([null, null]);
  });

  it("a right click opens the card instead of the browser's menu", () => {
    const event = new MouseEvent("contextmenu", { cancelable: true });
    element.dispatchEvent(event);
    expect([closer.card, event.defaultPrevented]).toEqual(["moat", true]);
  });
});

describe("by touch", () => {
  it("a long press opens the card, and the click that ends it means nothing", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    expect([closer.card, closer.justOpened]).toEqual(["moat", true]);
    point("pointerup", "touch");
    expect(closer.justOpened).toBe(true);
    dispatchEvent(new Event("pointerdown"));
    expect(closer.justOpened).toBe(false);
  });

  it("a tap opens nothing", () => {
    point("pointerdown", "touch");
    point("pointerup", "touch");
    vi.advanceTimersByTime(1000);
    expect(closer.card).toBeNull();
  });

  it("scrolling opens nothing, a trembling finger does", () => {
    point("pointerdown", "touch");
    point("pointermove", "touch", { movementX: 0, movementY: 20 });
    vi.advanceTimersByTime(1000);
    expect(closer.card).toBeNull();
    point("pointerdown", "touch");
    point("pointermove", "touch", { movementX: 1, movementY: 2 });
    vi.advanceTimersByTime(1000);
    expect(closer.card).toBe("moat");
  });
});

describe("with the keyboard", () => {
  it("other keys keep their meaning", () => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(closer.card).toBeNull();
  });
});

it("a card that is gone shows nothing any more", () => {
  point("pointerenter", "mouse");
  detach?.();
  detach = undefined;
  vi.advanceTimersByTime(1000);
  expect(closer.hovered).toBeNull();
  point("pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  expect(closer.card).toBeNull();
});
