import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../state/app.ts';
import type { makeMatch } from '../../state/match/match-store.ts';
import { uiText } from '../../text/index.ts';

/** The first time that the board turns by itself, explains it and offers to keep it still. */
export function useToldTurning(store: ReturnType<typeof makeMatch>['store']): void {
  const seat = useStore(store, (s) => s.seat);
  const was = useRef(seat);
  useEffect(() => {
    const turned = was.current !== seat;
    was.current = seat;
    const { settings, toastNote, changeSettings } = useApp.getState();
    const { followTurn, view, description } = store.getState();
    if (!turned || !followTurn || settings.toldTurning || view.turn !== seat) return;
    toastNote(uiText.table.turned(description.sides[seat].name), {
      name: uiText.table.keepStill,
      run: () => void useApp.getState().changeSettings({ followTurn: false }),
    });
    void changeSettings({ toldTurning: true });
  }, [seat, store]);
}
