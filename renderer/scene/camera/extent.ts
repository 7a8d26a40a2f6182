/** How far a table reaches: what must be in view when the whole table is seen, and where the camera may go. */
import * as THREE from 'three';
import { labelReach } from '../board/labels.ts';
import type { Places } from '../places.ts';
import type { Bounds } from './rig.ts';

/** how far beyond the board the labels on the near side reach, in cells */
const NEAR = 0.66;

export function limitsOf({ width, depth }: Places): Bounds {
  // a narrow window sees a large board from farther away
  const farthest = Math.max(60, 5 * Math.max(width, depth));
  return { halfWidth: width / 2 + 1.5, halfDepth: depth / 2 + 1, farthest };
}

/**
 * The board with figures on it, its labels, and the trays, as seen from this direction. Only the labels on the far side are farther
 * out, where figures would hide them, and as much higher as `labelLift` says.
 */
export function cornersOf(places: Places, turn: number, labelLift: number): readonly THREE.Vector3[] {
  const [w, d] = [places.width / 2, places.depth / 2];
  const far = labelReach(places.width, places.depth) + 0.15;
  const isNear = (z: number): boolean => z * Math.cos(turn) > 0.5;
  const points: THREE.Vector3[] = [];
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const [out, up] = isNear(z) ? [NEAR, 0] : [far, labelLift];
      points.push(new THREE.Vector3(x * (w + 0.5), places.highest + up, z * (d + out)));
      points.push(new THREE.Vector3(x * (w - 0.4), places.highest + 1.15, z * (d - 0.4)));
    }
  }
  for (const tray of places.trays) {
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        points.push(new THREE.Vector3(tray.x + (x * tray.width) / 2, 0, tray.z + (z * tray.length) / 2));
      }
    }
    for (const spot of tray.hand) points.push(new THREE.Vector3(spot.x, 1.1, spot.z));
  }
  return points;
}
