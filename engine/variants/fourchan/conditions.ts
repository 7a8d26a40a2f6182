/** What lasts about a piece and its picture does not say; and telling whoever watches who froze and who thawed. */

import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { NO_MOVES } from '../../core/moves/move-set.ts';
import { fillTemplate } from '../../core/start/fill.ts';
import { listOf } from '../../core/text/sentences.ts';
import type { Condition } from '../../core/vocabulary.ts';
import { absorbedMoves } from './absorb.ts';
import { spent } from './board.ts';
import { freezersOf } from './freeze.ts';
import { ADMIN, ANON, B, D, isA, N } from './kinds.ts';
import { copiedMoves, copiesWhileFrozen } from './mimic.ts';
import { badgeOf, saySet } from './sets.ts';
import { conditions, words } from './words/words.ts';

export const conditionsOf = (game: Game, p: Piece): readonly Condition[] => [
  ...frozenBy(game, p),
  ...sharing(game, p),
  ...borrowing(game, p),
  ...past(game, p),
];
const frozenBy = (game: Game, p: Piece): readonly Condition[] => {
  const by = freezersOf(game, p);
  return by.length === 0 ? [] : [{ id: 'frozen', says: sayFrozen(game, p, by), by }];
};
const sayFrozen = (game: Game, p: Piece, by: readonly Piece[]): string => {
  const isMobile = isA(game, p, B) && copiesWhileFrozen(game) && copiedMoves(game, p) !== NO_MOVES;
  const template = isMobile ? conditions['frozen-copying'] : conditions.frozen;
  return fillTemplate(template, { others: (form) => listOf(game, by, by.length, form) });
};
const sharing = (game: Game, p: Piece): readonly Condition[] => {
  const other = game.companionOf(p);
  if (other === NOBODY) return [];
  return game.isRider(p)
    ? [{ id: 'riding', says: conditions.riding, by: [other] }]
    : [
        {
          id: 'carrying',
          says: fillTemplate(conditions.carrying, { rider: (form) => listOf(game, [other], 1, form) }),
          by: [other],
        },
      ];
};
const borrowing = (game: Game, p: Piece): readonly Condition[] => {
  if (isA(game, p, B)) {
    const copied = copiedMoves(game, p);
    if (copied === NO_MOVES) return [{ id: 'copies-nothing', says: conditions['copies-nothing'], by: [] }];
    const says = fillTemplate(conditions.copies, { copied: saySet(game, copied) });
    return [{ id: 'copies', says, by: [], badge: badgeOf(game, copied) }];
  }
  if (!isA(game, p, D)) return [];
  if (!game.get(spent, p)) return [{ id: 'absorbs-next', says: conditions['absorbs-next'], by: [] }];
  const gained = absorbedMoves(game, p);
  if (gained === NO_MOVES) return [{ id: 'absorbed-nothing', says: conditions['absorbed-nothing'], by: [] }];
  const says = fillTemplate(conditions.absorbed, { absorbed: saySet(game, gained) });
  return [{ id: 'absorbed', says, by: [], badge: badgeOf(game, gained) }];
};
const past = (game: Game, p: Piece): readonly Condition[] => {
  const hasMoved = game.get(spent, p) !== 0;
  if (game.kindOf(p) === ANON && !hasMoved) return [{ id: 'unmoved', says: conditions.unmoved, by: [] }];
  const castles = isA(game, p, ADMIN) || isA(game, p, N);
  return castles && hasMoved ? [{ id: 'moved', says: conditions.moved, by: [] }] : [];
};

const frozenBefore = new WeakMap<Game, ReadonlyMap<Piece, readonly Piece[]>>();
const frozenNow = (game: Game): ReadonlyMap<Piece, readonly Piece[]> =>
  new Map(game.pieces.map((p) => [p, freezersOf(game, p)] as const).filter(([, by]) => by.length > 0));

export const noteFrozen = (game: Game): void => {
  if (game.watching !== null) frozenBefore.set(game, frozenNow(game));
};
/** Who is frozen since the action began, by others than before, or no longer (C-X1). */
export const tellFrozen = (game: Game): void => {
  if (game.watching === null) return;
  const before = frozenBefore.get(game) ?? new Map<Piece, readonly Piece[]>();
  const now = frozenNow(game);
  for (const p of game.pieces) {
    const at = game.cellOf(p);
    const [old, by] = [before.get(p) ?? [], now.get(p) ?? []];
    if (at === OFF || (by.length === old.length && by.every((x) => old.includes(x)))) continue;
    const on = by.length > 0;
    const because = on ? sayFrozen(game, p, by) : THAWED;
    game.watching.push({ do: 'state', piece: p, at, state: 'frozen', on, by, because });
  }
};
const THAWED = `It ${words.states.find(({ id }) => id === 'frozen')?.ends ?? ''}.`;
