import { useEffect } from 'react';
import { useStore } from 'zustand';
import { possibleCommands } from '../../../commands/behaviour.ts';
import type { CommandContext } from '../../../commands/command.ts';
import { tellPossible } from '../../../commands/without-table.ts';
import type { MatchState } from '../../../state/match/match.ts';
import { isBusy } from '../../../state/match/match-derived.ts';
import type { makeMatch } from '../../../state/match/match-store.ts';

/** The native menu greys out what is not available; while a request is pending it keeps its state. */
export function usePossible(
  store: ReturnType<typeof makeMatch>['store'],
  commandContext: () => CommandContext,
  onTop: boolean,
  inDialog: boolean,
  hasCamera: boolean,
): void {
  const state = useStore(store, (s: MatchState) => s);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a camera comes later than its commandContext
  useEffect(() => {
    if (!onTop || isBusy(state)) return;
    if (inDialog || state.mode.is === 'warned') return tellPossible(['full-screen']);
    tellPossible(possibleCommands(commandContext()));
  }, [state, commandContext, onTop, inDialog, hasCamera]);
}
