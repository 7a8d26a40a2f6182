import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableDialog } from '../../../commands/command.ts';
import type { makeMatch } from '../../../state/match/match-store.ts';

/** Shows the end once when the game reaches it here; returns how to show it again. */
export function useEndDialog(store: ReturnType<typeof makeMatch>['store'], show: (dialog: TableDialog | null) => void) {
  const ended = useStore(
    store,
    (s) => s.view.outcome !== null && !s.view.exercise && s.told !== null && s.mode.is === 'idle' && !s.look,
  );
  const revision = useStore(store, (s) => s.view.revision);
  const seen = useRef(-1);
  useEffect(() => {
    if (!ended || seen.current === revision) return;
    seen.current = revision;
    show('end');
  }, [ended, revision, show]);
  // after undo, or on a new line: close the dialog of the old end
  const running = useStore(store, (s) => s.view.outcome === null);
  useEffect(() => {
    if (running) seen.current = -1;
  }, [running]);
  return useCallback(() => show('end'), [show]);
}
