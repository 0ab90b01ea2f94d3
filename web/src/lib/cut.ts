/** A text that has no room for its end says so. */
import type { Attachment } from "svelte/attachments";

/** `text` is what the element says: with other words it is measured anew. */
export function cut(text: string): Attachment<HTMLElement> {
  return (element) => {
    void text;
    const look = (): void => void element.toggleAttribute("data-cut", element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
