/** SHA-256, here because browsers offer theirs to pages of https and of this machine only. */

const first = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
/** The first 32 bits after the point. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const PRIMES = first(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(data: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(((data.length + 72) >> 6) << 6));
  new Uint8Array(blocks.buffer).set(data);
  blocks.setUint8(data.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, data.length * 8);
  return blocks;
}

function mix(state: number[], blocks: DataView, at: number): number[] {
  const w: number[] = [];
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) w[i] = blocks.getInt32(at + 4 * i);
    else {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      const near = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const far = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16]! + near + w[i - 7]! + far) | 0;
    }
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + state[i]!) | 0);
}

/** The hash of bytes, or of a text in UTF-8, in small hexadecimal digits. */
export function sha256(data: Uint8Array | string): string {
  const blocks = padded(typeof data === "string" ? new TextEncoder().encode(data) : data);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += 64) state = mix(state, blocks, at);
  return state.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
