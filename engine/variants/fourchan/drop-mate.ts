/**
 * The one drop that is forbidden for what it does: an Anon that attacks the enemy Admin so that, whatever the enemy then
 * plays, the Admin can be captured, and no answer captures ours (C-H6). There is no check in this game, so the question is
 * asked by playing: suppose the drop, suppose each answer, look for a capture. Nearly every answer leaves the Anon where
 * it attacks, which is seen at once. Landing on a gate that leads to an Admin captures it too (C-S6).
 */

import { rotateDir } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, SIDES, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { board, forward, gates } from './board.ts';
import { isFrozen } from './freeze.ts';
import { ADMIN, ANON } from './kinds.ts';
import { entranceTo, teleporterExit } from './teleport.ts';

export const dropWouldMate = (g: Planner, anon: Piece, c: Cell): boolean => {
  const { game } = g;
  const side = g.sideOf(anon);
  const admin = adminOf(game, other(side));
  if (admin === NOBODY) return false;
  const adminAt = game.cellOf(admin);
  const entrance = entranceTo(game, adminAt);
  if (entrance === c) return true; // C-H10: it would take the Admin where it comes out
  const exit = teleporterExit(game, c); // C-H10: what counts is where it ends up
  if (entrance === OFF && !takesFrom(exit === OFF ? c : exit, adminAt, side)) return false;
  const { aside } = g;
  const { plans } = aside;
  const first = plans.count;
  plans.newPosition();
  aside.by(anon).go(anon, c, 'drop').done();
  const isMate = after(aside, first, () => {
    // it may be lost on the way, or our own Admin (C-S6)
    if (game.isOver || game.cellOf(anon) === OFF) return false;
    return attacks(aside, anon, admin) && !isThereAWayOut(aside, anon, admin);
  });
  plans.clear(first);
  return isMate;
};
const after = ({ game, plans }: Planner, i: number, ask: () => boolean): boolean =>
  game.suppose(() => {
    game.make(plans, i);
  }, ask);

export const adminOf = (game: Game, side: Side): Piece => {
  for (const p of game.pieces) {
    if (game.kindOf(p) === ADMIN && game.sideOf(p) === side && game.cellOf(p) !== OFF) return p;
  }
  return NOBODY;
};
/** Nothing but a freeze (C-A3b) stops an Anon from capturing there: an Admin never rides. */
const takesFrom = (anonAt: Cell, adminAt: Cell, side: Side): boolean => {
  if (anonAt === OFF || adminAt === OFF) return false;
  const ahead = forward(side);
  return board.next(anonAt, rotateDir(ahead, -1)) === adminAt || board.next(anonAt, rotateDir(ahead, 1)) === adminAt;
};
/** Could the Anon capture the Admin as things stand, there or by landing on the gate that leads to it? */
const attacks = (g: Planner, anon: Piece, admin: Piece): boolean => {
  const { game, plans } = g;
  const [at, adminAt] = [game.cellOf(anon), game.cellOf(admin)];
  if (at === OFF) return false;
  if (isFrozen(game, anon)) return false;
  if (takesFrom(at, adminAt, game.sideOf(anon))) return true;
  const entrance = entranceTo(game, adminAt);
  if (entrance === OFF || game.kindOf(anon) !== ANON) return false;
  const first = plans.count;
  plans.newPosition();
  g.planPiece(anon, at);
  const found = isAnyLanding(g, first, entrance);
  plans.clear(first);
  return found;
};
const isAnyLanding = ({ plans }: Planner, first: number, entrance: Cell): boolean => {
  for (let i = first; i < plans.count; i++) if (plans.lands(i, entrance)) return true;
  return false;
};

const isThereAWayOut = (g: Planner, anon: Piece, admin: Piece): boolean => {
  const { plans } = g;
  const first = plans.count;
  g.everyMove();
  if (dropsMatter(g.game)) g.planTurn();
  const end = plans.count;
  let found = false;
  for (let i = first; i < end && !found; i++) found = after(g, i, () => isSafe(g, anon, admin));
  plans.clear(first);
  return found;
};
/**
 * Without gates the enemy's drops are no answer: they take nobody and move nobody, so the Anon goes on attacking, where
 * no /x/ can freeze it (C-A3b).
 */
const dropsMatter = (game: Game): boolean =>
  game.options.anons === 'promoted' ||
  (SIDES.some((side) => game.get(gates[1], side) !== OFF) && game.options.blocked === 'telefrag');
/** After an answer: has its side won, or is its Admin out of our reach? */
const isSafe = (g: Planner, anon: Piece, admin: Piece): boolean => {
  const { game } = g;
  if (game.outcome !== null) return game.outcome.winner === game.sideOf(admin);
  const isAimed = takesFrom(game.cellOf(anon), game.cellOf(admin), game.sideOf(anon));
  if (isAimed && !isFrozen(game, anon)) return false;
  return !canBeTaken(g, admin);
};
/** By an action that wins: a rage may take our own Admin first (C-G2). */
const canBeTaken = (g: Planner, admin: Piece): boolean => {
  const { game, plans } = g;
  const entrance = entranceTo(game, game.cellOf(admin));
  if (entrance !== OFF && mayDropOn(game, entrance, game.toMove)) return true;
  const first = plans.count;
  g.everyMove();
  const end = plans.count;
  let found = false;
  for (let i = first; i < end && !found; i++) {
    const mayTake = plans.takes(i, admin) || (entrance !== OFF && plans.lands(i, entrance));
    found = mayTake && after(g, i, () => game.outcome?.winner === other(game.sideOf(admin)));
  }
  plans.clear(first);
  return found;
};
/** Is the gate that leads to an Admin free, and somebody in hand who may be dropped on it? An Anon may not. // C-H10 */
export const mayDropOn = (game: Game, entrance: Cell, side: Side): boolean =>
  game.pieceOn(entrance) === NOBODY &&
  game.pieces.some((p) => game.isInHand(p) && game.sideOf(p) === side && game.kindOf(p) !== ANON);
