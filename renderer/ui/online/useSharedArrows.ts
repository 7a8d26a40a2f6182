import { useMemo } from 'react';
import type { BoardArrow } from '../../board/arrows.ts';
import { type DrawnArrow, sharedArrows, useOnline } from '../../state/online/online.ts';
import { useMatch } from '../parts/table-context.ts';

const NONE: readonly BoardArrow[] = [];
const NOTHING: readonly DrawnArrow[] = [];

/** What people at the table on two machines point at and draw on the position that is shown; `own`: and what is drawn here. */
export function useSharedArrows(own: boolean): readonly BoardArrow[] {
  const looksBack = useMatch((s) => s.look !== null);
  const arrows = useOnline((online) => online.arrows);
  const pointed = useOnline((online) => online.pointed);
  const drawn = useOnline((online) => (own ? online.drawn : NOTHING));
  return useMemo(
    () => (looksBack ? NONE : sharedArrows({ arrows, pointed, drawn })),
    [looksBack, arrows, pointed, drawn],
  );
}
