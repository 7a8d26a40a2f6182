/** /d/: absorbs how its first victim moves, and keeps it (C-D1 to C-D3). */
import type { Game } from '../../core/game.ts';
import { NOBODY, type Piece } from '../../core/ids.ts';
import { type MoveSet, unionOf } from '../../core/moves/move-set.ts';
import type { Reaction } from '../../core/variant.ts';
import { absorbed, spent } from './board.ts';
import { D, isA } from './kinds.ts';
import { rules } from './words/words.ts';

export const absorbedMoves = (game: Game, me: Piece): MoveSet => game.get(absorbed, me) as MoveSet;

/** Of a stack the top one counts: it is taken first (C-N7). */
export const absorbsFirstVictim: Reaction = {
  ...rules.absorb,
  on: 'taken',
  run(game, victim, _cell, captor) {
    if (captor === NOBODY || !isA(game, captor, D) || game.get(spent, captor)) return;
    game.set(spent, captor, 1);
    game.set(absorbed, captor, movesOfItself(game, victim));
  },
};
/** C-D2: what it had absorbed, but not what it was copying. */
const movesOfItself = (game: Game, victim: Piece): MoveSet =>
  unionOf(game.ruleIndex.lentSet[game.kindOf(victim)], absorbedMoves(game, victim));
