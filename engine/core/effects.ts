/**
 * What really happened, in order, and by which rule: the one list behind preview, animation, move list, sound, trays
 * and announcements. Recorded only on demand. Nothing ever guesses motion by comparing two boards.
 */
import type { Cell, Kind, Piece, Side } from './ids.ts';
import type { How } from './moves/plans.ts';

export type Effect =
  /** `from` is OFF for a drop; `via` are waypoints between `from` and `to`, for display */
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
      /** the manner, where nothing else tells it: `push` is off the board */
      readonly how?: How;
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
  /** who was just taken on `at` waits in the hand of `side` from now on, as a `kind`; it was a `was` of the other side */
  | {
      readonly do: 'recruit';
      readonly piece: Piece;
      readonly at: Cell;
      readonly side: Side;
      readonly kind: Kind;
      readonly was: Kind;
      readonly because: string;
    }
  /**
   * the piece belongs to `side` and to the group of the id `group` from now on, no longer to the group `was`, and stands on
   * `at`; `from` is where it stood before, or where it was just taken. The groups are null where a game has none
   */
  | {
      readonly do: 'convert';
      readonly piece: Piece;
      readonly from: Cell;
      readonly at: Cell;
      readonly side: Side;
      readonly group: string | null;
      readonly was: string | null;
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
  /** left the board; it will come down on `to` after so many turns */
  | {
      readonly do: 'banish';
      readonly piece: Piece;
      readonly from: Cell;
      readonly to: Cell;
      readonly turns: number;
      readonly because: string;
    }
  /** who is away came nearer: `left` turns from `to` */
  | {
      readonly do: 'tick';
      readonly piece: Piece;
      readonly to: Cell;
      readonly left: number;
      readonly because: string;
    }
  /**
   * a feature was laid, or is seen from now on (`on`), or is gone. `hidden`: the one side that may know of it; null when
   * everybody may. `shows`: until now not everybody knew of it
   */
  | {
      readonly do: 'feature';
      readonly cell: Cell;
      readonly feature: string;
      readonly on: boolean;
      readonly hidden: Side | null;
      readonly shows: boolean;
      readonly because: string;
    }
  /** an explosion on a cell (0) or on it and all its neighbours (1); who is lost by it is told by `take` */
  | { readonly do: 'burst'; readonly cell: Cell; readonly radius: 0 | 1; readonly because: string }
  /** the action was taken back by the rules: the piece had set out from `from`, had come to `to`, and is back */
  | { readonly do: 'retract'; readonly piece: Piece; readonly from: Cell; readonly to: Cell; readonly because: string }
  /** a royal piece of that side is in danger where it stands; `by` is NOBODY when it is nobody on the board */
  | { readonly do: 'check'; readonly side: Side; readonly at: Cell; readonly by: Piece; readonly because: string }
  /** the turn that begins: whose, and its number, which both sides share (1, 1, 2, 2 ...) */
  | { readonly do: 'turn'; readonly side: Side; readonly turnNumber: number; readonly because: string }
  | { readonly do: 'end'; readonly winner: Side | null; readonly reason: string; readonly because: string };

/** The cells that a piece went by on its way, as far as its effects tell. */
export const cellsBetween = (effects: readonly Effect[], piece: Piece): readonly Cell[] =>
  effects.flatMap((e) => (e.do === 'go' && e.piece === piece ? [...e.via, e.to] : [])).slice(0, -1);
/** Where the pieces that it pushed or castled with stood before, and where they stand after. */
export const cellsOfOthers = (effects: readonly Effect[], piece: Piece): readonly Cell[] =>
  effects.flatMap((e) =>
    e.do === 'go' && e.piece !== piece && (e.how === 'push' || e.how === 'castle') ? [e.from, e.to] : [],
  );
