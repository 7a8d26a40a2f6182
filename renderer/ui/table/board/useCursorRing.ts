import { type SyntheticEvent, useState } from 'react';

/** Is the cursor drawn on the 3D table? While the grid has the focus from the keyboard. */
export function useCursorRing() {
  const [isShown, setShown] = useState(false);
  const showIf = (selector: string) => (event: SyntheticEvent) =>
    setShown(event.target instanceof Element && event.target.matches(selector));
  return {
    isShown,
    onFocus: showIf('[data-cell]:focus-visible'),
    onKeyDown: showIf('[data-cell]'),
    hide: () => setShown(false),
  };
}
