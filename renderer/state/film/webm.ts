/**
 * A WebM file around frames that a video encoder made: the parts of Matroska that such a file needs, and no others. Every
 * frame lasts equally long. The index (Cues) precedes the pictures, so a player can seek without reading the whole file.
 */

export interface EncodedFrame {
  readonly bytes: Uint8Array;
  /** it can be decoded without the frames before it */
  readonly isKey: boolean;
}

export interface WebmSpec {
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly width: number;
  readonly height: number;
  /** how long each frame is shown, in milliseconds */
  readonly each: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** a size of eight bytes, so that the length of the index does not depend on what it says */
const LONG = 8;
/** times in a cluster are signed numbers of 16 bits */
const LONGEST_CLUSTER = 30_000;
const TRACK = 0x81;
const KEY = 0x80;

const joined = (parts: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** A number in that many bytes, the highest first. */
const number = (value: number, length: number): Bytes => {
  const bytes = new Uint8Array(length);
  for (let i = length - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256;
  return bytes;
};
const lengthOf = (value: number): number => {
  let length = 1;
  while (value >= 256 ** length) length++;
  return length;
};
const uint = (value: number): Bytes => number(value, lengthOf(value));
const float = (value: number): Bytes => {
  const bytes = new Uint8Array(LONG);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
};
const text = (value: string): Bytes => new TextEncoder().encode(value);

/** The size of an element: as many bytes as its first byte has leading zeros, plus one. */
const size = (value: number): Bytes => {
  let length = 1;
  while (value >= 2 ** (7 * length) - 1) length++;
  const bytes = number(value, length);
  bytes[0] |= 0x80 >> (length - 1);
  return bytes;
};

const element = (id: number, ...content: readonly Uint8Array[]): Bytes => {
  const inside = joined(content);
  return joined([uint(id), size(inside.length), inside]);
};

interface Cluster {
  readonly time: number;
  readonly bytes: Bytes;
}

function clustersOf(frames: readonly EncodedFrame[], each: number): Cluster[] {
  const clusters: { time: number; blocks: Uint8Array[] }[] = [];
  for (const [i, { bytes, isKey }] of frames.entries()) {
    const time = i * each;
    const open = clusters.at(-1);
    if (!open || isKey || time - open.time > LONGEST_CLUSTER) clusters.push({ time, blocks: [] });
    const cluster = clusters[clusters.length - 1];
    const head = new Uint8Array([TRACK, ...number(time - cluster.time, 2), isKey ? KEY : 0]);
    cluster.blocks.push(element(0xa3, head, bytes));
  }
  return clusters.map(({ time, blocks }) => ({
    time,
    bytes: element(0x1f43b675, element(0xe7, uint(time)), ...blocks),
  }));
}

/** The file. The first frame must be a key frame. */
export function webmOf({ codec, width, height, each }: WebmSpec, frames: readonly EncodedFrame[]): Bytes {
  const header = element(
    0x1a45dfa3,
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, text('webm')),
    element(0x4287, uint(2)),
    element(0x4285, uint(2)),
  );
  const info = element(
    0x1549a966,
    // times are in milliseconds
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, float(frames.length * each)),
    element(0x4d80, text('Fairytable')),
    element(0x5741, text('Fairytable')),
  );
  const video = element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height)));
  const track = element(
    0xae,
    element(0xd7, uint(1)),
    element(0x73c5, uint(1)),
    element(0x83, uint(1)),
    element(0x9c, uint(0)),
    element(0x86, text(codec)),
    // in nanoseconds
    element(0x23e383, uint(each * 1_000_000)),
    video,
  );
  const tracks = element(0x1654ae6b, track);
  const clusters = clustersOf(frames, each);
  /** `positions`: where each cluster begins, after the head of the segment */
  const cues = (positions: readonly number[]): Bytes =>
    element(
      0x1c53bb6b,
      ...clusters.map(({ time }, i) =>
        element(
          0xbb,
          element(0xb3, uint(time)),
          element(0xb7, element(0xf7, uint(1)), element(0xf1, number(positions[i], LONG))),
        ),
      ),
    );
  let at = info.length + tracks.length + cues(clusters.map(() => 0)).length;
  const positions = clusters.map(({ bytes }) => {
    const begins = at;
    at += bytes.length;
    return begins;
  });
  const segment = element(0x18538067, info, tracks, cues(positions), ...clusters.map(({ bytes }) => bytes));
  return joined([header, segment]);
}
