/** Pieces that are alike, together, so that even sixty can be read at a glance. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView } from '../../../electron/contract/view.ts';

export type Like = readonly [PieceView, ...PieceView[]];

/** Those of one kind, side and group, in the order in which the first of each arrived. */
export const alike = (pieces: readonly PieceView[]): readonly Like[] => {
  const groups = new Map<string, [PieceView, ...PieceView[]]>();
  for (const piece of pieces) {
    const key = `${piece.side}${piece.group ?? ''}${piece.kind}`;
    const there = groups.get(key);
    if (there) there.push(piece);
    else groups.set(key, [piece]);
  }
  return [...groups.values()];
};

/** The same, the most valuable kind first. */
export const alikeByValue = ({ kinds }: VariantDescription, pieces: readonly PieceView[]): readonly Like[] => {
  const value = new Map(kinds.map((kind) => [kind.id, kind.value ?? 0]));
  return [...alike(pieces)].sort(([a], [b]) => (value.get(b.kind) ?? 0) - (value.get(a.kind) ?? 0));
};
