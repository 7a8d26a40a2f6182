/** Glue Trap: a shining amber puddle with bubbles and drops beside it. */
import type { BufferGeometry } from 'three';
import { mergeGround, sheet } from '../../../art/ground.ts';
import { extrude, sphere, type V2 } from '../../../art/kit.ts';

const { PI, cos, sin } = Math;

const STUFF = {
  body: '#c0700c',
  accent: '#d88d18',
  light: '#ffca5c',
  dark: '#6d3d04',
  roughness: 0.6,
  metalness: 0,
  glow: 0.22,
};

/** A wavy outline, always the same for the same `seed`. */
const puddle = (r: number, seed: number, n: number): V2[] =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * PI;
    const wave = 0.86 + 0.09 * sin(a * 3 + seed) + 0.06 * sin(a * 5 + seed * 2);
    return [cos(a) * r * wave, sin(a) * r * wave];
  });

const BUBBLES = [
  [0.34, 0.2, 0.058],
  [-0.37, 0.1, 0.048],
  [0.12, -0.38, 0.06],
  [-0.22, -0.33, 0.04],
  [-0.1, 0.37, 0.052],
  [0.2, 0.12, 0.052],
  [-0.21, -0.14, 0.045],
] as const;

const DROPS = [
  [0.43, -0.41, 0.055],
  [-0.44, 0.41, 0.05],
  [0.45, 0.37, 0.035],
] as const;

export const glue = (): BufferGeometry =>
  mergeGround(
    STUFF,
    sheet(puddle(0.495, 1, 36), 3, 0.004),
    extrude(puddle(0.45, 1, 36), 0.02, 0, { rx: -PI / 2, y: 0.012 }, 0),
    sheet(puddle(0.33, 2.2, 24), 1, 0.0245),
    BUBBLES.map(([x, z, r]) => sphere(r, 2, { x, z, y: 0.02, s: [1, 0.7, 1] }, 7, 4)),
    DROPS.map(([x, z, r]) => sphere(r, 0, { x, z, y: 0.004, s: [1, 0.5, 1] }, 7, 4)),
  );
