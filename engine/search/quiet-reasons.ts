/**
 * What can be said for certain of an action that does nothing striking: whom its piece aims at or stands by from now on, and
 * for whom it makes room. Each is counted in the position before and in the one after.
 */
import type { Game } from '../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../core/ids.ts';
import { Planner } from '../core/planner.ts';
import { first, Op, op, type Plans, second } from '../core/plans.ts';
import type { Action, Position } from '../core/position.ts';
import { isMidTurn } from '../core/turn.ts';
import { type Who, whoIs } from './steps.ts';

/** `it` is the piece that moves. */
export type QuietReason =
  /** nobody guarded this friend, and now it does */
  | { readonly is: 'backs'; readonly who: Who }
  /** it could capture this enemy next, and could not before; it is guarded */
  | { readonly is: 'aims'; readonly who: Who }
  /** it could go to so many more cells next than before */
  | { readonly is: 'widens'; readonly cells: number }
  /** so could this friend */
  | { readonly is: 'frees'; readonly who: Who; readonly cells: number };

/** Fewer more cells than this are not worth a word. */
const LEAST = 2;

/** What each piece of a side could do if it were to move now. */
interface Outlook {
  readonly cells: ReadonlyMap<Piece, ReadonlySet<Cell>>;
  readonly aims: ReadonlyMap<Piece, ReadonlySet<Piece>>;
}

export const quietReasons = (
  position: Position,
  action: Action,
  worth: (game: Game, p: Piece) => number,
): readonly QuietReason[] => {
  const { game, turn: me } = position;
  const mover = action.piece;
  if (mover === NOBODY || isBound(game)) return [];
  const before = outlookOf(game, me);
  const alone = new Set(friendsOf(game, me).filter((p) => p !== mover && guardsOf(position, p).length === 0));
  return position.after(action, () => {
    if (isBound(game) || game.cellOf(mover) === OFF || game.sideOf(mover) !== me) return [];
    const after = outlookOf(game, me);
    const most = (pieces: readonly Piece[], by: (p: Piece) => number): Piece | undefined =>
      [...pieces].sort((a, b) => by(b) - by(a) || worth(game, b) - worth(game, a))[0];
    const found: QuietReason[] = [];
    const isNew = (p: Piece): boolean => before.aims.get(mover)?.has(p) !== true && !game.typeOf(p).royal;
    const victims = [...(after.aims.get(mover) ?? [])].filter((p) => isNew(p) && guardsOf(position, p).length > 0);
    const victim = most(victims, () => 0);
    if (victim !== undefined) found.push({ is: 'aims', who: whoIs(position, victim) });
    if (!game.variant.groups) {
      const backed = [...alone].filter((p) => game.cellOf(p) !== OFF && guardsOf(position, p).includes(mover));
      const one = most(backed, () => 0);
      if (one !== undefined) found.push({ is: 'backs', who: whoIs(position, one) });
    }
    const more = (p: Piece): number => (after.cells.get(p)?.size ?? 0) - (before.cells.get(p)?.size ?? 0);
    const others = friendsOf(game, me).filter((p) => p !== mover && more(p) >= LEAST);
    const freed = most(others, more);
    if (action.from !== null && more(mover) >= LEAST) found.push({ is: 'widens', cells: more(mover) });
    if (freed !== undefined) found.push({ is: 'frees', who: whoIs(position, freed), cells: more(freed) });
    return found;
  });
};

/** In the middle of a turn whose rest binds it nobody knows what a side could do. */
const isBound = (game: Game): boolean => {
  const { groups, turns } = game.variant;
  return game.isOver || (groups === undefined && turns?.unbind === undefined && isMidTurn(game));
};
const friendsOf = (game: Game, side: Side): readonly Piece[] =>
  game.pieces.filter((p) => game.cellOf(p) !== OFF && game.sideOf(p) === side && !game.typeOf(p).ownerless);
/** Its friends that could capture on its cell. */
const guardsOf = (position: Position, p: Piece): readonly Piece[] => {
  const { game } = position;
  const attackers = position.attackersOf(game.cellOf(p)).map(({ piece }) => piece);
  return attackers.filter((q) => q !== p && game.sideOf(q) === game.sideOf(p));
};
const outlookOf = (game: Game, side: Side): Outlook => {
  const cells = new Map<Piece, Set<Cell>>();
  const aims = new Map<Piece, Set<Piece>>();
  const { turns } = game.variant;
  const begin = (): void => {
    turns?.unbind?.(game);
    game.set(game.facts.turn, 0, side);
  };
  game.suppose(begin, () => {
    const planner = new Planner(game);
    const { plans } = planner;
    const count = planner.everyAction();
    for (let i = 0; i < count; i++) {
      const mover = plans.mover[i] as Piece;
      if (mover === NOBODY || game.cellOf(mover) === OFF) continue;
      const from = game.cellOf(mover);
      const mark = game.make(plans, i);
      const to = entered(plans, i) ?? game.cellOf(mover);
      const lost = Array.from({ length: game.lost.size }, (_, n) => game.lost.at(n));
      game.unmake(mark);
      if (to !== OFF && to !== from) added(cells, mover, to);
      for (const p of lost) if (game.sideOf(p) !== side && !game.typeOf(p).ownerless) added(aims, mover, p);
    }
  });
  return { cells, aims };
};
/** The cell that the mover goes to by itself, whatever lies there; null where it goes in another way. */
const entered = ({ words, starts, mover }: Plans, i: number): Cell | null => {
  for (let k = starts[i + 1] - 1; k >= starts[i]; k--)
    if (op(words[k]) === Op.go && first(words[k]) === mover[i]) return second(words[k]) as Cell;
  return null;
};
const added = <K, V>(map: Map<K, Set<V>>, key: K, value: V): void => {
  const known = map.get(key) ?? new Set<V>();
  map.set(key, known.add(value));
};
