import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { applyTheme, settings, THEMES, type Theme } from "../src/lib/settings.svelte";

// Tests run in the folder of the page.
const script = readFileSync("public/theme.js", "utf8");
const index = readFileSync("index.html", "utf8");

function shown(): [string | undefined, string | null | undefined] {
  return [document.documentElement.dataset.theme, document.querySelector("meta")?.getAttribute("content")];
}

function before(theme: Theme | undefined, dark: boolean): ReturnType<typeof shown> {
  if (theme) localStorage.setItem("dominium", JSON.stringify({ theme }));
  vi.stubGlobal("matchMedia", () => ({ matches: dark }));
  new Function(script)();
  return shown();
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  delete document.documentElement.dataset.theme;
});

describe("the theme before the page is there", () => {
  it.each(THEMES)("is the one that the page will have: %s", (theme) => {
    const early = before(theme, false);
    vi.unstubAllGlobals();
    settings.theme = theme;
    applyTheme();
    expect(early).toEqual(shown());
  });

  it("is dark where the system is and nothing was chosen", () => {
    expect(before(undefined, true)[0]).toBe("candlelight");
    expect(before("daylight", true)[0]).toBe("daylight");
  });

  it("is there even if the memory holds nonsense", () => {
    localStorage.setItem("dominium", "{");
    expect(before(undefined, false)[0]).toBe("daylight");
  });

  it("is set before anything can be painted, in the colours of the page", () => {
    expect(index.indexOf("/theme.js")).toBeLessThan(index.indexOf("<style>"));
    const css = readFileSync("src/app.css", "utf8");
    for (const [, paper] of css.matchAll(/--paper: (#\w+)/g)) expect(index).toContain(`background: ${paper}`);
  });
});
