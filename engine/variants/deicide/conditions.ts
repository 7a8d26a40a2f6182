/** What lasts about a piece and its picture does not say. */

import type { Game } from '../../core/game.ts';
import { type Cell, NO_KIND, OFF, type Piece } from '../../core/ids.ts';
import { fillTemplate } from '../../core/start/fill.ts';
import type { Condition } from '../../core/vocabulary.ts';
import { said } from '../../shared/language.ts';
import { board, flights, hasMoved, headStarts } from './board.ts';
import { copiedKind, fool } from './fool.ts';
import { king } from './king.ts';
import { drunkPawn, isPawn } from './pawns.ts';
import { rook } from './riders.ts';
import { snail } from './snail.ts';
import { conditions } from './words/words.ts';

export const conditionsOf = (game: Game, p: Piece): readonly Condition[] => {
  const type = game.typeOf(p);
  if (game.isAway(p)) return [inFlight(game, p)];
  const found: Condition[] = [];
  const add = (id: string, says: string): void => {
    found.push({ id, says, by: [] });
  };
  if (type === fool) {
    const kind = copiedKind(game, game.sideOf(p));
    if (kind === NO_KIND) add('copying', conditions['copying-nobody']);
    else add('copying', fillTemplate(conditions.copying, { copied: said(game.variant.types[kind].name) }));
  }
  if ((type === king || type === rook) && game.get(hasMoved, p)) add('moved', conditions.moved);
  if (type === drunkPawn && !game.get(hasMoved, p)) add('unmoved', conditions.unmoved);
  if (isPawn(type) && headStarts.some(({ ended }) => game.get(ended, game.sideOf(p)) === game.cellOf(p))) {
    add('passed', conditions.passed);
  }
  return found;
};
const inFlight = (game: Game, p: Piece): Condition => {
  const to = game.get(flights.returnsTo, p) as Cell;
  const left = game.get(flights.returnsIn, p);
  const there = to === OFF ? undefined : game.pieceOn(to);
  if (left === 1 && there !== undefined && there >= 0 && game.typeOf(there) === snail) {
    return { id: 'waiting', says: conditions.waiting, by: [there] };
  }
  const says = left === 1 ? conditions['in-flight-one'] : conditions['in-flight'];
  return {
    id: 'in-flight',
    says: fillTemplate(says, { at: board.name(to), ...(left > 1 && { turns: String(left) }) }),
    by: [],
  };
};
