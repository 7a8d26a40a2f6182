/** The stage of a match: made with its first view, which is on the table without playback. */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { VariantArt } from '../../art/variant-art.ts';
import type { TableProps } from '../../board/props.ts';
import { Places } from '../places.ts';
import { Stage } from './stage.ts';

/** The key of the arrival that has been played back; null while one is. */
export type Settled = RefObject<string | number | null>;

export function useStage(
  { description, view, arrival = null }: TableProps,
  art: VariantArt,
  latest: RefObject<TableProps>,
): { readonly stage: Stage; readonly settled: Settled } {
  const settled: Settled = useRef(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage lasts as long as a match; views come to it below
  const stage = useMemo(() => {
    let mounted = false;
    const made = new Stage(
      new Places(description, art.hand, view.pieces, art.flights?.lift, art.riders, art.appearance, view.options),
      (key) => {
        settled.current = key;
        if (mounted) latest.current.onSettled?.(key);
      },
    );
    made.labelLift = art.labelLift ?? 0;
    made.upright = art.upright ?? made.upright;
    made.playback.cut(view, arrival?.key ?? `view ${view.revision}`);
    mounted = true;
    made.playback.listener = {
      moment: (moment) => latest.current.onMoment?.(moment),
      shown: (effects, how) => latest.current.onShown?.(effects, how),
    };
    return made;
  }, [description, art, view.match]);
  // the first view is on the table without playback; it is reported once React has finished with it
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stage
  useEffect(() => {
    if (settled.current !== null) latest.current.onSettled?.(settled.current);
  }, [stage]);
  return { stage, settled };
}
