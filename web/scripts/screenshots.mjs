// Writes screenshots to web/screenshots: `npm run screenshots [-- options]`.
//   (nothing)      the views worth a look after every change
//   --all          every view on every device, in both themes and both languages
//   --pictures     those that README and docs show, small, to docs/pictures
//   home phone ... only files whose name contains all of these words
//   http://...     a server that runs already; otherwise one is started (PYTHON names the interpreter)
// A file is named view.device.theme.language.png. One game is played once and then looked at from every device:
// a seat link opens the same decision anywhere.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./python.mjs";
import { launch, serve } from "./serving.mjs";

const player = readFileSync(join(root, "tests", "browser", "player.js"), "utf8");
const args = process.argv.slice(2);
const everything = args.includes("--all");
const shown = args.includes("--pictures");
const folder = process.env.SCREENSHOTS ?? (shown ? join(root, "docs", "pictures") : join(root, "web", "screenshots"));
mkdirSync(folder, { recursive: true });
const words = args.filter((one) => !one.startsWith("http") && !one.startsWith("--"));
const { address, server } = await serve(args.find((one) => one.startsWith("http")), {
  DOMINIUM_LIMITS: "message_rate=0,request_rate=0,tables_per_hour=0",
});
const browser = await launch();

const touch = { hasTouch: true, isMobile: true };
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 820, height: 1180 }, ...touch },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  "small-phone": { viewport: { width: 360, height: 740 }, ...touch },
  landscape: { viewport: { width: 740, height: 360 }, ...touch },
};
const LOCALES = { en: "en-GB", pl: "pl-PL" };
const SCHEMES = { light: "light", dark: "dark" };

/** What is made without --all: device.theme.language, by view. */
const USUAL = {
  home: ["desktop.light.en", "desktop.dark.pl", "phone.light.pl", "landscape.light.en"],
  "new-game": ["desktop.light.en", "phone.dark.pl"],
  lobby: ["desktop.light.en", "phone.light.pl"],
  settings: ["desktop.light.en", "phone.dark.pl"],
  "card-page": ["desktop.light.en", "phone.light.pl"],
  early: ["desktop.light.en", "phone.light.en", "landscape.dark.pl"],
  late: ["desktop.light.en", "laptop.dark.pl", "tablet.light.pl", "phone.light.pl", "small-phone.dark.en", "landscape.light.en"],
  six: ["desktop.light.pl", "laptop.light.en", "phone.light.en"],
  card: ["desktop.light.en", "phone.dark.pl", "landscape.light.pl"],
  end: ["desktop.light.en", "phone.light.pl"],
  replay: ["desktop.light.en", "phone.light.pl"],
  cards: ["desktop.light.pl", "phone.dark.en"],
  guide: ["desktop.light.en", "phone.light.pl"],
  coach: ["desktop.light.en", "phone.light.pl"],
  credits: ["desktop.light.en"],
  control: ["desktop.light.en", "phone.light.pl"],
};

/** What README and docs show: device.theme.language, by view. */
const PICTURES = {
  late: ["desktop.light.en", "desktop.dark.en", "desktop.light.pl", "phone.light.en", "phone.dark.pl"],
  end: ["desktop.light.en"],
  "new-game-random": ["desktop.light.en"],
  lesson: ["desktop.light.en"],
};

function views(name) {
  const kind = name.startsWith("control-") ? "control" : name.startsWith("new-game") ? "new-game" : name;
  const combinations = everything
    ? Object.keys(DEVICES).flatMap((device) => Object.keys(SCHEMES).flatMap((theme) => Object.keys(LOCALES).map((code) => `${device}.${theme}.${code}`)))
    : shown ? (PICTURES[name] ?? []) : (USUAL[kind] ?? ["desktop.light.en"]);
  return combinations.filter((one) => words.every((word) => `${name}.${one}`.includes(word)));
}

