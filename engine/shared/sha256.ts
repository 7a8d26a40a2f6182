/**
 * SHA-256 (FIPS 180-4) without Node or a browser: a page has it only as a promise, and the ids of games of one's own must
 * be the same wherever they are computed.
 */

const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const ROUND_CONSTANTS = PRIMES.map((p) => fraction(Math.cbrt(p)));
const FIRST_STATE = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const BLOCK = 64;

/** Of the text in UTF-8, as 64 hexadecimal digits in lower case. */
export function sha256(text: string): string {
  const state = Uint32Array.from(FIRST_STATE);
  const words = new Uint32Array(64);
  const padded = paddedBytes(utf8(text));
  const view = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
    compress(state, words);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(state: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [w15, w2] = [words[i - 15], words[i - 2]];
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const t1 = (h + s1 + chosen + ROUND_CONSTANTS[i] + words[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + s0 + majority) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** A bit that is set, zeros, and the length in bits as 64 bits, up to whole blocks. */
function paddedBytes(bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return padded;
}

/** Half of a surrogate pair is the replacement character, as in TextEncoder and in Node. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const unit = character.codePointAt(0) ?? 0;
    const code = unit >= 0xd800 && unit < 0xe000 ? 0xfffd : unit;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}
const tail = (bits: number): number => 0x80 | (bits & 0x3f);

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
}
