/** A pointer that rests on a cell where nothing can be done with what is up asks why. */
import { useEffect } from 'react';
import { useMatch, useTable } from './context.ts';

/** ms */
export const DWELL = 600;

export function useDwell(cell: number | null): void {
  const { match } = useTable();
  const mode = useMatch((s) => s.mode);
  const up = mode.is === 'lifted' || mode.is === 'laying';
  // the rest begins anew when something else is taken up, or what it may do has come
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (cell === null || !up) return;
    const rest = setTimeout(() => match.send({ on: 'dwell', cell }), DWELL);
    return () => clearTimeout(rest);
  }, [cell, mode, up, match]);
}
