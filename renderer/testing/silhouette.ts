/**
 * The silhouette of a figure, or its image in the four colours of its slots: for tests that no two kinds look alike.
 */
import * as THREE from 'three';
import { rasterize } from './raster.ts';

const GRID = 44;

/**
 * A square grid, 1.5 cells wide, of a figure seen from the front at `tilt` (radians from the vertical), or, with `turn`
 * half a circle, from behind: 0 where it is not, else 1 more than the slot of the front surface.
 */
export function inks(figure: THREE.BufferGeometry, tilt: number, turn = 0): Uint8Array {
  const points = figure.attributes.position.array;
  const slots = figure.attributes.slot.array;
  const grid = new Uint8Array(GRID * GRID);
  const depth = new Float32Array(GRID * GRID).fill(-Infinity);
  const eye = new THREE.Matrix4().lookAt(
    new THREE.Vector3(0, Math.cos(tilt), -Math.sin(tilt)),
    new THREE.Vector3(),
    tilt < 0.01 ? new THREE.Vector3(0, 0, 1) : new THREE.Vector3(0, 1, 0),
  );
  const back = eye.clone().invert().multiply(new THREE.Matrix4().makeRotationY(turn));
  const v = new THREE.Vector3();
  const corner = (i: number): [number, number, number] => {
    v.set(points[i * 3], points[i * 3 + 1], points[i * 3 + 2]).applyMatrix4(back);
    return [(v.x / 1.5 + 0.5) * GRID, ((v.y + 0.1) / 1.5 + 0.4) * GRID, v.z];
  };
  rasterize(points.length / 3, { width: GRID, height: GRID }, corner, (at, near, vertex) => {
    if (near < depth[at]) return;
    depth[at] = near;
    grid[at] = slots[vertex] + 1;
  });
  return grid;
}

/** The silhouette: 1 where the figure is. */
export const silhouette = (figure: THREE.BufferGeometry, tilt: number, turn = 0): Uint8Array =>
  inks(figure, tilt, turn).map((ink) => Math.min(1, ink));

/** The similarity of two images: the share of the points of either on which both agree, 0 to 1. */
export function overlap(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    if (one[i] === 0 && other[i] === 0) continue;
    either++;
    if (one[i] === other[i]) both++;
  }
  return both / either;
}

/** Every pair of images with its similarity, the most similar first. */
export function pairsByLikeness(drawn: ReadonlyMap<string, Uint8Array>): { pair: string; alike: number }[] {
  const kinds = [...drawn.keys()].sort();
  return kinds
    .flatMap((a, i) =>
      kinds.slice(i + 1).map((b) => ({ pair: `${a} and ${b}`, alike: overlap(drawn.get(a)!, drawn.get(b)!) })),
    )
    .sort((p, q) => q.alike - p.alike);
}

/** `VITE_ART_REPORT=1` prints what was measured. */
export const report = (...words: unknown[]): void => {
  if (import.meta.env.VITE_ART_REPORT) console.log(words.join('\n'));
};
