/** What the game told about its cards when the page was built, and what the server adds: cards of somebody's own. */
import data from "../generated/catalogue.json";

/** What is printed on a card. */
export interface CardInfo {
  id: string;
  cost: number;
  types: string[];
  /** the sets it belongs to; a basic card belongs to none */
  sets: string[];
  basic: boolean;
  coins: number;
}

export interface SetInfo {
  id: string;
  /** the message with its name */
  name: string;
  /** what the editions of one game have in common */
  game: string;
  edition: number | null;
}

/** A recommended kingdom. */
export interface KingdomInfo {
  id: string;
  rulebook: string;
  cards: string[];
  projects: string[];
}

/** Something a learner is to do so many times; without a card, with any. */
export interface Goal {
  does: string;
  card: string;
  times: number;
}

export interface LessonInfo {
  id: string;
  goals: Goal[];
  /** how many turns there are for it, 0 for any number */
  turns: number;
}

/** Somebody to beat. */
export interface RivalInfo {
  id: string;
  /** what they are called in every language */
  name: { en: string; pl: string };
}

export interface ChallengeInfo {
  id: string;
  rivals: RivalInfo[];
}

export interface Catalogue {
  sets: SetInfo[];
  types: string[];
  cards: CardInfo[];
  kingdoms: KingdomInfo[];
  /** the kingdom that newcomers are offered */
  first: string;
  /** the kingdoms that one click deals, one after the other */
  friendly: string[];
  /** the addresses of the pages */
  pages: string[];
  lessons: LessonInfo[];
  challenges: ChallengeInfo[];
}

/** Cards of somebody's own, as the server writes them into the page. */
export interface OwnCards {
  cards: CardInfo[];
  sets: SetInfo[];
  /** Fluent files, by language */
  words: Record<string, string>;
  /** outlines, by card */
  drawings: Record<string, string>;
}

function told(): OwnCards {
  const text = globalThis.document?.getElementById("own-cards")?.textContent;
  return text ? (JSON.parse(text) as OwnCards) : { cards: [], sets: [], words: {}, drawings: {} };
}

export const own: OwnCards = told();
export const catalogue: Catalogue = { ...data, cards: [...data.cards, ...own.cards], sets: [...data.sets, ...own.sets] };
