/** Two soft notes, for those who switch sound on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function note(high: boolean): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const at = context.currentTime;
  const gain = context.createGain();
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = high ? 659 : 392;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
