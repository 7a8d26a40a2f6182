/** Characters as flat parts of figures. */
import * as THREE from 'three';
import type { MaterialSlot, Part, V2, V3 } from '../kit.ts';
import { characterLoops, type Lettering } from './loops.ts';

type Loop = readonly V2[];
export type Triangle = readonly [V2, V2, V2];

/** Above zero where the line runs counter-clockwise. */
const area = (loop: Loop): number =>
  loop.reduce((sum, [x, y], i) => {
    const [p, q] = loop[(i + 1) % loop.length];
    return sum + x * q - p * y;
  }, 0) / 2;
function contains(loop: Loop, [x, y]: V2): boolean {
  let inside = false;
  loop.forEach(([a, b], i) => {
    const [c, d] = loop[(i + loop.length - 1) % loop.length];
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside;
  });
  return inside;
}

/** Lines that run as the one round the largest area are filled, the others are holes in them. None crosses another. */
export function trianglesIn(loops: readonly Loop[]): readonly Triangle[] {
  if (loops.length === 0) return [];
  const areas = new Map(loops.map((loop) => [loop, area(loop)]));
  const largest = [...areas.values()].reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most));
  const isOuter = (loop: Loop): boolean => Math.sign(areas.get(loop)!) === Math.sign(largest);
  const holes = loops.filter((loop) => !isOuter(loop));
  const vectors = (loop: Loop) => loop.map(([x, y]) => new THREE.Vector2(x, y));
  return loops.filter(isOuter).flatMap((loop) => {
    const within = holes.filter((hole) => contains(loop, hole[0]));
    const points = [...loop, ...within.flat()];
    return THREE.ShapeUtils.triangulateShape(vectors(loop), within.map(vectors)).map(([a, b, c]): Triangle => {
      const one: Triangle = [points[a], points[b], points[c]];
      return area(one) > 0 ? one : [one[0], one[2], one[1]];
    });
  });
}

/** Triangles of a plane as a part: `at` says where a point of the plane lies. */
export function inked(list: readonly Triangle[], slot: MaterialSlot, at: (u: number, v: number) => V3): Part {
  const position = list.flatMap((one) => one.flatMap(([u, v]) => [...at(u, v)]));
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  part.computeVertexNormals();
  const slots = new Float32Array(position.length / 3).fill(slot);
  return part.setAttribute('slot', new THREE.BufferAttribute(slots, 1));
}

/** A text in the middle of the plane, `size` wide and high at most. */
export const textTriangles = (words: string, face: Lettering, size: number): readonly Triangle[] =>
  trianglesIn(characterLoops(words, face, size));
