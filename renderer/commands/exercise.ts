/** Commands of an exercise, and which commands belong to games only. */
import type { CommandId } from '../../electron/contract/commands.ts';
import type { ExerciseView } from '../../electron/contract/exercise.ts';
import { openStep } from '../state/exercises/lessons.ts';
import { openNext, showSolution } from '../state/exercises/problems.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { changing, stateOf } from './conditions.ts';

const r = uiText.exercise.reasons;
const exerciseOf = (context: CommandContext): ExerciseView | undefined => stateOf(context).view.exercise;

const inExercise = (context: CommandContext, why: (exercise: ExerciseView) => string | null): string | null => {
  const exercise = exerciseOf(context);
  return exercise ? (changing(context) ?? why(exercise)) : r.none;
};

export const exerciseCommands = {
  again: {
    why: (context) => inExercise(context, () => (stateOf(context).view.can.undo ? null : r.nothingTried)),
    run: ({ match }) => match.send({ on: 'undo', unit: 'turn' }),
  },
  solution: {
    why: (context) =>
      inExercise(context, ({ state, verdict }) => {
        if (state === 'judging') return r.judging;
        return verdict?.is === 'solved' || verdict?.is === 'shown' ? r.solved : null;
      }),
    run: ({ match }) => showSolution(match),
  },
  'next-problem': {
    why: (context) =>
      inExercise(context, ({ task }) => (task.is === 'lesson' && task.next === null ? r.lastLesson : null)),
    run: (context) => {
      const { task } = exerciseOf(context) ?? {};
      if (task?.is === 'lesson' && task.next) void openStep(task.next);
      if (task?.is !== 'problem') return;
      void openNext(task.problem).then((opened) => {
        if (!opened) context.app.toastFailure(uiText.exercise.screen.empty);
      });
    },
  },
} satisfies Behaviours;

/** What has no sense where nothing is kept, nobody else plays and no clock runs. */
const ONLY_IN_GAMES: readonly CommandId[] = [
  ...(['redo', 'redo-turn', 'branch-up', 'branch-down', 'comment', 'notes'] as const),
  ...(['threats', 'analysis', 'review', 'next-mistake', 'previous-mistake'] as const),
  ...(['save-copy', 'share', 'rename', 'resign', 'agree-draw', 'tosses', 'referee', 'arrange', 'invite'] as const),
  ...(['clocks', 'pause-clocks', 'copy-turn', 'change-level', 'move-now', 'let-move', 'pause-computer'] as const),
];

/** The same behaviours; those that belong to games say so in an exercise. */
export function commandsExceptInExercises<T extends Readonly<Record<CommandId, Behaviour>>>(behaviours: T): T {
  const guarded = ONLY_IN_GAMES.map((id): [CommandId, Behaviour] => [
    id,
    {
      ...behaviours[id],
      why: (context) => (exerciseOf(context) ? r.onlyGames : behaviours[id].why(context)),
    },
  ]);
  return { ...behaviours, ...Object.fromEntries(guarded) };
}
