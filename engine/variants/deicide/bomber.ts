/** Bomber: it and whoever captures it, or whomever it captures, destroy each other; two Bombers make a Big Bang. */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF } from '../../core/ids.ts';
import { step } from '../../core/moves/rules.ts';
import type { PieceType, Reaction } from '../../core/variant.ts';
import { board } from './board.ts';
import { snail } from './snail.ts';
import { kinds, rules } from './words/words.ts';

export const bomber: PieceType = { id: 'bomber', ...kinds.bomber, value: 3, rules: [step(rules.bomberStep, ALL)] };

/** D-M1, D-M2: whatever the capture was. Whoever is merely destroyed harms nobody (D-M6). */
export const selfDestruct: Reaction = {
  ...rules.selfDestruct,
  on: 'taken',
  run(game, victim, cell, captor) {
    if (captor === NOBODY) return;
    const [isVictim, isCaptor] = [game.typeOf(victim) === bomber, game.typeOf(captor) === bomber];
    if (!isVictim && !isCaptor) return;
    if (game.cellOf(captor) !== cell) game.go(captor, cell, areInLine(game.cellOf(captor), cell) ? 'walk' : 'leap');
    if (!isVictim || !isCaptor) game.burst(cell, 0);
    game.take(captor);
    if (isVictim && isCaptor) game.because(rules.bigBang, () => bigBang(game, cell));
  },
};
/** How it got there, for the eye: it comes to where the other was, and there both are gone (A2). */
const areInLine = (from: Cell, to: Cell): boolean => {
  const [dx, dy] = [Math.abs(board.x(to) - board.x(from)), Math.abs(board.y(to) - board.y(from))];
  return dx === 0 || dy === 0 || dx === dy;
};
/** Everybody beside the captured Bomber goes, Kings too (D-M4), but nothing of the ground and nobody in flight (D-M7). */
const bigBang = (game: Game, centre: Cell): void => {
  game.burst(centre, 1);
  const sparesSnails = game.options.bigbang === 'spares'; // D-M5
  for (const d of ALL) {
    const c = board.next(centre, d);
    const there = c === OFF ? NOBODY : game.pieceOn(c);
    if (there === NOBODY) continue;
    const type = game.typeOf(there);
    if (!type.ownerless && !(sparesSnails && type === snail)) game.take(there);
  }
};
