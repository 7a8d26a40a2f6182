/**
 * What two homes derive from the key that they share: names of topics, which tell a broker nothing about the game or its
 * players, names of clients, and a key for each direction. Whoever knows a name cannot find the key or another name.
 */
import { hkdfSync, randomBytes } from 'node:crypto';

export const ROOM_KEY_BYTES = 32;
/** the one who invites has the end 0, the invited one the end 1 */
export type End = 0 | 1;
export const otherEnd = (end: End): End => (end === 0 ? 1 : 0);
/**
 * `stored`: kept by the broker until it was fetched. `report`: what an end has sent and received; the broker keeps the
 * last one. `live`: not kept at all.
 */
export const CHANNELS = ['stored', 'report', 'live'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Room {
  /** by which this home's files know the room */
  readonly name: string;
  topic(channel: Channel, from: End): string;
  /** a broker must accept 23 letters and digits */
  client(end: End): string;
  messageKey(channel: Channel, from: End): Uint8Array;
}

export const makeRoomKey = (): Uint8Array => Uint8Array.from(randomBytes(ROOM_KEY_BYTES));

export function roomOf(key: Uint8Array): Room {
  if (key.length !== ROOM_KEY_BYTES) throw new Error(`the key of a room has ${ROOM_KEY_BYTES} bytes`);
  const derived = new Map<string, Uint8Array>();
  const derive = (what: string, bytes: number): Uint8Array => {
    const known =
      derived.get(what) ?? new Uint8Array(hkdfSync('sha256', key, '', `fairytable mailbox 1 ${what}`, bytes));
    derived.set(what, known);
    return known;
  };
  const name = (what: string, bytes: number): string => Buffer.from(derive(what, bytes)).toString('hex');
  return {
    name: name('room', 16),
    topic: (channel, from) => name(`topic ${channel} ${from}`, 16),
    client: (end) => name(`client ${end}`, 11),
    messageKey: (channel, from) => derive(`key ${channel} ${from}`, 32),
  };
}
