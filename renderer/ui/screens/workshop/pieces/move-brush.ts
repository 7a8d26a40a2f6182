/** What a click on the grid of moves draws: a kind of mark, and on which squares besides. */
import type { MoveMark } from '../../../../../electron/contract/workshop.ts';

export type Mirror = 'all' | 'sides' | 'ends' | 'none';
export type MoveBrush = Omit<MoveMark, 'dx' | 'dy'> & { readonly mirror: Mirror };

export const usualBrush: MoveBrush = { does: 'both', range: 1, mirror: 'all' };

type Spot = readonly [dx: number, dy: number];
/** The square and its mirror images, each once. */
function mirrored([x, y]: Spot, mirror: Mirror): readonly Spot[] {
  const spots: readonly Spot[] = {
    none: [[x, y] as const],
    sides: [[x, y] as const, [-x, y] as const],
    ends: [[x, y] as const, [x, -y] as const],
    all: [
      ...[[x, y] as const, [-x, y] as const, [x, -y] as const, [-x, -y] as const],
      ...[[y, x] as const, [-y, x] as const, [y, -x] as const, [-y, -x] as const],
    ],
  }[mirror];
  const seen = new Map(spots.map((spot) => [spot.map((n) => n || 0).join(), spot] as const));
  return [...seen.values()].map(([a, b]) => [a || 0, b || 0]);
}

const isAlike = (a: MoveMark, b: MoveMark): boolean =>
  a.dx === b.dx &&
  a.dy === b.dy &&
  a.does === b.does &&
  a.range === b.range &&
  (a.initial ?? false) === (b.initial ?? false) &&
  (a.lame ?? false) === (b.lame ?? false) &&
  a.hop === b.hop &&
  (a.inPassing ?? false) === (b.inPassing ?? false);
/** Do both say how it moves there without capturing, or both how it captures? Then the later one holds. */
const overlap = (a: MoveMark, b: MoveMark): boolean =>
  a.dx === b.dx && a.dy === b.dy && (a.does === b.does || a.does === 'both' || b.does === 'both');

/** The marks after a click: where the same mark is there already, it is taken away, with its mirror images. */
export function marksWith(marks: readonly MoveMark[], brush: MoveBrush, dx: number, dy: number): readonly MoveMark[] {
  const { mirror, ...kind } = brush;
  const hop = kind.range === 1 ? undefined : kind.hop;
  const { hop: _hop, ...rest } = kind;
  const drawn = mirrored([dx, dy], mirror).map(([x, y]): MoveMark => ({ dx: x, dy: y, ...rest, ...(hop && { hop }) }));
  const isThere = marks.some((mark) => isAlike(mark, drawn[0]));
  if (isThere) return marks.filter((mark) => !drawn.some((one) => isAlike(one, mark)));
  return [...marks.filter((mark) => !drawn.some((one) => overlap(one, mark))), ...drawn];
}
