// The interpreter that knows the game: PYTHON names one with its requirements; otherwise the project's own, if it is there.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const own = join(root, ".venv", "bin", "python");
export const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
