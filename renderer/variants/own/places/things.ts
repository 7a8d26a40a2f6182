/** Things that stand about in the neutral places. */
import * as THREE from 'three';
import { latheShape, painted } from '../../../art/place/things.ts';
import { FLOOR } from './light.ts';

/** A cup or a bowl by its outer profile, with what is in it. */
export const cup = (x: number, z: number, r: number, h: number, colour: string, drink: string) => [
  painted(
    latheShape(
      [
        [r * 0.5, 0],
        [r * 0.62, 0.02],
        [r * 0.86, h * 0.3],
        [r, h],
        [r * 0.92, h],
        [r * 0.84, h * 0.72],
        [0, h * 0.7],
      ],
      28,
    ).translate(x, FLOOR, z),
    colour,
    (_x, y) => 0.7 + 0.5 * ((y - FLOOR) / h),
  ),
  painted(new THREE.CircleGeometry(r * 0.86, 24).rotateX(-Math.PI / 2).translate(x, FLOOR + h * 0.76, z), drink),
];
export const saucer = (x: number, z: number, r: number, colour: string) =>
  painted(
    latheShape(
      [
        [0, 0.02],
        [r * 0.6, 0.02],
        [r, 0.11],
        [r * 1.02, 0.1],
        [r * 0.65, 0],
      ],
      30,
    ).translate(x, FLOOR, z),
    colour,
  );
export const block = (w: number, h: number, d: number, x: number, z: number, turn: number, colour: string, y = FLOOR) =>
  painted(new THREE.BoxGeometry(w, h, d).rotateY(turn).translate(x, y + h / 2, z), colour, (_x, up) =>
    up > y + h * 0.5 ? 1 : 0.5,
  );
/** A cushion: a flat sphere with corners, sunk into the mat by its weight; it stays lower than the field of the board. */
export function cushion(x: number, z: number, colour: string): THREE.BufferGeometry {
  const solid = new THREE.SphereGeometry(1, 40, 20);
  const { position } = solid.attributes;
  for (let i = 0; i < position.count; i++) {
    const [a, b, c] = [position.getX(i), position.getY(i), position.getZ(i)];
    const k = (n: number) => Math.sign(n) * Math.abs(n) ** 0.42;
    position.setXYZ(i, k(a) * 3.3, b * 0.2 * (1 - 0.35 * Math.max(0, 0.25 - Math.hypot(a, c)) * 4), k(c) * 3.1);
  }
  solid.computeVertexNormals();
  return painted(solid.translate(x, FLOOR + 0.1, z), colour, (_x, y) => 0.65 + 1.2 * Math.max(0, y - FLOOR));
}
