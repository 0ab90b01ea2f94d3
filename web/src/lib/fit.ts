/** Words that keep to their place: they get smaller until they fit, but never too small to be read. */
import type { Attachment } from "svelte/attachments";

const LEAST = 11;
const STEP = 0.5;

/** `text` is what the element says: with other words it is measured anew. */
export function fit(text: string): Attachment<HTMLElement> {
  return (element) => {
    void text;
    const adjust = (): void => {
      element.style.fontSize = "";
      const tooMuch = (): number => Math.max(element.scrollHeight / (element.clientHeight + 1), element.scrollWidth / (element.clientWidth + 1));
      let much = tooMuch();
      if (much <= 1) return;
      let size = Number.parseFloat(getComputedStyle(element).fontSize);
      while (size > LEAST && much > 1) {
        // Half the letters in both directions make a quarter of the room: a bold first step saves many small ones.
        size = Math.max(LEAST, Math.min(size - STEP, Math.ceil((size / Math.sqrt(much)) * 2) / 2));
        element.style.fontSize = `${size}px`;
        much = tooMuch();
      }
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
