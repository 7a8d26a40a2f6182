/** Tells the match what is opened and which settings it depends on, and everybody else what match it is. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '../../../electron/contract/settings.ts';
import type { View } from '../../../electron/contract/view.ts';
import { exerciseGoal } from '../../narration/exercise-text.ts';
import { goalOf } from '../../narration/goal.ts';
import { say } from '../../narration/log.ts';
import { useApp } from '../../state/app.ts';
import { addressOf } from '../../state/app-screens.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import type { TableStores } from './table-stores.ts';

export function useOpened({ match, log }: TableStores, opened: View, { warnLosing, followTurn }: Settings): void {
  const { send, store } = match;
  // how the game is won, or what is to be solved, as an announcement; the step bar shows it
  useEffect(() => {
    const goal = exerciseGoal(store.getState()) ?? goalOf(store.getState());
    if (goal !== null) say(log, () => [{ text: goal, urgent: false }]);
  }, [store, log]);
  useEffect(() => send({ on: 'opened', view: opened }), [send, opened]);
  useEffect(() => send({ on: 'settings', warnLosing, followTurn }), [send, warnLosing, followTurn]);
  useScreenTitle(useStore(store, (s) => s.view.name || s.description.title));
  const address = useStore(store, (s) => addressOf(s.view));
  useEffect(() => useApp.getState().nameTable(address), [address]);
}
