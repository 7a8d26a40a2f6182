/**
 * Seals a text that should not be readable at a glance in a file: the result is a blob of plain characters that reveals
 * nothing, not even the length of the text, and whose damage is detected. It hides a secret from a casual look, not
 * from somebody who reverse-engineers the app; nothing on one machine could. The same text gives the same blob on every
 * machine. Frozen, because files contain it.
 */
import { parsedJson } from '../../shared/parsed-json.ts';
import { checksum, plainAscii } from './checksum.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** hexadecimal digits of the checksum in front */
const DIGITS = 16;

/**
 * `least`: the minimum capacity of a blob in bytes; it grows by doubling, so that its length reveals little. `key`: the
 * blob is only read with the same one.
 */
export function sealed(json: string, least: number, key = ''): string {
  const plain = plainAscii(json);
  let room = least;
  while (room < plain.length) room *= 2;
  const salt = checksum(key + plain);
  return salt + toLetters(stirred(bytesOfText(plain.padEnd(room)), salt + key));
}

/** The sealed value; `undefined` (not a JSON value) if the blob is damaged, is not one, or has another key. */
export function unsealed(blob: string, key = ''): unknown {
  const salt = blob.slice(0, DIGITS);
  const bytes = fromLetters(blob.slice(DIGITS));
  if (!bytes) return undefined;
  const plain = binaryText(stirred(bytes, salt + key)).trimEnd();
  if (checksum(key + plain) !== salt) return undefined;
  return parsedJson(plain); // a proper checksum over something else than ours
}

/** XORs every byte with a stream seeded by the salt; applying it twice restores the text. */
function stirred(bytes: Uint8Array, salt: string): Uint8Array {
  let lane = 0x9e3779b1;
  for (let i = 0; i < salt.length; i++) lane = Math.imul(lane ^ salt.charCodeAt(i), 0x85ebca77);
  return bytes.map((byte) => {
    lane = (lane + 0x6d2b79f5) | 0;
    let mixed = Math.imul(lane ^ (lane >>> 15), lane | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return byte ^ ((mixed ^ (mixed >>> 14)) & 0xff);
  });
}

export const bytesOfText = (plain: string): Uint8Array => Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
export const binaryText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Three bytes as four characters; the last group may be shorter. */
export function toLetters(bytes: Uint8Array): string {
  let letters = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const count = Math.min(3, bytes.length - i) + 1;
    for (let k = 0; k < count; k++) letters += LETTERS[(three >> (18 - 6 * k)) & 63];
  }
  return letters;
}
export function fromLetters(letters: string): Uint8Array | null {
  const bytes = new Uint8Array((letters.length * 3) >> 2);
  let held = 0;
  let bits = 0;
  let n = 0;
  for (const letter of letters) {
    const six = LETTERS.indexOf(letter);
    if (six < 0) return null;
    held = ((held << 6) | six) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[n++] = (held >> bits) & 0xff;
    }
  }
  return bytes.subarray(0, n);
}