async function open(combination, options = {}) {
  const [device, theme, code] = combination.split(".");
  const context = await browser.newContext({
    ...DEVICES[device],
    colorScheme: SCHEMES[theme],
    locale: LOCALES[code],
    reducedMotion: "reduce",
    baseURL: address,
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // a busy machine is no mistake of the page
  page.on("pageerror", (error) => console.error("error in the page:", error.message));
  return page;
}

/** Open a page on every device wanted, let `prepare` bring it there, and take its picture. */
async function shots(name, path, prepare = async () => {}, full = false) {
  for (const combination of views(name)) {
    const page = await open(combination);
    try {
      await page.goto(path);
      await prepare(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(250);
      const picture = await page.screenshot({ fullPage: full && !shown });
      if (shown) writeFileSync(join(folder, `${name}.${combination}.webp`), await compressed(picture));
      else writeFileSync(join(folder, `${name}.${combination}.png`), picture);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      console.log(`${name}.${combination}${wide > 0 ? `  (${wide} px too wide)` : ""}`);
    } catch (error) {
      console.error(`${name}.${combination}: ${error.message.split("\n")[0]}`);
    }
    await page.context().close();
  }
}

/** The same picture as WebP; the browser knows how. */
async function compressed(picture) {
  const page = await browser.newPage();
  const address = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.86);
  }, `data:image/png;base64,${picture.toString("base64")}`);
  await page.close();
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

async function table(cards, projects, extra = {}) {
  const bots = extra.bots ?? ["beginner", "beginner", "steady"];
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Katarzyna",
      seats: extra.seats ?? [{ kind: "person" }, ...bots.map((level) => ({ kind: "bot", level }))],
      kingdom: { how: "cards", cards, projects },
      options: { bot_delay: 0, autoplay: false, ...extra.options },
      seed: extra.seed === undefined ? 7 : extra.seed,
    }),
  });
  const made = await answer.json();
  if (!made.link) throw new Error(JSON.stringify(made));
  return made.link;
}

/** Plays in a page until a condition holds in it; false if the game was over before. */
async function play(page, wishes, until, seconds = 90) {
  await page.evaluate(player);
  const end = await page.evaluate(`(async () => {
    const wishes = ${JSON.stringify(wishes)};
    for (const end = Date.now() + ${seconds * 1000}; Date.now() < end; await new Promise((done) => setTimeout(done, 4))) {
      const state = window.playState();
      if (state.over) return "over";
      if (!state.decision || state.busy) continue;
      if (${until}) return "there";
      window.playStep(wishes);
    }
    return JSON.stringify(window.playState()) + document.querySelector(".prompt")?.textContent;
  })()`);
  if (!["over", "there"].includes(end)) console.error("gave up:", end);
  return end === "there";
}

const ready = (page) => page.waitForSelector("section.bar");
const kind = (name) => `document.querySelector("section.bar")?.dataset.kind === "${name}"`;
const turns = (n) => `Math.max(0, ...[...document.querySelectorAll(".log .title")].map((one) => Number(one.textContent.match(/\\d+/)?.[0] ?? 0))) >= ${n}`;
const SEA = ["wharf", "caravan", "lighthouse", "fishing_village", "native_village", "border_guard", "acting_troupe", "spices", "flag_bearer", "swashbuckler"];
const SEA_BUYS = ["gold", "wharf", "fair", "swashbuckler", "native_village", "flag_bearer", "spices", "fishing_village", "caravan", "acting_troupe", "lighthouse", "silver"];
const SEA_END = ["province", "duchy", ...SEA_BUYS];

/** Every kind of control: [name, cards, wishes, when it is there]. */
const CONTROLS = [
  ["discard", ["cellar", "militia", "moat", "village", "market", "smithy", "workshop", "remodel", "mine", "merchant"], ["cellar"], kind("discard")],
  ["gain", ["artisan", "workshop", "moat", "village", "market", "smithy", "cellar", "remodel", "mine", "merchant"], ["workshop"], kind("gain")],
  ["tray", ["sentry", "harbinger", "moat", "village", "market", "smithy", "cellar", "remodel", "mine", "merchant"], ["sentry"], 'document.querySelector("section.bar")?.dataset.from === "tray" && document.querySelectorAll(".tray .card").length > 0'],
  ["words", ["pawn", "steward", "nobles", "courtyard", "baron", "mill", "lurker", "bridge", "upgrade", "duke"], ["pawn"], 'document.querySelectorAll(".words .word").length > 2'],
  ["name", ["wishing_well", "pawn", "nobles", "courtyard", "baron", "mill", "lurker", "bridge", "upgrade", "duke"], ["wishing_well"], kind("name")],
  ["place", ["secret_passage", "pawn", "nobles", "courtyard", "baron", "mill", "lurker", "bridge", "upgrade", "duke"], ["secret_passage"], kind("place")],
  ["pile", ["embargo", "wharf", "caravan", "lighthouse", "bazaar", "haven", "cutpurse", "warehouse", "salvager", "treasury"], ["embargo"], kind("pile")],
];

