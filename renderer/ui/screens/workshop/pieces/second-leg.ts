/** The second leg of a bent move on the grid: which way it goes from the square where it bends. */
import { BEND_TURNS, type BendWay, circleOf, headingOf, type Vector } from '../../../../../engine/shared/bend-ways.ts';

/** One step of it for each way that it may turn, in files to the right and ranks ahead; the first leg came by `dx`, `dy`. */
export function stepsBehind(dx: number, dy: number, way: BendWay): readonly Vector[] {
  const circle = circleOf([dx, dy]);
  const heading = headingOf(circle, [dx, dy]);
  return BEND_TURNS[way].map((turn) => circle[(heading + turn) & 7]);
}
