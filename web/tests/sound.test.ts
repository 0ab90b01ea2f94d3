import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { chime, note, strength } from "../src/lib/sound";

const started = vi.fn();
class Context {
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() });
  createOscillator = () => ({ type: "", frequency: { value: 0 }, connect: (to: object) => to, start: started, stop: vi.fn() });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  started.mockClear();
  Object.assign(settings, { sound: true, sounds: "turn", volume: 60 });
});

describe("sounds", () => {
  it("are none unless switched on", () => {
    settings.sound = false;
    chime();
    note(true);
    expect(started).not.toHaveBeenCalled();
  });

  it("tell that it is one's move, and other questions only if wished", () => {
    note(true);
    expect(started).not.toHaveBeenCalled();
    chime();
    expect(started).toHaveBeenCalledTimes(2);
    settings.sounds = "all";
    note(true);
    expect(started).toHaveBeenCalledTimes(3);
  });

  it("are as loud as wished, and silent at nothing", () => {
    expect(strength(0)).toBe(0);
    expect(strength(50)).toBeLessThan(strength(100));
    expect(strength(500)).toBe(strength(100));
  });
});
