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
const OUTLINE_WIDTH = 0.09;
/** how many corners a round outline has */
const ROUND = 32;
const ABOVE = 0.12;
const DASH = [0.26, 0.15] as const;

/** From the edge of the piece that would move almost to the middle of its destination, by the cells where it bends. */
const shaftOf = ({ from, to, by = [] }: BoardArrow & { readonly from: number }, places: Places): readonly Spot[] => {
  const spots = [from, ...by, to].map((cell) => places.cell(cell));
  const between = (a: Spot, b: Spot, share: (length: number) => number): Spot => {
    const at = share(Math.hypot(b.x - a.x, b.z - a.z) || 1);
    return { x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at + ABOVE, z: a.z + (b.z - a.z) * at };
  };
  const bends = spots.slice(1, -1).map(({ x, y, z }) => ({ x, y: y + ABOVE, z }));
  return [
    between(spots[0], spots[1], (length) => Math.min(0.3, ARROW_START / length)),
    ...bends,
    between(spots[spots.length - 2], spots[spots.length - 1], (length) => 1 - Math.min(0.2, ARROW_END / length)),
  ];
};

/** Closed: the last of its points is the first. `onPoints`: a ring; otherwise a lozenge. */
const outline = ({ x, y, z }: Spot, onPoints: boolean): readonly Spot[] => {
  const corners = onPoints ? ROUND : 4;
  return Array.from({ length: corners + 1 }, (_, i) => {
    const turn = ((i % corners) / corners) * 2 * Math.PI;
    return { x: x + OUTLINE * Math.cos(turn), y: y + ABOVE, z: z + OUTLINE * Math.sin(turn) };
  });
};

function ribbonsOf(arrow: BoardArrow, places: Places, onPoints: boolean): Ribbon[] {
  const { from, to, look } = arrow;
  const colour = arrowColours[look];
  if (from === null)
    return [{ points: outline(places.cell(to), onPoints), colour, width: OUTLINE_WIDTH, arrow: false }];
  const points = shaftOf({ ...arrow, from }, places);
  if (look !== 'threat') return [{ points, colour, width: WIDTH, arrow: true, head: HEAD }];
  const parts = dashes(points, ...DASH);
  return parts.map((part, i) => ({ points: part, colour, width: WIDTH, arrow: i === parts.length - 1, head: HEAD }));
}

/** `onPoints`: the pieces of the board stand where its lines cross. */
export const arrowRibbons = (arrows: readonly BoardArrow[], places: Places, onPoints = false): readonly Ribbon[] =>
  inDrawingOrder(arrows, (cell) => [places.cell(cell).x, places.cell(cell).z]).flatMap((arrow) =>
    ribbonsOf(arrow, places, onPoints),
  );

export const arrowNumbers = (arrows: readonly BoardArrow[], places: Places): readonly Letter[] =>
  arrows.flatMap((arrow) => {
    const { from, to, look, number } = arrow;
    if (number === undefined) return [];
    const [a, b] = from === null ? [places.cell(to), places.cell(to)] : shaftOf({ ...arrow, from }, places).slice(-2);
    const t = NUMBER_AT[look];
    const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t };
    return [{ text: number, at, faint: false, colour: arrowColours[look] }];
  });
