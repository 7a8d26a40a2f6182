/**
 * What really happened, in order, and by which rule: the one list behind preview, animation, move list, sound, trays
 * and announcements. Recorded only while somebody watches. Nothing ever guesses motion by comparing two boards.
 */
import type { Cell, Kind, Piece, Side } from './ids.ts';
import type { How } from './plans.ts';

export type Effect =
  /** `from` is OFF for a drop; `via` are waypoints between `from` and `to`, for the eye */
  | {
      readonly do: 'go';
      readonly piece: Piece;
      readonly from: Cell;
      readonly to: Cell;
      readonly how: How;
      readonly via: readonly Cell[];
      readonly because: string;
    }
  /** `by` is the captor; NOBODY when the piece was destroyed without being captured. `into` is the name of a place */
  | {
      readonly do: 'take';
      readonly piece: Piece;
      readonly from: Cell;
      readonly by: Piece;
      readonly into: string;
      readonly because: string;
    }
  /** `piece` went from `from` to `to`, `with` the other way */
  | {
      readonly do: 'swap';
      readonly piece: Piece;
      readonly with: Piece;
      readonly from: Cell;
      readonly to: Cell;
      readonly because: string;
    }
  | {
      readonly do: 'become';
      readonly piece: Piece;
      readonly at: Cell;
      readonly kind: Kind;
      readonly was: Kind;
      readonly because: string;
    }
  /** a lasting condition of a piece began (`on`), changed its causes (`on` again) or ended */
  | {
      readonly do: 'state';
      readonly piece: Piece;
      readonly at: Cell;
      readonly state: string;
      readonly on: boolean;
      readonly by: readonly Piece[];
      readonly because: string;
    }
  /** the turn that begins: whose, and its number, which both sides share (1, 1, 2, 2 ...) */
  | { readonly do: 'turn'; readonly side: Side; readonly turnNumber: number; readonly because: string }
  | { readonly do: 'end'; readonly winner: Side | null; readonly reason: string; readonly because: string };
