/**
 * Reads a picture of a kind: a still PNG or WebP of exactly one size, in base64. Whoever shows it has it decoded by a browser, so
 * nothing gets there but what the workshop itself could have written: the parts that a picture needs, whole, in their order,
 * and no metadata, profile or animation. Never throws; the work grows with the length of the text, which is bounded.
 */
import { bytesOf } from '../../shared/base64.ts';
import { LONGEST_PICTURE, PICTURE_SIDE } from '../../shared/limits.ts';
import { sentences } from './sentences.ts';

/** Null of what is none. */
type Size = { readonly width: number; readonly height: number } | null;

/** Why a text is no picture that can be used; null where it is one. */
export function whyNoPicture(text: string): string | null {
  if (text.length > LONGEST_PICTURE) return sentences.tooLong(LONGEST_PICTURE);
  const bytes = bytesOf(text);
  if (bytes === null) return sentences.noBase64;
  const size = sizeOfPng(bytes) ?? sizeOfWebp(bytes);
  if (size === null) return sentences.noPicture;
  return size.width === PICTURE_SIDE && size.height === PICTURE_SIDE ? null : sentences.wrongSize(PICTURE_SIDE);
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

// -- PNG

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** the parts, by name, as one letter each: a picture has them in this order */
const PNG_PARTS: Readonly<Record<string, string>> = { IHDR: 'h', PLTE: 'p', tRNS: 't', IDAT: 'd', IEND: 'e' };
const PNG_ORDER = /^hp?t?d+e$/;
/** by the type of colour: how many bits a sample may have */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  ...{ 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] },
};

function sizeOfPng(bytes: Uint8Array): Size {
  if (!PNG.every((byte, i) => bytes[i] === byte)) return null;
  const view = viewOf(bytes);
  let order = '';
  let size: Size = null;
  let at = PNG.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || view.getUint32(end) !== crcOf(bytes.subarray(at + 4, end))) return null;
    const name = nameAt(bytes, at + 4);
    order += Object.hasOwn(PNG_PARTS, name) ? PNG_PARTS[name] : '?';
    if (name === 'IHDR') size = sizeInHead(bytes.subarray(at + 8, end));
    at = end + 4;
  }
  return at === bytes.length && PNG_ORDER.test(order) ? size : null;
}
function sizeInHead(head: Uint8Array): Size {
  if (head.length !== 13) return null;
  const [depth, colour, compression, filter, interlace] = head.subarray(8);
  if (!DEPTHS[colour]?.includes(depth) || compression + filter + interlace !== 0) return null;
  const view = viewOf(head);
  return { width: view.getUint32(0), height: view.getUint32(4) };
}
function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

// -- WebP

/** of the flags of a head: that there is an alpha channel, which alone is understood */
const ALPHA = 0x10;

interface Chunk {
  readonly name: string;
  readonly body: Uint8Array;
}

function sizeOfWebp(bytes: Uint8Array): Size {
  const chunks = chunksOf(bytes);
  const [first] = chunks ?? [];
  if (!chunks || !first) return null;
  switch (chunks.map(({ name }) => name).join()) {
    case 'VP8 ':
      return sizeOfLossy(first.body);
    case 'VP8L':
      return sizeOfLossless(first.body);
    case 'VP8X,VP8 ':
    case 'VP8X,ALPH,VP8 ':
      return agreed(sizeInExtended(first.body), sizeOfLossy(chunks[chunks.length - 1].body));
    case 'VP8X,VP8L':
      return agreed(sizeInExtended(first.body), sizeOfLossless(chunks[1].body));
    default:
      return null;
  }
}
function chunksOf(bytes: Uint8Array): readonly Chunk[] | null {
  if (bytes.length < 20 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null;
  const view = viewOf(bytes);
  if (view.getUint32(4, true) !== bytes.length - 8) return null;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > bytes.length) return null;
    chunks.push({ name: nameAt(bytes, at), body: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return at === bytes.length ? chunks : null;
}
const agreed = (outer: Size, inner: Size): Size =>
  outer?.width === inner?.width && outer?.height === inner?.height ? inner : null;
function sizeOfLossy(body: Uint8Array): Size {
  const isKeyFrame = body.length >= 10 && (body[0] & 1) === 0;
  if (!isKeyFrame || body[3] !== 0x9d || body[4] !== 0x01 || body[5] !== 0x2a) return null;
  const view = viewOf(body);
  // the upper bits ask for scaling: then it is none of these sizes
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
function sizeOfLossless(body: Uint8Array): Size {
  if (body.length < 5 || body[0] !== 0x2f) return null;
  const bits = viewOf(body).getUint32(1, true);
  return bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
}
function sizeInExtended(body: Uint8Array): Size {
  if (body.length !== 10 || (body[0] & ~ALPHA) !== 0) return null;
  const three = (at: number): number => body[at] + (body[at + 1] << 8) + (body[at + 2] << 16) + 1;
  return { width: three(4), height: three(7) };
}
