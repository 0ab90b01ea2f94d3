/** How the hand lies. It always takes the same room, however many cards there are. */

export interface Lying {
  rows: number;
  /** equal cards lie on one another, with their number */
  stacked: boolean;
  /** the room of one card */
  width: number;
  height: number;
  /** where room is scarce a card is no more than its name */
  names: boolean;
}

/** A card that is narrower cannot be read: alone in a row, and where there are several. */
const LEAST = { phone: [58, 58], desktop: [76, 72] } as const;
const GAP = { phone: 4, desktop: 8 } as const;
const MOST_ROWS = 4;
/** from this height on, its name and its cost have room below one another */
const FULL_HEIGHT = 38;

export function layHand({ cards, kinds, wide, high, phone }: { cards: number; kinds: number; wide: number; high: number; phone: boolean }): Lying {
  const device = phone ? "phone" : "desktop";
  const gap = GAP[device];
  const [alone, among] = LEAST[device];
  const fits = (columns: number): number => Math.floor((wide - gap * (columns - 1)) / columns);
  const inRows = (count: number, rows: number): number => fits(Math.max(1, Math.ceil(count / rows)));
  let stacked = false;
  let rows = !wide || inRows(cards, 1) >= alone ? 1 : 2;
  if (rows === 2 && inRows(cards, 2) < among) {
    stacked = true;
    rows = [1, 2, 3].find((some) => inRows(kinds, some) >= (some === 1 ? alone : among)) ?? MOST_ROWS;
  }
  const height = Math.max(24, (high - gap * (rows - 1)) / rows);
  const most = rows === 1 ? height / 1.5 : phone ? 76 : 128;
  const width = Math.max(40, Math.min(inRows(stacked ? kinds : cards, rows), most));
  return { rows, stacked, width, height, names: height < FULL_HEIGHT };
}

export function gapOf(phone: boolean): number {
  return GAP[phone ? "phone" : "desktop"];
}
