/** What a broker gets to see, and that nothing which it changes, cuts, swaps or makes up is taken for a message. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTooLong, LONGEST_ENVELOPE, LONGEST_MESSAGE, openMessage, sealMessage } from './envelope.ts';
import { CHANNELS, makeRoomKey, ROOM_KEY_BYTES, roomOf } from './room.ts';

const room = roomOf(makeRoomKey());
const place = { channel: 'stored', from: 0 } as const;
const message = { n: 7, text: 'the ghost enters the Zone' };

describe('a room', () => {
  test('both homes derive the same names and keys from one key, and another key gives none of them', () => {
    const key = new Uint8Array(ROOM_KEY_BYTES).fill(5);
    const namesOf = (bytes: Uint8Array) => {
      const { name, topic, client, messageKey } = roomOf(bytes);
      const each = CHANNELS.flatMap((channel) =>
        ([0, 1] as const).flatMap((end) => [
          topic(channel, end),
          Buffer.from(messageKey(channel, end)).toString('hex'),
        ]),
      );
      return [name, client(0), client(1), ...each];
    };
    expect(namesOf(key)).toEqual(namesOf(key));
    const all = [...namesOf(key), ...namesOf(key.with(31, 6))];
    expect(new Set(all).size).toBe(all.length);
  });
  test('names of topics and clients are hexadecimal digits, short enough for every broker', () => {
    for (const channel of CHANNELS) expect(room.topic(channel, 1)).toMatch(/^[0-9a-f]{32}$/);
    expect(room.client(0)).toMatch(/^[0-9a-f]{22}$/);
  });
  test('a key of another length is refused', () => {
    expect(() => roomOf(new Uint8Array(16))).toThrow('32 bytes');
  });
});

describe('an envelope', () => {
  test('opens to what was put in, with any text', () => {
    const bodies = fc.tuple(fc.string({ unit: 'binary', maxLength: 3000 }), fc.integer({ min: 0, max: 0xffff_ffff }));
    fc.assert(
      fc.property(
        bodies,
        fc.constantFrom(...CHANNELS),
        fc.constantFrom(0 as const, 1 as const),
        ([text, n], channel, from) => {
          const sent = sealMessage(room, { channel, from }, { n, text });
          expect(openMessage(room, { channel, from }, sent)).toEqual({ n, text: Buffer.from(text).toString() });
        },
      ),
    );
  });
  test('the longest text fits, one byte more does not', () => {
    const longest = 'x'.repeat(LONGEST_MESSAGE);
    const sent = sealMessage(room, place, { n: 1, text: longest });
    expect(sent).toHaveLength(LONGEST_ENVELOPE);
    expect(openMessage(room, place, sent)).toEqual({ n: 1, text: longest });
    expect([isTooLong(longest), isTooLong(`${longest}x`)]).toEqual([false, true]);
    expect(() => sealMessage(room, place, { n: 1, text: `${longest}x` })).toThrow('too long');
  });
  test('texts of up to 252 bytes have one length on the wire', () => {
    const lengths = [0, 1, 100, 252].map((n) => sealMessage(room, place, { n, text: 'x'.repeat(n) }).length);
    expect(new Set(lengths).size).toBe(1);
    expect(sealMessage(room, place, { n: 1, text: 'x'.repeat(253) })).toHaveLength(lengths[0] + 256);
  });
  test('the same message is never the same bytes, and holds nothing readable', () => {
    const [first, second] = [sealMessage(room, place, message), sealMessage(room, place, message)];
    expect(Buffer.compare(first, second)).not.toBe(0);
    expect(Buffer.from(first).includes('ghost')).toBe(false);
  });
  test('in another channel, from the other end or in another room it is not opened', () => {
    const sent = sealMessage(room, place, message);
    expect(openMessage(room, { channel: 'live', from: 0 }, sent)).toBe('misplaced');
    expect(openMessage(room, { channel: 'stored', from: 1 }, sent)).toBe('misplaced');
    expect(openMessage(roomOf(makeRoomKey()), place, sent)).toBe('forged');
  });
  test('with the header of another channel, direction or number it is forged', () => {
    const sent = sealMessage(room, place, message);
    const changed = (at: number, to: number) => Uint8Array.from(sent).with(at, to);
    expect(openMessage(room, { channel: 'live', from: 0 }, changed(1, 2))).toBe('forged');
    expect(openMessage(room, { channel: 'stored', from: 1 }, changed(2, 1))).toBe('forged');
    expect(openMessage(room, place, changed(6, 8))).toBe('forged');
    expect(openMessage(room, place, changed(0, 2))).toBe('newer');
    expect(openMessage(room, place, changed(0, 0))).toBe('not-ours');
  });
  test('cut anywhere, it is not opened', () => {
    const sent = sealMessage(room, place, message);
    for (let n = 0; n < sent.length; n++) expect(typeof openMessage(room, place, sent.subarray(0, n))).toBe('string');
  });
  test('with any one bit flipped it is not opened', () => {
    const sent = Uint8Array.from(sealMessage(room, place, message));
    for (let bit = 0; bit < sent.length * 8; bit++) {
      const flipped = sent.with(bit >> 3, sent[bit >> 3] ^ (1 << (bit & 7)));
      expect(typeof openMessage(room, place, flipped)).toBe('string');
    }
  });
  test('bytes that are no envelope are refused by their length or their first byte', () => {
    expect(openMessage(room, place, new Uint8Array(LONGEST_ENVELOPE + 1))).toBe('too-long');
    expect(openMessage(room, place, Buffer.from('hello'))).toBe('not-ours');
  });
});
