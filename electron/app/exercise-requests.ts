/** Requests about exercises: the problems there are, opening one, its solution, and the progress. */
import { Match } from '../../engine/match/match.ts';
import type { ChessProblem } from '../../engine/problems/chess-problem.ts';
import { problemOfTheDay } from '../../engine/problems/problem-of-the-day.ts';
import { gamesWithProblems, shippedProblem, shippedProblems } from '../../engine/problems/shipped-problems.ts';
import { errorMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import type { ProblemProgress } from '../saves/progress.ts';
import type { Advice } from './advice.ts';
import { AT_ONCE } from './advice-queue.ts';
import { refusal, refused, value } from './answers.ts';
import type { AppSession } from './app-session.ts';
import { Exercise } from './exercise.ts';
import type { ExerciseTurns } from './exercise-turns.ts';
import { pictureOf, summaryOf, variantOf } from './exercise-views.ts';
import { positionRequests } from './position-requests.ts';

type ExerciseRequests = Pick<Handlers, Extract<keyof Handlers, `exercise.${string}`>>;

interface Means {
  readonly turns: ExerciseTurns;
  readonly advice: Advice;
  readonly progress: ProblemProgress;
}

export function exerciseRequests(app: AppSession, { turns, advice, progress }: Means): ExerciseRequests {
  const { at } = positionRequests(app);
  /** read once, when somebody looks at them */
  let all: readonly ChessProblem[] | null = null;
  const problems = (): readonly ChessProblem[] => {
    all ??= gamesWithProblems.flatMap(shippedProblems);
    return all;
  };

  return {
    'exercise.problems': () => {
      const summaries = problems().map((problem) => summaryOf(problem, progress));
      const solved = summaries.filter((problem) => problem.solved !== null);
      return value({
        problems: summaries,
        today: problemOfTheDay(turns.today).id,
        progress: {
          solved: solved.length,
          first: solved.filter((problem) => problem.solved === 'first').length,
          streak: turns.streak,
        },
      });
    },
    'exercise.pictures': ({ problems: asked }) =>
      value({
        pictures: asked.flatMap((id) => {
          const problem = shippedProblem(id);
          return problem ? [{ problem: id, thumbnail: pictureOf(problem) }] : [];
        }),
      }),
    'exercise.open': ({ problem: id }) => {
      const problem = shippedProblem(id);
      if (!problem) return refusal('no-such-problem', errorMessages.noSuchProblem);
      return app.queue.run(() =>
        app.orDiskRefusal(async () => {
          const begun = Match.begin({
            variant: variantOf(problem),
            options: {},
            players: [{ name: '' }, { name: '' }],
            start: problem.start,
          });
          if (!begun.ok) return refused(begun.error);
          return app.activateExercise(begun.value, (match) => ({
            exercise: new Exercise(problem, match),
            view: (exercise) => ({
              problem: summaryOf(problem, progress),
              isTodays: turns.isTodays(id),
              state: exercise.state,
              verdict: exercise.verdict,
              misses: exercise.misses,
              streak: turns.streak,
            }),
          }));
        }),
      );
    },
    'exercise.solution': async (where) => {
      const asked = await at(where, ({ session: { exercise } }) =>
        exercise?.state === 'open' ? value(exercise) : refusal('not-open', errorMessages.exerciseNotOpen),
      );
      if (!asked.ok) return asked;
      const { problem, played } = asked.value;
      try {
        const answer = await advice.queue.ask({ do: 'problem-solution', problem, played }, AT_ONCE).answer;
        return await at(where, async (active) => {
          if (!answer || answer.found.length === 0) return refusal('no-solution', errorMessages.noSolution);
          await turns.show(active, asked.value, answer.found);
          return value({});
        });
      } catch (error) {
        app.host.log(`a solution failed: ${String(error)}`);
        return refusal('advice-failed', errorMessages.adviceFailed);
      }
    },
    'exercise.beginAgain': async () => {
      const problem = await app.writing.run(() => progress.beginAgain());
      if (problem) app.notify(problem);
      return value({});
    },
  };
}
