import { type RefObject, useCallback, useRef, useState } from 'react';
import type { TableHandle } from '../../board/props.ts';
import { useApp } from '../../state/app.ts';

/** Tells the host once that a board has been drawn; `hasCamera`: it was the 3D table. */
export function useFirstFrame(table: RefObject<TableHandle | null>) {
  const isTold = useRef(false);
  // camera commands are available from now on: update the menu and the buttons
  const [hasCamera, setHasCamera] = useState(false);
  const onDrawn = useCallback(() => {
    if (!isTold.current) void useApp.getState().ask['app.drawn']({ what: 'table' });
    isTold.current = true;
    setHasCamera(table.current !== null);
  }, [table]);
  return { hasCamera, onDrawn };
}
