/** /d/: a cauldron with eyes and teeth; a spiral leads down into it. Promoted it is horned and hot. */
import type { BufferGeometry } from 'three';
import { around, cylinder, lathe, sphere, type V3 } from '../../../art/kit.ts';
import { trim, tube, turned } from '../../../art/skin.ts';
import { bothWays, hue, onTile, tileText } from './tile.ts';

const { PI, cos, sin } = Math;

const COILS = 30;
const SPIRAL = Array.from({ length: COILS }, (_, i): V3 => {
  const t = i / (COILS - 1);
  const r = 0.215 * (1 - t) + 0.02;
  return [cos(t * PI * 5) * r, 0.355 - 0.16 * t, sin(t * PI * 5) * r];
});

export const dFigure = (p: boolean, text = tileText('D', p)): BufferGeometry =>
  onTile(
    text,
    p,
    [
      turned(
        [
          [0.155, 0],
          [0.175, 0.03],
          [0.235, 0.13],
          [0.255, 0.22],
          [0.235, 0.31],
          [0.262, 0.365],
          [0.266, 0.395],
          [0.243, 0.405],
        ],
        0,
        18,
      ),
      lathe(
        [
          [0.246, 0.403],
          [0.22, 0.355],
          [0.13, 0.25],
          [0, 0.185],
        ],
        hue(p, 3, 1),
        18,
      ),
      trim(tube(SPIRAL, 0.024, hue(p, 0, 2), 40, 3)),
      around(9, (a) =>
        cylinder(
          0.001,
          0.034,
          0.11,
          hue(p, 0, 2),
          { x: sin(a) * 0.246, y: 0.445, z: cos(a) * 0.246, rx: -cos(a) * 0.35, rz: sin(a) * 0.35 },
          4,
        ),
      ),
      p ? [-1, 1].map((s) => cylinder(0.001, 0.058, 0.26, 2, { x: s * 0.27, y: 0.46, rz: -s * 0.35 }, 6)) : [],
      trim(
        bothWays(() => [
          ...[-1, 1].map((s) => sphere(0.045, 3, { x: s * 0.095, y: 0.245, z: 0.232, s: [1, 1.2, 0.5] }, 8, 6)),
          ...[-1, 1].map((s) => sphere(0.016, 0, { x: s * 0.095 - 0.012, y: 0.268, z: 0.25 }, 5, 4)),
        ]),
      ),
    ],
    { y: 0.1, z: -0.04, s: [0.94, 1, 0.86] },
  );
