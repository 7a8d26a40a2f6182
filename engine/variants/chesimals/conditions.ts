/**
 * What lasts about a unit and its picture does not say: how it is joined to its Chief, and what that means in this turn;
 * and telling whoever watches whose chain broke or closed.
 */
import type { Game } from '../../core/game.ts';
import { OFF, type Piece } from '../../core/ids.ts';
import { fill, type nameOf } from '../../core/sentences.ts';
import type { Condition } from '../../core/variant.ts';
import { chiefOf, chosen, colour, colourOf, isLed } from './board.ts';
import { chainOf, isJoined } from './chain.ts';
import { colourNumbered } from './colours.ts';
import { hasMoved, isInTurn, mayMove } from './turn.ts';
import { colourNames, conditions, states } from './words.ts';

export const conditionsOf = (game: Game, unit: Piece): readonly Condition[] => {
  if (!isLed(game, game.get(colour, unit))) return [{ id: 'leaderless', says: sayLeaderless(game, unit), by: [] }];
  return [...touch(game, unit), ...inThisTurn(game, unit)];
};
const touch = (game: Game, unit: Piece): readonly Condition[] => {
  if (chiefOf(game, game.get(colour, unit)) === unit) return [];
  const by = chainOf(game, unit);
  return by.length === 0
    ? [{ id: 'cut-off', says: conditions['cut-off'], by: [] }]
    : [{ id: 'joined', says: fill(by.length === 1 ? conditions.touching : conditions.joined, links(by)), by }];
};
const links = (by: readonly Piece[]) => ({ units: String(by.length - 1), s: by.length === 2 ? '' : 's' });
const inThisTurn = (game: Game, unit: Piece): readonly Condition[] => {
  if (game.isOver || game.sideOf(unit) !== game.toMove) return [];
  if (hasMoved(game, unit)) return [{ id: 'moved', says: conditions.moved, by: [] }];
  if (!isInTurn(game, unit)) {
    const now = colourNumbered(game.get(chosen, 0));
    return [{ id: 'waits', says: fill(conditions.waits, { colour: colourNames[now?.id ?? ''] }), by: [] }];
  }
  return mayMove(game, unit) ? [{ id: 'ready', says: conditions.ready, by: [] }] : [];
};
const sayLeaderless = (game: Game, unit: Piece): string =>
  fill(conditions.leaderless, { colour: colourNames[colourOf(game, unit).id] });

type Touch = 'joined' | 'cut-off' | 'leaderless';
const touchOf = (game: Game, unit: Piece): Touch => {
  if (!isLed(game, game.get(colour, unit))) return 'leaderless';
  return isJoined(game, unit) ? 'joined' : 'cut-off';
};
const before = new WeakMap<Game, ReadonlyMap<Piece, Touch>>();
export const noteTouch = (game: Game): void => {
  if (game.watching === null) return;
  before.set(game, new Map(game.pieces.map((p) => [p, game.cellOf(p) === OFF ? 'joined' : touchOf(game, p)])));
};
/** Who falls out of touch with its Chief by this action, comes back into touch, or has just lost it. */
export const tellTouch = (game: Game): void => {
  if (game.watching === null) return;
  for (const p of game.pieces) {
    const at = game.cellOf(p);
    const was = before.get(game)?.get(p);
    if (at === OFF || was === undefined) continue;
    const now = touchOf(game, p);
    if (now === was) continue;
    if (was === 'cut-off') {
      const ends = now === 'joined' ? BACK : sayLeaderless(game, p);
      game.watching.push({ do: 'state', piece: p, at, state: 'cut-off', on: false, by: [], because: ends });
    }
    if (now === 'joined') continue;
    const because = now === 'cut-off' ? conditions['cut-off'] : sayLeaderless(game, p);
    game.watching.push({ do: 'state', piece: p, at, state: now, on: true, by: [], because });
  }
};
const BACK = `It ${states.find(({ id }) => id === 'cut-off')?.ends ?? ''}.`;

/** Q38: always by its colour: "grey Guard". */
export const nameOfUnit = (...[game, unit]: Parameters<typeof nameOf>): string =>
  `${colourNames[colourOf(game, unit).id]} ${game.typeOf(unit).name}`;
