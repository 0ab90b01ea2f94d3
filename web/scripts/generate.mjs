// Writes src/generated: what the page is told of the game while it is built. `npm run generate`, and in every build.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { folder } from "./generated.mjs";
import { python, root } from "./python.mjs";

execFileSync(python, [join(root, "web", "scripts", "generate.py")], {
  env: { ...process.env, PYTHONPATH: join(root, "src"), PYTHONDONTWRITEBYTECODE: "1" },
  stdio: "inherit",
});
const schema = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8"));

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
    bannerComment: "/* Generated from src/dominium/server/protocol by `npm run generate`: do not edit. */",
    style: { printWidth: 110 },
  },
);
const file = join(folder, "messages.ts");
if (!existsSync(file) || readFileSync(file, "utf8") !== result) writeFileSync(file, result);
