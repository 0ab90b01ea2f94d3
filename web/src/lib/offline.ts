/** The page as an app: a service worker that keeps what was loaded, so that it opens without a connection. */
import { language, loadAll } from "./language.svelte";
import { rulingsOf } from "./rulings";

/** What this page has loaded from its own server, to be kept. */
export function loaded(): string[] {
  const own = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((address) => address.origin === location.origin && !/^\/(api|ws)\//.test(address.pathname))
    .map((address) => address.pathname);
  return [...new Set(own)];
}

/** All that an installed app may be asked for without a connection. */
async function everything(): Promise<void> {
  const parts = [
    import("../pages/NewGame.svelte"),
    import("../pages/Cards.svelte"),
    import("../pages/CardPage.svelte"),
    import("../pages/Guide.svelte"),
    import("../pages/Credits.svelte"),
    import("../pages/NotFound.svelte"),
    import("virtual:drawings/more"),
    loadAll(),
    rulingsOf("moat", language()),
  ];
  await Promise.allSettled(parts);
}

/** Once the page is there and idle: it must not make the first visit slower. */
export async function keepForLater(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    if (matchMedia("(display-mode: standalone)").matches) await everything();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "keep", addresses: loaded() });
  } catch {
    // Without encryption, or where it is forbidden, the page works as before.
  }
}
