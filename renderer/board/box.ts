/**
 * The box of a free table: one piece of each type and group of both sides, to be taken by hand. On a table they are shown
 * beside the pieces of a view, with numbers of their own.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView, Side } from '../../electron/contract/view.ts';

/** beyond the numbers of all pieces of a view */
const FIRST = 20_000;
export const isInBox = ({ id }: Pick<PieceView, 'id'>): boolean => id >= FIRST;

/** The first side's pieces come first. */
export function boxOf({ kinds, groups }: VariantDescription): readonly PieceView[] {
  const sides: readonly Side[] = [0, 1];
  return sides
    .flatMap((side) => {
      const own = groups?.filter((group) => group.side === side) ?? [undefined];
      return own.flatMap((group) => kinds.map(({ id: kind }) => ({ kind, side, ...(group && { group: group.id }) })));
    })
    .map((piece, i) => ({ id: FIRST + i, ...piece, place: 'lost' as const, at: null, notes: [] }));
}
