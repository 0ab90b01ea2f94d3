/** A decision being answered: where its options lie, what is chosen so far, and whether that would do. */
import { info } from "./cards";
import type { DecisionInfo, Option } from "../generated/messages";

/** Where the cards of a decision are shown to be chosen: where they lie, or in a tray of their own. */
export type Place = "hand" | "supply" | "play" | "tray";

const PLACES: Partial<Record<Option["zone"], Place>> = { hand: "hand", supply: "supply", projects: "supply", in_play: "play" };
const ABILITIES = new Set(["order", "react"]);
const MAIN: Record<string, Place> = { play: "hand", treasure: "hand", buy: "supply" };

function placeOf(decision: DecisionInfo): Place {
  if (MAIN[decision.kind]) return MAIN[decision.kind]!;
  const cards = decision.options.filter((option) => option.kind === "card");
  const places = new Set(cards.map((option) => PLACES[option.zone] ?? "tray"));
  const [only] = places;
  // Abilities wait to be used: only those of cards in the hand are chosen where they lie.
  if (ABILITIES.has(decision.kind) && only !== "hand") return "tray";
  return places.size === 1 ? only! : "tray";
}

export class Choice {
  /** indices of the options taken, in the order of taking */
  taken = $state<number[]>([]);
  readonly zone: Place;
  readonly cards: Option[];
  readonly words: Option[];

  constructor(readonly decision: DecisionInfo) {
    this.zone = placeOf(decision);
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

  /** Choose it, or give it back once every copy that may be chosen is. */
  toggle(index: number): void {
    const option = this.decision.options[index];
    if (!option) return;
    const count = this.count(index);
    if (count > 0 && (count >= option.copies || this.full)) {
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
