/** A WebM file says what was put into it: read by a parser of its own. */
import { expect, test } from 'vitest';
import { elementsOf, inside, only, unsigned } from './webm.fixture.ts';
import { type EncodedFrame, webmOf } from './webm.ts';

const frame = (n: number, isKey: boolean): EncodedFrame => ({ bytes: new Uint8Array(100 * n + 1).fill(n), isKey });
const spec = { codec: 'V_VP9', width: 1280, height: 800, each: 2000 } as const;

test('length, size, codec and every frame at its time', () => {
  const frames = Array.from({ length: 60 }, (_, n) => frame(n, n % 12 === 0));
  const top = elementsOf(webmOf(spec, frames));
  expect(top.map(({ id }) => id)).toEqual(['1a45dfa3', '18538067']);
  expect(new TextDecoder().decode(only(inside(top[0]), '4282').bytes)).toBe('webm');
  const parts = inside(top[1]);
  const info = inside(only(parts, '1549a966'));
  expect(unsigned(only(info, '2ad7b1').bytes)).toBe(1_000_000);
  const { buffer, byteOffset } = only(info, '4489').bytes;
  expect(new DataView(buffer, byteOffset).getFloat64(0)).toBe(120_000);
  const track = inside(only(inside(only(parts, '1654ae6b')), 'ae'));
  expect(new TextDecoder().decode(only(track, '86').bytes)).toBe('V_VP9');
  expect(unsigned(only(track, '23e383').bytes)).toBe(2_000_000_000);
  const video = inside(only(track, 'e0'));
  expect([unsigned(only(video, 'b0').bytes), unsigned(only(video, 'ba').bytes)]).toEqual([1280, 800]);

  const read = parts
    .filter(({ id }) => id === '1f43b675')
    .flatMap((cluster) => {
      const [time, ...blocks] = inside(cluster);
      expect(time.id).toBe('e7');
      return blocks.map(({ id, bytes }) => {
        expect([id, bytes[0]]).toEqual(['a3', 0x81]);
        const relative = new DataView(bytes.buffer, bytes.byteOffset).getInt16(1);
        return { at: unsigned(time.bytes) + relative, isKey: (bytes[3] & 0x80) !== 0, bytes: bytes.slice(4) };
      });
    });
  expect(read).toEqual(frames.map(({ bytes, isKey }, n) => ({ at: n * 2000, isKey, bytes })));
});

test('the index names the place of every cluster, and each begins with a key frame or goes on a long one', () => {
  const frames = Array.from({ length: 40 }, (_, n) => frame(n, n === 0 || n === 7));
  const segment = elementsOf(webmOf(spec, frames))[1];
  const parts = inside(segment);
  const clusters = parts.filter(({ id }) => id === '1f43b675');
  const named = inside(only(parts, '1c53bb6b')).map((point) => {
    const [time, place] = inside(point);
    return { time: unsigned(time.bytes), at: unsigned(only(inside(place), 'f1').bytes) };
  });
  // the id and the size of a cluster precede its content
  const heads = clusters.map(({ bytes }) => 4 + (bytes.length < 127 ? 1 : bytes.length < 16383 ? 2 : 3));
  expect(named).toEqual(
    clusters.map((cluster, i) => ({
      time: unsigned(inside(cluster)[0].bytes),
      at: cluster.from - heads[i] - segment.from,
    })),
  );
  expect(named.map(({ time }) => time)).toEqual([0, 14_000, 46_000, 78_000]);
});
