/**
 * The box of a free table: one piece of each type and group of both sides, to be taken by hand, and where the house rules know
 * neutral pieces one of each of their types. On a table they are shown beside the pieces of a view, with numbers of their own.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView, Side, View } from '../../electron/contract/view.ts';
import { isNeverNeutral, neutralGroups } from './owner.ts';

/** beyond the numbers of all pieces of a view */
const FIRST = 20_000;
export const isInBox = ({ id }: Pick<PieceView, 'id'>): boolean => id >= FIRST;

/** The first side's pieces come first; neutral ones are written with that side, and come last. */
export function boxOf(d: VariantDescription, options: View['options']): readonly PieceView[] {
  const { kinds, groups } = d;
  const sides: readonly Side[] = [0, 1];
  const owned = sides.flatMap((side) => {
    const own = groups?.filter((group) => group.side === side) ?? [undefined];
    return own.flatMap((group) => kinds.map(({ id: kind }) => ({ kind, side, ...(group && { group: group.id }) })));
  });
  const neutral = neutralGroups(d, options).flatMap(({ id: group }) =>
    kinds.flatMap(({ id: kind }) => (isNeverNeutral(d, kind) ? [] : [{ kind, side: 0 as const, group }])),
  );
  return [...owned, ...neutral].map((piece, i) => ({
    ...{ id: FIRST + i, ...piece, place: 'lost' as const },
    ...{ at: null, notes: [] },
  }));
}
