/**
 * A model of one's own in space. A piece that is worth little is smaller, and a royal one larger, with a ring round its foot. A tint is
 * seen on its accents, which may be small or none, and on a ring of their colour.
 */
import { type BufferGeometry, Vector3 } from 'three';
import { MODEL_UNITS, type Model } from '../../../engine/shared/model.ts';
import type { MaterialSlot, Part } from '../../art/kit.ts';
import { footRing, royalRing } from '../../art/royal.ts';
import { figure, skin } from '../../art/skin.ts';
import type { InscribedKind } from './sets/glyphs.ts';
import { isSmall } from './sets/size.ts';
import type { TintName } from './tints.ts';

const ACCENT = 1;

/** shares of what a model may take up */
const [ROYAL, PLAIN, SMALL] = [0.96, 0.86, 0.66];
/** angles of more than this, in radians, are edges */
const CREASE = 0.7;
/** how far up a foot reaches, and how wide a ring round it may be, in cells */
const FOOT = 0.1;
const [NARROWEST, WIDEST] = [0.2, 0.4];
/** between the foot and the ring */
const APART = 0.012;
/** how wide a ring is */
const RING = 0.037;

export function modelFigure(
  kind: InscribedKind,
  { points, corners, slots }: Model,
  tint: TintName | null = null,
): BufferGeometry {
  const size = kind.royal ? ROYAL : isSmall(kind) ? SMALL : PLAIN;
  const places = Array.from({ length: points.length / 3 }, (_, i) =>
    new Vector3(points[3 * i], points[3 * i + 1], points[3 * i + 2]).multiplyScalar(size / MODEL_UNITS),
  );
  let from = 0;
  const parts = slots.flatMap((count, slot): Part[] => {
    const own = corners.subarray(from, from + 3 * count);
    from += 3 * count;
    return count === 0 ? [] : [skin(places, [...own], slot as MaterialSlot, CREASE)];
  });
  const foot = places.reduce((far, { x, y, z }) => (y <= FOOT ? Math.max(far, Math.hypot(x, z)) : far), NARROWEST);
  const inner = Math.min(foot + APART, WIDEST);
  const isTinted = tint !== null;
  return figure(
    parts,
    isTinted ? footRing(inner, ACCENT) : [],
    kind.royal ? royalRing(isTinted ? inner + RING : inner) : [],
  );
}
