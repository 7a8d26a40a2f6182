/**
 * The frame: a gilt line round the field, a strip of the mat's own stuff on which the scene writes the names of files
 * and ranks, and a dark roll with round corners. The trays begin at 0.75 beyond the field; nothing of it reaches there.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import type { OutUp } from '../../../art/moulding.ts';
import { painted } from '../../../art/place/things.ts';

export const STRIP = '#11262b';
const ROLL = '#3a281e';
export const GILT = '#b89a5e';
/** facets of a quarter turn */
const TURN = 6;

/** A profile of (out, up) pairs swept round the field; what lies farther out turns its corners wider. */
function moulding(halfX: number, halfZ: number, profile: readonly OutUp[], colour: string): THREE.BufferGeometry {
  const path = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].flatMap(([sx, sz], corner) =>
    Array.from({ length: TURN + 1 }, (_, i) => {
      const a = Math.PI / 2 - (corner + i / TURN) * (Math.PI / 2);
      return { x: sx * halfX, z: sz * halfZ, dx: Math.cos(a), dz: Math.sin(a) };
    }),
  );
  const position: number[] = [];
  path.forEach((one, i) => {
    const next = path[(i + 1) % path.length];
    const at = ({ x, z, dx, dz }: typeof one, [out, up]: OutUp): [number, number, number] => [
      x + dx * out,
      up,
      z + dz * out,
    ];
    for (let k = 0; k + 1 < profile.length; k++) {
      const [a, b] = [at(one, profile[k]), at(next, profile[k])];
      const [c, d] = [at(next, profile[k + 1]), at(one, profile[k + 1])];
      position.push(...a, ...d, ...c, ...a, ...c, ...b);
    }
  });
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  part.computeVertexNormals();
  return painted(part, colour);
}

/** `halfX`, `halfZ`: half the field, in cells. */
export function frame(halfX: number, halfZ: number, quality: 'high' | 'low'): Built {
  const round = (profile: readonly OutUp[], colour: string) => moulding(halfX, halfZ, profile, colour);
  const dull = [
    round(
      [
        [0, -0.01],
        [0.045, 0.002],
      ],
      STRIP,
    ),
    round(
      [
        [0.075, 0.002],
        [0.59, 0.002],
      ],
      STRIP,
    ),
    round(
      [
        [0.59, 0.002],
        [0.605, 0.05],
        [0.635, 0.075],
        [0.675, 0.08],
        [0.71, 0.066],
        [0.73, 0.03],
        [0.735, -0.05],
        [0.72, -0.44],
        [0.69, -0.5],
      ],
      ROLL,
    ),
  ];
  const gilt = [
    round(
      [
        [0.045, 0.002],
        [0.052, 0.012],
        [0.068, 0.012],
        [0.075, 0.002],
      ],
      GILT,
    ),
  ];
  const meshes = [
    new THREE.Mesh(
      mergeGeometries(dull),
      new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.6, metalness: 0 }),
    ),
    new THREE.Mesh(
      mergeGeometries(gilt),
      // without a room to reflect, true metal would be brown
      new THREE.MeshStandardMaterial({
        vertexColors: true,
        roughness: 0.4,
        metalness: quality === 'high' ? 0.6 : 0.15,
      }),
    ),
  ];
  for (const mesh of meshes) mesh.receiveShadow = true;
  for (const part of [...dull, ...gilt]) part.dispose();
  return disposing(new THREE.Group().add(...meshes));
}
