/**
 * Is this a PNG that the page may have made? Bytes that a message calls a picture are written to a file that the player will
 * open with other programs: the structure of the file is checked, chunk by chunk to its last byte.
 */
import { LARGEST_PICTURE } from '../../contract/requests.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** pixels along either edge: 4K with room to spare */
const LONGEST_EDGE = 8192;
/** a chunk's length and type before its data, and the checksum after it */
const BEFORE = 8;
const AFTER = 4;
const HEADER_LENGTH = 13;

export type PictureFault = 'empty' | 'too-large' | 'not-png';

/** The bytes of a PNG in base64, or what is wrong with them. */
export function pngFrom(base64: string): Buffer | PictureFault {
  if (base64 === '') return 'empty';
  if (base64.length > Math.ceil(LARGEST_PICTURE / 3) * 4) return 'too-large';
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_PICTURE) return 'too-large';
  // Node skips what is not base64; a forged message must not pass as something else than it says
  if (bytes.toString('base64') !== base64) return 'not-png';
  return isPng(bytes) ? bytes : 'not-png';
}

function isPng(bytes: Buffer): boolean {
  if (bytes.length < SIGNATURE.length || SIGNATURE.compare(bytes, 0, SIGNATURE.length) !== 0) return false;
  let hasPixels = false;
  for (let at = SIGNATURE.length; at + BEFORE + AFTER <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + BEFORE);
    const next = at + BEFORE + length + AFTER;
    if (next > bytes.length) return false;
    if ((at === SIGNATURE.length) !== (type === 'IHDR')) return false;
    if (type === 'IHDR' && !(length === HEADER_LENGTH && hasSize(bytes, at + BEFORE))) return false;
    if (type === 'IDAT' && length > 0) hasPixels = true;
    if (type === 'IEND') return length === 0 && hasPixels && next === bytes.length;
    at = next;
  }
  return false;
}

function hasSize(bytes: Buffer, at: number): boolean {
  const edges = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
  return edges.every((edge) => edge >= 1 && edge <= LONGEST_EDGE);
}
