/** Who could capture an Admin as things stand. There is no check: it is a hint, and forbids nothing (C-G1). */

import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { lineOfAttack, wayThroughGate } from '../../core/moves/attackers.ts';
import { fillTemplate } from '../../core/start/fill.ts';
import { pieceName } from '../../core/text/sentences.ts';
import type { Check } from '../../core/vocabulary.ts';
import { said } from '../../shared/language.ts';
import { board } from './board.ts';
import { adminOf, mayDropOn } from './drop-mate.ts';
import { entranceTo } from './teleport.ts';
import { checks } from './words/words.ts';

export const dangersTo = (game: Game, side: Side): readonly Check[] => {
  const king = adminOf(game, side);
  if (king === NOBODY) return [];
  const foes = game.pieces.filter((p) => game.cellOf(p) !== OFF && game.sideOf(p) !== side);
  return [...foes.flatMap((by) => dangerFrom(game, by, king) ?? []), ...dangerFromHand(game, other(side), king)];
};
const dangerFrom = (game: Game, by: Piece, king: Piece): Check | null => {
  const at = game.cellOf(king);
  const values = { by: (form: string) => pieceName(game, by, form), there: board.name(game.cellOf(by)) };
  const line = lineOfAttack(game, by, king);
  if (line !== null)
    return { king, at, by, line, says: fillTemplate(checks.capture.says, values), ruling: checks.capture.ruling };
  const way = wayThroughGate(game, by, at);
  if (way === null) return null;
  const { says, ruling } = way[0] === game.cellOf(by) ? checks.landing : checks.lift;
  return { king, at, by, line: way, says: fillTemplate(says, { ...values, entrance: board.name(way[1]) }), ruling };
};
/** C-S6, C-H4: whatever is dropped on the gate that leads to the Admin; but no Anon (C-H10). */
const dangerFromHand = (game: Game, side: Side, king: Piece): readonly Check[] => {
  const at: Cell = game.cellOf(king);
  const entrance = entranceTo(game, at);
  if (entrance === OFF || !mayDropOn(game, entrance, side)) return [];
  const { says, ruling } = checks.drop;
  const sentence = fillTemplate(says, { side: said(game.variant.sides[side].name), entrance: board.name(entrance) });
  return [{ king, at, by: NOBODY, line: [at], says: sentence, ruling }];
};
