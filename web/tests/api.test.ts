import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal, socketAddress } from "../src/lib/api";
import { copyText } from "../src/lib/clipboard";

describe("asking the server", () => {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal("fetch", fetched);
  });
  const refusal = async (): Promise<Refusal> => api.publicTables().then(() => expect.fail("not refused"), (error: unknown) => error as Refusal);

  it("gives what it answers", async () => {
    fetched.mockResolvedValue(new Response(JSON.stringify({ tables: [] })));
    expect(await api.publicTables()).toEqual({ tables: [] });
    expect(fetched).toHaveBeenCalledWith("/api/tables", { method: "GET", headers: {} });
  });

  it("sends what it is told as JSON", async () => {
    fetched.mockResolvedValue(new Response("{}"));
    await api.kingdomText("Village, Smithy", 1);
    const [path, init] = fetched.mock.calls[0]!;
    expect([path, init.method]).toEqual(["/api/kingdoms/text", "POST"]);
    expect(JSON.parse(init.body as string)).toEqual({ text: "Village, Smithy", edition: 1 });
    expect(new Headers(init.headers).get("content-type")).toBe("application/json");
  });

  it("says in words why it was refused", async () => {
    const problem = { type: "error", code: "bad-kingdom", detail: "", text: { en: "No.", pl: "Nie." } };
    fetched.mockResolvedValue(new Response(JSON.stringify(problem), { status: 422 }));
    const found = await refusal();
    expect(found).toBeInstanceOf(Refusal);
    expect([found.code, found.text?.pl, found.message]).toEqual(["bad-kingdom", "Nie.", "No."]);
  });

  it("knows a refusal without words by its number", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const found = await refusal();
    expect([found.code, found.text]).toEqual(["502", null]);
  });

  it("says that nobody answers", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect((await refusal()).code).toBe("offline");
  });
});

it("speaks with a table as safely as the page came", () => {
  for (const [page, socket] of [["http://play.example:8765/t/abc", "ws://play.example:8765/ws/abc"], ["https://play.example/t/abc", "wss://play.example/ws/abc"]]) {
    vi.stubGlobal("location", new URL(page!));
    expect(socketAddress("abc")).toBe(socket);
  }
});

describe("copying", () => {
  it("uses the clipboard", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    expect(await copyText("link")).toBe(true);
    expect(written).toHaveBeenCalledWith("link");
  });

  it("goes the old way where there is none, inside an open dialog, and leaves nothing behind", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    document.body.innerHTML = "<dialog open><button>Copy</button></dialog>";
    const button = document.querySelector("button")!;
    button.focus();
    let copied = "";
    document.execCommand = () => {
      copied = document.querySelector<HTMLTextAreaElement>("dialog textarea")?.value ?? "";
      return true;
    };
    expect(await copyText("link")).toBe(true);
    expect(copied).toBe("link");
    expect(document.querySelector("textarea")).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
