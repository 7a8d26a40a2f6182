/**
 * Is this a film that the page may have made? As with pictures, the structure of the file is checked to its last byte before
 * anything is written: the elements of a WebM file or the blocks of a GIF.
 */
import { LARGEST_FILM } from '../../contract/requests.ts';

type FilmKind = 'webm' | 'gif';
export type FilmFault = 'empty' | 'too-large' | 'not-a-film';

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
/** what may be in the segment of our films: their length, tracks, index and pictures */
const PARTS = new Set([0x1549a966, TRACKS, 0x1c53bb6b, CLUSTER]);
const DOC_TYPE = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm', 'latin1')]);

/** The film in base64, or what is wrong with it. */
export function filmFrom(base64: string): { readonly kind: FilmKind; readonly bytes: Buffer } | FilmFault {
  if (base64 === '') return 'empty';
  if (base64.length > Math.ceil(LARGEST_FILM / 3) * 4) return 'too-large';
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_FILM) return 'too-large';
  // Node skips what is not base64; a forged message must not pass as something else than it says
  if (bytes.toString('base64') !== base64) return 'not-a-film';
  if (isWebm(bytes)) return { kind: 'webm', bytes };
  return isGif(bytes) ? { kind: 'gif', bytes } : 'not-a-film';
}

interface Element {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A number whose length is the place of its first bit; null where it does not end. */
function vint(
  bytes: Buffer,
  at: number,
  keepsMark: boolean,
): { readonly value: number; readonly length: number } | null {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  let value = keepsMark ? bytes[at] : bytes[at] & (0xff >> length);
  for (let i = 1; i < length; i++) value = value * 256 + bytes[at + i];
  return { value, length };
}

/** The elements that fill these bytes exactly, or null. */
function elements(bytes: Buffer, from: number, to: number): Element[] | null {
  const found: Element[] = [];
  for (let at = from; at < to; ) {
    const id = vint(bytes, at, true);
    const size = id && vint(bytes, at + id.length, false);
    if (!id || !size) return null;
    const begins = at + id.length + size.length;
    const ends = begins + size.value;
    if (ends > to) return null;
    found.push({ id: id.value, from: begins, to: ends });
    at = ends;
  }
  return found;
}

function isWebm(bytes: Buffer): boolean {
  const [header, segment, ...more] = elements(bytes, 0, bytes.length) ?? [];
  if (header?.id !== EBML || segment?.id !== SEGMENT || more.length > 0) return false;
  if (!bytes.subarray(header.from, header.to).includes(DOC_TYPE)) return false;
  const parts = elements(bytes, segment.from, segment.to) ?? [];
  const has = (wanted: number) => parts.some(({ id, from, to }) => id === wanted && to > from);
  return parts.every(({ id }) => PARTS.has(id)) && has(TRACKS) && has(CLUSTER);
}

const GIF = Buffer.from('GIF89a', 'latin1');
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const SCREEN_LENGTH = 7;
const IMAGE_LENGTH = 9;

/** the size of the colour table that these flags announce, in bytes */
const tableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function isGif(bytes: Buffer): boolean {
  if (bytes.length < GIF.length + SCREEN_LENGTH || GIF.compare(bytes, 0, GIF.length) !== 0) return false;
  if (bytes.readUInt16LE(6) === 0 || bytes.readUInt16LE(8) === 0) return false;
  let hasImage = false;
  for (let at = GIF.length + SCREEN_LENGTH + tableLength(bytes[10]); at < bytes.length; ) {
    const block = bytes[at];
    if (block === TRAILER) return hasImage && at === bytes.length - 1;
    if (block === EXTENSION) at += 2;
    else if (block === IMAGE) {
      // its place, size and colours, and the length of the first code
      at += 1 + IMAGE_LENGTH + tableLength(bytes[at + IMAGE_LENGTH] ?? 0) + 1;
      hasImage = true;
    } else return false;
    while (at < bytes.length && bytes[at] !== 0) at += bytes[at] + 1;
    at++;
  }
  return false;
}
