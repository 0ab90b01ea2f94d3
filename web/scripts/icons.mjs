// Draws the icons and the picture of invitations from public/icon.svg: `npm run icons`, after the icon has changed.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "./serving.mjs";

const folder = new URL("../public/", import.meta.url);
const icon = readFileSync(new URL("icon.svg", folder), "utf8");
const serif = readFileSync(fileURLToPath(new URL("../node_modules/@fontsource/alegreya/files/alegreya-latin-700-normal.woff2", import.meta.url))).toString("base64");
const inner = icon.replace('rx="96"', 'rx="0"');

/** A page of exactly that size: [file, width, height, what is on it]. */
const PICTURES = [
  ["icon-180.png", 180, 180, inner],
  ["icon-192.png", 192, 192, icon],
  ["icon-512.png", 512, 512, icon],
  // The system cuts away up to a fifth of it.
  ["icon-maskable.png", 512, 512, `<div style="background:#f4ead2;padding:11%">${inner}</div>`],
  [
    "picture.png",
    1200,
    630,
    `<div class="wide"><div class="seal">${icon}</div><div><h1>Dominium</h1><p>Build a deck. Rule a realm.<br>Zbuduj talię. Rządź krainą.</p></div></div>`,
  ],
];
const STYLE = `
  @font-face { font-family: Alegreya; font-weight: 700; src: url(data:font/woff2;base64,${serif}); }
  * { margin: 0; box-sizing: border-box; }
  svg { display: block; width: 100%; height: 100%; }
  .wide { display: flex; align-items: center; gap: 60px; width: 1200px; height: 630px; padding: 70px; background: #f1e7d0; color: #2a2018; font-family: Alegreya, serif; }
  .seal { width: 330px; height: 330px; flex: none; border-radius: 62px; border: 3px solid #cdbd98; overflow: hidden; }
  h1 { font-size: 120px; line-height: 1; }
  p { font-size: 44px; line-height: 1.35; margin-top: 26px; color: #5d4e3d; }
`;

const browser = await launch();
try {
  for (const [file, width, height, body] of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>${STYLE}</style>${body}`);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(new URL(file, folder), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
