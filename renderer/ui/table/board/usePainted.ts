/**
 * What tests wait for instead of time, on `document.body.dataset`. `data-busy`: "1" while a request is pending,
 * something moves or is not painted yet; `data-mode`: the machine's mode; `data-rev`: the revision whose view is
 * painted and at rest; `data-node`: the node shown; `data-look`: "1" while looking back; `data-hidden`: "1" while a
 * hand-over screen is shown; `data-shown`: `flat` or `table`; `data-turn`: the side to move, or `over`; `data-variant`:
 * the game; `data-computer`: what the computer that is to move does, or `none`. Must stay true: while `data-busy` is "0" everything else here describes the present state, and everything
 * that follows from the last event has been announced.
 */
import { useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { MatchState } from '../../../state/match/match.ts';
import { isBusy, isHidden, shownView } from '../../../state/match/match-derived.ts';

const FIELDS = ['variant', 'busy', 'mode', 'rev', 'node', 'look', 'hidden', 'shown', 'turn', 'computer'] as const;

export function usePainted(store: StoreApi<MatchState>, flat: boolean): void {
  const state = useStore(store);
  useEffect(() => {
    const { dataset } = document.body;
    // play does not wait for a preview, but its announcement belongs to what was under the pointer
    const busy = isBusy(state) || state.waiting.preview !== undefined;
    dataset.busy = '1';
    dataset.mode = state.mode.is;
    const frame = requestAnimationFrame(() => {
      const view = shownView(state);
      if (!busy) dataset.rev = String(state.view.revision);
      dataset.node = String(view.node);
      dataset.look = state.look ? '1' : '0';
      dataset.hidden = isHidden(state) ? '1' : '0';
      dataset.shown = flat ? 'flat' : 'table';
      dataset.turn = view.outcome ? 'over' : state.description.sides[view.turn].id;
      dataset.variant = state.description.id;
      dataset.computer = state.view.computer?.state ?? 'none';
      if (!busy) dataset.busy = '0';
    });
    return () => cancelAnimationFrame(frame);
  }, [state, flat]);
  useEffect(
    () => () => {
      for (const field of FIELDS) delete document.body.dataset[field];
    },
    [],
  );
}
