/**
 * The modelling kit: a figure is a few solids merged into one geometry. A cell is 1 x 1; a figure stands on y = 0, its
 * base is at most 0.78 across, it is 0.45 to 1.35 tall and faces -z, its player's forward. Every vertex carries a
 * `slot` of the palette (0 body, 1 accent, 2 light, which glows, 3 dark), so one geometry serves both sides. Parts are
 * never indexed: facets need their own normals, and merging needs one kind of geometry.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

export type MaterialSlot = 0 | 1 | 2 | 3;
export type Part = THREE.BufferGeometry;
export type V2 = readonly [number, number];
export type V3 = readonly [number, number, number];

/** Scale, then rotate (Euler x, y, z, in radians), then translate. */
export interface Transform {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly rx?: number;
  readonly ry?: number;
  readonly rz?: number;
  readonly s?: number | V3;
}

const matrixOf = (place: Transform): THREE.Matrix4 => {
  const { x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0, s = 1 } = place;
  const scale = typeof s === 'number' ? new THREE.Vector3(s, s, s) : new THREE.Vector3(...s);
  const turn = new THREE.Quaternion().setFromEuler(new THREE.Euler(rx, ry, rz));
  return new THREE.Matrix4().compose(new THREE.Vector3(x, y, z), turn, scale);
};

const withSlot = (part: Part, slot: MaterialSlot): Part => {
  const count = part.attributes.position.count;
  part.setAttribute('slot', new THREE.Float32BufferAttribute(new Float32Array(count).fill(slot), 1));
  return part;
};

const finish = (solid: THREE.BufferGeometry, slot: MaterialSlot, place: Transform = {}): Part => {
  const part = solid.index ? solid.toNonIndexed() : solid;
  for (const name of Object.keys(part.attributes)) {
    if (name !== 'position' && name !== 'normal') part.deleteAttribute(name);
  }
  return withSlot(part.applyMatrix4(matrixOf(place)), slot);
};

/** A lathe from (radius, height) pairs, bottom to top. */
export const lathe = (profile: readonly V2[], slot: MaterialSlot = 0, segments = 20, place?: Transform): Part =>
  finish(
    new THREE.LatheGeometry(
      profile.map(([r, y]) => new THREE.Vector2(Math.max(r, 1e-4), y)),
      segments,
    ),
    slot,
    place,
  );

export const box = (w: number, h: number, d: number, slot: MaterialSlot = 0, place?: Transform): Part =>
  finish(new THREE.BoxGeometry(w, h, d), slot, place);

export const cylinder = (
  top: number,
  bottom: number,
  h: number,
  slot: MaterialSlot = 0,
  place?: Transform,
  segments = 16,
): Part => finish(new THREE.CylinderGeometry(top, bottom, h, segments), slot, place);

export const sphere = (r: number, slot: MaterialSlot = 0, place?: Transform, w = 14, h = 10): Part =>
  finish(new THREE.SphereGeometry(r, w, h), slot, place);

export const gem = (r: number, slot: MaterialSlot = 0, place?: Transform, detail = 0): Part =>
  finish(new THREE.OctahedronGeometry(r, detail), slot, place);

export const torus = (
  r: number,
  tube: number,
  slot: MaterialSlot = 0,
  place?: Transform,
  arcAngle = Math.PI * 2,
  tubular = 28,
  radial = 8,
): Part => finish(new THREE.TorusGeometry(r, tube, radial, tubular, arcAngle), slot, place);

/** A flat outline in x, y, extruded to a depth centred on z, with a small bevel. */
export const extrude = (
  outline: readonly V2[],
  depth: number,
  slot: MaterialSlot = 0,
  place?: Transform,
  bevel = 0.015,
  holes: readonly (readonly V2[])[] = [],
): Part => {
  const shape = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
  for (const hole of holes) shape.holes.push(new THREE.Path(hole.map(([x, y]) => new THREE.Vector2(x, y))));
  const solid = new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 1,
    curveSegments: 8,
  });
  solid.translate(0, 0, -depth / 2);
  return finish(solid, slot, place);
};

