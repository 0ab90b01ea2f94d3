import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);

/** The drawings that the game uses, and no others, out of the icon set: `virtual:drawings/<list>`. */
function drawings(): Plugin {
  const prefix = "virtual:drawings/";
  return {
    name: "drawings",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const list = id.slice(prefix.length + 1);
      const file = new URL(`./src/lib/${list}.json`, import.meta.url);
      this.addWatchFile(file.pathname);
      const wanted = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as {
        icons: Record<string, { body: string }>;
      };
      const bodies: Record<string, string> = {};
      for (const [name, icon] of Object.entries(wanted)) {
        const found = set.icons[icon];
        if (!found) this.error(`there is no drawing "${icon}" for ${name}`);
        const paths = [...found.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
        bodies[name] = paths.join(" ");
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(bodies))});`;
    },
  };
}

/** What can be made smaller lies beside its files, made smaller once: the server only hands it out. */
function compressed(): Plugin {
  return {
    name: "compressed",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(options.dir ?? "", name);
        const data = readFileSync(file);
        if (data.length < 1000) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }));
        writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

const server = process.env.DOMINIUM_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [drawings(), svelte(), compressed()],
  base: "/",
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
    fs: { allow: [".."] },
  },
  build: {
    outDir: "../src/dominium/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
