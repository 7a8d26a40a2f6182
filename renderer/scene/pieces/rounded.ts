/**
 * A figure for a camera that comes close: edges of triangles are divided, and their new middles lie on the curve that
 * the normals describe (PN triangles: Vlachos, Peters, Boyd and Mitchell 2001). Flat faces and straight hard edges stay
 * as they are, and so do solids of so few sides that they are meant to have them: an octagon stays one. Both triangles
 * at an edge divide it, so nothing opens between them.
 */
import * as THREE from 'three';

/** how many times as many triangles a figure has afterwards, at most */
export const FINER = 4;
/** an edge whose middle is not farther than this from the curve, in cells, is left as it is */
const STRAIGHT = 0.0008;
/** corners nearer than this, in cells, are one point */
const SAME = 1 / 4000;
/** normals that differ by more than this meet at a hard edge: the cosine of 18 degrees */
const HARD = 0.95;
/** an edge whose ends face ways that differ by more than this is one of a polygon: the cosine of 44 degrees */
const POLYGON = 0.72;

/** The points that corners share, numbered. */
function pointsOf(position: ArrayLike<number>): Int32Array {
  const known = new Map<number, number>();
  const points = new Int32Array(position.length / 3);
  for (let i = 0; i < points.length; i++) {
    let key = 0;
    for (let axis = 0; axis < 3; axis++) key = key * 16384 + Math.round(position[i * 3 + axis] / SAME) + 8192;
    const point = known.get(key) ?? known.size;
    known.set(key, point);
    points[i] = point;
  }
  return points;
}

/** The normals on either side of an edge, at its lower and its higher point; `b` is `a` where there is no other side. */
interface Edge {
  readonly a: readonly [low: number, high: number];
  b: readonly [low: number, high: number];
  dot: number;
}

type Corner = readonly [spot: THREE.Vector3, normal: THREE.Vector3];

/** The corners of the triangles that a triangle becomes; `halves[k]`: where its edge from corner k is divided. */
function divided(tips: readonly Corner[], halves: readonly (Corner | null)[]): readonly Corner[] {
  // seen from the corner after which the first divided edge follows one that is not
  const first = [0, 1, 2].find((k) => halves[k] && !halves[(k + 2) % 3]);
  const [a, b, c] = [0, 1, 2].map((k) => tips[(k + (first ?? 0)) % 3]);
  const [ab, bc, ca] = [0, 1, 2].map((k) => halves[(k + (first ?? 0)) % 3]);
  if (ab && bc && ca) return [a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca];
  if (ab && bc) return [ab, b, bc, a, ab, bc, a, bc, c];
  if (ab) return [a, ab, c, ab, b, c];
  return tips;
}

export function rounded(figure: THREE.BufferGeometry): THREE.BufferGeometry {
  const [position, normal, slot] = ['position', 'normal', 'slot'].map((name) => figure.attributes[name].array);
  const corners = slot.length;
  const points = pointsOf(position);
  const vector = (from: ArrayLike<number>, corner: number): THREE.Vector3 =>
    new THREE.Vector3(from[corner * 3], from[corner * 3 + 1], from[corner * 3 + 2]);
  const ends = (i: number): readonly [low: number, high: number] => {
    const next = i % 3 === 2 ? i - 2 : i + 1;
    return points[i] < points[next] ? [i, next] : [next, i];
  };
  const keyOf = ([low, high]: readonly [number, number]): number => points[low] * corners + points[high];

  // of all faces at an edge, the two whose normals differ most
  const edges = new Map<number, Edge>();
  for (let i = 0; i < corners; i++) {
    const face = i - (i % 3);
    // lathes have faces without an area, where two corners are one point: they say nothing about the surface
    if (new Set([points[face], points[face + 1], points[face + 2]]).size < 3) continue;
    const here = ends(i);
    const known = edges.get(keyOf(here));
    if (!known) edges.set(keyOf(here), { a: here, b: here, dot: 1 });
    else {
      const dot = Math.min(...here.map((end, k) => vector(normal, known.a[k]).dot(vector(normal, end))));
      if (dot < known.dot) [known.b, known.dot] = [here, dot];
    }
  }

  /** The way from a point towards the other end of an edge, along the surface, or along the hard edge there. */
  const wayAlong = (edge: THREE.Vector3, a: THREE.Vector3, b: THREE.Vector3): THREE.Vector3 => {
    if (a.dot(b) > HARD) return edge.clone().addScaledVector(a, -edge.dot(a));
    const along = a.clone().cross(b);
    return along.lengthSq() < 1e-6 ? edge.clone() : edge.clone().projectOnVector(along);
  };
  const curvedMiddle = ({ a, b }: Edge): THREE.Vector3 | null => {
    if (![a, b].every(([one, other]) => vector(normal, one).dot(vector(normal, other)) > POLYGON)) return null;
    const [low, high] = a.map((end) => vector(position, end));
    const edge = high.clone().sub(low);
    const [from, to] = [0, 1].map((k) => wayAlong(edge, vector(normal, a[k]), vector(normal, b[k])));
    // the middle of a cubic curve that leaves and arrives in these directions
    const bend = from.sub(to).multiplyScalar(1 / 8);
    return bend.length() < STRAIGHT ? null : low.add(high).multiplyScalar(0.5).add(bend);
  };
  const middles = new Map<number, THREE.Vector3 | null>();
  /** Where the edge from this corner to the next is divided, or null. */
  const middleOf = (i: number): THREE.Vector3 | null => {
    const key = keyOf(ends(i));
    const known = middles.get(key);
    if (known !== undefined) return known;
    const edge = edges.get(key);
    const middle = edge ? curvedMiddle(edge) : null;
    middles.set(key, middle);
    return middle;
  };

  const out: { readonly position: number[]; readonly normal: number[]; readonly slot: number[] } = {
    position: [],
    normal: [],
    slot: [],
  };
  for (let i = 0; i < corners; i += 3) {
    const tips = [0, 1, 2].map((k): Corner => [vector(position, i + k), vector(normal, i + k)]);
    const halves = [0, 1, 2].map((k): Corner | null => {
      const middle = middleOf(i + k);
      if (!middle) return null;
      const between = tips[k][1].clone().add(tips[(k + 1) % 3][1]);
      return [middle, between.lengthSq() < 1e-6 ? tips[k][1] : between.normalize()];
    });
    for (const [spot, up] of divided(tips, halves)) {
      out.position.push(spot.x, spot.y, spot.z);
      out.normal.push(up.x, up.y, up.z);
      out.slot.push(slot[i]);
    }
  }
  return new THREE.BufferGeometry()
    .setAttribute('position', new THREE.Float32BufferAttribute(out.position, 3))
    .setAttribute('normal', new THREE.Float32BufferAttribute(out.normal, 3))
    .setAttribute('slot', new THREE.Float32BufferAttribute(out.slot, 1));
}
