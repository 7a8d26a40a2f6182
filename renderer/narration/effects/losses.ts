/** The pieces that an action would lose, in order, with own losses distinguished. */
import type { ActionView, PieceView, View } from '../../../electron/contract/view.ts';
import { pieceOf } from '../../state/match/match-derived.ts';

export interface Loss {
  readonly piece: PieceView;
  readonly cell: number;
  /** of the side that plays it */
  readonly own: boolean;
}

/** All of them, in the order in which they are lost. */
export const lossesOf = (view: View, action: ActionView): readonly Loss[] =>
  action.losses.flatMap(({ piece: id, side, cell }) => {
    const piece = pieceOf(view, id);
    return piece ? [{ piece, cell, own: side === view.turn }] : [];
  });

/** Is the destination not enough to tell the losses: are there several, own ones, or some on other squares? */
export const isMoreThanSeen = (action: ActionView, losses: readonly Loss[]): boolean =>
  losses.length > 1 || losses.some((l) => l.own || l.cell !== action.to);
