/** The drawings on the cards: the shapes that drawings.json names, and no others, out of the icon set. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Catalogue } from "../src/lib/catalogue.ts";
import { firstCards } from "../src/lib/first.ts";
import { isOlder, plain } from "../src/lib/versions.ts";

const FILE = "web/src/lib/drawings.json";
const PREFIX = "virtual:drawings/";

/** A card's id and the name of its icon. */
export type Drawings = Record<string, string>;
type Icons = Record<string, { body: string }>;

/** The cards in the order in which drawings.json lists them: by set, then by name. */
export function inOrder({ cards, sets }: Catalogue): string[] {
  const place = (card: Catalogue["cards"][number]): number =>
    card.basic ? -1 : sets.findIndex((set) => card.sets.includes(set.id));
  return cards
    .filter((card) => !isOlder(card.id))
    .sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1))
    .map((card) => card.id);
}

/** What is wrong with the list of drawings, each with the line to write; nothing if all is well. */
export function problems(drawings: Drawings, catalogue: Catalogue, icons: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const order = inOrder(catalogue);
  order.forEach((card, i) => {
    if (card in drawings) return;
    const where = i ? `after "${order[i - 1]}"` : "at the beginning";
    found.push(`${FILE}: the card ${card} has no drawing. Add this line ${where}, with the name of an icon from game-icons.net:\n  "${card}": "icon-name",`);
  });
  const drawn = new Map<string, string>();
  for (const [card, icon] of Object.entries(drawings)) {
    const line = `"${card}": "${icon}"`;
    if (!order.includes(card)) {
      const why = order.includes(plain(card)) ? `all versions of a card share the drawing of ${plain(card)}` : "there is no such card";
      found.push(`${FILE}: ${why}. Remove the line\n  ${line}`);
    } else if (!icons.has(icon)) found.push(`${FILE}: the icon set has no "${icon}". Name another icon in the line\n  ${line}`);
    else if (drawn.has(icon)) found.push(`${FILE}: ${drawn.get(icon)} is drawn so already. Name another icon in the line\n  ${line}`);
    drawn.set(icon, card);
  }
  return found;
}

/** The drawings that the first game needs, and the others. */
export function parted(drawings: Drawings, catalogue: Catalogue): Record<string, Drawings> {
  const wanted = new Set(firstCards(catalogue).map(plain));
  const part = (first: boolean): Drawings =>
    Object.fromEntries(Object.entries(drawings).filter(([card]) => wanted.has(card) === first));
  return { first: part(true), more: part(false) };
}

/** What cards of somebody's own may be drawn with besides: by type where their file names nothing, and by name. */
export interface Spare {
  /** the first type a card has decides */
  generic: Record<string, string>;
  icons: string[];
}

/** The outline of an icon. */
function outline(icons: Icons, icon: string): string {
  return [...(icons[icon]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(" ");
}

/** What the server is told of drawings, for cards that the page does not know when it is built. */
export function told(drawings: Drawings, spare: Spare, icons: Icons): { generic: Record<string, string>; icons: Record<string, string> } {
  const names = [...new Set([...Object.values(drawings), ...Object.values(spare.generic), ...spare.icons])].sort();
  const missing = names.filter((name) => !(name in icons));
  if (missing.length) throw new Error(`web/src/lib/spare-drawings.json: the icon set has no ${missing.join(", ")}`);
  return { generic: spare.generic, icons: Object.fromEntries(names.map((name) => [name, outline(icons, name)])) };
}

/** `virtual:drawings/first` and `virtual:drawings/more`: the outline of each card's drawing. */
export function drawings(): Plugin {
  const list = fileURLToPath(new URL("../src/lib/drawings.json", import.meta.url));
  const game = fileURLToPath(new URL("../src/generated/catalogue.json", import.meta.url));
  const besides = fileURLToPath(new URL("../src/lib/spare-drawings.json", import.meta.url));
  const set = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const read = (): { chosen: Drawings; catalogue: Catalogue; icons: Icons } => ({
    chosen: JSON.parse(readFileSync(list, "utf8")) as Drawings,
    catalogue: JSON.parse(readFileSync(game, "utf8")) as Catalogue,
    icons: (JSON.parse(readFileSync(set, "utf8")) as { icons: Icons }).icons,
  });
  return {
    name: "drawings",
    buildStart() {
      const { chosen, catalogue, icons } = read();
      const wrong = problems(chosen, catalogue, new Set(Object.keys(icons)));
      if (wrong.length) this.error(wrong.join("\n"));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      this.addWatchFile(list);
      this.addWatchFile(game);
      const { chosen, catalogue, icons } = read();
      const wanted = parted(chosen, catalogue)[id.slice(PREFIX.length + 1)];
      if (!wanted) return undefined;
      const outlines = Object.fromEntries(Object.entries(wanted).map(([card, icon]) => [card, outline(icons, icon)]));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(outlines))});`;
    },
    generateBundle() {
      const { chosen, icons } = read();
      const spare = JSON.parse(readFileSync(besides, "utf8")) as Spare;
      this.emitFile({ type: "asset", fileName: "drawings.json", source: JSON.stringify(told(chosen, spare, icons)) });
    },
  };
}
