/** Every danger to a King in words and as a line on the board, for `Position.checks`. */

import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import { lineOfAttack } from '../../core/moves/attackers.ts';
import { Planner } from '../../core/moves/planner.ts';
import { fillTemplate } from '../../core/start/fill.ts';
import { pieceName } from '../../core/text/sentences.ts';
import type { Check } from '../../core/vocabulary.ts';
import { board } from './board.ts';
import { type CheckThreat, findThreat, kingOf } from './check.ts';
import { copiedKind, fool } from './fool.ts';
import { snail } from './snail.ts';
import { pushesOf } from './sumo.ts';
import { checks } from './words/words.ts';

export const dangersTo = (game: Game, side: Side): readonly Check[] => {
  const king = kingOf(game, side);
  const at = king === NOBODY ? OFF : game.cellOf(king);
  if (at === OFF) return [];
  const found: Check[] = [];
  findThreat(game, side, king, (threat, by, where) => {
    const { says, ruling } = checks[wordsFor(game, threat, by, side)];
    const there = game.cellOf(by);
    const sentence = fillTemplate(says, {
      at: board.name(at),
      by: (form) => pieceName(game, by, form),
      there: board.name(there),
    });
    found.push({
      king,
      at,
      by: there === OFF ? NOBODY : by,
      line: lineOf(game, threat, by, king, where),
      says: sentence,
      ruling,
    });
    return false; // go on: there may be more
  });
  return found;
};
const wordsFor = (game: Game, threat: CheckThreat, by: Piece, side: Side): keyof typeof checks => {
  if (threat === 'landing') return game.sideOf(by) === side ? 'own-landing' : 'landing';
  return threat === 'capture' && game.typeOf(by) === snail ? 'snail' : threat;
};
/** From the one who threatens to the King; his cell alone when nobody on the board does. */
const lineOf = (game: Game, threat: CheckThreat, by: Piece, king: Piece, where: Cell): readonly Cell[] => {
  const [from, at] = [game.cellOf(by), game.cellOf(king)];
  if (threat === 'landing') return [at];
  if (threat === 'big-bang') return [from, where, at];
  if (threat !== 'capture') {
    const push = pushesOf(new Planner(game), by, from).find(({ victim }) => victim === king);
    return push && push.across !== OFF ? [from, push.across, at] : [from, at];
  }
  const type = game.typeOf(by) === fool ? game.variant.types[copiedKind(game, game.sideOf(by))] : undefined;
  return lineOfAttack(game, by, king, type ?? game.typeOf(by)) ?? [from, at];
};
