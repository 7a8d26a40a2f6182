/**
 * Landmine. Lying open it is an iron ring with a red eye and eight horns. To its owner alone, while it is hidden, it is
 * a shallow mound in a broken circle: another shape, not only another colour, so that nobody takes one for the other.
 */
import type { BufferGeometry } from 'three';
import { mergeGround, sheet } from '../../../art/ground.ts';
import { arc, around, cylinder, gem, lathe, move, type V2 } from '../../../art/kit.ts';
import { turned } from '../../../art/skin.ts';

const { PI, cos, sin } = Math;

/** A spoke between the eye and the body. */
const bar: readonly V2[] = [
  [0.11, -0.018],
  [0.21, -0.018],
  [0.21, 0.018],
  [0.11, 0.018],
];

export const mine = (): BufferGeometry =>
  mergeGround(
    {
      body: '#525b44',
      accent: '#b23a20',
      light: '#ff4a2a',
      dark: '#191b15',
      roughness: 0.5,
      metalness: 0.35,
      glow: 0.8,
    },
    turned(
      [
        [0.375, 0],
        [0.375, 0.028],
        [0.33, 0.05],
        [0.24, 0.06],
      ],
      0,
      18,
    ),
    // the eye lies low, so that a mark on the cell is seen on it
    lathe(
      [
        [0.24, 0.06],
        [0.2, 0.008],
      ],
      3,
      16,
    ),
    sheet(arc(0.2, 0, (2 * PI * 15) / 16, 15), 1, 0.008),
    sheet(arc(0.11, 0, (2 * PI * 13) / 14, 13), 2, 0.014),
    around(4, (a) => sheet(bar, 3, 0.011, a)),
    around(8, (a) => [
      move(cylinder(0.024, 0.04, 0.1, 3, { rz: -PI / 2, x: 0.405, y: 0.045 }, 5), { ry: a }),
      move(gem(0.055, 1, { x: 0.45, y: 0.05 }), { ry: a }),
    ]).flat(),
  );

const dash = (from: number, to: number): V2[] => [...arc(0.46, from, to, 3), ...arc(0.405, to, from, 3)];

export const mineHidden = (): BufferGeometry =>
  mergeGround(
    {
      body: '#6d6a5c',
      accent: '#ffb03a',
      light: '#ff5a33',
      dark: '#26251f',
      roughness: 0.9,
      metalness: 0.1,
      glow: 0.55,
    },
    turned(
      [
        [0.33, 0],
        [0.28, 0.01],
        [0.16, 0.014],
        [0, 0.016],
      ],
      0,
      14,
    ),
    around(10, (a) => sheet(dash(a, a + 0.36), 1, 0.012)),
    // a cross where the eye is, and clods on the mound
    [PI / 4, -PI / 4].map((turn) =>
      sheet(
        [
          [-0.2, -0.035],
          [0.2, -0.035],
          [0.2, 0.035],
          [-0.2, 0.035],
        ],
        2,
        0.02,
        turn,
      ),
    ),
    around(6, (a, i) =>
      gem(0.05 + (i % 3) * 0.012, 3, {
        x: cos(a + 0.3) * 0.27,
        z: sin(a + 0.3) * 0.27,
        y: 0.02,
        s: [1.2, 0.5, 1],
        ry: i,
      }),
    ),
  );
