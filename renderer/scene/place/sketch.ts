/**
 * What is seen of a place before it is built: a ground in its colours and nothing else. It costs one call and paints no
 * picture, so the board is not kept waiting by it.
 */
import * as THREE from 'three';
import { type Built, disposing } from '../../art/board-mesh.ts';
import type { GroundColours } from '../../art/place/place-art.ts';

/** below the board, whose edge hides where the ground begins */
const LEVEL = -0.62;
/** how far from the field the colours are reached, in cells; beyond the last one is nothing but the same */
const DISTANCES = [0.6, 4, 14, 80] as const;
/** of a quarter of a ring, round a corner of the field */
const STEPS = 6;

/** A ring of points at a distance from the field, or its middle. */
function ringOf(halfX: number, halfZ: number, distance: number): (readonly [x: number, z: number])[] {
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const angle = ((quarter + i / STEPS) * Math.PI) / 2;
      const [x, z] = [quarter === 0 || quarter === 3 ? halfX : -halfX, quarter < 2 ? halfZ : -halfZ];
      return [x + distance * Math.cos(angle), z + distance * Math.sin(angle)] as const;
    }),
  );
}

/** `halfX`, `halfZ`: half the field, in cells. */
export function sketchOf([beside, around, far]: GroundColours, halfX: number, halfZ: number): Built {
  const rings = DISTANCES.map((distance) => ringOf(halfX, halfZ, distance));
  const points = [[0, 0] as const, ...rings.flat()];
  const paints = [beside, around, far, far].map((colour) => new THREE.Color(colour));
  const colours = [paints[0], ...rings.flatMap((ring, i) => ring.map(() => paints[i]))];
  const size = rings[0].length;
  const faces = rings[0].flatMap((_, i) => [0, 1 + ((i + 1) % size), 1 + i]);
  for (let ring = 1; ring < rings.length; ring++)
    for (let i = 0; i < size; i++) {
      const [near, next] = [i, (i + 1) % size].map((at) => 1 + (ring - 1) * size + at);
      faces.push(near, next, near + size, next, next + size, near + size);
    }
  const ground = new THREE.BufferGeometry()
    .setAttribute(
      'position',
      new THREE.Float32BufferAttribute(
        points.flatMap(([x, z]) => [x, LEVEL, z]),
        3,
      ),
    )
    .setAttribute(
      'color',
      new THREE.Float32BufferAttribute(
        colours.flatMap((colour) => colour.toArray()),
        3,
      ),
    )
    .setIndex(faces);
  // the colours are those of the finished picture
  return disposing(new THREE.Mesh(ground, new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false })));
}
