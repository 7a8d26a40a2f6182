/** Brings every view to the stage, with the playback of what led to it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TableProps } from '../../board/props.ts';
import type { Stage } from './stage.ts';
import type { Settled } from './useStage.ts';

export function useArrivals(
  stage: Stage,
  settled: Settled,
  { view, arrival = null, seat, settings }: TableProps,
): void {
  useLayoutEffect(() => {
    stage.cut = settings.reducedMotion;
  }, [stage, settings.reducedMotion]);

  // before the view, which has the boxes of a free table for this seat
  useLayoutEffect(() => {
    stage.places.seat = seat;
  }, [stage, seat]);

  // a view arrives; the same arrival never plays twice, however often React runs this effect
  const arrived = useRef({ stage, view, key: arrival?.key ?? null });
  useLayoutEffect(() => {
    const last = arrived.current;
    const key = arrival?.key ?? null;
    if (last.stage === stage && last.view === view && last.key === key) return;
    const fresh = last.stage !== stage || key === null || key === last.key ? null : arrival;
    arrived.current = { stage, view, key };
    settled.current = null;
    // a hidden page draws no frames, so playback would never end there
    stage.arrive(view, fresh, document.hidden ? 'none' : settings.playback);
  }, [stage, settled, view, arrival, settings.playback]);
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) stage.playback.skip();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [stage]);
}
