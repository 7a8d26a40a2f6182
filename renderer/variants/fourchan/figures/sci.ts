/** /sci/: a flask with electrons in orbit round it. Promoted it has a third orbit, and sparks rise from it. */
import type { BufferGeometry } from 'three';
import { gem, lathe, moveAll, type Part, sphere, torus } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { hue, onTile, tileText } from './tile.ts';

const { PI, cos, sin } = Math;

const HEART = 0.33;

/** An orbit that leans by `tilt`, its electron at `at` on it; electrons ride where they may be seen. */
const orbit = (p: boolean, turn: number, tilt: number, at: number): Part[] =>
  moveAll(
    moveAll(
      [
        torus(0.29, 0.017, hue(p), { rx: PI / 2 }, PI * 2, 24, 4),
        sphere(0.054, hue(p, 3, 1), { x: cos(at) * 0.29, z: sin(at) * 0.29 }, 7, 5),
      ],
      { rz: tilt },
    ),
    { ry: turn, y: HEART },
  );

export const sciFigure = (p: boolean, text = tileText('S', p)): BufferGeometry =>
  onTile(
    text,
    p,
    [
      turned(
        [
          [0.15, 0],
          [0.178, 0.02],
          [0.2, 0.06],
          [0.155, 0.185],
        ],
        hue(p, 3, 1),
        16,
      ),
      turned(
        [
          [0.157, 0.185],
          [0.095, 0.34],
          [0.075, 0.4],
          [0.075, 0.53],
          [0.105, 0.55],
          [0.105, 0.58],
          [0.07, 0.58],
        ],
        0,
        16,
      ),
      trim(
        lathe(
          [
            [0.075, 0.58],
            [0.05, 0.55],
            [0, 0.55],
          ],
          3,
          10,
        ),
      ),
      orbit(p, 0, 0.72, -1.1),
      orbit(p, PI, 0.72, 2.3),
      p ? [...orbit(p, 0, 0, 1), gem(0.052, 2, { y: 0.65 }), gem(0.038, 1, { x: 0.05, y: 0.725 })] : [],
    ],
    { y: 0.1, z: -0.04, s: [0.9, 1.02, 0.8] },
  );