/** Flat shading instead of smooth shading. */
export const flat = (part: Part): Part => {
  part.computeVertexNormals();
  return part;
};

/** A second placement, applied after the part's own. */
export const move = (part: Part, place: Transform): Part => part.applyMatrix4(matrixOf(place));
export const moveAll = (parts: readonly Part[], place: Transform): Part[] => parts.map((part) => move(part, place));

/** The placement that aligns +y with a -> b, centred between them, and their distance. */
const along = (a: V3, b: V3): Transform & { readonly length: number } => {
  const from = new THREE.Vector3(...a);
  const to = new THREE.Vector3(...b);
  const way = to.clone().sub(from);
  const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), way.clone().normalize());
  const euler = new THREE.Euler().setFromQuaternion(turn);
  const middle = from.add(to).multiplyScalar(0.5);
  return { x: middle.x, y: middle.y, z: middle.z, rx: euler.x, ry: euler.y, rz: euler.z, length: way.length() };
};

/** A square beam from a to b. */
export const limb = (a: V3, b: V3, w: number, d: number, slot: MaterialSlot): Part => {
  const place = along(a, b);
  return box(w, place.length, d, slot, place);
};

/** A round, faceted rod from a (radius r0) to b (radius r1). */
export const rod = (a: V3, b: V3, r0: number, r1: number, slot: MaterialSlot, segments = 6): Part => {
  const place = along(a, b);
  return flat(cylinder(r1, r0, place.length, slot, place, segments));
};

/** Raw quads of four corners each, counter-clockwise from outside; `smooth` averages normals of coincident corners. */
export const quads = (list: readonly (readonly [V3, V3, V3, V3])[], slot: MaterialSlot, smooth = false): Part => {
  const position: number[] = [];
  for (const [a, b, c, d] of list) position.push(...a, ...b, ...c, ...a, ...c, ...d);
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  part.computeVertexNormals();
  if (smooth) {
    const sums = new Map<string, THREE.Vector3>();
    const normal = part.attributes.normal as THREE.BufferAttribute;
    const keyOf = (i: number): string => [0, 1, 2].map((k) => Math.round(position[i * 3 + k] * 2000)).join();
    const one = new THREE.Vector3();
    for (let i = 0; i < normal.count; i++) {
      one.fromBufferAttribute(normal, i);
      const sum = sums.get(keyOf(i));
      if (sum) sum.add(one);
      else sums.set(keyOf(i), one.clone());
    }
    for (let i = 0; i < normal.count; i++) {
      one.copy(sums.get(keyOf(i))!).normalize();
      normal.setXYZ(i, one.x, one.y, one.z);
    }
  }
  return withSlot(part, slot);
};

/** n + 1 points on an arc, from a0 to a1. */
export const arc = (r: number, a0: number, a1: number, n: number, cx = 0, cy = 0): V2[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const a = a0 + ((a1 - a0) * i) / n;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });

/** A rectangle with rounded corners of n facets each. */
export const roundedRectangle = (w: number, h: number, r: number, n = 3): V2[] =>
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx, sy], corner) =>
    Array.from({ length: n + 1 }, (_, i): V2 => {
      const a = (corner + i / n) * (Math.PI / 2);
      return [sx * (w / 2 - r) + Math.cos(a) * r, sy * (h / 2 - r) + Math.sin(a) * r];
    }),
  );

export const around = <T>(n: number, make: (angle: number, i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make((i / n) * Math.PI * 2, i));

/** Merges parts into one figure. */
export const sculpt = (...parts: (Part | readonly Part[] | readonly Part[][])[]): THREE.BufferGeometry => {
  const merged = mergeGeometries(parts.flat(2) as Part[], false);
  if (!merged) throw new Error(`these ${parts.length} parts do not merge: their attributes differ`);
  return merged;
};
