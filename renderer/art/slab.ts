/** A bevelled slab of a board's field. */
import * as THREE from 'three';
import type { Spot } from './spot.ts';

/** Half of its side, how wide its bevels are and how far down they go, in cells. */
export interface SlabShape {
  readonly half: number;
  readonly bevel: number;
  readonly deep: number;
}

/** Its top and its four bevels. `uv`: where in its picture a point of it lies, by the distance from its middle. */
export function boardSlab(
  { x, y, z }: Spot,
  { half, bevel, deep }: SlabShape,
  shade: THREE.Color,
  uv: (x: number, z: number) => readonly [number, number],
): THREE.BufferGeometry {
  const ring = (out: number, level: number): [number, number, number][] => [
    [-out, level, -out],
    [-out, level, out],
    [out, level, out],
    [out, level, -out],
  ];
  const [top, rim] = [ring(half - bevel, 0), ring(half, -deep)];
  const faces = [top, ...[0, 1, 2, 3].map((i) => [top[i], rim[i], rim[(i + 1) % 4], top[(i + 1) % 4]])];
  const position: number[] = [];
  const uvs: number[] = [];
  const color: number[] = [];
  for (const face of faces) {
    for (const i of [0, 1, 2, 0, 2, 3]) {
      const [px, py, pz] = face[i];
      position.push(px + x, py + y, pz + z);
      uvs.push(...uv(px, pz));
      color.push(shade.r, shade.g, shade.b);
    }
  }
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  part.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  part.setAttribute('color', new THREE.Float32BufferAttribute(color, 3));
  return part;
}
