/** Portal: a ring of metal and crystals round a well of dark in which two spirals turn. Both Portals look the same. */
import type { BufferGeometry } from 'three';
import { mergeGround, sheet } from '../../../art/ground.ts';
import { arc, around, gem, lathe, torus, type V2 } from '../../../art/kit.ts';

const { PI, cos, sin } = Math;

const STUFF = {
  body: '#443d70',
  accent: '#7a6cff',
  light: '#48e6ff',
  dark: '#120d2e',
  roughness: 0.35,
  metalness: 0.3,
  glow: 0.9,
};

/** One arm of a spiral, widest in its middle. */
const arm = (r: number, wide: number): V2[] => {
  const at = (t: number, off: number): V2 => {
    const a = t * PI * 1.15;
    const away = 0.05 + (r - 0.05) * t + off;
    return [cos(a) * away, sin(a) * away];
  };
  const steps = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
  return [
    ...steps.map((t) => at(t, wide * sin(t * PI))),
    ...steps
      .slice(1, -1)
      .reverse()
      .map((t) => at(t, -wide * sin(t * PI))),
  ];
};

export const portal = (): BufferGeometry =>
  mergeGround(
    STUFF,
    torus(0.43, 0.048, 0, { y: 0.03, rx: PI / 2 }, PI * 2, 26, 5),
    lathe(
      [
        [0.395, 0.055],
        [0.375, 0.004],
      ],
      1,
      26,
    ),
    sheet(arc(0.38, 0, (2 * PI * 23) / 24, 23), 3, 0.006),
    around(3, (a) => [sheet(arm(0.35, 0.032), 2, 0.011, a), sheet(arm(0.28, 0.024), 1, 0.009, a + 1)]).flat(),
    sheet(arc(0.055, 0, (2 * PI * 9) / 10, 9), 2, 0.012),
    around(8, (a, i) => gem(0.06, i % 2 ? 1 : 2, { x: cos(a) * 0.43, z: sin(a) * 0.43, y: 0.085, s: [1, 1.3, 1] })),
  );
