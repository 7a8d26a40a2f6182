/** Everything that keeps a position set up by people from being played, named with its cell. */

import type { Game } from '../../../core/game.ts';
import { type Cell, OFF, SIDES } from '../../../core/ids.ts';
import { fill } from '../../../core/start/fill.ts';
import type { Problem, StartPosition } from '../../../core/vocabulary.ts';
import { colour, colourOf } from '../board.ts';
import { NO_COLOUR } from '../colours.ts';
import { hasRoyalChief } from '../turn.ts';
import { problems } from '../words/words.ts';
import { colourSaid, noteChiefs, secondChiefs, written } from './start.ts';

type Code = keyof typeof problems;

export const checkStart = (game: Game, start: StartPosition): readonly Problem[] => {
  const found: Problem[] = [];
  const add = (code: Code, cell: Cell | null, more: Readonly<Record<string, string>> = {}): void => {
    const says = fill(problems[code], { ...(cell !== null && { cell: game.topology.name(cell) }), ...more });
    found.push({ cell, code, says });
  };
  let isWhole = true;
  for (const [p, said] of written(game, start)) {
    // whoever could not read the start has left the colours to this
    const number = colourSaid(game, p, said);
    if (number === NO_COLOUR) isWhole = false;
    else game.set(colour, p, number);
  }
  if (!isWhole) return found; // a colour that is none has been told, and the rest hangs on it
  noteChiefs(game);
  for (const p of secondChiefs(game)) {
    if (game.cellOf(p) !== OFF) add('two-chiefs', game.cellOf(p), { colour: colourOf(game, p).name });
  }
  for (const side of SIDES) {
    if (!hasRoyalChief(game, side)) add('no-royal-chief', null, { side: game.variant.sides[side].name });
  }
  return found;
};
