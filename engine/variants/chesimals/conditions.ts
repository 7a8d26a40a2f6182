/**
 * What lasts about a unit and its picture does not say: how it is joined to its Chief, and what that means in this turn;
 * and telling whoever watches whose chain broke or closed.
 */

import type { Game } from '../../core/game.ts';
import { OFF, type Piece } from '../../core/ids.ts';
import type { Setting } from '../../core/setting.ts';
import { fillTemplate } from '../../core/start/fill.ts';
import type { Condition } from '../../core/vocabulary.ts';
import { said } from '../../shared/language.ts';
import { chiefOf, colour, groupOfUnit } from './board.ts';
import { chainOf, isJoined, isLeaderless } from './chain.ts';
import { areChainsMixed } from './fusion.ts';
import { hasMovedThisTurn } from './turn.ts';
import { conditions, states } from './words/words.ts';

export const conditionsOf = (game: Game, unit: Piece): readonly Condition[] => {
  if (game.isNeutral(unit)) return [];
  if (isLeaderless(game, unit)) return [{ id: 'leaderless', says: sayLeaderless(game, unit), by: [] }];
  const touch = touching(game, unit);
  if (!hasMovedThisTurn(game, unit)) return touch;
  const isCutOff = touch.some(({ id }) => id === 'cut-off');
  return [...touch, { id: 'moved', says: isCutOff ? conditions['moved-cut-off'] : conditions.moved, by: [] }];
};
/** A Chief is its own chain. Of anybody else it is told which unit is the next on a shortest way. */
const touching = (game: Game, unit: Piece): readonly Condition[] => {
  if (chiefOf(game, game.get(colour, unit)) === unit) return [];
  const chain = chainOf(game, unit);
  const told = wordsOf(game);
  if (chain.length === 0) return [{ id: 'cut-off', says: told.cutOff, by: [] }];
  const between = { units: String(chain.length - 1), s: chain.length === 2 ? '' : 's' };
  const says = chain.length === 1 ? told.touching : fillTemplate(told.linked, between);
  return [{ id: 'linked', says, by: [chain[0]] }];
};
/** Q40: by the house rule any Chief of its side will do. */
const wordsOf = (game: Game) =>
  areChainsMixed(game.options)
    ? {
        cutOff: conditions['cut-off-from-all'],
        touching: conditions['touching-any'],
        linked: conditions['linked-to-any'],
      }
    : { cutOff: conditions['cut-off'], touching: conditions.touching, linked: conditions.linked };
const sayLeaderless = (game: Game, unit: Piece): string =>
  fillTemplate(conditions.leaderless, { colour: said(groupOfUnit(game, unit).name) });

type Touch = 'linked' | 'cut-off' | 'leaderless';
const touchOf = (game: Game, unit: Piece): Touch => {
  if (isLeaderless(game, unit)) return 'leaderless';
  return isJoined(game, unit) ? 'linked' : 'cut-off';
};
const before = new WeakMap<Game, ReadonlyMap<Piece, Touch>>();
export const noteTouch = (game: Game): void => {
  if (game.watching === null) return;
  before.set(game, new Map(game.pieces.map((p) => [p, game.cellOf(p) === OFF ? 'linked' : touchOf(game, p)])));
};
/** Who is cut off from its Chief by this action, is linked again, or has just lost it. */
export const tellTouch = (game: Game): void => {
  if (game.watching === null) return;
  for (const p of game.pieces) {
    const at = game.cellOf(p);
    const was = before.get(game)?.get(p);
    if (at === OFF || was === undefined || game.lost.has(p) || game.converted.has(p)) continue; // it is in another chain
    const now = touchOf(game, p);
    if (now === was) continue;
    if (now === 'linked') {
      game.watching.push({ do: 'state', piece: p, at, state: was, on: false, by: [], because: BACK });
      continue;
    }
    const because = now === 'cut-off' ? wordsOf(game).cutOff : sayLeaderless(game, p);
    game.watching.push({ do: 'state', piece: p, at, state: now, on: true, by: [], because });
  }
};
const BACK = `It ${states.find(({ id }) => id === 'cut-off')?.ends ?? ''}.`;

/** Q38: always by its colour: "grey Guard". */
export const ownerOfUnit = (game: Setting, unit: Piece): string => groupOfUnit(game, unit).name;
