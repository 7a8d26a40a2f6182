/** Everything that keeps a position set up by people from being played, named with its cell. */

import type { Game } from '../../../core/game.ts';
import { OFF, type Piece, SIDES } from '../../../core/ids.ts';
import { problemList } from '../../../core/start/problem-list.ts';
import type { StartProblem } from '../../../core/vocabulary.ts';
import { handSize, LAST_RANK, relativeRank, terrain } from '../board.ts';
import { HAND_LIMIT } from '../hand.ts';
import { ADMIN, ANON } from '../kinds.ts';
import { gatesLying, MOST_GATES } from '../teleport.ts';
import { problems } from '../words/words.ts';
import { mayWaitInHand } from './start.ts';

export const checkStart = (game: Game): readonly StartProblem[] => {
  const { found, add } = problemList(game, problems);
  for (const side of SIDES) {
    const { name } = game.variant.sides[side];
    const admins = game.pieces.filter(
      (p) => game.kindOf(p) === ADMIN && game.sideOf(p) === side && game.cellOf(p) !== OFF,
    );
    if (admins.length === 0) add('no-admin', null, { side: name });
    if (admins.length > 1) for (const p of admins) add('too-many-admins', game.cellOf(p), { side: name });
    if (game.get(handSize, side) > HAND_LIMIT) add('hand-full', null, { side: name });
    for (const cell of gatesLying(game, side).slice(MOST_GATES)) add('too-many-teleporters', cell, { side: name });
  }
  for (const p of game.pieces) {
    const piece = game.typeOf(p).name;
    if (isStranded(game, p)) add('anon-on-last-rank', game.cellOf(p));
    if (game.isInHand(p) && !mayWaitInHand(game, p)) {
      add('hand-kind', null, { side: game.variant.sides[game.sideOf(p)].name, piece });
    }
  }
  return found;
};
/** It comes there without promoting on an /n/ or out of a teleporter only (C-P7, C-P8). */
const isStranded = (game: Game, p: Piece): boolean => {
  const at = game.cellOf(p);
  if (at === OFF || game.kindOf(p) !== ANON || relativeRank(at, game.sideOf(p)) !== LAST_RANK) return false;
  return !game.isRider(p) && game.get(terrain.ground, at) === 0;
};
