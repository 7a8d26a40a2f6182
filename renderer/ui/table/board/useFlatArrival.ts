import { useEffect } from 'react';
import { useTable } from '../../parts/table-context.ts';

/** The flat board has no playback: an arrival is finished as soon as it is painted. */
export function useFlatArrival(key: string, onDrawn: () => void): void {
  const { match, flat } = useTable();
  const { send } = match;
  useEffect(() => {
    if (!flat) return;
    const frame = requestAnimationFrame(() => {
      onDrawn();
      send({ on: 'settled', key });
    });
    return () => cancelAnimationFrame(frame);
  }, [flat, key, send, onDrawn]);
}
