/** What this browser remembers: name, language, looks, sounds, habits, favourite kingdoms, and its seats at tables. */
import { CODES, speak, type Code } from "./language.svelte";

export type Theme = "auto" | "daylight" | "candlelight";
export const THEMES: readonly Theme[] = ["auto", "daylight", "candlelight"];
/** in per cent of the usual size */
export const TEXT_SIZES: readonly number[] = [90, 100, 115, 130];
/** what sounds: only that it is one's move, or every question */
export type Sounds = "turn" | "all";
/** how fast cards travel: so many times the usual time */
export const PACES: Record<string, number> = { off: 0, quick: 0.6, normal: 1, slow: 1.6 };
/** seconds that bots seem to think */
export const BOT_DELAYS: Record<string, number> = { instant: 0, quick: 0.3, normal: 0.7, slow: 1.5 };

/** A kingdom worth playing again. */
export interface Favourite {
  name: string;
  cards: string[];
  projects: string[];
}

export interface Held {
  table: string;
  token: string;
  seat: number;
  time: number;
}

interface Stored {
  name: string;
  language: Code | "";
  theme: Theme;
  textSize: number;
  sound: boolean;
  sounds: Sounds;
  /** from 0 to 100 */
  volume: number;
  /** a message of the system when it is one's move and the page is out of sight */
  notify: boolean;
  /** keys choose cards, and the cards show them */
  hotkeys: boolean;
  botDelay: number;
  /** the server makes decisions that need no thought */
  autoplay: boolean;
  favourites: Favourite[];
  /** cards that random kingdoms leave out */
  banned: string[];
  /** the friendly kingdom that one click dealt last */
  dealt: string;
  logOpen: boolean;
  aidsOpen: boolean;
  learned: boolean;
  /** saw a whole game to its end: before that, one click deals no Attacks */
  played: boolean;
  /** the lessons that were done */
  lessons: string[];
  /** the challenges that were won, with the fewest turns it took */
  challenges: Record<string, number>;
  /** one click buys */
  quick: boolean;
  /** ask before a turn ends that leaves something unused */
  careful: boolean;
  /** how fast cards travel, 1 being usual; 0: they simply appear */
  pace: number;
  seats: Held[];
}

const KEY = "dominium";
const fresh: Stored = {
  name: "",
  language: "",
  theme: "auto",
  textSize: 100,
  sound: false,
  sounds: "turn",
  volume: 60,
  notify: false,
  hotkeys: true,
  botDelay: 0.7,
  autoplay: true,
  favourites: [],
  banned: [],
  dealt: "",
  logOpen: innerWidth > 1150,
  aidsOpen: false,
  learned: false,
  played: false,
  lessons: [],
  challenges: {},
  quick: true,
  careful: true,
  pace: 1,
  seats: [],
};

function read(): Stored {
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...fresh };
  }
}

export const settings = $state<Stored>(read());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: the page works on without memory.
  }
}

// What another window writes down replaces what is there: without its seats this one would throw them away.
addEventListener("storage", (event) => {
  if (event.key === KEY) settings.seats = read().seats;
});

export function firstLanguage(): Code {
  if (settings.language) return settings.language;
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase();
    if ((CODES as readonly string[]).includes(code)) return code as Code;
  }
  return "en";
}

export async function chooseLanguage(code: Code): Promise<void> {
  settings.language = code;
  remember();
  await speak(code);
}

const dark = matchMedia("(prefers-color-scheme: dark)");

export function applyTheme(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "candlelight" : "daylight") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme === "daylight" ? "#f1e7d0" : "#1b1410");
}
dark.addEventListener("change", applyTheme);

/** The theme, text as large as wished, movements as fast, keys shown or not. */
export function applyLooks(): void {
  applyTheme();
  const root = document.documentElement;
  const size = settings.textSize === 100 ? "" : `${(settings.textSize * 16) / 100}px`;
  root.style.fontSize = size;
  document.body.style.fontSize = size;
  root.style.setProperty("--quick", settings.pace === 1 ? "" : `${180 * settings.pace}ms`);
  root.dataset.hotkeys = settings.hotkeys ? "on" : "off";
}

export function isDark(): boolean {
  return settings.theme === "candlelight" || (settings.theme === "auto" && dark.matches);
}

export function chooseTheme(theme: Theme): void {
  settings.theme = theme;
  remember();
  applyTheme();
}

export function hold(table: string, token: string, seat: number): void {
  settings.seats = [
    { table, token, seat, time: Date.now() },
    ...settings.seats.filter((held) => held.table !== table),
  ].slice(0, 60);
  remember();
}

export function tokenFor(table: string): string | null {
  return settings.seats.find((held) => held.table === table)?.token ?? null;
}

export function forget(table: string): void {
  settings.seats = settings.seats.filter((held) => held.table !== table);
  remember();
}
