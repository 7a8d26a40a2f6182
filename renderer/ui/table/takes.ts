/**
 * Whom an action would take, in order, with its own side's losses told apart: for actions that go through several, and
 * for those that lead through a gate, where somebody may be lost at the other end.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView, Preview, View } from '../../../electron/contract/view.ts';
import { uiWords } from '../../../electron/contract/words.ts';
import { pieceOf } from '../../state/match.ts';
import { cellName, kindName, pieceName } from '../flat/labels.ts';

export interface Loss {
  readonly piece: PieceView;
  readonly cell: number;
  /** of the side that plays it */
  readonly own: boolean;
}

/** In the order in which they are lost; empty where the cell alone says it all. */
export const lossesOf = (view: View, preview: Preview | null): readonly Loss[] => {
  if (!preview) return [];
  const { action, effects } = preview;
  const gate = view.features.some((f) => f.leadsTo != null && (f.cell === action.to || f.cell === action.lifts?.to));
  if (action.kind !== 'rage' && !gate) return [];
  return effects.flatMap((e) => {
    const piece = e.do === 'take' ? pieceOf(view, e.piece) : undefined;
    return e.do === 'take' && piece ? [{ piece, cell: e.from, own: piece.side === view.turn }] : [];
  });
};

/** `own /mlp/ c2`, `Black /k/ e8` */
export const lossWords = (d: VariantDescription, { piece, cell, own }: Loss): string =>
  `${own ? `${uiWords.special.takes.own} ${kindName(d, piece.kind)}` : pieceName(d, piece)} ${cellName(d, cell)}`;
