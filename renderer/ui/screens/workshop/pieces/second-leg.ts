/** The second leg of a bent move on the grid: which way it goes from the square where it bends. */
import { BEND_TURNS, type BendWay } from '../../../../../engine/shared/bend-ways.ts';

type Step = readonly [dx: number, dy: number];

/** One step of it for each way that it may turn, in files to the right and ranks ahead; the first leg came by `dx`, `dy`. */
export function stepsBehind(dx: number, dy: number, way: BendWay): readonly Step[] {
  const circle = circleOf(dx, dy);
  const heading = circle.findIndex(([x, y]) => x === dx && y === dy);
  return BEND_TURNS[way].map((turn) => circle[(heading + turn) % 8]);
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
