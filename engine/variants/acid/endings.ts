/**
 * How a game of acid ends (A5.10). Asked after every action, in the order in which endings that come together count.
 * Stalemate (G5) and repetition (G6) are found by the position, which knows all actions and the past.
 */
import type { Game } from '../../core/game.ts';
import { other } from '../../core/ids.ts';
import { isStartingRow, quiet } from './board.ts';
import { charonite } from './charonite.ts';
import { diskette } from './diskette.ts';
import { worm } from './worm.ts';

export const judge = (game: Game): void => {
  const me = game.moverSide;
  const foe = other(me);
  const isWorm = game.typeOf(game.mover) === worm && game.rule !== undefined; // W7: the drop is no move of the Worm
  if (game.get(game.facts.royalsLost, foe) > 0) {
    const captured = game.lost.some((p) => game.typeOf(p).royal === true && game.sideOf(p) === foe);
    game.end(me, isWorm && captured ? 'worm-extraction' : 'king');
  } else if (game.get(game.facts.royalsLost, me) > 0)
    game.end(foe, 'king'); // Z11: whoever shoved her
  else if (findMutiny(game)) return;
  else if (isWorm)
    game.end(foe, 'worm-breach'); // W2, W3: only its owner moves it
  else if (countQuiet(game) && game.options.noprogress !== 'off') game.end(null, 'no-progress'); // G7
};

/** C4, K5: however it got there, and whoever brought it. */
const findMutiny = (game: Game): boolean => {
  for (let i = 0; i < game.moved.size; i++) {
    const p = game.moved.at(i);
    if (game.typeOf(p) !== charonite || !isStartingRow(game.cellOf(p), game.sideOf(p))) continue;
    game.end(game.sideOf(p), 'mutiny');
    return true;
  }
  return false;
};

const QUIET_ACTIONS = 100; // G7: 50 for each side
export const quietLeft = (game: Game): number =>
  game.options.noprogress === 'off' ? Infinity : QUIET_ACTIONS - game.get(quiet, 0);
/** Counts actions without progress. True when there were as many as a draw wants. */
const countQuiet = (game: Game): boolean => {
  const now = isProgress(game) ? 0 : Math.min(QUIET_ACTIONS, game.get(quiet, 0) + 1);
  game.set(quiet, 0, now);
  return now >= QUIET_ACTIONS;
};
/** G7: capture, loss to the depths, drop, Diskette step or transformation, Charonite move. */
const isProgress = (game: Game): boolean => {
  if (game.lost.size > 0 || game.changed.size > 0 || game.rule === undefined) return true;
  const type = game.typeOf(game.mover);
  return type === charonite || (type === diskette && game.moved.size === 1); // two: Diskettes that traded places
};
