/** Where a move may begin and end, and what lies behind a piece that stands in the way. */
import { type Cell, NOBODY, type Piece, type Side } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { Leg } from '../../betza/move.ts';
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
/** May the piece go over whoever stands on the cell? Says of `end`, where the move would end, why not. */
export function mayGoOver(g: Planner, { piece }: KindMove, { over }: Leg, me: Piece, at: Cell, end = at): boolean {
  const there = g.on(at);
  if (there === NOBODY) return true;
  const isFriend = !g.areEnemies(me, there);
  const isOwned = g.typeOf(there).ownerless !== true;
  if (over === 'friends' && !(isOwned && isFriend)) g.deny(end, 'over-friends-only', there, at);
  else if (over === 'foes' && !(isOwned && !isFriend)) g.deny(end, 'over-enemies-only', there, at);
  else if (piece.notOver.includes(g.typeOf(there).id)) g.deny(end, 'not-over-that', there, at);
  else return true;
  return false;
}
/** Does the leg capture the friend on the cell? Never a royal one. Says why not. */
export function mayTakeOwn(g: Planner, { piece }: KindMove, { takesOwn }: Leg, me: Piece, at: Cell): boolean {
  if (!takesOwn || g.isEmpty(at) || g.areEnemies(me, g.on(at))) return false;
  const there = victimsOn(g, at);
  const untaken = there.find((p) => {
    const { id, royal, uncapturable } = g.typeOf(p);
    return p === me || royal || uncapturable || piece.notTaking.includes(id);
  });
  if (untaken !== undefined) g.deny(at, 'takes-not-that', untaken, at);
  return untaken === undefined && g.armed && !g.shielded(at, me);
}
export const mayEnd = ({ staysIn, to, within }: KindMove, side: Side, cell: Cell): boolean =>
  staysIn(side, cell) && to(side, cell) && (within === null || within(side, cell));

/**
 * Does an enemy stand on the cell whom it does not take? Asked before `canCapture`: whoever asks for captures may not hear
 * of this one. It is told of the cell where the move would end. `tame`: it takes no royal piece.
 */
export function takesNot(g: Planner, { notTaking }: PieceData, me: Piece, at: Cell, end = at, tame = false): boolean {
  if ((notTaking.length === 0 && !tame) || g.isEmpty(at) || !g.areEnemies(me, g.on(at))) return false;
  const untaken = victimsOn(g, at).find((p) => notTaking.includes(g.typeOf(p).id) || (tame && g.typeOf(p).royal));
  if (untaken === undefined) return false;
  g.deny(end, 'takes-not-that', untaken, at);
  return true;
}

export function denyBehind(g: Planner, { cells }: CellRay, n: number): void {
  if (g.listener === null) return;
  for (const cell of cells.slice(n + 1)) g.deny(cell, 'blocked', g.on(cells[n]), cells[n]);
}
