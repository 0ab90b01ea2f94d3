// The service worker: the page opens without a connection, with what was loaded before.
// What the build names by its content (/assets/) never changes and is taken from here; everything else is asked of the
// server first. A new index page means a new build: what the old one needed is thrown away.
const PAGES = "pages";
const ASSETS = "assets";
const INDEX = "/";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** What the page has loaded before this worker was there to see it. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keep(event.data.addresses));
});

async function keep(addresses) {
  const assets = await caches.open(ASSETS);
  await remember(await fetch(INDEX));
  for (const address of addresses) {
    try {
      const known = address.includes("/assets/") ? assets : await caches.open(PAGES);
      if (!(await known.match(address))) await known.add(address);
    } catch {
      // One file less without a connection.
    }
  }
}

/** Keep the index page; if it is of another build, forget the files of the old one. */
async function remember(reply) {
  if (!reply.ok) return;
  const pages = await caches.open(PAGES);
  const before = await (await pages.match(INDEX))?.text();
  if (before === (await reply.clone().text())) return;
  if (before !== undefined) await caches.delete(ASSETS);
  await pages.put(INDEX, reply);
}

async function asset(request) {
  const assets = await caches.open(ASSETS);
  const known = await assets.match(request);
  if (known) return known;
  const reply = await fetch(request);
  if (reply.ok) await assets.put(request, reply.clone());
  return reply;
}

async function page(request) {
  try {
    const reply = await fetch(request);
    if (new URL(request.url).pathname === INDEX) await remember(reply.clone());
    return reply;
  } catch (error) {
    const known = await (await caches.open(PAGES)).match(INDEX);
    if (known) return known;
    throw error;
  }
}

async function other(request) {
  const pages = await caches.open(PAGES);
  try {
    const reply = await fetch(request);
    if (reply.ok) await pages.put(request, reply.clone());
    return reply;
  } catch (error) {
    const known = await pages.match(request);
    if (known) return known;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname === "/api/catalogue" || !/^\/(api|ws|healthz|metrics)/.test(address.pathname)) event.respondWith(other(request));
});

/** A click on a message leads to its table: to a window that is there already, or a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? INDEX;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
