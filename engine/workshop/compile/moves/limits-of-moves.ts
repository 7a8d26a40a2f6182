/** Where a move may begin and end, and what lies behind a piece that stands in the way. */
import { type Cell, NOBODY, type Piece, type Side } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { PieceData } from '../../game-data.ts';
import type { Danger } from '../danger.ts';
import type { GameModel, KindMove } from '../model.ts';
import { victimsOn } from '../stacks.ts';
import type { CellRay } from './rays.ts';

/** The reason why it may not begin here; null where it may. */
export function mayBegin(
  { facts }: GameModel,
  danger: Danger,
  { from, within, notInCheck, move, firstFrom }: KindMove,
  g: Planner,
  me: Piece,
  at: Cell,
): string | null {
  const side = g.sideOf(me);
  if (!from(side, at) || (within !== null && !within(side, at))) return 'not-from-here';
  if (notInCheck && me !== NOBODY && !danger.isAsked && danger.isThreatened(g.game, me)) return 'not-in-check';
  if (!move.initial) return null;
  const isFirst = firstFrom === null ? me === NOBODY || g.get(facts.hasMoved, me) === 0 : firstFrom(side, at);
  return isFirst ? null : 'has-moved';
}
export const mayEnd = ({ staysIn, to, within }: KindMove, side: Side, cell: Cell): boolean =>
  staysIn(side, cell) && to(side, cell) && (within === null || within(side, cell));

/**
 * Does an enemy stand on the cell whom it does not take? Asked before `canCapture`: whoever asks for captures may not hear
 * of this one. It is told of the cell where the move would end.
 */
export function takesNot(g: Planner, { notTaking }: PieceData, me: Piece, at: Cell, end = at): boolean {
  if (notTaking.length === 0 || g.isEmpty(at) || !g.areEnemies(me, g.on(at))) return false;
  const untaken = victimsOn(g, at).find((p) => notTaking.includes(g.typeOf(p).id));
  if (untaken === undefined) return false;
  g.deny(end, 'takes-not-that', untaken, at);
  return true;
}

export function denyBehind(g: Planner, { cells }: CellRay, n: number): void {
  if (g.listener === null) return;
  for (const cell of cells.slice(n + 1)) g.deny(cell, 'blocked', g.on(cells[n]), cells[n]);
}
