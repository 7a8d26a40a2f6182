/**
 * Connects the table to the host's clocks: what the host says goes to the store of the clocks; the time that is left is
 * spoken at a few moments; a fallen flag opens the dialog. Must stay true: while the table shows something that both
 * players must answer, or is still showing a move, the host knows, so that nobody loses time to it.
 */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableDialog } from '../../commands/command.ts';
import { clockSaid } from '../../narration/clock-text.ts';
import { type Log, say } from '../../narration/log.ts';
import { useApp } from '../../state/app.ts';
import { type ClockStore, nextSpoken, shownNow } from '../../state/clocks/clock.ts';
import type { MatchState } from '../../state/match/match.ts';
import { isHidden } from '../../state/match/match-derived.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { uiText } from '../../text/index.ts';
import { soundAt } from '../parts/sounds.ts';

const MINUTE = 60_000;
/** dialogs that ask both players */
const QUESTIONS: readonly (TableDialog | null)[] = ['draw', 'agree-analysis', 'clocks', 'end'];
/** Is the table still showing what was done, or being handed over? Looking back stops no clock. */
const isAway = (s: MatchState): boolean =>
  isHidden(s) ||
  s.mode.is === 'agreeing' ||
  s.mode.is === 'revealing' ||
  s.replay !== null ||
  (s.look === null && (s.mode.is === 'playing' || s.held.length > 0));

export function useClocks(
  match: MatchStore,
  clock: ClockStore,
  log: Log,
  dialog: TableDialog | null,
  show: (dialog: TableDialog) => void,
): void {
  const on = useApp((app) => app.on);
  const isTimed = useStore(match.store, (s) => s.view.clock !== undefined);
  const id = useStore(match.store, (s) => s.view.match);
  useEffect(
    () =>
      on?.clock(({ match: of, clock: view }) => {
        if (of === match.store.getState().view.match) clock.setState({ view, at: performance.now() });
      }),
    [on, match, clock],
  );
  // another game, or the same one after a while: the view says how the clocks stand
  const opened = useApp((app) => app.opened);
  const isFirst = useRef(true);
  useEffect(() => {
    const again = !isFirst.current;
    isFirst.current = false;
    if (!opened) return;
    if (again || !opened.clock) return clock.setState({ view: opened.clock ?? null, at: performance.now() });
    // it may have run while the table was loaded
    void useApp
      .getState()
      .ask['match.view']({ match: opened.match })
      .then((now) => now.ok && clock.setState({ view: now.value.clock ?? null, at: performance.now() }));
  }, [opened, clock]);

  const away = useStore(match.store, isAway);
  const asking = useApp((app) => app.problems.length > 0);
  const held = away || asking || QUESTIONS.includes(dialog);
  const wasHeld = useRef(false);
  useEffect(() => {
    if (!isTimed || held === wasHeld.current) return;
    wasHeld.current = held;
    void useApp.getState().ask['clock.hold']({ match: id, held });
  }, [isTimed, held, id]);
  // a table that is left holds nothing
  useEffect(
    () => () => {
      wasHeld.current = false;
    },
    [],
  );

  const now = useStore(clock, (state) => state);
  // the time that is left, at a few moments
  useEffect(() => {
    const next = isTimed ? nextSpoken(now, performance.now()) : null;
    if (!next) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const due = nextSpoken(now, performance.now());
      if (!due) return;
      timer = setTimeout(
        () => {
          const { name } = match.store.getState().description.sides[due.side];
          const shown = shownNow(now, due.side, performance.now());
          if (due.left < MINUTE) soundAt('clock-low', match.store.getState(), null);
          if (shown) say(log, () => [{ text: clockSaid(name, { ...shown, left: due.left }), urgent: false }]);
          wait();
        },
        Math.max(1, due.wait),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isTimed, now, match, log]);

  // a flag that does not end the game: both are told
  const fallen = now.view?.sides.findIndex((side) => side.isOut) ?? -1;
  const isOver = useStore(match.store, (s) => s.view.outcome !== null);
  useEffect(() => {
    if (!isTimed || fallen < 0) return;
    const { description } = match.store.getState();
    const side = description.sides[fallen as 0 | 1];
    say(log, () => [{ text: uiText.clock.out(side.name), urgent: true }]);
    soundAt('flag', match.store.getState(), null);
    if (!isOver && clock.getState().view?.control.flag !== 'loses') show('clocks');
  }, [isTimed, fallen, isOver, match, clock, log, show]);
  // stopped and going on
  const paused = now.view?.isPaused ?? null;
  const before = useRef(paused);
  useEffect(() => {
    if (before.current !== null && paused !== null && before.current !== paused)
      say(log, () => [{ text: paused ? uiText.clock.paused : uiText.clock.goesOn, urgent: false }]);
    before.current = paused;
  }, [paused, log]);
}
