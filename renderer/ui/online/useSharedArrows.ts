import { useMemo } from 'react';
import type { BoardArrow } from '../../board/arrows.ts';
import { sharedArrows, tableOf, useOnline } from '../../state/online.ts';
import { useMatch } from '../table/context.ts';

const NONE: readonly BoardArrow[] = [];

/** What people at the table on two machines point at and draw on the position that is shown. */
export function useSharedArrows(): readonly BoardArrow[] {
  const id = useMatch((s) => s.view.match);
  const looksBack = useMatch((s) => s.look !== null);
  const isOpen = useOnline((online) => tableOf(online, id) !== null);
  const arrows = useOnline((online) => online.arrows);
  const pointed = useOnline((online) => online.pointed);
  return useMemo(
    () => (isOpen && !looksBack ? sharedArrows({ arrows, pointed }) : NONE),
    [isOpen, looksBack, arrows, pointed],
  );
}
