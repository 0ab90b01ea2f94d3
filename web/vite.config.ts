import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./plugins/compressed.ts";
import { drawings } from "./plugins/drawings.ts";
import { spoken } from "./plugins/words.ts";

const server = process.env.DOMINIUM_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [drawings(), spoken(), svelte(), compressed()],
  base: "/",
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  build: {
    outDir: "../src/dominium/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // `virtual:words/pl` becomes words-pl: the last part alone would not say what it is.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${/^\0virtual:(.+)$/.exec(facadeModuleId ?? "")?.[1]?.replace("/", "-") ?? name}-[hash].js`,
      },
    },
  },
  // Tests run the code of the browser, not that of a server.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
