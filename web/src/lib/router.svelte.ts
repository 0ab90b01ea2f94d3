/** Where we are: one page at a time, with real addresses. */
let path = $state(location.pathname + location.search + location.hash);

export function here(): URL {
  return new URL(path, location.origin);
}

function sync(): void {
  path = location.pathname + location.search + location.hash;
}
addEventListener("popstate", sync);
addEventListener("hashchange", sync);

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  sync();
  scrollTo(0, 0);
}

/** The page stays as it is, and its address says more about it. */
export function note(address: string): void {
  history.replaceState(null, "", address);
  sync();
}

/** Links inside the site change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
