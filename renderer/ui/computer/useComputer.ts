/**
 * Connects the table to the computer's events: its moves go to the match, its progress to the store of its own. While it
 * plays both sides, the host is told when a turn has been shown, so that the game does not run ahead of the table.
 */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { View } from '../../../electron/contract/view.ts';
import { beginsTurn, failedText } from '../../narration/computer-text.ts';
import { type Log, say } from '../../narration/log.ts';
import { useApp } from '../../state/app.ts';
import type { ThinkingStore } from '../../state/computer/thinking.ts';
import { isShowing } from '../../state/match/match-computer.ts';
import { hasComputer, isWatchedGame } from '../../state/match/match-derived.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { uiText } from '../../text/index.ts';

const catchUp = async (match: string): Promise<View | null> => {
  const answer = await useApp.getState().ask['match.view']({ match });
  return answer.ok ? answer.value : null;
};

/** Tells the host that everything up to this position has been shown, so that the computer thinks about its turn. */
export function beginTurn({ match, revision, node }: View, thinking: ThinkingStore): void {
  thinking.setState({ begun: node });
  void useApp.getState().ask['computer.shown']({ match, revision });
}

export function useComputer(match: MatchStore, thinking: ThinkingStore, log: Log): void {
  const on = useApp((app) => app.on);
  const { store, send } = match;
  useEffect(() => {
    const deaf = on?.played((e) => send({ on: 'played', match: e.match, played: e }));
    // it may have moved while this part of the page was being loaded
    const { view } = store.getState();
    if (on && hasComputer(view)) void catchUp(view.match).then((now) => now && send({ on: 'present', view: now }));
    return deaf;
  }, [on, send, store]);
  // who has been announced as thinking, by turn
  const announced = useRef('');
  useEffect(
    () =>
      on?.thinking(({ match: id, ...progress }) => {
        const { view, description } = store.getState();
        if (id !== view.match || view.computer?.state !== 'thinking') return;
        thinking.setState({ progress });
        const turn = `${progress.side} ${view.turnNumber}`;
        // a quick answer needs no announcement
        if (progress.seconds < 1 || announced.current === turn || isWatchedGame(view)) return;
        announced.current = turn;
        say(log, () => [{ text: uiText.computer.thinks(description.sides[progress.side].name), urgent: false }]);
      }),
    [on, store, thinking, log],
  );
  // the next turn begins with no progress
  const node = useStore(store, (s) => s.view.node);
  const state = useStore(store, (s) => s.view.computer?.state ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either is why this runs
  useEffect(() => thinking.setState({ progress: null }), [thinking, node, state]);
  useEffect(() => {
    const { view, description } = store.getState();
    if (state !== 'failed') return;
    const { fact, because } = failedText(view.computer ?? {}, description.sides[view.turn].name);
    say(log, () => [{ text: `${fact} ${because}`, urgent: false }]);
  }, [store, log, state]);

  const stopAfterTurn = useStore(thinking, (t) => t.stopAfterTurn);
  // the turn that is to be thought about and has been shown; null: none, or the player wants it to wait
  const shown = useStore(store, (s) =>
    isWatchedGame(s.view) && s.view.outcome === null && s.mode.is === 'idle' && !isShowing(s) && beginsTurn(s)
      ? s.view.revision
      : null,
  );
  useEffect(() => {
    if (shown === null || stopAfterTurn) return;
    beginTurn(store.getState().view, thinking);
  }, [store, thinking, shown, stopAfterTurn]);
}
