/**
 * The draws that a position shows when nobody is mated (D-G8): bare Kings with nothing in flight, and two hundred turns
 * without anything captured or destroyed and without a move of a pawn of any sort.
 */
import type { Game } from '../../core/game.ts';
import { OFF } from '../../core/ids.ts';
import { quiet } from './board.ts';
import { QUIET_TURNS } from './flow.ts';
import { isPlay } from './start/placement.ts';
import { anyFlights } from './time-machine.ts';

export const drawn = (game: Game): string | null => {
  if (!isPlay(game)) return null;
  if (areBareKings(game)) return 'dead-position';
  return game.get(quiet, 0) >= QUIET_TURNS ? 'no-progress' : null;
};
export const quietLeft = (game: Game): number => QUIET_TURNS - game.get(quiet, 0);
const areBareKings = (game: Game): boolean => {
  if (anyFlights(game)) return false;
  let kings = 0;
  for (let i = 0; i < game.pieces.length; i++) {
    const p = game.pieces[i];
    if (game.cellOf(p) === OFF) continue;
    const { royal, ownerless } = game.typeOf(p);
    if (royal) kings++;
    else if (!ownerless) return false;
  }
  return kings === 2;
};
