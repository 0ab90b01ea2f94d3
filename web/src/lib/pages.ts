/** Which addresses have a page: the server knows them, and told the page when it was built. */
import { isCard } from "./cards";
import { catalogue } from "./catalogue";

/** The named parts of an address, such as the card of `/cards/moat`; null if there is no page. */
export function partsOf(path: string): Record<string, string> | null {
  const given = path.split("/").filter(Boolean);
  for (const page of catalogue.pages) {
    const wanted = page.split("/").filter(Boolean);
    if (wanted.length !== given.length) continue;
    if (!wanted.every((part, i) => part.startsWith("{") || part === given[i])) continue;
    const parts = Object.fromEntries(
      wanted.flatMap((part, i) => (part.startsWith("{") ? [[part.slice(1, -1), decodeURIComponent(given[i]!)]] : [])),
    ) as Record<string, string>;
    return parts.card !== undefined && !isCard(parts.card) ? null : parts;
  }
  return null;
}
