/** From which side and in which frame the camera of the stage sees the table. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableProps } from '../../board/props.ts';
import type { Frame } from '../camera/rig.ts';
import type { Stage } from './stage.ts';

/** A change of seat turns the table; the first seat is shown without a turn. */
export function useSeat(stage: Stage, seat: 0 | 1): void {
  const sat = useRef<{ stage: Stage; seat: 0 | 1 } | null>(null);
  useLayoutEffect(() => {
    const last = sat.current;
    if (last?.stage === stage && last.seat === seat) return;
    sat.current = { stage, seat };
    stage.sit(seat, last?.stage !== stage);
  }, [stage, seat]);
}

/** Tells the stage the size of the canvas and the insets to keep free around the table. */
export function useFrameBox(frame: RefObject<HTMLDivElement | null>, stage: Stage, { inset }: TableProps): void {
  const { top = 18, right = 18, bottom = 30, left = 18 } = inset ?? {};
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let first = true;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const box: Frame = { width, height, inset: { top, right, bottom, left } };
      stage.resize(box, first);
      first = false;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, stage, top, right, bottom, left]);
}