/** The ways to a kingdom, in their order on the page. */
const NEW_GAMES = ["new-game", "new-game-random", "new-game-hand", "new-game-text", "new-game-picked"];

const jobs = {
  home: () => shots("home", "/"),
  async "new-game"() {
    for (const [how, name] of NEW_GAMES.entries()) {
      await shots(name, "/new", async (page) => {
        await page.locator(".how input").nth(how).check();
        if (how === 0) await page.locator(".side details summary").click();
        if (how === 1) await page.locator(".ten .card").nth(2).click();
      }, how !== 2);
    }
  },
  async settings() {
    await shots("settings", "/", async (page) => {
      await page.locator("header .tools button").last().click();
      await page.waitForSelector("dialog[open]");
    });
  },
  "card-page": () => shots("card-page", "/cards/moat", (page) => page.waitForSelector(".card-page li")),
  "not-found": () => shots("not-found", "/nowhere", (page) => page.waitForSelector("h1")),
  async lobby() {
    const link = await table(SEA, ["city_gate", "fair"], { seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot" }], seed: null });
    await shots("lobby", link, (page) => page.waitForSelector("h1"), true);
  },
  async early() {
    await shots("early", await table(SEA, ["city_gate", "fair"]), ready);
  },
  async late() {
    const page = await open("desktop.light.en");
    let link;
    // How long a game lasts is up to the bots: another one, if this was over too soon.
    for (const seed of [11, 12, 13, 14, 15]) {
      link = await table(SEA, ["city_gate", "fair"], { seed, bots: ["beginner", "steady"], options: { autoplay: true } });
      await page.goto(link);
      await ready(page);
      if (await play(page, SEA_BUYS, `${turns(8)} && ${kind("play")} && document.querySelectorAll(".play .card.small").length > 1 && document.querySelectorAll(".hand-row .card").length > 3`, 150)) break;
    }
    await shots("late", link, ready);
    await shots("card", link, async (one) => {
      await ready(one);
      await one.locator(".kingdom [data-card=wharf]").click({ button: "right" });
      await one.waitForSelector("dialog li");
    });
    if (!["end", "replay"].some((name) => views(name).length)) return page.context().close();
    await play(page, SEA_END, "false", 240);
    await page.waitForSelector("[data-page=end]");
    const replay = await page.getByRole("link", { name: "Replay", exact: true }).getAttribute("href");
    await page.context().close();
    await shots("end", link, (one) => one.waitForSelector("[data-page=end]"), true);
    await shots("replay", replay, async (one) => {
      await one.waitForSelector(".scrubber");
      await one.getByRole("slider").fill("240");
    });
  },
  async six() {
    const link = await table(SEA, ["city_gate", "fair"], { seed: 5, bots: ["steady", "beginner", "beginner", "beginner", "strong"] });
    const page = await open("desktop.light.en");
    await page.goto(link);
    await ready(page);
    await play(page, SEA_BUYS, `${turns(9)} && ${kind("buy")}`, 150);
    await page.context().close();
    await shots("six", link, ready);
  },
  async control() {
    for (const [name, cards, wishes, until] of CONTROLS) {
      if (!views(`control-${name}`).length) continue;
      const link = await table(cards, [], { bots: ["beginner"], seed: 3 });
      const page = await open("desktop.light.en");
      await page.goto(link);
      await ready(page);
      await play(page, [...wishes, "silver"], until);
      await page.context().close();
      await shots(`control-${name}`, link, ready);
    }
  },
  async cards() {
    await shots("cards", "/cards", (page) => page.waitForSelector(".cards .card"));
  },
  guide: () => shots("guide", "/guide", (page) => page.waitForSelector(".cards .card"), true),
  async coach() {
    await shots("coach", "/guide", async (page) => {
      await page.locator(".start .button.primary").click();
      await page.waitForSelector(".coach");
      await ready(page);
    });
  },
  async lesson() {
    await shots("lesson", "/guide", async (page) => {
      await page.locator(".tasks button").nth(1).click();
      await ready(page);
    });
  },
  credits: () => shots("credits", "/credits"),
};
const OF_LATE = ["late", "card", "end", "replay"];
try {
  for (const [name, job] of Object.entries(jobs)) {
    const names = name === "late" ? OF_LATE : name === "control" ? CONTROLS.map(([one]) => `control-${one}`) : name === "new-game" ? NEW_GAMES : [name];
    if (names.some((one) => views(one).length)) await job();
  }
} finally {
  await browser.close();
  server?.kill();
}
