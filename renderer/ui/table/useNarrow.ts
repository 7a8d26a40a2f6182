/** What fits in the window. */
import { useCallback, useSyncExternalStore } from 'react';

const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};

/** Is the window too small for the panel beside the board? */
export const useNarrow = (): boolean => useMedia('(max-width: 1119px), (max-height: 679px)');
/** Is it too low for everything that the panel of the flat board can show at once? */
export const useLow = (): boolean => useMedia('(max-height: 899px)');
