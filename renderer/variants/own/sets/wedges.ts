/**
 * The pieces of shogi: five-sided, thick at the foot and thin at the tip, which points at the enemy; the sign on top, and on
 * the underside in red what it becomes. Slots: 0 wood, 1 red ink, 3 black ink.
 */
import type { BufferGeometry } from 'three';
import { flat, quads, type V2, type V3 } from '../../../art/kit.ts';
import { figure, trim } from '../../../art/skin.ts';
import { inscribed } from './inscribed.ts';
import type { Wedge } from './names.ts';
import { inscriptionOf, type Signs, type WrittenKind } from './signs.ts';

/** as shares of the width: how long it is, how thick at the foot and at the tip */
const LONG = 1.13;
const [THICK, THIN] = [0.27, 0.12];
/** how wide the ends lean inwards, as if planed, and how wide the cut edges are, in cells */
const LEAN = 0.015;
const CHAMFER = 0.014;
/** ink lies so far over the wood */
const LIFT = 0.003;
type Quad = readonly [V3, V3, V3, V3];

export function wedgeFigure(wedge: Wedge, side: 0 | 1, kind: WrittenKind, signs: Signs): BufferGeometry {
  const { wide, sign, back, promoted } = wedge;
  const long = wide * LONG;
  const plan = (k: number): readonly V2[] => [
    [-wide / 2 + k, long / 2 - k],
    [wide / 2 - k, long / 2 - k],
    [wide * 0.405 - k * 0.9, -long * 0.3 + k * 0.2],
    [0, -long / 2 + k * 1.3],
    [-wide * 0.405 + k * 0.9, -long * 0.3 + k * 0.2],
  ];
  const top = (z: number): number => wide * (THIN + (THICK - THIN) * (0.5 + z / long));
  const ring = (k: number, up: (z: number) => number): readonly V3[] => plan(k).map(([x, z]): V3 => [x, up(z), z]);
  const low = ring(0, () => 0);
  const edge = ring(wide * LEAN, (z) => top(z) - CHAMFER);
  const face = ring(wide * LEAN + CHAMFER, top);
  const wall = (a: readonly V3[], b: readonly V3[]): readonly Quad[] =>
    a.map((here, i) => {
      const j = (i + 1) % a.length;
      return [here, a[j], b[j], b[i]];
    });
  // a pentagon as a quad and a triangle
  const lid = ([a, b, c, d, e]: readonly V3[]): readonly Quad[] => [
    [a, b, c, e],
    [e, c, d, d],
  ];
  const floor = ([a, b, c, d, e]: readonly V3[]): readonly Quad[] => [
    [b, a, e, c],
    [c, e, d, d],
  ];
  const ink = promoted ? 1 : 3;
  const size = wide * 0.64;
  const room = {
    size,
    middle: -long * 0.075,
    above: -long * 0.01,
    small: wide * 0.17,
    below: -long * 0.385,
    away: wide * 0.35,
  };
  const onTop = (u: number, v: number): V3 => [u, top(-v) + LIFT, -v];
  const below = (u: number, v: number): V3 => [-u, -LIFT, -v];
  const whole = { sign: back ?? '', isLetter: false, foot: null, ways: null };
  return figure(
    flat(quads([...wall(low, edge), ...wall(edge, face), ...lid(face), ...floor(low)], 0)),
    trim(
      inscribed(inscriptionOf(sign[side], kind, signs), 'shogi', ink, room, onTop),
      back && signs !== 'letters' ? inscribed(whole, 'shogi', promoted ? 3 : 1, room, below) : [],
    ),
  );
}
