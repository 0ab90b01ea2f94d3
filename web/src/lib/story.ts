/** A finished game in numbers: what could be spent, how decks grew, what was bought when. */
import type { EndMessage, TurnStory } from "../generated/messages";
import { info } from "./cards";
import { byRounds } from "./chart";

type Told = Pick<EndMessage, "turns" | "players">;

/** For each round the coins of each player, extra turns included; null for whoever had no turn in it. */
export function coinsByRound(turns: readonly TurnStory[], players: number): (number | null)[][] {
  return byRounds(turns, players).map((round) =>
    Array.from({ length: players }, (_, seat) => {
      const own = round.filter((turn) => turn.seat === seat);
      return own.length ? own.reduce((sum, turn) => sum + turn.coins, 0) : null;
    }),
  );
}

/** What can be counted of a deck. */
export const COUNTED = ["all", "action", "treasure", "points"] as const;
export type Counted = (typeof COUNTED)[number];

function counts(card: string, what: Counted): boolean {
  const { types } = info(card);
  if (what === "points") return types.includes("victory") || types.includes("curse");
  return what === "all" || types.includes(what);
}

/** For each round how many such cards each player owned after it, whoever's turn brought them. */
export function deckByRound(end: Told, what: Counted): number[][] {
  const change = (turn: TurnStory, seat: number): number =>
    (turn.came[seat] ?? []).filter((card) => counts(card, what)).length - (turn.went[seat] ?? []).filter((card) => counts(card, what)).length;
  const owned = end.players.map((player) => {
    const final = player.cards.reduce((sum, one) => sum + (counts(one.card, what) ? one.count : 0), 0);
    return end.turns.reduce((sum, turn) => sum - change(turn, player.seat), final);
  });
  return byRounds(end.turns, end.players.length).map((round) => {
    for (const turn of round) for (const { seat } of end.players) owned[seat]! += change(turn, seat);
    return [...owned];
  });
}

/** A turn in the list of purchases. */
export interface Purchase {
  coins: number;
  bought: string[];
  /** what came in another way */
  gained: string[];
  went: string[];
}

/** The cards that are left of a list when others are taken from it, one for one. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** For each round the turns of each player. */
export function purchasesByRound(turns: readonly TurnStory[], players: number): Purchase[][][] {
  return byRounds(turns, players).map((round) =>
    Array.from({ length: players }, (_, seat) =>
      round
        .filter((turn) => turn.seat === seat)
        .map(({ coins, bought, came, went }) => ({ coins, bought, gained: without(came[seat] ?? [], bought), went: went[seat] ?? [] })),
    ),
  );
}
