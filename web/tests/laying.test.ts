import { describe, expect, it } from "vitest";
import { gapOf, layHand } from "../src/lib/laying";

const DESKTOP = { wide: 900, high: 155, phone: false };
const PHONE = { wide: 346, high: 118, phone: true };

/** What a row of the hand takes of its width. */
function taken(count: number, { rows, width }: { rows: number; width: number }, phone: boolean): number {
  const columns = Math.ceil(count / rows);
  return columns * width + (columns - 1) * gapOf(phone);
}

describe("the hand", () => {
  it("lies in one row while its cards can be read, in two when there are more", () => {
    expect(layHand({ ...DESKTOP, cards: 5, kinds: 3 })).toMatchObject({ rows: 1, stacked: false, names: false });
    expect(layHand({ ...DESKTOP, cards: 12, kinds: 9 })).toMatchObject({ rows: 2, stacked: false, names: false });
    expect(layHand({ ...PHONE, cards: 5, kinds: 3 })).toMatchObject({ rows: 1, stacked: false });
    expect(layHand({ ...PHONE, cards: 9, kinds: 3 })).toMatchObject({ rows: 2, stacked: false });
  });

  it("lays equal cards on one another when there are too many", () => {
    expect(layHand({ ...PHONE, cards: 25, kinds: 4 })).toMatchObject({ rows: 1, stacked: true });
    expect(layHand({ ...PHONE, cards: 25, kinds: 15 })).toMatchObject({ rows: 3, stacked: true, names: true });
    expect(layHand({ ...DESKTOP, cards: 40, kinds: 12 })).toMatchObject({ rows: 2, stacked: true, names: false });
  });

  it("never takes more room than it has", () => {
    for (const [room, most] of [[DESKTOP, 24], [PHONE, 20]] as const) {
      for (let cards = 1; cards <= 60; cards += 1) {
        const kinds = Math.min(cards, most);
        const lying = layHand({ ...room, cards, kinds });
        const count = lying.stacked ? kinds : cards;
        expect(taken(count, lying, room.phone), `${cards} cards`).toBeLessThanOrEqual(room.wide);
        expect(lying.rows * lying.height + (lying.rows - 1) * gapOf(room.phone), `${cards} cards`).toBeLessThanOrEqual(room.high);
        expect(lying.width, `${cards} cards`).toBeGreaterThanOrEqual(58);
      }
    }
  });
});
