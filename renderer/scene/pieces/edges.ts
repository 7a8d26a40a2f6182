/**
 * Where the faces of a figure meet. Its triangles have corners of their own, so corners at the same place are found to be
 * one point, and faces that share two points meet at an edge.
 */
import * as THREE from 'three';

/** corners nearer than this, in cells, are one point */
const SAME = 1 / 4000;
/** normals that differ by more than this meet at a hard edge: the cosine of 18 degrees */
export const HARD = 0.95;

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

/**
 * Of all faces at an edge the two whose normals differ most: their corners at its lower and its higher point, and the
 * cosine between them. `b` is `a` where there is no other side.
 */
export interface Edge {
  readonly a: readonly [low: number, high: number];
  b: readonly [low: number, high: number];
  dot: number;
}

export class Edges {
  readonly #keys: Float64Array;
  readonly #position: ArrayLike<number>;
  readonly #normal: ArrayLike<number>;
  readonly #known = new Map<number, Edge>();

  constructor({ attributes: { position, normal } }: THREE.BufferGeometry) {
    [this.#position, this.#normal] = [position.array, normal.array];
    const points = pointsOf(position.array);
    this.#keys = new Float64Array(points.length);
    for (let i = 0; i < points.length; i++) {
      const next = i % 3 === 2 ? i - 2 : i + 1;
      const [low, high] = points[i] < points[next] ? [i, next] : [next, i];
      const key = points[low] * points.length + points[high];
      this.#keys[i] = key;
      // lathes have faces without an area, where two corners are one point: they say nothing about the surface
      const third = i % 3 === 0 ? i + 2 : i - 1;
      if (points[low] === points[high] || points[third] === points[low] || points[third] === points[high]) continue;
      const known = this.#known.get(key);
      if (!known) {
        this.#known.set(key, { a: [low, high], b: [low, high], dot: 1 });
        continue;
      }
      const dot = Math.min(this.cosine(known.a[0], low), this.cosine(known.a[1], high));
      if (dot < known.dot) [known.b, known.dot] = [[low, high], dot];
    }
  }

  /** Of the angle between the normals of two corners. */
  cosine(one: number, other: number): number {
    const n = this.#normal;
    return n[one * 3] * n[other * 3] + n[one * 3 + 1] * n[other * 3 + 1] + n[one * 3 + 2] * n[other * 3 + 2];
  }

  /** One number for the edge from this corner of a triangle to the next. */
  key(i: number): number {
    return this.#keys[i];
  }

  /** The edge from this corner of a triangle to the next; absent in a triangle without an area. */
  from(i: number): Edge | undefined {
    return this.#known.get(this.#keys[i]);
  }

  spot(corner: number): THREE.Vector3 {
    return new THREE.Vector3().fromArray(this.#position, corner * 3);
  }

  normal(corner: number): THREE.Vector3 {
    return new THREE.Vector3().fromArray(this.#normal, corner * 3);
  }

  /** Does the surface end there as that of a box does, so that a hand would feel the edge? */
  standsOut({ a, b, dot }: Edge): boolean {
    if (dot > HARD) return false;
    const face = b[0] - (b[0] % 3);
    const beyond = [face, face + 1, face + 2].find((corner) => !b.includes(corner)) ?? face;
    // the corner of the other face that is not on the edge lies below this one
    return this.spot(beyond).sub(this.spot(b[0])).dot(this.normal(a[0])) < -SAME;
  }
}
