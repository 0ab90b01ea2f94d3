// Where the generated files lie. Run before whatever needs them, it says what to do where they are missing.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";

export const folder = fileURLToPath(new URL("../src/generated", import.meta.url));
const FILES = ["catalogue.json", "schema.json", "messages.ts"];

if (argv[1] === fileURLToPath(import.meta.url)) {
  const missing = FILES.filter((name) => !existsSync(join(folder, name)));
  if (missing.length) {
    console.error(`web/src/generated lacks ${missing.join(", ")}: run \`npm run generate\` first.`);
    console.error("(It needs Python with the game's requirements: `make setup` has them in .venv, or name it with PYTHON=.)");
    exit(1);
  }
}
