/**
 * The nerves of a creature: thin bridges from socket to socket between units that touch, thicker ones that shine while
 * the creature is chosen, with a cuff at each socket and thick at the end of the brain, so that the way from it is
 * seen; and limp ends of torn ones. All along -z, from the middle of one cell to that of the next.
 */
import * as THREE from 'three';
import type { TieArt } from '../../scene/art.ts';
import { type Part, sculpt, sphere } from '../../scene/sculpt/kit.ts';
import { type Joint, limb } from './figures/limb.ts';
import { SOCKET_HEIGHT, SOCKET_REACH } from './figures/plate.ts';

const { PI, SQRT2, sin } = Math;

/** n joints along a bow between two sockets; `radius` by how far along it is */
const bow = (far: boolean, n: number, rise: number, radius: (t: number) => number): Joint[] => {
  const span = (far ? SQRT2 : 1) - SOCKET_REACH * 2;
  return Array.from({ length: n }, (_, i): Joint => {
    const t = i / (n - 1);
    return [0, SOCKET_HEIGHT + rise * 4 * t * (1 - t), -SOCKET_REACH - span * t, radius(t)];
  });
};

const cuff = (r: number, z: number): Part => sphere(r, 2, { y: SOCKET_HEIGHT, z, s: [1, 0.8, 1] }, 10, 6);

/** From the socket down to the mat, bent aside. */
const stub = (): Part =>
  limb(
    [0, 0.09, 0.17, 0.23].map(
      (t, i): Joint => [
        t * t * 1.6,
        Math.max(0.03, SOCKET_HEIGHT + 0.02 - t * 0.4),
        -SOCKET_REACH - t,
        [0.046, 0.04, 0.03, 0.01][i],
      ],
    ),
    2,
    7,
  );

export const ties: TieArt = {
  isRoot: (figure) => figure.startsWith('chief-'),
  rest: (far) =>
    limb(
      bow(far, 6, 0.05, (t) => 0.036 - 0.01 * sin(t * PI)),
      2,
      6,
    ),
  live: (far) => {
    const end = -(far ? SQRT2 : 1) + SOCKET_REACH;
    const solid = limb(
      bow(far, 11, 0.13, (t) => 0.052 - 0.02 * t + 0.012 * sin(t * PI * 3) ** 2),
      2,
      8,
    );
    return sculpt(solid, cuff(0.072, -SOCKET_REACH), cuff(0.058, end));
  },
  torn: stub,
  material: (look) =>
    look === 'live'
      ? new THREE.MeshBasicMaterial({ toneMapped: false })
      : new THREE.MeshStandardMaterial({ roughness: look === 'rest' ? 0.5 : 0.9, metalness: 0 }),
};
