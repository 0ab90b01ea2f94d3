/** That it is one's move: in the title, on the icon of the tab, by sound, and by a message where that is allowed. */
import type { GameMessage, TableMessage } from "../generated/messages";
import { t } from "./language.svelte";
import { settings } from "./settings.svelte";
import { chime } from "./sound";

/** Why the one who sits here should look; "" if there is no reason. */
export function reasonOf(table: TableMessage | null, game: GameMessage | null): string {
  if (!table || table.you < 0) return "";
  const me = table.seats[table.you];
  if (table.phase === "playing") return game?.decision && !me?.stand_in ? t("your-move") : "";
  if (table.phase === "picking") return table.picking?.seat === table.you ? t("your-move") : "";
  const others = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== table.you);
  if (table.phase === "over") {
    const wishes = others.filter((seat) => seat.rematch);
    return wishes.length && !me?.rematch ? t("rematch-wish", { who: wishes[0]!.name }) : "";
  }
  const waits = others.length > 0 && others.every((seat) => seat.taken && seat.ready) && !me?.ready;
  return waits ? t("all-wait") : "";
}

/** The title of the page, with the reason to look at it first: a tab shows little of it. */
export function titled(name: string, reason: string): string {
  return reason ? `● ${reason} · Dominium` : `${name} · Dominium`;
}

const BADGE = '<circle cx="400" cy="112" r="112" fill="#c8141b" stroke="#fff" stroke-width="28"/>';
let plainIcon = "";
let badgedIcon = "";
/** what was wished last: an icon that is still being drawn may come too late */
let wished = false;

async function drawn(): Promise<string> {
  if (badgedIcon) return badgedIcon;
  const icon = await (await fetch(plainIcon)).text();
  badgedIcon = `data:image/svg+xml,${encodeURIComponent(icon.replace("</svg>", `${BADGE}</svg>`))}`;
  return badgedIcon;
}

/** A red dot on the icon of the tab, and on that of an installed app. */
export async function badge(on: boolean): Promise<void> {
  wished = on;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const app = navigator as Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
  try {
    await (on ? app.setAppBadge?.() : app.clearAppBadge?.());
  } catch {
    // Only installed apps have a badge.
  }
  if (!link) return;
  plainIcon ||= link.href;
  try {
    const icon = on ? await drawn() : plainIcon;
    if (wished === on) link.href = icon;
  } catch {
    // Without a connection the icon stays as it is.
  }
}

export function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** Ask the one who reads this whether the system may show messages; whether it may. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

async function tell(reason: string, table: string): Promise<void> {
  const options: NotificationOptions = { tag: table, icon: "/icon-192.png", body: t("come-back"), data: { path: `/t/${table}` } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(reason, options);
    else new Notification(reason, options);
  } catch {
    // Some systems refuse: the title and the icon still say it.
  }
}

/** Something new to look at: heard, and told by the system if the page is out of sight. */
export function call(reason: string, table: string): void {
  chime();
  if (document.hidden && settings.notify && mayNotify()) void tell(reason, table);
}
