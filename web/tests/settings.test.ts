import { beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/language.svelte";
import { applyLooks, applyTheme, chooseLanguage, chooseTheme, firstLanguage, forget, hold, isDark, remember, settings, tokenFor } from "../src/lib/settings.svelte";

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem("dominium") ?? "{}") as Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, { name: "", language: "", theme: "auto", seats: [] });
});

describe("seats", () => {
  it("are remembered with their keys", () => {
    hold("abc", "secret", 1);
    expect(tokenFor("abc")).toBe("secret");
    expect(tokenFor("other")).toBeNull();
    expect(stored().seats).toMatchObject([{ table: "abc", token: "secret", seat: 1 }]);
  });

  it("are one for each table, the newest key, the latest table first", () => {
    hold("abc", "old", 0);
    hold("def", "key", 0);
    hold("abc", "new", 1);
    expect(settings.seats.map((held) => [held.table, held.token])).toEqual([["abc", "new"], ["def", "key"]]);
  });

  it("are forgotten when asked, and the oldest when there are too many", () => {
    for (let i = 0; i < 70; i += 1) hold(`t${i}`, "key", 0);
    expect(tokenFor("t69")).toBe("key");
    expect(tokenFor("t0")).toBeNull();
    forget("t69");
    expect(tokenFor("t69")).toBeNull();
  });

  it("taken in another window are not thrown away by this one", () => {
    hold("abc", "secret", 1);
    const elsewhere = { ...stored(), seats: [{ table: "def", token: "other", seat: 0, time: 1 }, ...settings.seats] };
    localStorage.setItem("dominium", JSON.stringify(elsewhere));
    dispatchEvent(new StorageEvent("storage", { key: "dominium" }));
    settings.sound = true;
    remember();
    expect([tokenFor("abc"), tokenFor("def")]).toEqual(["secret", "other"]);
    expect((stored().seats as unknown[]).length).toBe(2);
  });
});

describe("language", () => {
  it("is the first that the browser wishes and we have", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE", "pl-PL", "en"]);
    expect(firstLanguage()).toBe("pl");
  });

  it("is English where we have none of those", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de"]);
    expect(firstLanguage()).toBe("en");
  });

  it("is the chosen one from then on", async () => {
    await chooseLanguage("pl");
    expect([language(), firstLanguage(), stored().language]).toEqual(["pl", "pl", "pl"]);
  });
});

describe("theme", () => {
  it("is the chosen one, and remembered", () => {
    chooseTheme("candlelight");
    expect([document.documentElement.dataset.theme, isDark(), stored().theme]).toEqual(["candlelight", true, "candlelight"]);
    chooseTheme("daylight");
    expect([document.documentElement.dataset.theme, isDark()]).toEqual(["daylight", false]);
  });

  it("colours the frame of the browser, too", () => {
    document.head.innerHTML = '<meta name="theme-color" content="">';
    chooseTheme("candlelight");
    const dark = document.querySelector("meta")!.content;
    chooseTheme("daylight");
    expect(document.querySelector("meta")!.content).not.toBe(dark);
  });

  it("is that of the system where none is chosen", () => {
    applyTheme();
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    expect(document.documentElement.dataset.theme).toBe(dark ? "candlelight" : "daylight");
    expect(isDark()).toBe(dark);
  });
});

describe("looks", () => {
  it("are text of the size wished, and keys shown or not", () => {
    Object.assign(settings, { textSize: 130, hotkeys: false });
    applyLooks();
    expect([document.documentElement.style.fontSize, document.documentElement.dataset.hotkeys]).toEqual(["20.8px", "off"]);
    Object.assign(settings, { textSize: 100, hotkeys: true });
    applyLooks();
    expect([document.documentElement.style.fontSize, document.documentElement.dataset.hotkeys]).toEqual(["", "on"]);
  });
});

describe("memory", () => {
  it("may be refused without harm", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("refused");
    });
    expect(() => hold("abc", "secret", 1)).not.toThrow();
    expect(tokenFor("abc")).toBe("secret");
  });

  it.each([["nothing", null], ["nonsense", "{"], ["null", "null"]])("that holds %s gives what a newcomer gets", async (_, text) => {
    if (text !== null) localStorage.setItem("dominium", text);
    vi.resetModules();
    const { settings: anew } = await import("../src/lib/settings.svelte");
    expect(anew).toMatchObject({ name: "", language: "", theme: "auto", sound: false, seats: [] });
  });

  it("of an older page is kept, with what is new added", async () => {
    localStorage.setItem("dominium", JSON.stringify({ name: "Ada", seats: [] }));
    vi.resetModules();
    const { settings: anew } = await import("../src/lib/settings.svelte");
    expect(anew).toMatchObject({ name: "Ada", theme: "auto", learned: false });
  });
});
