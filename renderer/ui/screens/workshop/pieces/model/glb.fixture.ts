/** GLB files made by code. */

/** Of its parts, which are padded as the format asks. `length`: what its head says it has, if not the truth. */
export function glbOf(json: unknown, binary: Uint8Array = new Uint8Array(), length?: number): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json));
  const padded = (bytes: Uint8Array, by: number): number[] => [
    ...bytes,
    ...new Array<number>((4 - (bytes.length % 4)) % 4).fill(by),
  ];
  const chunks = [
    [0x4e4f534a, padded(text, 0x20)],
    [0x004e4942, padded(binary, 0)],
  ] as const;
  const word = (n: number): number[] => [n & 0xff, (n >>> 8) & 0xff, (n >>> 16) & 0xff, n >>> 24];
  const body = chunks.flatMap(([type, bytes]) => [...word(bytes.length), ...word(type), ...bytes]);
  return Uint8Array.from([0x67, 0x6c, 0x54, 0x46, ...word(2), ...word(length ?? body.length + 12), ...body]);
}

export interface Solid {
  readonly points: readonly number[];
  readonly corners: readonly number[];
}
/** A box round the middle of its floor. */
export function boxSolid(wide: number, high: number, deep: number): Solid {
  const [x, z] = [wide / 2, deep / 2];
  return {
    points: [-x, 0, -z, x, 0, -z, x, 0, z, -x, 0, z, -x, high, -z, x, high, -z, x, high, z, -x, high, z],
    corners: [
      ...[0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 4, 5, 0, 5, 1],
      ...[1, 5, 6, 1, 6, 2, 2, 6, 7, 2, 7, 3, 3, 7, 4, 3, 4, 0],
    ],
  };
}
/** A vase: a profile turned round, with a closed foot and top; two triangles a segment and ring. */
export function vaseSolid(rings: number, segments: number): Solid {
  const points: number[] = [0, 0, 0, 0, 3, 0];
  const corners: number[] = [];
  for (let i = 0; i < rings; i++) {
    const t = i / (rings - 1);
    const r = 0.5 + 0.35 * Math.cos(5 * t);
    for (let j = 0; j < segments; j++) {
      const a = (2 * Math.PI * j) / segments;
      points.push(r * Math.cos(a), 3 * t, r * Math.sin(a));
    }
  }
  const at = (i: number, j: number): number => 2 + i * segments + (j % segments);
  for (let j = 0; j < segments; j++) {
    corners.push(0, at(0, j), at(0, j + 1), 1, at(rings - 1, j + 1), at(rings - 1, j));
    for (let i = 0; i + 1 < rings; i++)
      corners.push(at(i, j), at(i + 1, j), at(i, j + 1), at(i, j + 1), at(i + 1, j), at(i + 1, j + 1));
  }
  return { points, corners };
}

export type IndexType = 'none' | 'u8' | 'u16' | 'u32';
const INDEX = { u8: [5121, 1], u16: [5123, 2], u32: [5125, 4] } as const;

/** A solid as the first mesh of a file. `stride`: bytes from one position to the next, at least 12; `more`: beside what the file needs. */
export function solidJson(
  { points, corners }: Solid,
  indexType: IndexType = 'u16',
  stride = 12,
  more: Readonly<Record<string, unknown>> = {},
): readonly [Record<string, unknown>, Uint8Array] {
  const each = indexType === 'none' ? corners : [...Array(points.length / 3).keys()];
  const places = each.map((p) => points.slice(3 * p, 3 * p + 3));
  const [type, size] = indexType === 'none' ? [0, 0] : INDEX[indexType];
  const start = stride * places.length;
  const bytes = new Uint8Array(start + size * corners.length);
  const view = new DataView(bytes.buffer);
  for (const [i, place] of places.entries())
    for (const [k, n] of place.entries()) view.setFloat32(i * stride + stride - 12 + 4 * k, n, true);
  if (size > 0)
    for (const [i, corner] of corners.entries()) {
      if (size === 1) view.setUint8(start + i, corner);
      else if (size === 2) view.setUint16(start + 2 * i, corner, true);
      else view.setUint32(start + 4 * i, corner, true);
    }
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, ...(size > 0 && { indices: 1 }) }] }],
    accessors: [
      { bufferView: 0, byteOffset: stride - 12, componentType: 5126, count: places.length, type: 'VEC3' },
      ...(size > 0 ? [{ bufferView: 1, componentType: type, count: corners.length, type: 'SCALAR' }] : []),
    ],
    bufferViews: [
      { buffer: 0, byteLength: start, ...(stride > 12 && { byteStride: stride }) },
      ...(size > 0 ? [{ buffer: 0, byteOffset: start, byteLength: size * corners.length }] : []),
    ],
    buffers: [{ byteLength: bytes.length }],
    ...more,
  };
  return [json, bytes];
}
export const solidGlb = (...of: Parameters<typeof solidJson>): Uint8Array<ArrayBuffer> => glbOf(...solidJson(...of));
