import { beforeEach, describe, expect, it, vi } from "vitest";
import { follow, go, here, note } from "../src/lib/router.svelte";

beforeEach(() => {
  go("/");
  document.body.replaceChildren();
});

describe("going somewhere", () => {
  it("changes the address and the page, and begins at its top", () => {
    const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    go("/cards?set=basic#top");
    expect([here().pathname, here().search, here().hash]).toEqual(["/cards", "?set=basic", "#top"]);
    expect(location.pathname).toBe("/cards");
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it("can be without a way back", () => {
    const before = history.length;
    go("/guide", true);
    expect(history.length).toBe(before);
    expect(here().pathname).toBe("/guide");
  });

  it("can be no more than a note in the address: neither a way back nor a page that jumps", () => {
    const scroll = vi.spyOn(window, "scrollTo").mockClear().mockImplementation(() => {});
    const before = history.length;
    note("/replay/abc/1?step=4");
    expect(history.length).toBe(before);
    expect(scroll).not.toHaveBeenCalled();
    expect(here().search).toBe("?step=4");
  });

  it("follows the browser's own buttons", () => {
    history.replaceState(null, "", "/credits");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(here().pathname).toBe("/credits");
  });
});

describe("links", () => {
  /** Clicks a link, and tells whether the page took it over. */
  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const target = document.querySelector("b") ?? document.querySelector("a, p")!;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    let taken = false;
    const listen = (one: Event): void => {
      follow(one as MouseEvent);
      taken = one.defaultPrevented;
      one.preventDefault();
    };
    document.body.addEventListener("click", listen, { once: true });
    target.dispatchEvent(event);
    return taken;
  }

  it("inside the site need no loading, wherever on them one clicks", () => {
    expect(click('<a href="/cards?set=basic">Cards <b>all</b></a>')).toBe(true);
    expect(here().pathname + here().search).toBe("/cards?set=basic");
  });

  it.each([
    ["to another site", '<a href="https://example.org/">out</a>', {}],
    ["into another window", '<a href="/cards" target="_blank">out</a>', {}],
    ["to download", '<a href="/cards" download>get</a>', {}],
    ["to the server", '<a href="/api/record">get</a>', {}],
    ["within the page", '<a href="#main">skip</a>', {}],
    ["clicked to open a new tab", '<a href="/cards">cards</a>', { ctrlKey: true }],
    ["clicked with another button", '<a href="/cards">cards</a>', { button: 1 }],
    ["that are no links", "<p>text</p>", {}],
  ])("%s stay the browser's", (_, html, init) => {
    expect(click(html, init)).toBe(false);
    expect(here().pathname).toBe("/");
  });
});
