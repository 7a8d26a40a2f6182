/** Everything that keeps a position set up by people from being played, named with its cell. */

import type { Game } from '../../../core/game.ts';
import { OFF, SIDES } from '../../../core/ids.ts';
import { problemList } from '../../../core/start/problem-list.ts';
import type { StartPosition, StartProblem } from '../../../core/vocabulary.ts';
import { groupOfUnit } from '../board.ts';
import { NO_COLOUR } from '../colours.ts';
import { hasRoyalChief } from '../turn.ts';
import { problems } from '../words/words.ts';
import { colourSaid, noteChiefs, secondChiefs, setColour, written } from './start.ts';

export const checkStart = (game: Game, start: StartPosition): readonly StartProblem[] => {
  const { found, add } = problemList(game, problems);
  let isWhole = true;
  for (const [p, said] of written(game, start)) {
    // whoever could not read the start has left the colours to this
    const number = colourSaid(game, p, said);
    if (number === NO_COLOUR) isWhole = false;
    else setColour(game, p, number);
  }
  if (!isWhole) return found; // a colour that is none has been told, and the rest hangs on it
  noteChiefs(game);
  for (const p of secondChiefs(game)) {
    if (game.cellOf(p) !== OFF) add('two-chiefs', game.cellOf(p), { colour: groupOfUnit(game, p).name });
  }
  for (const side of SIDES) {
    if (!hasRoyalChief(game, side)) add('no-royal-chief', null, { side: game.variant.sides[side].name });
  }
  return found;
};
