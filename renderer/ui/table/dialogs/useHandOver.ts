import { type RefObject, useEffect, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { TableHandle } from '../../../board/props.ts';
import type { TableDialog } from '../../../commands/command.ts';
import type { MatchState } from '../../../state/match/match.ts';
import { isHidden } from '../../../state/match/match-derived.ts';

/** Is the hand-over shown? What the previous player has drawn, opened and looked at is put away. */
export function useHandOver(
  store: StoreApi<MatchState>,
  table: RefObject<TableHandle | null>,
  show: (dialog: TableDialog | null) => void,
  focusBoard: () => void,
): boolean {
  const hidden = useStore(store, isHidden);
  // drawings made with the right button belong to the previous viewer
  const viewer = useStore(store, (s) => s.view.viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what is looked at changes
  useEffect(() => {
    table.current?.clearDrawings();
    // and so does the close-up
    if (hidden) table.current?.resetCamera();
  }, [viewer, hidden]);
  const wasHidden = useRef(hidden);
  // after the hand-over: its heading takes the focus by itself, then the board
  useEffect(() => {
    if (wasHidden.current && !hidden) focusBoard();
    if (hidden) show(null);
    wasHidden.current = hidden;
  }, [hidden, show, focusBoard]);
  return hidden;
}
