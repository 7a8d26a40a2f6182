/** Puts what was thrown on the table: it rolls when it is thrown, and only lies there where nothing is to move. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableProps } from '../../board/props.ts';
import type { Stage } from '../stage/stage.ts';

interface Known extends Pick<TableProps, 'seat'> {
  readonly stage: Stage;
  readonly key: string | null;
}

export function useDiceRoll(stage: Stage, props: RefObject<TableProps>): void {
  const { thrown = null, seat, settings } = props.current;
  const known = useRef<Known | null>(null);
  const isMoved = !settings.reducedMotion && settings.playback !== 'none';
  useLayoutEffect(() => {
    stage.dice.listener = (knock) => props.current.onKnock?.(knock);
  }, [stage, props]);
  useLayoutEffect(() => {
    const before = known.current;
    const key = thrown?.key ?? null;
    known.current = { stage, key, seat };
    const isKnown = before?.stage === stage && before.key === key;
    // seen from another seat the tray is elsewhere
    if (isKnown && (key === null || before.seat === seat)) return;
    // a hidden page draws no frames; and what was on the table already has been seen rolling
    const rolls = isMoved && !isKnown && before?.stage === stage && !document.hidden;
    if (thrown !== null || before?.stage === stage) stage.throw(thrown, !rolls);
  }, [stage, thrown, seat, isMoved]);
}
