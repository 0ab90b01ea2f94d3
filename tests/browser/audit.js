// What a table must keep to at every question, measured in the page: `window.audit()` lists what is wrong.
(() => {
  const SLACK = 1.5;
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shown);
  const named = (one) => `${one.dataset?.card ?? one.dataset?.name ?? (one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30)}`;
  /** The part of the window in which what lies inside an element can be seen. */
  let frames = new Map();
  function frame(one) {
    if (!one) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const known = frames.get(one);
    if (known) return known;
    let found = frame(one.parentElement);
    const style = getComputedStyle(one);
    if (style.overflowX !== "visible" || style.overflowY !== "visible") {
      const box = one.getBoundingClientRect();
      found = {
        left: Math.max(found.left, box.left),
        top: Math.max(found.top, box.top),
        right: Math.min(found.right, box.right),
        bottom: Math.min(found.bottom, box.bottom),
      };
    }
    frames.set(one, found);
    return found;
  }

  function cutOff(one) {
    const box = one.getBoundingClientRect();
    const left = frame(one.parentElement);
    return left.left - box.left > SLACK || left.top - box.top > SLACK || box.right - left.right > SLACK || box.bottom - left.bottom > SLACK;
  }

  /** Whether something else lies over it, at its middle or near its corners. */
  function covered(one) {
    const box = one.getBoundingClientRect();
    // A card that the question names is a word of a line, and letters of the next line reach into its box by a pixel.
    const [high, low] = one.closest(".prompt") ? [0.3, 0.7] : [0.15, 0.85];
    const points = [[0.5, 0.5], [0.12, high], [0.88, low]];
    for (const [x, y] of points) {
      const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (found && found !== one && !one.contains(found) && !found.contains(one)) return `${found.tagName}.${found.className}`.slice(0, 60);
    }
    return "";
  }

  /** The words of an element, each with the boxes it fills. */
  function wordsOf(one) {
    const found = [];
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of node.data.matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        found.push([word, [...range.getClientRects()]]);
      }
    }
    return found;
  }

  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  function parts() {
    const bar = document.querySelector("section.bar");
    return {
      bar,
      question: all("section.bar .prompt"),
      buttons: all("section.bar button, [data-end]"),
      options: all(".supply .glows, .play .glows, .tray .glows, .words .word, [data-name], .name-card input, .place input"),
      hand: all(".hand-row [data-card]"),
      numbers: all(".numbers > *", bar),
      about: all(".stage .about > *"),
      others: all(".opponents .points, .opponents .numbers > span:first-child > [aria-hidden], .opponents .token b"),
    };
  }

  window.audit = () => {
    const wrong = [];
    frames = new Map();
    const { bar, question, buttons, options, hand, numbers, about, others } = parts();
    if (!bar || !question.length) return ["no question"];
    // Where the table needs every line, a hint lies with the cards in play, a swipe away on a phone.
    const hints = all(".coach p, .coach button").filter((one) => !one.closest(".pane"));
    const pieces = [["question", question], ["button", buttons], ["option", options], ["hand", hand], ["number", numbers], ["what it is about", about], ["of others", others], ["hint", hints], ["head", all(".app > header :is(button, a)")]];
    for (const [what, list] of pieces) {
      for (const one of list) {
        if (cutOff(one)) wrong.push(`${what} cut off: ${named(one)}`);
        else {
          const over = covered(one);
          if (over) wrong.push(`${what} covered: ${named(one)} by ${over}`);
        }
      }
    }
    const boxes = [...buttons, ...options, ...hand, ...question].map((one) => [one, one.getBoundingClientRect()]);
    for (let i = 0; i < boxes.length; i += 1) {
      for (let j = i + 1; j < boxes.length; j += 1) {
        const [a, first] = boxes[i];
        const [b, second] = boxes[j];
        if (!a.contains(b) && !b.contains(a) && overlap(first, second)) wrong.push(`overlap: ${named(a)} and ${named(b)}`);
      }
    }
    for (const one of [...question, ...buttons, ...all(".table .card .name"), ...all(".words .word"), ...numbers, ...all(".coach p, .coach button")]) {
      if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2) wrong.push(`words do not fit: ${named(one)}`);
    }
    // The key of a card, how many there are of it and what lies on its pile hide no name; tokens no number either.
    const titled = all(".table .card .name > span");
    const numbered = all(".supply .card :is(.count, .cost)");
    for (const [signs, hidden] of [[".table .card :is(.hotkey, .count), .supply .tokens", titled], [".supply .tokens", numbered]]) {
      const boxes = hidden.map((one) => [one, one.getBoundingClientRect()]);
      for (const sign of all(signs)) {
        const box = sign.getBoundingClientRect();
        for (const [one, other] of boxes) if (overlap(box, other)) wrong.push(`${sign.textContent.trim()} over ${one.textContent}`);
      }
    }
    // A name is broken inside a word only where the word has no room in a line of its own.
    for (const one of titled) {
      for (const [word, boxes] of wordsOf(one)) {
        const lines = new Set(boxes.map((box) => Math.round(box.top)));
        const wide = boxes.reduce((sum, box) => sum + box.width, 0);
        if (lines.size > 1 && wide <= one.parentElement.clientWidth - 4) wrong.push(`broken: ${word}`);
      }
    }
    // A text without its end says so.
    for (const one of all(".table .card .text")) {
      if (one.scrollHeight > one.clientHeight + 1 && !["…", '"…"'].includes(getComputedStyle(one, "::after").content.split(" / ")[0])) wrong.push(`cut without a sign: ${named(one.closest("[data-card]"))}`);
    }
    // Others' names are whole where there is room for them, their tokens say what they are.
    for (const one of all(".opponents .player")) {
      const name = one.querySelector(".name");
      const last = Math.max(...[...all(".numbers > span, .lately *", one), name].map((part) => part.getBoundingClientRect().right));
      const row = Math.abs(name.getBoundingClientRect().bottom - one.querySelector(".numbers").getBoundingClientRect().bottom) < 12;
      if (row && name.scrollWidth > name.clientWidth + 1 && one.getBoundingClientRect().right - last > 40) wrong.push(`name cut for nothing: ${name.textContent}`);
      for (const letter of all(".token .letter", one)) if (cutOff(letter)) wrong.push(`token cut off: ${letter.textContent}`);
      for (const what of all(".token .what", one)) if (what.clientWidth < Math.min(what.scrollWidth, 28)) wrong.push(`token without a word: ${what.textContent}`);
    }
    // How many are left, and what they cost, is seen on every pile.
    for (const pile of all(".supply .pile")) {
      const face = pile.querySelector(".face").getBoundingClientRect();
      for (const part of pile.querySelectorAll(".count, .cost")) {
        const box = part.getBoundingClientRect();
        if (box.bottom > face.bottom + SLACK || box.right > face.right + SLACK || box.top < face.top - SLACK) wrong.push(`pile cut off: ${named(pile.querySelector("[data-card]"))}`);
      }
    }
    const walker = document.createTreeWalker(document.querySelector("main.table"), NodeFilter.SHOW_TEXT);
    const small = new Set();
    const checked = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || checked.has(holder)) continue;
      checked.add(holder);
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size >= 10.99 || !shown(holder) || holder.closest(".hidden-text, option")) continue;
      small.add(`small text: ${size.toFixed(1)} px: ${node.data.trim().slice(0, 24)}`);
    }
    wrong.push(...small);
    const page = document.documentElement;
    if (page.lang === "pl") wrong.push(...window.looseWords());
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
    return [...new Set(wrong)];
  };

  /** Words of one letter that could stay behind at the end of a line. */
  window.looseWords = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const loose = /(?:^|[\s(„])[aiouwz] \S+/iu.exec(node.data);
      if (loose && node.parentElement.getClientRects().length && !node.parentElement.closest("script, style, textarea")) found.push(`loose: ${node.data.trim().slice(0, 60)}`);
    }
    return found;
  };

  window.barHeight = () => Math.round(document.querySelector("section.bar").getBoundingClientRect().height * 10) / 10;

  /** Where everything lies, as it is laid out: what is lifted or pressed does not count. */
  function places() {
    const { bar, question, buttons, options, hand, numbers } = parts();
    const found = new Map();
    for (const one of [bar, ...question, ...options, ...hand, ...numbers, ...all(".supply .pile"), ...all("[data-primary]"), ...buttons.filter((b) => b.matches("[data-end], .undo"))]) {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const moved = style.transform === "none" ? { e: 0, f: 0 } : new DOMMatrix(style.transform);
      found.set(one, [box.left - moved.e, box.top - moved.f]);
    }
    return found;
  }

  /** Choose what can be chosen, one after the other; what moved meanwhile. */
  window.chooseAndWatch = async () => {
    const bar = document.querySelector("section.bar");
    const kind = bar.dataset.kind;
    if (["play", "treasure", "buy"].includes(kind)) return [];
    const before = places();
    const wrong = [];
    const single = all(".words .word:not([aria-pressed])").length > 0;
    const options = [...all(".hand-row .glows"), ...all(".supply .glows"), ...all(".play .glows"), ...all(".tray .glows"), ...(single ? [] : all(".words .word")), ...all("[data-name]")];
    for (const one of options.slice(0, 3)) {
      one.click();
      await settled();
      for (const [part, [left, top]] of places()) {
        const was = before.get(part);
        if (was && Math.hypot(was[0] - left, was[1] - top) > SLACK) wrong.push(`moved while choosing: ${named(part)} by ${Math.round(left - was[0])}, ${Math.round(top - was[1])}`);
      }
    }
    return [...new Set(wrong)];
  };

  /** The page has changed what it shows. It is not drawn meanwhile: that takes longer than everything else. */
  async function settled() {
    for (let i = 0; i < 20; i += 1) await null;
  }

  let serial = 0;
  /** Show a moment of a game, and wait until it is there. */
  window.show = async ({ table, game, phrase }) => {
    serial += 1;
    window.deliver(table);
    window.deliver({ ...game, number: serial, decision: { ...game.decision, id: serial } });
    if (phrase) window.deliver(phrase);
    await settled();
    if (document.querySelector("section.bar")?.dataset.decision !== String(serial)) await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    window.scrollTo(0, 0);
  };

  window.walk = async (moments, choosing) => {
    const wrong = [];
    const heights = {};
    for (const moment of moments) {
      await window.show(moment);
      for (const one of window.audit()) wrong.push([moment.name, one]);
      (heights[window.barHeight()] ??= []).push(moment.name);
      if (choosing) for (const one of await window.chooseAndWatch()) wrong.push([moment.name, one]);
    }
    return { wrong, heights };
  };
})();
