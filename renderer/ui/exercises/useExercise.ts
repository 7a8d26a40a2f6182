/**
 * Announces what came of each try in an exercise, keeps the lists of lessons and problems up to date, and leads from a step
 * of a lesson that is done to the next one.
 */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { exerciseSaid, isLastStep } from '../../narration/exercise-text.ts';
import { type Log, say } from '../../narration/log.ts';
import { useApp } from '../../state/app.ts';
import { reducedMotion } from '../../state/appearance.ts';
import { openStep, useLessons } from '../../state/exercises/lessons.ts';
import { useProblems } from '../../state/exercises/problems.ts';
import type { MatchStore } from '../../state/match/match-store.ts';

/** milliseconds to see and read that it was right */
const PAUSE = 1600;

export function useExercise({ store }: MatchStore, log: Log): void {
  useEffect(
    () =>
      store.subscribe(({ view, description }, before) => {
        if (!view.exercise || view.exercise === before.view.exercise) return;
        const { exercise } = view;
        say(log, () => exerciseSaid(description, before.view.exercise, exercise, view.last));
        const { task } = exercise;
        if (task.is === 'lesson') useLessons.getState().noted(task.lesson);
        else useProblems.getState().noted(task.problem);
      }),
    [store, log],
  );
  const isCalm = useApp(({ settings }) => reducedMotion(settings));
  const isDone = useStore(store, ({ view: { exercise }, mode, look }) => {
    const isRight = exercise?.task.is === 'lesson' && exercise.verdict?.is === 'solved';
    return isRight && !isLastStep(exercise) && mode.is === 'idle' && look === null;
  });
  // with reduced motion it waits for a key
  useEffect(() => {
    if (!isDone || isCalm) return;
    const wait = setTimeout(() => {
      const { task } = store.getState().view.exercise ?? {};
      if (task?.is === 'lesson' && task.next) void openStep(task.next);
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [store, isDone, isCalm]);
}
