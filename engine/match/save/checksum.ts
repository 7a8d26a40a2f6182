/**
 * A 64-bit checksum of a text as 16 hexadecimal digits: two multiplying lanes over its UTF-16 units, mixed into each
 * other at the end. It detects damage, not forgery: anybody can write a file with a valid checksum. Frozen, because
 * files contain it.
 */
import { parsedJson } from '../../shared/parsed-json.ts';

/** hexadecimal digits of a checksum */
const DIGITS = 16;
const LANES = [0x9e3779b1, 0x85ebca77] as const; // odd numbers without pattern (the golden ratio's, xxHash's)

export const checksum = (text: string): string => checksumOfParts(text, [0, text.length]);

/** The checksum of parts of a text as if they were concatenated; `bounds`: the start and end of each part. */
export function checksumOfParts(text: string, bounds: readonly number[]): string {
  let length = 0;
  for (let part = 0; part < bounds.length; part += 2) length += bounds[part + 1] - bounds[part];
  let a = 0x2545f491 ^ length;
  let b = 0x4f6cdd1d ^ length;
  for (let part = 0; part < bounds.length; part += 2) {
    const end = bounds[part + 1];
    for (let i = bounds[part]; i < end; i++) {
      const unit = text.charCodeAt(i);
      a = Math.imul(a ^ unit, LANES[0]);
      a ^= a >>> 15;
      b = Math.imul(b ^ unit, LANES[1]);
      b ^= b >>> 13;
    }
  }
  const first = stir(a ^ (b >>> 16));
  const second = stir(b ^ (first >>> 16));
  return hex(first) + hex(second);
}

/**
 * A JSON text as one line whose damage can be detected: its checksum, a space, and the text in plain ASCII, so that a
 * file cut at any byte is a text cut at a character. Without the line feed.
 */
export function checkedLine(json: string): string {
  const plain = plainAscii(json);
  return `${checksum(plain)} ${plain}`;
}
/** The same JSON in ASCII, which every tool reads the same way. */
export function plainAscii(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The value of a checked line; `undefined` (not a JSON value) if it is damaged or was never one. */
export function readCheckedLine(line: string): unknown {
  const [sum, says] = [line.slice(0, DIGITS), line.slice(DIGITS + 1)];
  if (line[DIGITS] !== ' ' || checksum(says) !== sum) return undefined;
  return parsedJson(says); // a proper checksum over something else than ours
}

/**
 * The checked lines in one line of a file: more than one if the line feed between them was lost or changed; `isWhole`:
 * none was. Lines with other damage are returned as they are.
 */
export function checkedLines(line: string): { readonly parts: readonly string[]; readonly isWhole: boolean } {
  const isChecked = (part: string): boolean => readCheckedLine(part) !== undefined;
  if (isChecked(line)) return { parts: [line], isWhole: true };
  const parts: string[] = [];
  let from = 0;
  for (const { index } of line.matchAll(/[0-9a-f]{16} \{/g)) {
    const part = index > from && [line.slice(from, index), line.slice(from, index - 1)].find(isChecked);
    if (!part) continue;
    parts.push(part);
    from = index;
  }
  const last = line.slice(from);
  const isFeedChanged = !isChecked(last) && isChecked(last.slice(0, -1));
  return { parts: [...parts, isFeedChanged ? last.slice(0, -1) : last], isWhole: from === 0 && !isFeedChanged };
}

function stir(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return (twice ^ (twice >>> 16)) >>> 0;
}
const hex = (lane: number): string => lane.toString(16).padStart(8, '0');
