/**
 * Arrows and outlines of moves that nobody has made, as bands over everything else on the table, and the numbers on
 * them.
 */
import type { Spot } from '../../art/spot.ts';
import {
  ARROW_END,
  ARROW_START,
  arrowColours,
  type BoardArrow,
  inDrawingOrder,
  NUMBER_AT,
  OUTLINE,
} from '../../board/arrows.ts';
import type { Places } from '../places.ts';
import type { Ribbon } from '../preview/ribbon.ts';
import { dashes, type Letter } from './lines.ts';

const WIDTH = 0.13;
const HEAD = 0.4;
const RING = 0.09;
const ABOVE = 0.12;
const DASH = [0.26, 0.15] as const;

/** From the edge of the piece that would move almost to the middle of its destination. */
const shaftOf = (from: Spot, to: Spot): readonly [Spot, Spot] => {
  const length = Math.hypot(to.x - from.x, to.z - from.z) || 1;
  const at = (share: number): Spot => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + ABOVE,
    z: from.z + (to.z - from.z) * share,
  });
  return [at(Math.min(0.3, ARROW_START / length)), at(1 - Math.min(0.2, ARROW_END / length))];
};

const lozenge = ({ x, y, z }: Spot): readonly Spot[] =>
  [0, 1, 2, 3, 4].map((i) => {
    const turn = (i % 4) * (Math.PI / 2);
    return { x: x + OUTLINE * Math.cos(turn), y: y + ABOVE, z: z + OUTLINE * Math.sin(turn) };
  });

function ribbonsOf({ from, to, look }: BoardArrow, places: Places): Ribbon[] {
  const colour = arrowColours[look];
  if (from === null) return [{ points: lozenge(places.cell(to)), colour, width: RING, arrow: false }];
  const points = shaftOf(places.cell(from), places.cell(to));
  if (look !== 'threat') return [{ points, colour, width: WIDTH, arrow: true, head: HEAD }];
  const parts = dashes(points, ...DASH);
  return parts.map((part, i) => ({ points: part, colour, width: WIDTH, arrow: i === parts.length - 1, head: HEAD }));
}

export const arrowRibbons = (arrows: readonly BoardArrow[], places: Places): readonly Ribbon[] =>
  inDrawingOrder(arrows, (cell) => [places.cell(cell).x, places.cell(cell).z]).flatMap((arrow) =>
    ribbonsOf(arrow, places),
  );

export const arrowNumbers = (arrows: readonly BoardArrow[], places: Places): readonly Letter[] =>
  arrows.flatMap(({ from, to, look, number }) => {
    if (number === undefined) return [];
    const [a, b] = from === null ? [places.cell(to), places.cell(to)] : shaftOf(places.cell(from), places.cell(to));
    const t = NUMBER_AT[look];
    const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t };
    return [{ text: number, at, faint: false, colour: arrowColours[look] }];
  });
