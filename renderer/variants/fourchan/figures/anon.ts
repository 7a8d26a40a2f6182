/** Anon: a head without a face over a suit and a tie. Promoted it wears a top hat and a vermilion tie. */
import type { BufferGeometry } from 'three';
import { cylinder, gem, sphere, torus } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { bothWays, hue, onTile, tileText } from './tile.ts';

const { PI } = Math;

export const anonFigure = (p: boolean, text = tileText('O', p)): BufferGeometry =>
  onTile(text, p, [
    turned(
      [
        [0.155, 0],
        [0.16, 0.03],
        [0.145, 0.045],
        [0.165, 0.1],
        [0.178, 0.16],
        [0.16, 0.205],
        [0.075, 0.25],
        [0.06, 0.28],
      ],
      0,
      14,
      { s: [1.06, 1, 0.94] },
    ),
    sphere(0.122, 0, { y: 0.365 }, 12, 8),
    trim(
      torus(0.066, 0.02, hue(p), { y: 0.262, rx: PI / 2 }, PI * 2, 10, 4),
      bothWays(() => [
        gem(1, hue(p, 3, 1), { y: 0.125, z: 0.162, rx: 0.02, s: [0.046, 0.1, 0.035] }),
        gem(1, hue(p, 3, 1), { y: 0.222, z: 0.135, rx: -0.6, s: [0.036, 0.03, 0.03] }),
      ]),
    ),
    p
      ? [
          cylinder(0.195, 0.195, 0.025, 2, { y: 0.41 }, 16),
          cylinder(0.138, 0.125, 0.05, 2, { y: 0.445 }, 14),
          cylinder(0.15, 0.138, 0.14, 1, { y: 0.535 }, 14),
        ]
      : [],
  ]);
