/** Measures the first drags of a table's camera, and tells which quality suits the machine where it is another one. */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { MeasuredQuality } from '../../../electron/contract/settings.ts';
import type { TableProps } from '../../board/props.ts';
import { graphics } from '../graphics.ts';
import { DragFrames } from './drag-frames.ts';
import { mayStep, stepFor } from './step.ts';

export function useMeasuredQuality(
  settings: TableProps['settings'],
  quality: MeasuredQuality['quality'],
  latest: RefObject<TableProps>,
): DragFrames {
  const isOpen = mayStep(settings, graphics(), quality);
  const now = useRef(quality);
  now.current = quality;
  const frames: DragFrames = useMemo(
    () =>
      new DragFrames((gathered) => {
        const step = stepFor(gathered, now.current);
        if (step === null) return;
        frames.restart(false);
        if (step === 'stay') return;
        latest.current.onMeasured?.({ card: graphics().card, quality: step === 'up' ? 'high' : 'low' });
      }),
    [latest],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: frames of one quality say nothing about another one
  useEffect(() => {
    frames.restart(isOpen);
    return () => frames.restart(false);
  }, [frames, isOpen, quality]);
  return frames;
}
