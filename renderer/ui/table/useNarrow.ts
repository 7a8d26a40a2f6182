/** Is the window too small for the panel beside the board? */
import { useSyncExternalStore } from 'react';

const query = '(max-width: 1119px), (max-height: 679px)';
const subscribe = (changed: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
