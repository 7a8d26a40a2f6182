/** The way of the last move, for both boards. */
import type { View } from '../../electron/contract/view.ts';

/** From the first cell to the last, with those between where it bends; none for a drop or a turn of several moves. */
export function trackCells({ last }: Pick<View, 'last'>): readonly number[] {
  const [from, to, ...more] = last?.cells ?? [];
  const by = last?.by ?? [];
  if (from === undefined || to === undefined || more.length > 0) return [];
  return from === to && by.length === 0 ? [] : [from, ...by, to];
}
