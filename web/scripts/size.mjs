// What the first page costs, compressed: `npm run size` (after a build) fails above 250 kB.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/dominium/server/static/", import.meta.url);
const files = readdirSync(new URL("assets/", folder));
const size = (name) => {
  const data = readFileSync(new URL(name, folder));
  return name.endsWith(".woff2") ? data.length : gzipSync(data).length;
};
/** What the page itself names, into however many parts the build has cut it. */
const named = [...readFileSync(new URL("index.html", folder), "utf8").matchAll(/"\/(assets\/[^"]+)"/g)].map((found) => found[1]);
let worst = 0;
for (const [language, wanted] of Object.entries({
  en: /^(emblems-first-.*|load-en-.*|.*-latin-\d+-normal-.*\.woff2)$/,
  pl: /^(emblems-first-.*|load-pl-.*|.*-latin(-ext)?-\d+-normal-.*\.woff2)$/,
})) {
  const loaded = ["index.html", ...named, ...files.filter((name) => wanted.test(name)).map((name) => `assets/${name}`)];
  const total = loaded.reduce((sum, name) => sum + size(name), 0);
  worst = Math.max(worst, total);
  console.log(`${language}: ${(total / 1000).toFixed(1)} kB in ${loaded.length} files`);
}
process.exit(worst > 250_000 ? 1 : 0);
