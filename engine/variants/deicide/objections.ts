/** Why not: what comes before any movement, and why a move that exists may not be made. */
import type { Game } from '../../core/game.ts';
import { type Cell, NO_KIND, NOBODY, other, type Piece, type Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { PieceType } from '../../core/variant.ts';
import type { Denial } from '../../core/vocabulary.ts';
import { board, isExtraTurn } from './board.ts';
import { findThreat, isKingGone, kingOf } from './check.ts';
import { copiedKind, fool } from './fool.ts';
import { king } from './king.ts';
import { isRevealedMine, whereMinesWentOff } from './mines.ts';
import { canAfford } from './snail.ts';
import { isPlay } from './start/placement.ts';
import { sumo } from './sumo.ts';
import { wall } from './terrain.ts';

export const objections = (game: Game, me: Piece, cell: Cell): Denial | null => {
  const type = game.typeOf(me);
  const there = game.pieceOn(cell);
  if (!isPlay(game)) return { reason: 'nobody-moves-yet' };
  if (type === wall) return { reason: 'wall-never-moves' };
  if (!canAfford(game, me)) return { reason: 'snail-costs-two' };
  if (type === fool && copiedKind(game, game.sideOf(me)) === NO_KIND) return { reason: 'fool-no-model' };
  if (there !== NOBODY && game.typeOf(there) === wall) return { reason: 'wall-there', cell };
  if (type === king && isRevealedMine(game, cell)) return { reason: 'king-never-on-mine', cell };
  if (type === fool) return abilityNotLent(game, me, cell);
  const isFarFoe = type === sumo && there !== NOBODY && game.sideOf(there) !== game.sideOf(me);
  return isFarFoe && !isInSumoReach(game.cellOf(me), cell) ? { reason: 'sumo-never-captures' } : null;
};
/** Would it go there, were the abilities of its model lent too? */
const abilityNotLent = (game: Game, me: Piece, cell: Cell): Denial | null => {
  const model: PieceType = game.variant.types[copiedKind(game, game.sideOf(me))];
  const planner = new Planner(game);
  planner.plans.newPosition();
  for (const ability of model.abilities ?? []) ability.plan(planner, me, game.cellOf(me));
  const { plans } = planner;
  for (let i = 0; i < plans.count; i++) {
    if (!plans.steps(i).some((s) => s.do === 'go' && s.piece === me && s.to === cell)) continue;
    return { reason: model === sumo ? 'fool-never-pushes' : 'fool-no-abilities' };
  }
  return null;
};
const isInSumoReach = (from: Cell, to: Cell): boolean => {
  const [dx, dy] = [Math.abs(board.x(to) - board.x(from)), Math.abs(board.y(to) - board.y(from))];
  return Math.max(dx, dy) <= 2 && (dx === 0 || dy === 0 || dx === dy);
};

/** The forbidden action has been made; what is wrong with the position? */
export const whyForbidden = (game: Game, side: Side): Denial | null => {
  const own = kingOf(game, side);
  const mine = whereMinesWentOff(game).at(-1);
  if (isKingGone(game, other(side)) && mine !== undefined) return { reason: 'push-onto-mine', cell: mine };
  if (isKingGone(game, side)) {
    if (mine !== undefined) return { reason: 'king-never-on-mine', cell: mine };
    return { reason: game.mover === own ? 'king-takes-no-bomber' : 'big-bang-own-king' };
  }
  let denial: Denial | null = null;
  findThreat(game, side, own, (threat, by, where) => {
    const pieces = [by];
    const cell = game.cellOf(by);
    if (threat === 'landing')
      denial = { reason: game.sideOf(by) === side ? 'own-landing' : 'landing-there', cell: where };
    else if (threat === 'push-off') denial = { reason: 'pushed-off', pieces, cell };
    else if (threat === 'push-under') denial = { reason: 'pushed-under', pieces, cell };
    else if (threat === 'big-bang') denial = { reason: 'big-bang-near', pieces, cell: where };
    else if (game.typeOf(by) === fool && game.movedAs === game.moverKind) {
      denial = { reason: 'fool-would-take', pieces, cell };
    } else denial = { reason: game.mover === own ? 'walks-into-check' : 'exposes-king', pieces, cell };
    return true;
  });
  return denial ?? (game.get(isExtraTurn, 0) === 1 ? { reason: 'no-reply-left' } : null);
};
