/**
 * The one drop that is forbidden for what it does: an Anon that attacks the enemy Admin so that, whatever the enemy then
 * plays, the Admin can be captured, and no answer captures ours (C-H6). There is no check in this game, so the question is
 * asked by playing: suppose the drop, suppose each answer, look for a capture. Nearly every answer leaves the Anon where
 * it attacks, which is seen at once.
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/planner.ts';
import { turned } from '../../core/topology.ts';
import { board, forward } from './board.ts';
import { ADMIN } from './kinds.ts';
import { exitOf } from './teleport.ts';

export const dropWouldMate = (g: Planner, anon: Piece, c: Cell): boolean => {
  const { game } = g;
  const side = g.sideOf(anon);
  const admin = adminOf(game, other(side));
  if (admin === NOBODY) return false;
  const exit = exitOf(game, c); // C-H10: what counts is where it ends up
  if (!attacks(exit === OFF ? c : exit, game.cellOf(admin), side)) return false;
  const { aside } = g;
  const { plans } = aside;
  const first = plans.count;
  plans.newPosition();
  aside.by(anon).go(anon, c, 'drop').done();
  const isMate = after(aside, first, () => game.cellOf(anon) !== OFF && !isThereAWayOut(aside, anon, admin));
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
/** Nothing stops an Anon from capturing there: it is never frozen, and an Admin never rides. */
const attacks = (anonAt: Cell, adminAt: Cell, side: Side): boolean => {
  if (anonAt === OFF || adminAt === OFF) return false;
  const ahead = forward(side);
  return board.next(anonAt, turned(ahead, -1)) === adminAt || board.next(anonAt, turned(ahead, 1)) === adminAt;
};

/** The enemy's drops are no answer: they take nobody and move nobody, so the Anon goes on attacking. */
const isThereAWayOut = (g: Planner, anon: Piece, admin: Piece): boolean => {
  const { plans } = g;
  const first = plans.count;
  g.everyMove();
  const end = plans.count;
  let found = false;
  for (let i = first; i < end && !found; i++) found = after(g, i, () => isSafe(g, anon, admin));
  plans.clear(first);
  return found;
};
/** After an answer: has its side won, or is its Admin out of our reach? */
const isSafe = (g: Planner, anon: Piece, admin: Piece): boolean => {
  const { game } = g;
  if (game.outcome !== null) return game.outcome.winner === game.sideOf(admin);
  if (attacks(game.cellOf(anon), game.cellOf(admin), game.sideOf(anon))) return false;
  return !canBeTaken(g, admin);
};
/** By an action that wins: a rage may take our own Admin first (C-G2). */
const canBeTaken = (g: Planner, admin: Piece): boolean => {
  const { game, plans } = g;
  const first = plans.count;
  g.everyMove();
  const end = plans.count;
  let found = false;
  for (let i = first; i < end && !found; i++) {
    found = plans.takes(i, admin) && after(g, i, () => game.outcome?.winner === other(game.sideOf(admin)));
  }
  plans.clear(first);
  return found;
};
