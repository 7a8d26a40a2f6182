/** Whose first move is used up: castling and the double step ask for it (C-A1, C-A6). */
import type { Game } from '../../core/game.ts';
import type { Cell, Piece } from '../../core/ids.ts';
import type { Reaction } from '../../core/variant.ts';
import { relativeRank, spent } from './board.ts';
import { ADMIN, ANON, isA, N } from './kinds.ts';
import { rules } from './words/words.ts';

/** C-A6: the rank on which Anons begin, and where one that is dropped may still step twice. */
const HOME_RANK_OF_ANONS = 3;

export const firstMoveIsSpent: Reaction = {
  ...rules.firstMove,
  on: 'entered',
  run(game, piece, cell, how) {
    if (how === 'warp' || !remembersFirstMove(game, piece)) return; // what it entered before counted
    game.set(spent, piece, how === 'drop' && startsAfresh(game, piece, cell) ? 0 : 1);
  },
};
export const remembersFirstMove = (game: Game, p: Piece): boolean =>
  game.kindOf(p) === ANON || isA(game, p, ADMIN) || isA(game, p, N);
const startsAfresh = (game: Game, p: Piece, cell: Cell): boolean =>
  game.kindOf(p) === ANON && relativeRank(cell, game.sideOf(p)) === HOME_RANK_OF_ANONS;
