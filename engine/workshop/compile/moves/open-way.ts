/** Whether the way along a line is open, past nobody or over whom it must go. */
import type { Cell, Piece } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { KindMove } from '../model.ts';
import { mayGoOver } from './limits-of-moves.ts';
import type { CellRay } from './rays.ts';

/** To an empty cell; false where the line does not come to it. */
export function leadsTo(g: Planner, kindMove: KindMove, me: Piece, ray: CellRay, to: Cell): boolean {
  const { move, within } = kindMove;
  const [leg] = move.legs;
  const { hop, skips } = leg;
  const side = g.sideOf(me);
  const n = ray.cells.indexOf(to);
  if (n < 0 || (skips && n === 0)) return false;
  if (!ray.between.slice(0, n + 1).every((cells) => cells.every((cell) => g.isEmpty(cell)))) return false;
  const before = ray.cells.slice(0, n);
  const isInside = (cell: Cell): boolean => within === null || within(side, cell);
  if (hop === 'none') return before.every((cell, i) => (skips && i === 0) || (g.isEmpty(cell) && isInside(cell)));
  const hurdles = before.filter((cell) => !g.isEmpty(cell));
  const isRight = hop === 'unlimited' ? hurdles.length > 0 : hurdles.length === 1;
  if (!isRight || !hurdles.every((cell) => mayGoOver(g, kindMove, leg, me, cell))) return false;
  const behind = before.slice(before.indexOf(hurdles[0]) + 1);
  return behind.every(isInside) && (hop !== 'grasshopper' || behind.length === 0);
}
