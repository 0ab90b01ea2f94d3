/** A decision being answered: where its options lie, what is chosen so far, and whether that would do. */
import { info } from "./cards";
import type { DecisionInfo, Option, PlayerInfo, ViewInfo } from "./messages";

export type Zone = "hand" | "supply" | "tray";

const SUPPLY_KINDS = new Set(["buy", "gain", "pile", "give"]);
/** Cards whose questions are about cards that lie somewhere else than in the hand or the Supply. */
const ELSEWHERE: Record<string, readonly string[]> = {
  gain: ["thief", "lurker", "treasurer"],
  put_back: ["harbinger", "pearl_diver", "treasury", "scout"],
  play_card: ["vassal", "scepter", "innovation", "piazza"],
  trash: ["improve", "thief", "bandit", "pirate_ship", "lookout", "sentry"],
  discard: ["spy", "sentry", "lookout"],
  set_aside: ["cargo_ship"],
};
const TRAY_KINDS = new Set(["take", "order", "star", "top", "name", "react"]);

function counts(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

function within(options: readonly Option[], cards: readonly string[]): boolean {
  const there = counts(cards);
  return options.length > 0 && options.every((option) => (there.get(option.id) ?? 0) >= option.copies);
}

/** Where the card options of a decision lie on the table. */
export function zoneOf(decision: DecisionInfo, view: ViewInfo): Zone {
  const cards = decision.options.filter((option) => option.kind === "card");
  const source = decision.source?.split("@")[0] ?? "";
  if (!cards.length) return decision.kind === "buy" ? "supply" : decision.main ? "hand" : "tray";
  const me: PlayerInfo | undefined = view.players[view.seat];
  const hand = me?.hand ?? [];
  if (decision.kind === "name") return "tray";
  if (ELSEWHERE[decision.kind]?.includes(source)) return "tray";
  if (decision.kind === "react" && within(cards, hand)) return "hand";
  if (TRAY_KINDS.has(decision.kind)) return "tray";
  const piles = new Set([...view.supply.filter((pile) => pile.left > 0 || decision.kind === "pile").map((pile) => pile.card), ...view.projects.map((p) => p.card)]);
  if (SUPPLY_KINDS.has(decision.kind) || (decision.kind === "trash" && source === "lurker")) {
    return cards.every((option) => piles.has(option.id)) ? "supply" : "tray";
  }
  const open = [...(me?.looking ?? []), ...view.players.flatMap((player) => player.revealed)];
  if (open.length && within(cards, open)) return "tray";
  return within(cards, hand) ? "hand" : "tray";
}

export class Choice {
  /** indices of the options taken, in the order of taking */
  taken = $state<number[]>([]);
  readonly zone: Zone;
  readonly cards: Option[];
  readonly words: Option[];

  constructor(
    readonly decision: DecisionInfo,
    view: ViewInfo,
  ) {
    this.zone = zoneOf(decision, view);
    this.cards = decision.options.filter((option) => option.kind === "card");
    this.words = decision.options.filter((option) => option.kind === "word");
  }

  get single(): boolean {
    return this.decision.maximum === 1;
  }

  get full(): boolean {
    return this.taken.length >= this.decision.maximum;
  }

  get legal(): boolean {
    return this.taken.length >= this.decision.minimum && this.taken.length <= this.decision.maximum;
  }

  index(id: string): number {
    return this.decision.options.findIndex((option) => option.id === id);
  }

  count(index: number): number {
    return this.taken.filter((one) => one === index).length;
  }

  /** The places in the order of taking, from 1; empty where order does not matter. */
  places(index: number): number[] {
    if (!this.decision.ordered || this.decision.maximum < 2) return [];
    return this.taken.flatMap((one, place) => (one === index ? [place + 1] : []));
  }

  /** One more copy; a single choice moves over to the new one. */
  add(index: number): void {
    const option = this.decision.options[index];
    if (!option) return;
    if (this.single) this.taken = [index];
    else if (!this.full && this.count(index) < option.copies) this.taken = [...this.taken, index];
  }

  remove(index: number): void {
    const at = this.taken.lastIndexOf(index);
    if (at >= 0) this.taken = this.taken.toSpliced(at, 1);
  }

  /** Choose it, or give it back once every copy is chosen. */
  toggle(index: number): void {
    const option = this.decision.options[index];
    if (!option) return;
    const count = this.count(index);
    if (count > 0 && (count >= option.copies || (this.full && !this.single))) {
      this.taken = this.taken.filter((one) => one !== index);
    } else {
      this.add(index);
    }
  }

  /** Every copy of every card. */
  everything(): number[] {
    return this.decision.options.flatMap((option, index) =>
      option.kind === "card" ? Array.from({ length: option.copies }, () => index) : [],
    );
  }

  chosenCards(): string[] {
    return this.taken.map((index) => this.decision.options[index]!.id);
  }

  /** What all Treasures on offer are worth as printed. */
  get worth(): number {
    return this.cards.reduce((sum, option) => sum + info(option.id).coins * option.copies, 0);
  }
}
