// Writes src/lib/messages.ts from the server's models: `npm run types [-- schema.json]`.
// Without a file it asks `python -m dominium.server.schema` (PYTHON names the interpreter).
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const file = process.argv[2];
const text = file
  ? readFileSync(file, "utf8")
  : execFileSync(process.env.PYTHON ?? "python3", ["-m", "dominium.server.schema"], {
      env: { ...process.env, PYTHONPATH: `${root}/src` },
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
const schema = JSON.parse(text);

/** Property titles would each become a type of their own. */
function untitled(node, top) {
  if (Array.isArray(node)) return node.map((one) => untitled(one, false));
  if (node === null || typeof node !== "object") return node;
  const copy = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "title" && !top && typeof value === "string") continue;
    if (["maxItems", "minItems"].includes(key)) continue;
    copy[key] = untitled(value, key === "$defs_entry");
  }
  return copy;
}

for (const [name, definition] of Object.entries(schema.$defs)) {
  const plain = untitled(definition, false);
  plain.title = name;
  if (plain.type === "object" && plain.properties) {
    const sent = definition.additionalProperties === false;
    // The server fills in every field; a client has to send what tells messages apart, the rest has defaults.
    plain.required = sent
      ? [...new Set([...(plain.required ?? []), ...["type", "how"].filter((key) => key in plain.properties)])]
      : Object.keys(plain.properties);
    plain.additionalProperties = false;
  }
  schema.$defs[name] = plain;
}
const properties = untitled(schema.properties, false);
const result = await compile(
  { ...schema, properties, title: "Schema", additionalProperties: false, required: Object.keys(properties) },
  "Schema",
  {
    bannerComment: "/* Generated from src/dominium/server/messages.py by `npm run types`: do not edit. */",
    style: { printWidth: 110 },
  },
);
writeFileSync(new URL("../src/lib/messages.ts", import.meta.url), result);
