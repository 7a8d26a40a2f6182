/**
 * Which figures are so large in the picture that their facets would be seen: they are drawn with more triangles, the
 * nearest first, as far as the triangles of all figures allow. So a board full of heavy figures has fewer finer ones, and
 * none costs more than the budget. Finer figures are built one after the other when the page is idle; until then the plain ones
 * are drawn.
 */
import * as THREE from 'three';
import type { VariantArt } from '../../art/variant-art.ts';
import type { Pose } from '../places.ts';
import { whenIdle } from '../warmup.ts';
import { buildFiner, trianglesAdded, trianglesOf } from './figures.ts';
import { FINER } from './rounded.ts';

/** from this size of a cell on, in pixels, the facets of a figure of so many triangles are seen; of a coarser one sooner */
const FACETS_SEEN = 90;
const USUAL = 1000;
/** the most triangles of all figures together where some of them are finer */
const MOST = 180_000;
/** what finer figures may add: so many triangles, or a share of all that there are without them */
const [ADDED, ADDED_SHARE] = [40_000, 0.6];
/** a sphere round any figure: how high its middle is, and its radius */
const AROUND = { height: 0.6, radius: 0.9 } as const;

/** How many triangles finer figures may add to figures of so many. */
export const roomFor = (plain: number): number =>
  Math.max(0, Math.min(MOST - plain, Math.max(ADDED, plain * ADDED_SHARE)));

export class NearFigures {
  readonly #art: VariantArt;
  readonly #changed: () => void;
  readonly #sight = new THREE.Frustum();
  readonly #eye = new THREE.Vector3();
  readonly #around = new THREE.Sphere();
  readonly #matrix = new THREE.Matrix4();
  /** how far away, in cells, the facets of a usual figure are just seen; 0 before the first picture */
  #reach = 0;
  readonly #wanted: string[] = [];
  #forget: (() => void) | null = null;

  /** `changed`: finer figures have been built, so the next picture will look different. */
  constructor(art: VariantArt, changed: () => void) {
    this.#art = art;
    this.#changed = changed;
  }

  /** The picture that is about to be drawn: its camera, and its height in pixels. */
  seenBy(camera: THREE.Camera, height: number): void {
    this.#eye.setFromMatrixPosition(camera.matrixWorld);
    this.#sight.setFromProjectionMatrix(
      this.#matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
    );
    // a cell at distance 1 is half the picture's height times this element, for part of a picture too
    this.#reach = (camera.projectionMatrix.elements[5] * height) / 2 / FACETS_SEEN;
  }

  /** Its distance where its facets are seen, and Infinity elsewhere. */
  #distance({ kind, x, y, z, scale }: Pose): number {
    this.#around.center.set(x, y + AROUND.height * scale, z);
    this.#around.radius = AROUND.radius * scale;
    const distance = this.#around.center.distanceTo(this.#eye);
    const reach = this.#reach * scale * Math.sqrt(USUAL / trianglesOf(this.#art, kind));
    return distance < reach && this.#sight.intersectsSphere(this.#around) ? distance : Infinity;
  }

  /** Of the poses that are drawn, those that are drawn finer. */
  among(poses: readonly Pose[]): ReadonlySet<Pose> {
    const near = poses
      .map((pose) => ({ pose, distance: this.#distance(pose) }))
      .filter(({ distance }) => distance < Infinity)
      .sort((a, b) => a.distance - b.distance);
    if (near.length === 0) return new Set();
    const plain = poses.reduce((sum, { kind }) => sum + trianglesOf(this.#art, kind), 0);
    let left = roomFor(plain);
    const chosen = new Set<Pose>();
    for (const { pose } of near) {
      const added = trianglesAdded(this.#art, pose.kind);
      if (added === 0) continue;
      left -= added ?? trianglesOf(this.#art, pose.kind) * (FINER - 1);
      if (left < 0) break;
      if (added === null) this.#want(pose.kind);
      else chosen.add(pose);
    }
    return chosen;
  }

  #want(kind: string): void {
    if (!this.#wanted.includes(kind)) this.#wanted.push(kind);
    if (!this.#forget) this.#build();
  }

  #build(): void {
    this.#forget = whenIdle(() => {
      if (buildFiner(this.#art, this.#wanted[0])) this.#wanted.shift();
      if (this.#wanted.length > 0) return this.#build();
      this.#forget = null;
      this.#changed();
    });
  }

  dispose(): void {
    this.#forget?.();
  }
}
