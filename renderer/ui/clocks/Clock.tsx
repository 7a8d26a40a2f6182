/**
 * One side's clock at its seat: its digits, whether it runs, and what else there is to know. It draws itself when its
 * digits change, and nothing else does: the table in 3D draws no frame for it.
 */
import { useEffect, useReducer } from 'react';
import { useStore } from 'zustand';
import type { Side } from '../../../electron/contract/view.ts';
import { nextChange, shownNow } from '../../state/clocks/clock.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch, useTable } from '../parts/table-context.ts';
import { classes } from '../shell/classes.ts';
import styles from './Clock.module.css';

const words = uiText.clock;

export function Clock({ side }: { readonly side: Side }) {
  const { clock } = useTable();
  const now = useStore(clock, (state) => state);
  const isTimed = useMatch((s) => s.view.clock !== undefined);
  const { id, name } = useMatch((s) => s.description.sides[side]);
  const { why, run } = useCommand('clocks');
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const shown = isTimed ? shownNow(now, side, performance.now()) : null;
  const running = now.view?.running ?? null;
  // an hourglass fills the other clock too
  const changes = running !== null && (running === side || now.view?.control.kind === 'hourglass');
  const wait = shown && changes && !shown.isOut ? nextChange(shown) : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(redraw, wait);
    return () => clearTimeout(timer);
  });
  if (!shown || !now.view) return null;
  const { left, free, periods, isOut, isLow } = shown;
  const isRunning = running === side;
  const more = isRunning && free > 0 ? words.free(Math.ceil(free / 1000)) : periods > 0 ? words.period(periods) : '';
  const state = isOut ? words.state.out : now.view.isPaused ? words.state.paused : isLow ? words.state.low : '';
  return (
    <button
      type="button"
      className={classes(
        styles.clock,
        isRunning && styles.running,
        isLow && styles.low,
        isOut && styles.out,
        now.view.isPaused && styles.paused,
      )}
      aria-haspopup="dialog"
      aria-disabled={why !== null || undefined}
      data-tip={why ?? state}
      data-testid={`clock-${id}`}
      data-running={isRunning || undefined}
      onClick={why === null ? run : undefined}
    >
      <span role="timer" aria-label={words.label(name)} className={styles.digits}>
        {words.digits(left, isLow)}
      </span>
      {more !== '' && <small>{more}</small>}
      {state !== '' && <span className="sr">{state}</span>}
    </button>
  );
}
