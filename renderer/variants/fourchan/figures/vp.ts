/** /vp/: a capsule that has opened; what it caught, a small beast with two ears, looks out. Promoted the lid is gold. */
import type { BufferGeometry } from 'three';
import { around, cylinder, gem, lathe, moveAll, sphere, torus } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { bothWays, hue, onTile, tileText } from './tile.ts';

const { PI, cos, sin } = Math;

export const vpFigure = (p: boolean, text = tileText('P', p)): BufferGeometry =>
  onTile(
    text,
    p,
    [
      turned(
        [
          [0.165, 0],
          [0.165, 0.03],
          [0.095, 0.05],
          [0.08, 0.09],
          [0.13, 0.1],
          [0.2, 0.145],
          [0.23, 0.215],
          [0.232, 0.235],
          [0.14, 0.2],
        ],
        0,
        16,
      ),
      // the caught one
      sphere(0.13, 2, { y: 0.265, s: [1, 0.9, 1] }, 10, 7),
      trim(
        [-1, 1].map((s) => cylinder(0.001, 0.048, 0.13, 2, { x: s * 0.085, y: 0.37, rz: -s * 0.35 }, 5)),
        bothWays(() => [-1, 1].map((s) => gem(0.032, 3, { x: s * 0.052, y: 0.295, z: 0.11 }))),
      ),
      torus(0.232, 0.028, hue(p), { y: 0.22, rx: PI / 2 }, PI * 2, 18, 4),
      trim(around(6, (a) => gem(0.054, hue(p, 0, 1), { x: sin(a) * 0.26, y: 0.22, z: cos(a) * 0.26 }))),
      [-1, 1].map((s) => cylinder(0.018, 0.018, 0.25, hue(p), { x: s * 0.205, y: 0.35 }, 5)),
      moveAll(
        [
          lathe(
            [
              [0.215, 0],
              [0.222, 0.03],
              [0.21, 0.09],
              [0.165, 0.155],
              [0.09, 0.2],
              [0, 0.21],
            ],
            hue(p),
            16,
          ),
          torus(0.212, 0.026, hue(p, 0, 1), { y: 0.01, rx: PI / 2 }, PI * 2, 15, 4),
          ...trim(cylinder(0.06, 0.08, 0.05, hue(p, 0, 1), { y: 0.215 }, 8)),
          torus(0.05, 0.02, hue(p, 0, 1), { y: 0.275 }, PI * 2, 9, 4),
        ],
        { y: 0.46 },
      ),
      p
        ? around(4, (a) =>
            gem(1, 2, {
              x: sin(a + PI / 4) * 0.25,
              z: cos(a + PI / 4) * 0.25,
              y: 0.5,
              ry: a + PI / 4,
              s: [0.026, 0.055, 0.12],
            }),
          )
        : [],
    ],
    { y: 0.1, z: -0.04, s: [0.86, 0.98, 0.84] },
  );
