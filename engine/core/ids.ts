/**
 * Numbers that must not be mixed up. A cell is never a piece, and the compiler knows it.
 * Cells and pieces fit in nine bits (see `Plans`), which the layout asserts when a variant loads.
 */
import type { Side } from '../shared/side.ts';

export type { Side } from '../shared/side.ts';

declare const brand: unique symbol;
export type Id<Name extends string> = number & { readonly [brand]: Name };
export type Cell = Id<'Cell'>;
/** Stable for the whole game and never reused: animation, undo and saves rely on it. */
export type Piece = Id<'Piece'>;
/** Index of a piece type within its variant. */
export type Kind = Id<'Kind'>;
export type Dir = Id<'Dir'>;

/** Not on the board: in hand, lost, or anywhere else a variant keeps pieces. */
export const OFF = 511 as Cell;
export const NOBODY = -1 as Piece;
/** What rules of the turn move as: no piece acts. */
export const NO_KIND = -1 as Kind;
export const SIDES: readonly Side[] = [0, 1];
/**
 * What the facts hold in place of a side for a neutral piece, where a game has such pieces: it differs from either side, so the
 * piece is nobody's own and both may capture it. Nothing can be looked up by it.
 */
export const NO_SIDE = 2 as number as Side;
export const other = (side: Side): Side => (1 - side) as Side;
