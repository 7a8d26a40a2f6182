/**
 * The course of a turn (A2): what follows a move, when the turn goes on, what ends it, and which moves are not legal.
 * A move is judged when the turn is resolved (D-G6): after the landings if the turn ends with it, before them if it goes
 * on.
 */
import type { Game } from '../../core/game.ts';
import { NOBODY, other, type Piece, type Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Reaction, Retraction } from '../../core/variant.ts';
import { budget, hasMoved, isStirred, layout, quiet } from './board.ts';
import {
  announcing,
  arePlayersAsked,
  endsTurnByCheck,
  exposesKing,
  forgetCall,
  needNotAnswer,
  noteOwnKing,
  takeCall,
} from './calling.ts';
import { isInCheck, isKingGone } from './check.ts';
import { king } from './king.ts';
import { mineCostsAKing, takeBackForAMine } from './mines.ts';
import { forgetHeadStarts, forgetHeadStartsOf, tidyHeadStarts } from './passing.ts';
import { drunkPawn, isPawn } from './pawns.ts';
import { rook } from './riders.ts';
import { canAfford, openTurn, payForMove } from './snail.ts';
import { advanceStage, isPlay, noteGoesOn } from './start/placement.ts';
import { judgeZiggurats } from './terrain.ts';
import { advanceFlights, isDue, landDue, noteDeparture } from './time-machine.ts';
import { rules } from './words/words.ts';

/** The six Ziggurats were held before the turn had ended. */
const wonInMidTurn = layout.single('wonInMidTurn', { counts: 'none' });

export const mayMove = (game: Game, piece: Piece): boolean => isPlay(game) && canAfford(game, piece);

/** D-K3, D-U11: a push counts for Kings and Rooks, not for Drunk Pawns. */
export const movesAreRemembered: Reaction = {
  ...rules.movesAreRemembered,
  on: 'entered',
  run(game, piece) {
    const type = game.typeOf(piece);
    if (type === king || type === rook || (type === drunkPawn && piece === game.mover)) game.set(hasMoved, piece, 1);
  },
};

export const actionEnds = (game: Game): void => {
  const { mover } = game;
  if (mover === NOBODY) return;
  if (arePlayersAsked(game)) {
    noteOwnKing(game);
    forgetCall(game);
  }
  payForMove(game);
  noteDeparture(game);
  for (let i = 0; i < game.changed.size; i++) forgetItsPast(game, game.changed.at(i));
  tidyHeadStarts(game);
  if (game.lost.size > 0 || isPawn(game.variant.types[game.moverKind])) game.set(isStirred, 0, 1);
  judgeZiggurats(game);
  if (game.isOver) game.set(wonInMidTurn, 0, 1);
  judgeKings(game);
};
/** D-P15: a Rook that a pawn became never castles; of any other kind nothing is remembered, so that like are alike. */
const forgetItsPast = (game: Game, p: Piece): void => {
  game.set(hasMoved, p, game.typeOf(p) === rook ? 1 : 0);
  forgetHeadStartsOf(game, game.sideOf(p), game.cellOf(p)); // D-X7: still that kind of pawn
};
/** D-G10: never under legal play. */
const judgeKings = (game: Game): void => {
  if (game.lost.size === 0) return;
  const me = game.moverSide;
  if (arePlayersAsked(game)) {
    if (isKingGone(game, me) || isKingGone(game, other(me))) game.end(null, announcing.ending); // D-G9
  } else if (isKingGone(game, me)) game.end(other(me), 'king-lost');
  else if (isKingGone(game, other(me))) game.end(me, 'king-lost');
};

export const turnContinues = (game: Game): boolean => {
  if (!isPlay(game)) return noteGoesOn(game);
  return game.mover !== NOBODY && canGoOn(game);
};
/** D-Z3, D-Z4: only after a move that neither leaves one's King in check nor gives check. */
const canGoOn = (game: Game): boolean => {
  const me = game.toMove;
  return game.get(budget, 0) > 0 && !exposesKing(game, me) && !endsTurnByCheck(game, other(me));
};

export const turnEnds = (game: Game): void => {
  if (!isPlay(game)) {
    advanceStage(game);
    return;
  }
  advanceFlights(game);
  judgeKings(game);
  const isQuiet = game.get(isStirred, 0) === 0 && game.lost.size === 0;
  game.set(quiet, 0, isQuiet ? Math.min(QUIET_TURNS, game.get(quiet, 0) + 1) : 0);
  game.set(isStirred, 0, 0);
};
export const turnBegins = (game: Game): void => {
  forgetHeadStarts(game, game.toMove);
  openTurn(game);
  if (arePlayersAsked(game)) takeCall(game);
};
/** D-G8: a hundred turns of either side. */
export const QUIET_TURNS = 200;

/** D-LEGAL */
export const forbids = (game: Game, side: Side): boolean => {
  if (!isPlay(game)) return false;
  if (mineCostsAKing(game, side, exposesKing) || exposesKing(game, side)) return true;
  if (game.toMove !== side || game.outcome?.reason === announcing.ending) return false;
  return game.isOver ? isWonTooSoon(game, side) : isDeadEnd(game, side);
};
/** D-T17: the winning move must be legal, as if the turn had gone on to its end. */
const isWonTooSoon = (game: Game, side: Side): boolean => {
  if (game.get(wonInMidTurn, 0) === 1) return !canGoOn(game) && endsInCheck(game, side, advanceFlights);
  return endsInCheck(game, side, landDue);
};
/** D-X1: after this first move of an extra turn, neither ending the turn nor a second move would be legal. */
const isDeadEnd = (game: Game, side: Side): boolean =>
  isDue(game) && endsInCheck(game, side, advanceFlights) && !new Planner(game).hasAction();
const endsInCheck = (game: Game, side: Side, end: (game: Game) => void): boolean =>
  !needNotAnswer() &&
  game.suppose(
    () => end(game),
    () => isInCheck(game, side),
  );
/** D-T13; with D-X1: a mine may not leave its victim's side in a turn that can neither go on nor end. */
export const retracts = (game: Game, side: Side): Retraction | null => takeBackForAMine(game, side, costsAKing);
const costsAKing = (game: Game, side: Side): boolean =>
  mineCostsAKing(game, side, exposesKing) || (!game.isOver && game.toMove === side && isDeadEnd(game, side));
