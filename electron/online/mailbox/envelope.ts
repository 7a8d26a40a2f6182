/**
 * A message as a broker sees it: AES-256-GCM under the key of its room, channel and direction. Its header (version,
 * channel, direction, number) is authenticated with it. Texts are padded to powers of two, so that their length tells little.
 * In the padding may stand a second text, which older versions skip.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { CHANNELS, type Channel, type End, type Room } from './room.ts';

const VERSION = 1;
/** version, channel, direction, number */
const HEADER = 7;
/** random: an older copy of a home may use a number again */
const NONCE = 12;
const TAG = 16;
const LENGTH = 4;
const LEAST_ROOM = 256;
const MOST_ROOM = 128 << 10;
/** the longest text, in bytes of UTF-8 */
export const LONGEST_MESSAGE = MOST_ROOM - LENGTH;
export const LONGEST_ENVELOPE = HEADER + NONCE + MOST_ROOM + TAG;
/** numbers have 32 bits */
export const MOST_MESSAGES = 0xffff_ffff;

interface Place {
  readonly channel: Channel;
  readonly from: End;
}
export interface Message {
  readonly n: number;
  readonly text: string;
  /** what older versions do not read */
  readonly more?: string | undefined;
}
/** Why an envelope was not opened: it is none of ours, or it is ours and was changed or put elsewhere. */
export type Unopened = 'not-ours' | 'too-long' | 'newer' | 'misplaced' | 'forged';

export const isTooLong = (text: string): boolean => Buffer.byteLength(text) > LONGEST_MESSAGE;

export function sealMessage(room: Room, { channel, from }: Place, { n, text, more = '' }: Message): Uint8Array {
  if (!Number.isInteger(n) || n < 0 || n > MOST_MESSAGES) throw new Error(`a message cannot have the number ${n}`);
  const bytes = Buffer.from(text);
  const others = Buffer.from(more);
  const length = LENGTH + bytes.length + (others.length > 0 ? LENGTH + others.length : 0);
  if (length > MOST_ROOM) throw new Error('a message is too long for its envelope');
  let space = LEAST_ROOM;
  while (space < length) space *= 2;
  const padded = Buffer.alloc(space);
  padded.writeUInt32BE(bytes.length);
  bytes.copy(padded, LENGTH);
  if (others.length > 0) others.copy(padded, padded.writeUInt32BE(others.length, LENGTH + bytes.length));
  const header = Buffer.alloc(HEADER);
  header.set([VERSION, CHANNELS.indexOf(channel), from]);
  header.writeUInt32BE(n, 3);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', room.messageKey(channel, from), nonce).setAAD(header);
  return Buffer.concat([header, nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
}

export function openMessage(room: Room, { channel, from }: Place, envelope: Uint8Array): Message | Unopened {
  if (envelope.length > LONGEST_ENVELOPE) return 'too-long';
  if (envelope.length < HEADER + NONCE + LEAST_ROOM + TAG) return 'not-ours';
  const bytes = Buffer.from(envelope.buffer, envelope.byteOffset, envelope.length);
  if (bytes[0] !== VERSION) return bytes[0] > VERSION ? 'newer' : 'not-ours';
  if (CHANNELS[bytes[1]] !== channel || bytes[2] !== from) return 'misplaced';
  const header = bytes.subarray(0, HEADER);
  const nonce = bytes.subarray(HEADER, HEADER + NONCE);
  const key = room.messageKey(channel, from);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(header);
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
  try {
    const closed = bytes.subarray(HEADER + NONCE, bytes.length - TAG);
    const padded = Buffer.concat([decipher.update(closed), decipher.final()]);
    const length = padded.readUInt32BE();
    // sealed by somebody with the key, but not by this program
    if (length > padded.length - LENGTH) return 'forged';
    const text = padded.toString('utf8', LENGTH, LENGTH + length);
    return { n: bytes.readUInt32BE(3), text, ...moreIn(padded.subarray(LENGTH + length)) };
  } catch {
    return 'forged';
  }
}

function moreIn(padding: Buffer): Pick<Message, 'more'> {
  const length = padding.length >= LENGTH ? padding.readUInt32BE() : 0;
  return length > 0 && length <= padding.length - LENGTH
    ? { more: padding.toString('utf8', LENGTH, LENGTH + length) }
    : {};
}
