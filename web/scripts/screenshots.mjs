// Writes screenshots of every page to web/screenshots: `npm run screenshots [-- http://host:port]`.
// Without an address it starts a server of its own (PYTHON names the interpreter).
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "web", "screenshots");
mkdirSync(folder, { recursive: true });
const player = readFileSync(join(root, "tests", "browser", "player.js"), "utf8");
const only = process.argv.slice(2).filter((one) => !one.startsWith("http"));
let address = process.argv.slice(2).find((one) => one.startsWith("http"));
let server;
if (!address) {
  const port = 20000 + Math.floor(Math.random() * 20000);
  address = `http://127.0.0.1:${port}`;
  const database = join(mkdtempSync(join(tmpdir(), "dominium-")), "games.sqlite3");
  server = spawn(
    process.env.PYTHON ?? "python3",
    ["-m", "dominium", "serve", "--no-browser", "--port", String(port), "--database", database],
    { env: { ...process.env, PYTHONPATH: join(root, "src") }, stdio: "ignore" },
  );
  for (let i = 0; i < 100; i += 1) {
    if (await fetch(`${address}/healthz`).then((one) => one.ok).catch(() => false)) break;
    await new Promise((done) => setTimeout(done, 200));
  }
}

const KINGDOM = {
  how: "cards",
  cards: ["wharf", "caravan", "lighthouse", "fishing_village", "merchant_ship", "border_guard", "acting_troupe", "spices", "flag_bearer", "swashbuckler"],
  projects: ["city_gate", "fair"],
};
const BUYS = ["province", "gold", "wharf", "fair", "swashbuckler", "merchant_ship", "flag_bearer", "spices", "fishing_village", "caravan", "acting_troupe", "silver"];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

const DESKTOP = { width: 1440, height: 900 };
const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };

async function open(options = {}) {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: "en-GB",
    reducedMotion: "reduce",
    baseURL: address,
    ...options,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error("error in the page:", error.message));
  return page;
}

async function table(extra = {}) {
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Maria",
      seats: [{ kind: "person" }, { kind: "bot", level: "steady" }, { kind: "bot", level: "steady" }, { kind: "bot", level: "beginner" }],
      kingdom: KINGDOM,
      options: { bot_delay: 0, autoplay: false },
      seed: 7,
      ...extra,
    }),
  });
  return (await answer.json()).link;
}

/** Plays until a condition holds in the page, or the game is over. */
async function play(page, until) {
  await page.evaluate(player);
  const end = Date.now() + 40000;
  while (Date.now() < end) {
    const state = await page.evaluate("window.playState()");
    if (state.over || (await page.evaluate(until))) return;
    await page.evaluate((wishes) => window.playStep(wishes), BUYS);
    await page.waitForTimeout(20);
  }
  console.error("gave up:", await page.evaluate("JSON.stringify(window.playState()) + document.querySelector('.prompt')?.textContent"));
}

const shot = async (page, name, full = false) => {
  await page.waitForTimeout(350);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: full });
  console.log(name);
};
const turn = (n) => `(() => { const t = [...document.querySelectorAll(".line.turn")].length; const k = document.querySelector("section.bar")?.dataset.kind; return t > ${n * 4} && (k === "buy" || k === "play") && document.querySelectorAll(".play .card").length > 2 })()`;
const handTurn = (n) => `(() => { const t = [...document.querySelectorAll(".line.turn")].length; const k = document.querySelector("section.bar")?.dataset.kind; return t > ${n * 4} && k === "play" && document.querySelectorAll(".play .card").length > 0 })()`;

const wanted = (name) => !only.length || only.some((one) => name.includes(one));
const jobs = {
  async home() {
    const page = await open();
    await page.goto("/");
    await shot(page, "home");
    await page.getByRole("button", { name: "New game" }).click();
    await page.waitForTimeout(300);
    await shot(page, "new-game", true);
  },
  async table() {
    const page = await open();
    await page.goto(await table());
    await page.waitForSelector(".bar.mine");
    await shot(page, "table-early");
    await play(page, handTurn(6));
    await shot(page, "table-middle");
    await play(page, turn(12));
    await shot(page, "table-late");
    const card = page.locator(".kingdom [data-card=wharf]");
    await card.click({ button: "right" });
    await shot(page, "card-view");
    await page.keyboard.press("Escape");
    await play(page, "false");
    await page.waitForSelector("[data-page=end]");
    await shot(page, "end", true);
    await page.getByRole("link", { name: "Replay", exact: true }).click();
    await page.waitForSelector(".scrubber");
    await page.getByRole("slider").fill("40");
    await shot(page, "replay");
  },
  async dark() {
    const page = await open({ colorScheme: "dark", locale: "pl-PL" });
    await page.goto("/");
    await shot(page, "dark-home");
    await page.goto(await table());
    await page.waitForSelector(".bar.mine");
    await play(page, handTurn(5));
    await shot(page, "dark-table");
  },
  async phone() {
    const page = await open({ viewport: PORTRAIT, hasTouch: true, isMobile: true });
    await page.goto("/");
    await shot(page, "phone-home");
    await page.goto(await table());
    await page.waitForSelector(".bar.mine");
    await page.evaluate(() => document.querySelector(".side .close")?.click());
    await shot(page, "phone-table");
    await play(page, `document.querySelector("section.bar")?.dataset.kind === "play" && document.querySelectorAll(".hand-row .card").length > 4`);
    await shot(page, "phone-table-play");
    await play(page, `document.querySelector("section.bar")?.dataset.kind === "buy"`);
    await shot(page, "phone-table-buy");
    await page.locator(".kingdom [data-card=lighthouse]").click({ button: "right" });
    await shot(page, "phone-card");
  },
  async landscape() {
    const page = await open({ viewport: LANDSCAPE, hasTouch: true, isMobile: true });
    await page.goto(await table());
    await page.waitForSelector(".bar.mine");
    await page.evaluate(() => document.querySelector(".side .close")?.click());
    await play(page, `document.querySelector("section.bar")?.dataset.kind === "buy"`);
    await shot(page, "landscape-table");
  },
  async tablet() {
    const page = await open({ viewport: TABLET, hasTouch: true, isMobile: true, locale: "pl-PL" });
    await page.goto(await table());
    await page.waitForSelector(".bar.mine");
    await play(page, `document.querySelector("section.bar")?.dataset.kind === "play"`);
    await shot(page, "tablet-table");
  },
  async pages() {
    const page = await open();
    await page.goto("/cards");
    await page.waitForSelector(".cards .card");
    await shot(page, "cards");
    await page.goto("/guide");
    await shot(page, "guide", true);
    await page.goto(await table({ seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot" }], seed: null }));
    await page.waitForSelector("h1");
    await shot(page, "lobby", true);
  },
};
try {
  for (const [name, job] of Object.entries(jobs)) if (wanted(name)) await job();
} finally {
  await browser.close();
  server?.kill();
}
