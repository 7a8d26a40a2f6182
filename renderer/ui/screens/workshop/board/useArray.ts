/** The first position as it is edited: for one side, or for both at once. */
import { useState } from 'react';
import type { GameParts, PlacedPieceView } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { useDraft } from '../useDraft.ts';
import { across } from './squares.ts';

export function useArray({ array: written, height, missing }: GameParts) {
  const [array, setArray] = useDraft(written);
  const [isMirrored, setMirrored] = useState(true);
  const pieceOn = (cell: string) => array.find(({ at }) => at === cell);
  const change = (next: readonly PlacedPieceView[]) => {
    setArray([...next]);
    void useGameText.getState().edit({ do: 'array', array: [...next], missing: [...missing] }, 'array');
  };
  const reflected = (piece: PlacedPieceView): PlacedPieceView => ({
    ...piece,
    side: piece.side === 0 ? 1 : 0,
    at: across(piece.at, height),
  });
  /** With its mirror image, if that is wanted and there is room for it. */
  const both = (piece: PlacedPieceView): readonly PlacedPieceView[] => {
    const image = reflected(piece);
    return isMirrored && image.at !== piece.at && !missing.includes(image.at) ? [piece, image] : [piece];
  };
  const without = (cells: readonly string[]) => array.filter(({ at }) => !cells.includes(at));
  const put = (piece: PlacedPieceView) => {
    const placed = both(piece);
    change([...without(placed.map(({ at }) => at)), ...placed]);
  };
  const remove = (cell: string) => {
    const there = pieceOn(cell);
    if (!there) return;
    const image = reflected(there);
    const isImage = isMirrored && pieceOn(image.at)?.kind === there.kind && pieceOn(image.at)?.side === image.side;
    change(without(isImage ? [cell, image.at] : [cell]));
  };
  const move = (from: string, to: string) => {
    const piece = pieceOn(from);
    if (!piece || from === to || missing.includes(to)) return;
    const image = reflected(piece);
    const hasImage = isMirrored && pieceOn(image.at)?.kind === piece.kind && pieceOn(image.at)?.side === image.side;
    const left = hasImage ? [from, image.at] : [from];
    const placed = hasImage ? both({ ...piece, at: to }) : [{ ...piece, at: to }];
    change([...without([...left, ...placed.map(({ at }) => at)]), ...placed]);
  };
  const clear = () => change([]);
  return { pieceOn, put, remove, move, clear, isMirrored, setMirrored };
}
