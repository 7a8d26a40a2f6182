/** Announces what came of each try in an exercise. */
import { useEffect } from 'react';
import { exerciseSaid } from '../../narration/exercise-text.ts';
import { type Log, say } from '../../narration/log.ts';
import type { Match } from '../../state/match-store.ts';

export function useExercise({ store }: Match, log: Log): void {
  useEffect(
    () =>
      store.subscribe(({ view, description }, before) => {
        if (view.exercise && view.exercise !== before.view.exercise)
          say(log, exerciseSaid(description, before.view.exercise, view.exercise));
      }),
    [store, log],
  );
}
