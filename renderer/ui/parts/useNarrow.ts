/**
 * What fits in the window. It is measured in lines of text: a large text, whether by the browser's setting, which a media
 * query in em follows, or by the player's, needs the narrow layout in a larger window.
 */
import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../../state/app.ts';

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

/** The widest and the highest window of 1120 x 680 px, or of 900 px, that is too small, in em of the usual text. */
const NARROW = { width: 69.99, height: 42.49 };
const LOW = 56.24;

const useTextScale = (): number => useApp((app) => app.settings.textSize) / 100;

/** Is the window too small for the panel beside the board? */
export function useNarrow(): boolean {
  const scale = useTextScale();
  return useMedia(`(max-width: ${NARROW.width * scale}em), (max-height: ${NARROW.height * scale}em)`);
}
/** Is it too low for everything that the panel of the flat board can show at once? */
export const useLow = (): boolean => useMedia(`(max-height: ${LOW * useTextScale()}em)`);
