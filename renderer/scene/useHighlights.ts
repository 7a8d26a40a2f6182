/** What is lifted, where it can go, what its preview shows, and what a list or the cursor points at. */
import { useLayoutEffect, useMemo } from 'react';
import type { Posture } from '../board/posture.ts';
import type { TableProps } from '../board/props.ts';
import { drawPreview, EMPTY_DRAWING, type PreviewDrawing } from './preview/drawing.ts';
import type { Stage } from './stage/stage.ts';

const UPRIGHT: ReadonlyMap<number, Posture> = new Map();

/** Returns the preview as things to draw. */
export function useHighlights(stage: Stage, props: TableProps): PreviewDrawing {
  const { view, selected, destinations, preview, marks } = props;
  const { pointed, dimmed, postures = UPRIGHT, laying = null, holder = null } = props;
  useLayoutEffect(() => stage.lift(selected), [stage, selected]);
  useLayoutEffect(() => {
    stage.destinations = new Set(destinations);
  }, [stage, destinations]);

  const drawing = useMemo(
    () => (preview ? drawPreview(preview, view, stage.places) : EMPTY_DRAWING),
    [preview, view, stage],
  );
  const cursor = marks.find((m) => m.mark === 'cursor')?.cell ?? null;
  useLayoutEffect(() => {
    stage.ghosts = drawing.ghosts;
    stage.ghostGround = drawing.ground;
    stage.faint = drawing.faint;
    stage.changed = drawing.changed;
    stage.foreseen = drawing.foreseen;
    stage.pointed = pointed ?? [];
    stage.dimmed = new Set(dimmed);
    stage.postures = postures;
    stage.laying = laying;
    stage.holder = holder;
    stage.cursor = cursor;
    stage.version++;
    stage.wake();
  }, [stage, drawing, pointed, dimmed, postures, laying, holder, cursor]);
  return drawing;
}
