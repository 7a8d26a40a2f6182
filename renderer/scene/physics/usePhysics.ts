/** Gives the pieces of a table weight while they are to have it; the library is loaded only then. */
import { type RefObject, useEffect } from 'react';
import type { TableProps, WeightLibrary } from '../../board/props.ts';
import { logged } from '../../decoration/decorate.ts';
import { posesOf } from '../places.ts';
import type { Stage } from '../stage/stage.ts';
import { imported } from './importing.ts';

async function loaded() {
  const tabletop = await imported(() => import('./tabletop.ts'));
  await tabletop.loadPhysics();
  return tabletop;
}

export function usePhysics(stage: Stage, hasWeight: boolean, props: RefObject<TableProps>, load = loaded): void {
  useEffect(() => {
    if (!hasWeight) return;
    let isOver = false;
    let isFailed = false;
    const tell = (is: WeightLibrary): void => props.current.onWeightLibrary?.(is);
    tell('loading');
    load().then(
      ({ Tabletop }) => {
        if (isOver) return;
        stage.physics = new Tabletop({
          places: stage.places,
          poses: () => (stage.playback.view ? posesOf(stage.places, stage.playback.view) : stage.playback.poses),
          postured: (id, pose) => stage.postured(id, pose),
          sizes: () => stage.bounds,
          tell: (displaced, atRest) => props.current.onDisplaced?.(displaced, atRest),
        });
        tell('ready');
      },
      (error: unknown) => {
        logged('the weight of pieces', error);
        if (isOver) return;
        isFailed = true;
        tell('failed');
      },
    );
    return () => {
      isOver = true;
      stage.physics?.free();
      stage.physics = null;
      stage.version++;
      stage.wake();
      if (!isFailed) tell('absent');
    };
  }, [stage, hasWeight, props, load]);
}
