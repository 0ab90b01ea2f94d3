/** Soft notes, for those who switch sound on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** How loud a note is: half the volume sounds half as loud, which is less than half as strong. */
export function strength(volume: number): number {
  return 0.2 * (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

function sing(frequency: number, delay: number): void {
  context ??= new AudioContext();
  const at = context.currentTime + delay;
  const gain = context.createGain();
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, strength(settings.volume)), at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}

/** A note for a question; only for those who want to hear every one. */
export function note(high: boolean): void {
  if (settings.sound && settings.sounds === "all") sing(high ? 659 : 392, 0);
}

/** Two notes: it is your move. */
export function chime(): void {
  if (!settings.sound) return;
  sing(523, 0);
  sing(784, 0.14);
}
