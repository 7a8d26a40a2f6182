/** Whether the side panel is open: docked beside the board, or in a small window as a drawer over it. */
import { useCallback, useRef, useState } from 'react';
import { useApp } from '../../../state/app.ts';
import { useNarrow } from '../../parts/useNarrow.ts';

export function usePanel() {
  const isDocked = useApp((app) => app.settings.panel);
  const isNarrow = useNarrow();
  const [isDrawn, setDrawn] = useState(false);
  const drawn = useRef(false);
  drawn.current = isNarrow && isDrawn;
  const unfold = useCallback(() => {
    if (isNarrow) setDrawn(true);
    else if (!useApp.getState().settings.panel) void useApp.getState().changeSettings({ panel: true });
  }, [isNarrow]);
  /** Returns whether it is open now. */
  const toggle = useCallback((): boolean => {
    const opens = isNarrow ? !drawn.current : !useApp.getState().settings.panel;
    if (isNarrow) setDrawn(opens);
    else void useApp.getState().changeSettings({ panel: opens });
    return opens;
  }, [isNarrow]);
  const isDrawerOpen = useCallback(() => drawn.current, []);
  const closeDrawer = useCallback(() => setDrawn(false), []);
  return {
    isNarrow,
    isOpen: isNarrow ? isDrawn : isDocked,
    place: !isNarrow && isDocked ? 'docked' : isDrawn ? 'drawer' : 'away',
    unfold,
    toggle,
    isDrawerOpen,
    closeDrawer,
  };
}
export type PanelState = ReturnType<typeof usePanel>;
