/**
 * What can be said for certain of an action that does nothing striking: whom its piece stands by from now on, and for whom
 * it makes or takes room. Each is counted in the position before and in the one after.
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { first, Op, op, type Plans, second } from '../../core/moves/plans.ts';
import type { Action, Effect, Position } from '../../core/position.ts';
import type { Variant } from '../../core/variant.ts';
import { type Who, whoIs } from './steps.ts';
import { everyActionBy, isBound } from './supposed-turn.ts';

export type QuietReason =
  /** nobody guarded this friend, and now it does */
  | { readonly is: 'backs'; readonly who: Who }
  /** it comes back to the part of the board where everybody begins */
  | { readonly is: 'returns'; readonly from: Cell }
  /** this friend, or it, is out of a condition that it wanted to be out of, by its id among the words of the game */
  | { readonly is: 'relieves'; readonly who: Who; readonly state: string }
  /** it is closer than before to this enemy, with which the game can be lost */
  | { readonly is: 'nears'; readonly who: Who }
  /** this enemy could go to so many fewer cells next than before */
  | { readonly is: 'hems'; readonly who: Who; readonly cells: number }
  /** it could go to so many more cells next than before */
  | { readonly is: 'widens'; readonly cells: number }
  /** so could this friend */
  | { readonly is: 'frees'; readonly who: Who; readonly cells: number };

/** Fewer more cells than this are not worth a word. */
const LEAST = 2;

/** Is it a condition that a piece wants to be out of? These are the ones whose end is worth a sentence. */
export const isBadState = ({ words }: Variant, state: string): boolean =>
  words.states.some(({ id, ends }) => id === state && ends !== undefined);

/** Where each piece of a side could go if it were to move now. */
type Outlook = ReadonlyMap<Piece, ReadonlySet<Cell>>;

export const quietReasons = (
  position: Position,
  action: Action,
  worth: (game: Game, p: Piece) => number,
): readonly QuietReason[] => {
  const { game, turn: me } = position;
  const mover = action.piece;
  if (mover === NOBODY || game.isOver || isBound(game)) return [];
  const them = other(me);
  const [before, theirs] = [outlookOf(game, me), outlookOf(game, them)];
  const alone = new Set(friendsOf(game, me).filter((p) => p !== mover && guardsOf(position, p).length === 0));
  return position.after(action, (effects) => {
    if (game.isOver || isBound(game) || game.cellOf(mover) === OFF || game.sideOf(mover) !== me) return [];
    const most = (pieces: readonly Piece[], by: (p: Piece) => number): Piece | undefined =>
      [...pieces].sort((a, b) => by(b) - by(a) || worth(game, b) - worth(game, a))[0];
    const found: QuietReason[] = [];
    if (action.from !== null && isZone(game, action.from) && !isZone(game, game.cellOf(mover)))
      found.push({ is: 'returns', from: action.from });
    found.push(...relieved(position, effects, me));
    if (!game.variant.groups) {
      const backed = [...alone].filter((p) => game.cellOf(p) !== OFF && guardsOf(position, p).includes(mover));
      const one = most(backed, () => 0);
      if (one !== undefined) found.push({ is: 'backs', who: whoIs(position, one) });
    }
    const after = outlookOf(game, me);
    const more = gainOf(before, after);
    const others = friendsOf(game, me).filter((p) => p !== mover && more(p) >= LEAST);
    // in a turn of many moves it has moved already, or moves on
    const freed = game.variant.groups ? undefined : most(others, more);
    if (freed !== undefined) found.push({ is: 'frees', who: whoIs(position, freed), cells: more(freed) });
    const fewer = gainOf(outlookOf(game, them), theirs);
    const hemmed = most(
      friendsOf(game, them).filter((p) => fewer(p) >= LEAST),
      fewer,
    );
    if (hemmed !== undefined) found.push({ is: 'hems', who: whoIs(position, hemmed), cells: fewer(hemmed) });
    if (action.from !== null && more(mover) >= LEAST) found.push({ is: 'widens', cells: more(mover) });
    const near = action.from === null ? undefined : royalNeared(game, mover, action.from, worth);
    if (near !== undefined) found.push({ is: 'nears', who: whoIs(position, near) });
    return found;
  });
};
const gainOf =
  (before: Outlook, after: Outlook) =>
  (p: Piece): number =>
    (after.get(p)?.size ?? 0) - (before.get(p)?.size ?? 0);
/** Whom a side must not lose: a royal piece, and of a royal group the worthiest of its pieces. */
export const isRoyalIn = (game: Game, worth: (game: Game, p: Piece) => number): ((p: Piece) => boolean) => {
  const { groups } = game.variant;
  const most = groups ? Math.max(...game.pieces.map((p) => worth(game, p))) : 0;
  return (p) => game.typeOf(p).royal === true || (groups?.of(game, p).royal === true && worth(game, p) === most);
};
/** The nearest royal enemy, if the piece stands nearer to it than `from` does. */
const royalNeared = (
  game: Game,
  mover: Piece,
  from: Cell,
  worth: (game: Game, p: Piece) => number,
): Piece | undefined => {
  const { topology } = game;
  const distance = (a: Cell, b: Cell): number =>
    Math.max(Math.abs(topology.x(a) - topology.x(b)), Math.abs(topology.y(a) - topology.y(b)));
  const to = game.cellOf(mover);
  const isRoyal = isRoyalIn(game, worth);
  return friendsOf(game, other(game.sideOf(mover)))
    .filter((p) => isRoyal(p) && distance(to, game.cellOf(p)) < distance(from, game.cellOf(p)))
    .sort((p, q) => distance(to, game.cellOf(p)) - distance(to, game.cellOf(q)))
    .at(0);
};
const isZone = ({ variant, topology }: Game, cell: Cell): boolean => topology.zone(cell) in (variant.words.zones ?? {});
const relieved = (position: Position, effects: readonly Effect[], me: Side): readonly QuietReason[] => {
  for (const e of effects)
    if (e.do === 'state' && !e.on && position.game.sideOf(e.piece) === me && isBadState(position.variant, e.state))
      return [{ is: 'relieves', who: whoIs(position, e.piece), state: e.state }];
  return [];
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
  everyActionBy(game, side, (plans, i) => {
    const mover = plans.mover[i] as Piece;
    if (mover === NOBODY || game.cellOf(mover) === OFF) return;
    const from = game.cellOf(mover);
    const mark = game.make(plans, i);
    const to = entered(plans, i) ?? game.cellOf(mover);
    game.unmake(mark);
    if (to !== OFF && to !== from) cells.set(mover, (cells.get(mover) ?? new Set<Cell>()).add(to));
  });
  return cells;
};
/** The cell that the mover goes to by itself, whatever lies there; null where it goes in another way. */
const entered = ({ words, starts, mover }: Plans, i: number): Cell | null => {
  for (let k = starts[i + 1] - 1; k >= starts[i]; k--)
    if (op(words[k]) === Op.go && first(words[k]) === mover[i]) return second(words[k]) as Cell;
  return null;
};
