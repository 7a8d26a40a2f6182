/** Who could capture an Admin as things stand. There is no check: it is a hint, and forbids nothing (C-G1). */
import { lineOfAttack } from '../../core/attackers.ts';
import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, type Side } from '../../core/ids.ts';
import { fill, nameOf } from '../../core/sentences.ts';
import type { Check } from '../../core/variant.ts';
import { board } from './board.ts';
import { adminOf } from './drop-mate.ts';
import { checks } from './words.ts';

export const dangersTo = (game: Game, side: Side): readonly Check[] => {
  const king = adminOf(game, side);
  if (king === NOBODY) return [];
  const { says, ruling } = checks.capture;
  return game.pieces.flatMap((by): Check[] => {
    const there = game.cellOf(by);
    if (there === OFF || game.sideOf(by) === side) return [];
    const line = lineOfAttack(game, by, king);
    if (line === null) return [];
    const sentence = fill(says, { by: nameOf(game, by), there: board.name(there) });
    return [{ king, at: game.cellOf(king), by, line, says: sentence, ruling }];
  });
};
