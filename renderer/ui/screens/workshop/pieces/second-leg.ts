/** The second leg of a bent move on the grid: which way it goes from the square where it bends. */
import type { MoveMark } from '../../../../../electron/contract/workshop.ts';

type Way = NonNullable<MoveMark['bend']>['way'];
type Step = readonly [dx: number, dy: number];

/** In eighths of a turn, clockwise from the way that the piece came. */
const TURNS: Readonly<Record<Way, readonly number[]>> = {
  half: [1, 7],
  on: [0],
  aside: [2, 6],
  halfBack: [3, 5],
  back: [4],
  onOrAside: [0, 2, 6],
  anyButBack: [0, 1, 2, 3, 5, 6, 7],
};

/** One step of it for each way that it may turn, in files to the right and ranks ahead; the first leg came by `dx`, `dy`. */
export function stepsBehind(dx: number, dy: number, way: Way): readonly Step[] {
  const circle = circleOf(dx, dy);
  const heading = circle.findIndex(([x, y]) => x === dx && y === dy);
  return TURNS[way].map((turn) => circle[(heading + turn) % 8]);
}
/** The eight ways of a leap, clockwise: a straight one turns into a diagonal one, and one like a Knight's keeps its two lengths. */
function circleOf(dx: number, dy: number): readonly Step[] {
  const [a, b] = [Math.abs(dx), Math.abs(dy)];
  const isOblique = a !== b && a > 0 && b > 0;
  const long = Math.max(a, b);
  const lengths = isOblique ? [a, b] : [0, long];
  const signed = [...new Set(lengths.flatMap((n) => [n, -n || 0]))];
  const fits = ([x, y]: Step): boolean =>
    isOblique ? Math.abs(x) !== Math.abs(y) : Math.max(Math.abs(x), Math.abs(y)) === long;
  return signed
    .flatMap((x) => signed.map((y): Step => [x, y]))
    .filter(fits)
    .sort((one, other) => clockwise(one) - clockwise(other));
}
/** Its angle from straight ahead. */
const clockwise = ([x, y]: Step): number => (Math.atan2(x, y) + 2 * Math.PI) % (2 * Math.PI);
