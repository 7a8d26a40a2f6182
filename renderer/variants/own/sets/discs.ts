/** Discs of xiangqi and octagons of janggi. Slots: 0 wood, 1 the rings and 3 the sign, both in the ink of the side. */
import type { BufferGeometry } from 'three';
import { cylinder, flat, lathe, type V3 } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { type InscriptionRoom, inscribed } from './inscribed.ts';
import type { Disc } from './names.ts';
import { inscriptionOf, type Signs, type WrittenKind } from './signs.ts';

/** ink lies so far over the wood */
const LIFT = 0.003;
const DISC = { high: 0.2, segments: 36 };
const OCTAGON = { high: 0.19, chamfer: 0.035 };

const roomOn = (r: number): InscriptionRoom => ({
  ...{ size: r * 1.13, middle: 0 },
  ...{ above: r * 0.13, small: r * 0.3, below: -r * 0.51, away: r * 0.59 },
});
const onTop =
  (high: number) =>
  (u: number, v: number): V3 => [u, high + LIFT, -v];

export function discFigure({ sign, wide }: Disc, side: 0 | 1, kind: WrittenKind, signs: Signs): BufferGeometry {
  const { high, segments } = DISC;
  const r = wide / 2;
  const body = turned(
    [
      [0, 0],
      [r * 0.9, 0],
      [r * 0.97, 0.025],
      [r, 0.075],
      [r, high - 0.075],
      [r * 0.975, high - 0.03],
      [r * 0.925, high - 0.004],
      [r * 0.88, high],
      [0, high],
    ],
    0,
    segments,
  );
  const ring = (outer: number, inner: number) =>
    lathe(
      [
        [r * outer, high + LIFT],
        [r * inner, high + LIFT],
      ],
      1,
      segments,
    );
  const rings = [ring(0.845, 0.805), ...(side === 0 ? [ring(0.775, 0.752)] : [])];
  const inscription = inscriptionOf(sign[side], kind, signs);
  return figure(body, trim(rings, inscribed(inscription, 'xiangqi', 3, roomOn(r), onTop(high))));
}

export function octagonFigure({ sign, wide }: Disc, side: 0 | 1, kind: WrittenKind, signs: Signs): BufferGeometry {
  const { high, chamfer } = OCTAGON;
  const r = wide / 2;
  const turn = { ry: Math.PI / 8 };
  const inscription = inscriptionOf(sign[side], kind, signs);
  return figure(
    flat(cylinder(r * 0.97, r, high - chamfer, 0, { ...turn, y: (high - chamfer) / 2 }, 8)),
    flat(cylinder(r * 0.86, r * 0.97, chamfer, 0, { ...turn, y: high - chamfer / 2 }, 8)),
    trim(inscribed(inscription, 'xiangqi', 3, roomOn(r * 0.98), onTop(high))),
  );
}
