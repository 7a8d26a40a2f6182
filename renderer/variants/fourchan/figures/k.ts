/** /k/: a round of ammunition in a gunsight. Promoted the sight has four more bars and the bullet is gold. */
import type { BufferGeometry } from 'three';
import { around, box, lathe, torus } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { hue, onTile, tileText } from './tile.ts';

const { PI, cos, sin } = Math;

export const kFigure = (p: boolean, text = tileText('K', p)): BufferGeometry =>
  onTile(text, p, [
    turned(
      [
        [0.172, 0],
        [0.172, 0.045],
        [0.115, 0.065],
        [0.115, 0.09],
        [0.136, 0.105],
        [0.128, 0.4],
      ],
      0,
      14,
    ),
    trim(torus(0.131, 0.014, hue(p), { y: 0.375, rx: PI / 2 }, PI * 2, 14, 4)),
    lathe(
      [
        [0.112, 0.4],
        [0.11, 0.47],
        [0.088, 0.57],
        [0.045, 0.665],
        [0, 0.71],
      ],
      hue(p),
      14,
    ),
    torus(0.25, 0.026, hue(p, 3, 1), { y: 0.27, rx: PI / 2 }, PI * 2, 24, 5),
    around(4, (a) =>
      box(0.18, 0.035, 0.045, hue(p, 3, 1), {
        x: cos(a + PI / 4) * 0.21,
        y: 0.27,
        z: -sin(a + PI / 4) * 0.21,
        ry: a + PI / 4,
      }),
    ),
    p ? around(4, (a) => box(0.2, 0.045, 0.055, 2, { x: cos(a) * 0.22, y: 0.27, z: -sin(a) * 0.22, ry: a })) : [],
  ]);
