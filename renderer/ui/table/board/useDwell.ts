/** Asks why, when the pointer rests on a cell where nothing can be done with the lifted piece. */
import { useEffect } from 'react';
import { useMatch, useTable } from '../../parts/table-context.ts';

/** ms */
export const DWELL = 600;

export function useDwell(cell: number | null): void {
  const { match } = useTable();
  const mode = useMatch((s) => s.mode);
  const up = mode.is === 'lifted' || mode.is === 'laying';
  // the timer restarts when another piece is lifted, or its actions have arrived
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (cell === null || !up) return;
    const rest = setTimeout(() => match.send({ on: 'dwell', cell }), DWELL);
    return () => clearTimeout(rest);
  }, [cell, mode, up, match]);
}
