// A bot in JavaScript: one Smithy, then money, then points.
//
// dominium lab run "program:node examples/bots/smithy.js" strong
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

let smithies = 0;

/** Every index as often as it can be taken. */
const everything = (question) => question.options.flatMap(({ copies }, i) => Array(copies).fill(i));

/** The first of some cards that is among the options. */
function first(question, cards) {
  for (const card of cards) {
    const i = question.options.findIndex((option) => option.id === card);
    if (i >= 0) return [i];
  }
  return [];
}

function bought(question) {
  const provinces = question.view.supply.find((pile) => pile.card === "province").left;
  const wishes = provinces <= 4 ? ["province", "duchy", "gold", "silver"] : ["province", "gold"];
  if (smithies < 1) wishes.push("smithy");
  const taken = first(question, [...wishes, "silver"]);
  if (taken.length && question.options[taken[0]].id === "smithy") smithies += 1;
  return taken;
}

function answer(question) {
  switch (question.kind) {
    case "play":
      return first(question, ["smithy"]);
    case "treasure":
      return everything(question);
    case "buy":
      return bought(question);
    default:
      return everything(question).slice(0, question.minimum);
  }
}

lines.on("line", (text) => {
  const line = JSON.parse(text);
  if (line.type === "hello") say({ type: "hello", protocol: 1, name: "Smithy in JavaScript" });
  else if (line.type === "setup") smithies = 0;
  else if (line.type === "question") say({ type: "answer", id: line.id, take: answer(line) });
});
