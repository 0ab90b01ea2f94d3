// A player at random, who only clicks: run in the page by the browser tests.
// `window.playStep(wishes)` makes one click and returns what kind of control it used, or "" if there was nothing to do.
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
  const pick = (list, random) => list[Math.floor(random() * list.length)];
  window.playState = () => {
    const bar = document.querySelector("section.bar");
    return {
      over: document.querySelector("[data-page=end]") !== null,
      kind: bar?.dataset.kind ?? "",
      from: bar?.dataset.from ?? "",
      decision: bar?.dataset.decision ?? "",
      busy: bar?.dataset.busy !== undefined,
    };
  };
  // Chance of its own, so that a test clicks the same way each time.
  let state = 0x9e3779b1;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  window.playStep = (wishes = []) => {
    const { kind, from, busy } = window.playState();
    if (!kind || busy) return "";
    const primary = document.querySelector("[data-primary]");
    const ready = primary && !primary.disabled;
    const hand = all(".hand-row .glows:not(.chosen)");
    const tray = all(".tray .glows:not(.chosen)");
    const piles = all(".supply .glows");
    const words = all(".stage .words .word");
    const did = (what, element) => {
      element.click();
      return `${kind}:${what}`;
    };
    const anyway = document.querySelector("[data-anyway]");
    if (anyway) return did("anyway", anyway);
    if (kind === "play") return hand.length ? did("hand", pick(hand, random)) : did("primary", primary);
    if (kind === "treasure") {
      const token = all("section.bar .spend");
      if (token.length && random() < 0.5) return did("token", token[0]);
      return did("primary", primary);
    }
    if (kind === "buy") {
      for (const wish of wishes) {
        const pile = piles.find((one) => one.dataset.card === wish);
        if (pile && random() < 0.8) return did("supply", pile);
      }
      return did("primary", primary);
    }
    if (kind === "name") {
      const names = all("[data-name]");
      if (!ready) return did("name", pick(names, random));
      return did("primary", primary);
    }
    if (kind === "place") {
      const range = document.querySelector(".place input");
      range.value = String(Math.floor(random() * (Number(range.max) + 1)));
      range.dispatchEvent(new Event("input", { bubbles: true }));
      return did("slider", primary);
    }
    const options = [...(from === "hand" ? hand : []), ...(from === "tray" ? tray : []), ...(from === "supply" ? piles : [])];
    if (ready && (random() < 0.45 || (!options.length && !words.length))) return did("primary", primary);
    const free = words.filter((one) => one.getAttribute("aria-pressed") !== "true");
    if (free.length) return did("word", pick(free, random));
    if (options.length) return did(from, pick(options, random));
    return ready ? did("primary", primary) : "";
  };
})();
