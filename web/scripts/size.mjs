// What the first page and the first table cost, compressed: `npm run size` (after a build) fails above 250 kB.
// It only adds up files; `npm run load` measures a real visit.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/dominium/server/static/", import.meta.url);
const files = readdirSync(new URL("assets/", folder)).filter((name) => !/\.(br|gz)$/.test(name));
const size = (name) => {
  const small = new URL(`${name}.br`, folder);
  if (existsSync(small)) return readFileSync(small).length;
  const data = readFileSync(new URL(name, folder));
  return name.endsWith(".woff2") ? data.length : gzipSync(data).length;
};
/** What the page itself names, into however many parts the build has cut it. */
const named = [...readFileSync(new URL("index.html", folder), "utf8").matchAll(/"\/(assets\/[^"]+)"/g)].map((found) => found[1]);
let worst = 0;
for (const [language, wanted] of Object.entries({
  en: /^((TablePage|Supply)-.*\.(js|css)|drawings-first-.*|words-en-.*|.*-latin-\d+-normal-.*\.woff2)$/,
  pl: /^((TablePage|Supply)-.*\.(js|css)|drawings-first-.*|words-pl-.*|.*-latin(-ext)?-\d+-normal-.*\.woff2)$/,
})) {
  const loaded = [...new Set(["index.html", ...named, ...files.filter((name) => wanted.test(name)).map((name) => `assets/${name}`)])];
  const total = loaded.reduce((sum, name) => sum + size(name), 0);
  worst = Math.max(worst, total);
  console.log(`${language}: ${(total / 1000).toFixed(1)} kB in ${loaded.length} files`);
}
process.exit(worst > 250_000 ? 1 : 0);
