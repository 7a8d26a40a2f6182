/** What a click on the grid of moves draws: a kind of mark, and on which squares besides. */
import { type MoveMark, rangesBehindBend } from '../../../../../electron/contract/workshop.ts';

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
  (a.inPassing ?? false) === (b.inPassing ?? false) &&
  a.bend?.way === b.bend?.way &&
  a.bend?.range === b.bend?.range &&
  a.bend?.there === b.bend?.there;
/**
 * Do both say how it moves there without capturing, or both how it captures? Then the later one holds. A move that bends
 * on a square is beside one that ends there.
 */
const overlap = (a: MoveMark, b: MoveMark): boolean =>
  a.dx === b.dx &&
  a.dy === b.dy &&
  (a.bend === undefined) === (b.bend === undefined) &&
  (a.does === b.does || a.does === 'both' || b.does === 'both');

/** What it draws: a step does not go on behind a piece that it jumps over, and a move that bends is no more than that. */
function kindOf({ mirror: _mirror, hop, bend, lame, inPassing, ...kind }: MoveBrush): Omit<MoveMark, 'dx' | 'dy'> {
  if (bend) return { ...kind, bend: { ...bend, range: rangeBehindBend(kind.range, bend.range) } };
  if (hop === 'cannonEnemy' && hopsAt(hop, kind.range)) return { ...kind, hop };
  return {
    ...kind,
    ...(lame !== undefined && { lame }),
    ...(inPassing !== undefined && { inPassing }),
    ...(hop && hopsAt(hop, kind.range) && { hop }),
  };
}
/** Can a move that goes so far jump so? A step does not go on behind anybody, and over an enemy there is no limit. */
export const hopsAt = (hop: NonNullable<MoveMark['hop']>, range: number): boolean =>
  hop === 'cannonEnemy' ? range === 0 : range !== 1;
/** How far it goes behind its bend: as was chosen, or without limit where that cannot stand behind the first leg. */
export const rangeBehindBend = (range: number, chosen: number): number =>
  rangesBehindBend(range).includes(chosen) ? chosen : 0;

/** The marks after a click: where the same mark is there already, it is taken away, with its mirror images. */
export function marksWith(marks: readonly MoveMark[], brush: MoveBrush, dx: number, dy: number): readonly MoveMark[] {
  const kind = kindOf(brush);
  const drawn = mirrored([dx, dy], brush.mirror).map(([x, y]): MoveMark => ({ dx: x, dy: y, ...kind }));
  const isThere = marks.some((mark) => isAlike(mark, drawn[0]));
  if (isThere) return marks.filter((mark) => !drawn.some((one) => isAlike(one, mark)));
  return [...marks.filter((mark) => !drawn.some((one) => overlap(one, mark))), ...drawn];
}
