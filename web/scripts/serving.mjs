// A server and a browser for the scripts: the server at the address given, or one started for the occasion.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { python, root } from "./python.mjs";

/** The address of a server, and the process if one was started. */
export async function serve(address, environment = {}) {
  if (address) return { address, server: undefined };
  const port = 20000 + Math.floor(Math.random() * 20000);
  const started = `http://127.0.0.1:${port}`;
  const database = join(mkdtempSync(join(tmpdir(), "dominium-")), "games.sqlite3");
  const server = spawn(
    python,
    ["-m", "dominium", "serve", "--no-browser", "--port", String(port), "--database", database],
    {
      env: { ...process.env, PYTHONPATH: join(root, "src"), ...environment },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  for (let i = 0; i < 150; i += 1) {
    if (await fetch(`${started}/healthz`).then((one) => one.ok).catch(() => false)) break;
    await new Promise((done) => setTimeout(done, 200));
  }
  return { address: started, server };
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}
