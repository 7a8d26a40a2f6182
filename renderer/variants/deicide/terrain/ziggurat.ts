/** Ziggurat: three steps round a well, stairs on all four sides, a flame on each corner, a sun in the floor. */
import type { BufferGeometry } from 'three';
import { mergeGround, onFourSides, sheet } from '../../../art/ground.ts';
import { arc, box, extrude, gem } from '../../../art/kit.ts';
import { starOutline } from '../figures/family.ts';

const { PI } = Math;

const STUFF = {
  body: '#a87343',
  accent: '#c89a58',
  light: '#ffdf8f',
  dark: '#5a3a1d',
  roughness: 0.75,
  metalness: 0.05,
  glow: 0.6,
};

const STEP = 0.052;

export const ziggurat = (): BufferGeometry =>
  mergeGround(
    STUFF,
    [0.495, 0.462, 0.43].map((half, i) =>
      extrude(
        [
          [-half, -half],
          [half, -half],
          [half, half],
          [-half, half],
        ],
        STEP,
        i === 1 ? 1 : 0,
        { rx: -PI / 2, y: STEP * (i + 0.5) },
        0,
        [arc(0.395, 0, (2 * PI * 17) / 18, 17)],
      ),
    ),
    onFourSides(() => [
      ...[0, 1, 2].map((i) =>
        box(0.2, STEP * (i + 0.8), 0.03, i % 2 ? 0 : 1, { z: -0.482 + i * 0.028, y: (STEP * (i + 0.8)) / 2 }),
      ),
      ...[-1, 1].map((s) => box(0.034, 0.165, 0.09, 3, { x: s * 0.115, z: -0.452, y: 0.0825 })),
      box(0.1, 0.07, 0.1, 0, { x: 0.38, z: -0.38, y: 0.19 }),
      gem(0.055, 2, { x: 0.38, z: -0.38, y: 0.275, s: [1, 1.3, 1] }),
    ]),
    sheet(starOutline(8, 0.37, 0.26), 1, 0.006),
    sheet(starOutline(8, 0.22, 0.14), 2, 0.01),
  );
