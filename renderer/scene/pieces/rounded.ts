/**
 * A figure for a camera that comes close: edges of triangles are divided, and their new middles lie on the curve that
 * the normals describe (PN triangles: Vlachos, Peters, Boyd and Mitchell 2001). Flat faces and straight hard edges stay
 * as they are, and so do solids of so few sides that they are meant to have them: an octagon stays one. Both triangles
 * at an edge divide it, so nothing opens between them.
 */
import * as THREE from 'three';
import { type Edge, Edges, HARD } from './edges.ts';

/** how many times as many triangles a figure has afterwards, at most */
export const FINER = 4;
/** an edge whose middle is not farther than this from the curve, in cells, is left as it is */
const STRAIGHT = 0.0008;
/** an edge whose ends face ways that differ by more than this is one of a polygon: the cosine of 44 degrees */
const POLYGON = 0.72;
/** along an edge whose ends face the same way the surface is straight */
const FLAT = 0.999999;

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
  const edges = new Edges(figure);
  const slot = figure.attributes.slot.array;

  /** The way from a point towards the other end of an edge, along the surface, or along the hard edge there. */
  const wayAlong = (edge: THREE.Vector3, a: THREE.Vector3, b: THREE.Vector3): THREE.Vector3 => {
    if (a.dot(b) > HARD) return edge.clone().addScaledVector(a, -edge.dot(a));
    const along = a.clone().cross(b);
    return along.lengthSq() < 1e-6 ? edge.clone() : edge.clone().projectOnVector(along);
  };
  const curvedMiddle = ({ a, b }: Edge): THREE.Vector3 | null => {
    const along = [edges.cosine(...a), edges.cosine(...b)];
    if (Math.min(...along) < POLYGON || Math.min(...along) > FLAT) return null;
    const [low, high] = a.map((end) => edges.spot(end));
    const edge = high.clone().sub(low);
    const [from, to] = [0, 1].map((k) => wayAlong(edge, edges.normal(a[k]), edges.normal(b[k])));
    // the middle of a cubic curve that leaves and arrives in these directions
    const bend = from.sub(to).multiplyScalar(1 / 8);
    return bend.length() < STRAIGHT ? null : low.add(high).multiplyScalar(0.5).add(bend);
  };
  const middles = new Map<number, THREE.Vector3 | null>();
  /** Where the edge from this corner to the next is divided, or null. */
  const middleOf = (i: number): THREE.Vector3 | null => {
    const key = edges.key(i);
    const known = middles.get(key);
    if (known !== undefined) return known;
    const edge = edges.from(i);
    const middle = edge ? curvedMiddle(edge) : null;
    middles.set(key, middle);
    return middle;
  };

  const out: { readonly position: number[]; readonly normal: number[]; readonly slot: number[] } = {
    position: [],
    normal: [],
    slot: [],
  };
  for (let i = 0; i < slot.length; i += 3) {
    const tips = [0, 1, 2].map((k): Corner => [edges.spot(i + k), edges.normal(i + k)]);
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
