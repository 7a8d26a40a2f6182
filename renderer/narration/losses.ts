/** Whom an action would cost, in order, with the losses of the side that plays it told apart. */
import type { ActionView, PieceView, View } from '../../electron/contract/view.ts';
import { pieceOf } from '../state/match-derived.ts';

export interface Loss {
  readonly piece: PieceView;
  readonly cell: number;
  /** of the side that plays it */
  readonly own: boolean;
}

/** Everybody, in the order in which they are lost. */
export const lossesOf = (view: View, action: ActionView): readonly Loss[] =>
  action.losses.flatMap(({ piece: id, side, cell }) => {
    const piece = pieceOf(view, id);
    return piece ? [{ piece, cell, own: side === view.turn }] : [];
  });

/** Does the square where it ends not say it all: are there several, or one's own, or somebody elsewhere? */
export const isMoreThanSeen = (action: ActionView, losses: readonly Loss[]): boolean =>
  losses.length > 1 || losses.some((l) => l.own || l.cell !== action.to);
