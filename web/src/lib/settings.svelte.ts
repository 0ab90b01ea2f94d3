/** What this browser remembers: name, language, theme, sound, and its seats at tables. */
import { CODES, speak, type Code } from "./language.svelte";

export type Theme = "auto" | "daylight" | "candlelight";

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
  sound: boolean;
  logOpen: boolean;
  aidsOpen: boolean;
  learned: boolean;
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
  sound: false,
  logOpen: innerWidth > 1150,
  aidsOpen: false,
  learned: false,
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
