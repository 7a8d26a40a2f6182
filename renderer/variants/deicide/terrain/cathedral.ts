/** Cathedral: four piers with pinnacles joined by double arches under gables, a rose of light in the floor. */
import type { BufferGeometry } from 'three';
import { mergeGround, onFourSides, sheet } from '../../../art/ground.ts';
import { arc, box, cylinder, extrude, gem, type V2 } from '../../../art/kit.ts';

const { PI, acos, cos, sin } = Math;

const STUFF = {
  body: '#b3aca2',
  accent: '#b0822f',
  light: '#ffd36b',
  dark: '#4a4650',
  roughness: 0.6,
  metalness: 0.6,
  glow: 0.6,
};

/** A pointed arch from x0 to x1 that springs at `spring` and rises by h; left foot to right foot. */
const lancet = (x0: number, x1: number, spring: number, h: number, n = 3): V2[] => {
  const middle = (x0 + x1) / 2;
  const w = (x1 - x0) / 2;
  const centre = (h * h - w * w) / (2 * w);
  const r = centre + w;
  const top = acos(centre / r);
  const left = Array.from({ length: n + 1 }, (_, i): V2 => {
    const a = (top * i) / n;
    return [middle + centre - cos(a) * r, spring + sin(a) * r];
  });
  const right = left.slice(0, -1).reverse();
  return [[x0, 0], ...left, ...right.map(([x, y]): V2 => [2 * middle - x, y]), [x1, 0]];
};

/** A pane of the rose: a lancet pointing outwards, its foot `from` the middle. */
const pane = (half: number, from: number, length: number): V2[] =>
  lancet(-half, half, length * 0.45, length * 0.55).map(([x, y]): V2 => [x, y + from]);

export const cathedral = (): BufferGeometry =>
  mergeGround(
    STUFF,
    onFourSides(() => [
      extrude(
        [
          [-0.41, 0],
          ...lancet(-0.375, -0.03, 0.06, 0.2),
          ...lancet(0.03, 0.375, 0.06, 0.2),
          [0.41, 0],
          [0.41, 0.29],
          [0.13, 0.29],
          [0, 0.4],
          [-0.13, 0.29],
          [-0.41, 0.29],
        ],
        0.045,
        0,
        { z: -0.452 },
        0,
        [arc(0.042, 0, (2 * PI * 5) / 6, 5, 0, 0.305)],
      ),
      box(0.82, 0.03, 0.065, 1, { y: 0.29, z: -0.452 }),
      box(0.12, 0.34, 0.12, 0, { x: 0.43, y: 0.17, z: -0.43 }),
      box(0.14, 0.03, 0.14, 1, { x: 0.43, y: 0.345, z: -0.43 }),
      cylinder(0, 0.085, 0.19, 0, { x: 0.43, y: 0.455, z: -0.43, ry: PI / 4 }, 4),
      gem(0.036, 2, { x: 0.43, y: 0.565, z: -0.43 }),
    ]),
    [0, 1, 2, 3].flatMap((i) => [
      sheet(pane(0.075, 0.08, 0.25), 2, 0.008, (i * PI) / 2),
      sheet(pane(0.06, 0.13, 0.2), 2, 0.008, (i * PI) / 2 + PI / 4),
    ]),
    sheet(arc(0.065, 0, (2 * PI * 11) / 12, 11), 2, 0.008),
    sheet(ring(0.385, 0.355), 1, 0.006),
  );

/** A ring as one outline, cut once. */
function ring(outer: number, inner: number): V2[] {
  return [...arc(outer, 0, 2 * PI, 24), ...arc(inner, 2 * PI, 0, 24)];
}
