// What a first visit costs, in a real browser with an empty cache: `npm run load [-- http://host:port] [--runs 9]`.
// Bytes as they came over the wire (compressed, with headers), from the home page to the first table; and the time
// from navigation to the first decision one can make (the main button can be pressed), the median of several runs.
// Fails above 250 kB; the time depends on the machine and is only told.
import { launch, serve } from "./serving.mjs";

const args = process.argv.slice(2);
const runs = Number(args[args.indexOf("--runs") + 1] || 7) || 7;
const { address, server } = await serve(args.find((one) => one.startsWith("http")));
const browser = await launch();

const USABLE = () => {
  const button = document.querySelector(".bar.mine [data-primary]");
  return button && !button.disabled ? performance.now() : false;
};

/** One visit with nothing in the cache. */
async function visit(locale) {
  const context = await browser.newContext({ locale, baseURL: address, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  let bytes = 0;
  let files = 0;
  wire.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
    files += 1;
  });
  const start = performance.now();
  await page.goto("/");
  await page.locator(".button.primary.big").waitFor();
  const home = performance.now() - start;
  await page.waitForLoadState("networkidle");
  const homeBytes = bytes;
  const click = await page.evaluate(() => performance.now());
  await page.locator(".button.primary.big").click();
  const handle = await page.waitForFunction(USABLE, undefined, { polling: "raf" });
  const table = (await handle.jsonValue()) - click;
  await page.waitForLoadState("networkidle");
  const link = page.url();
  const saved = await context.storageState();
  await context.close();
  // The same table opened from its link, again with an empty cache: everything from the first byte on.
  const again = await browser.newContext({ locale, storageState: saved, viewport: { width: 1280, height: 800 } });
  const direct = await again.newPage();
  await direct.goto(link, { waitUntil: "commit" });
  const usable = await (await direct.waitForFunction(USABLE, undefined, { polling: "raf" })).jsonValue();
  await again.close();
  return { homeBytes, bytes, files, home, table, usable };
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
let worst = 0;
try {
  await visit("en-GB"); // the first visit warms the server, not the browser
  for (const locale of ["en-GB", "pl-PL"]) {
    const all = [];
    for (let i = 0; i < runs; i += 1) all.push(await visit(locale));
    const of = (name) => median(all.map((one) => one[name]));
    worst = Math.max(worst, ...all.map((one) => one.bytes));
    console.log(
      `${locale.slice(0, 2)}: home ${(of("homeBytes") / 1000).toFixed(1)} kB, with the table ${(of("bytes") / 1000).toFixed(1)} kB in ${of("files")} answers; ` +
        `home after ${Math.round(of("home"))} ms, from "Play now" to the first decision ${Math.round(of("table"))} ms, ` +
        `from the table's address to its first decision ${Math.round(of("usable"))} ms (median of ${runs})`,
    );
  }
} finally {
  await browser.close();
  server?.kill();
}
process.exit(worst > 250_000 ? 1 : 0);
