/** Requests about exercises: the problems and lessons there are, opening one, its solution, and the progress. */

import type { Options } from '../../../engine/core/vocabulary.ts';
import { courses } from '../../../engine/lessons/courses.ts';
import type { Lesson } from '../../../engine/lessons/lesson.ts';
import { practiceNamed } from '../../../engine/practice/practice.ts';
import type { ChessProblem } from '../../../engine/problems/chess-problem.ts';
import { problemOfTheDay } from '../../../engine/problems/problem-of-the-day.ts';
import { gamesWithProblems, shippedProblem, shippedProblems } from '../../../engine/problems/shipped-problems.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { ExerciseProgress } from '../../saves/progress.ts';
import { thinkingRefusal } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import type { Advice } from '../computer/advice.ts';
import { AT_ONCE } from '../computer/advice-queue.ts';
import { troubleOf } from '../computer/thinking.ts';
import { positionRequests } from '../match/position-requests.ts';
import { Exercise } from './exercise.ts';
import { allOptions, lessonTask, matchOf, practiceTask, stepTask, type Task } from './exercise-tasks.ts';
import type { ExerciseTurns } from './exercise-turns.ts';
import { courseViews, exerciseViewOf, pictureOf, summaryOf } from './exercise-views.ts';
import type { OwnLessons } from './own-lessons.ts';
import type { OwnProblems } from './own-problems.ts';

type ExerciseRequests = Pick<Handlers, Extract<keyof Handlers, `exercise.${string}`>>;

interface Means {
  readonly turns: ExerciseTurns;
  readonly advice: Advice;
  readonly progress: ExerciseProgress;
  readonly own: OwnProblems;
  readonly ownLessons: OwnLessons;
}

export function exerciseRequests(app: AppSession, means: Means): ExerciseRequests {
  const { turns, advice, progress, own, ownLessons } = means;
  const { at } = positionRequests(app);
  /** read once, when somebody looks at them */
  let all: readonly ChessProblem[] | null = null;
  const problems = async (): Promise<readonly ChessProblem[]> => {
    all ??= gamesWithProblems.flatMap(shippedProblems);
    return [...all, ...(await own.list())];
  };
  const problemNamed = async (id: string): Promise<ChessProblem | undefined> =>
    shippedProblem(id) ?? (await own.find(id));
  /** the practice that was made up last: its tasks are opened one after another */
  let last: { readonly made: string; readonly lesson: Lesson } | null = null;
  const madeUp = async (id: string, step: number, chosen: Options = {}): Promise<Task | undefined> => {
    const practice = practiceNamed(id);
    const options = practice && variantNamed(practice.variant) && allOptions(practice.variant, chosen);
    if (!practice || !options) return undefined;
    const made = JSON.stringify([practice, options]);
    if (last?.made !== made) {
      const { answer } = advice.queue.ask({ do: 'practice', practice, options }, AT_ONCE);
      const lesson = (await answer)?.found;
      if (!lesson) return undefined;
      last = { made, lesson };
    }
    return practiceTask(practice, last.lesson, step, options);
  };
  const begin = (task: Task) =>
    app.queue.run(() =>
      app.orDiskRefusal(() =>
        app.activateExercise(
          matchOf(task),
          (match) => ({
            exercise: new Exercise(task, match),
            view: (exercise) => exerciseViewOf(exercise, turns, progress),
          }),
          { keepAll: task.is === 'lesson' && task.practice !== null },
        ),
      ),
    );

  return {
    'exercise.problems': async () => {
      const summaries = (await problems()).map((problem) => summaryOf(problem, progress));
      const solved = summaries.filter((problem) => problem.solved !== null);
      return ok({
        problems: summaries,
        today: problemOfTheDay(turns.today).id,
        progress: {
          solved: solved.length,
          first: solved.filter((problem) => problem.solved === 'first').length,
          streak: turns.streak,
        },
      });
    },
    'exercise.pictures': async ({ problems: asked }) => {
      const found = await Promise.all(asked.map(problemNamed));
      const there = found.filter((problem) => problem !== undefined);
      return ok({ pictures: there.map((problem) => ({ problem: problem.id, thumbnail: pictureOf(problem) })) });
    },
    'exercise.lessons': async ({ under }) => {
      const all = [...courses, ...(await ownLessons.list())];
      if (!under) return ok({ courses: courseViews(all, progress, null) });
      const isTaught = all.some(({ variant }) => variant === under.variant);
      const options = isTaught && allOptions(under.variant, under.options);
      if (!options) return err('no-such-lesson', errorMessages.noSuchLesson);
      return ok({ courses: courseViews(all, progress, { variant: under.variant, options }) });
    },
    'exercise.open': async ({ problem: id }) => {
      const problem = await problemNamed(id);
      return problem ? begin({ is: 'problem', problem }) : err('no-such-problem', errorMessages.noSuchProblem);
    },
    'exercise.learn': async ({ lesson, step, options }) => {
      try {
        const own = await ownLessons.find(lesson);
        const task = own
          ? stepTask(own, step, options)
          : ((await madeUp(lesson, step, options)) ?? lessonTask(lesson, step, options));
        return task ? await begin(task) : err('no-such-lesson', errorMessages.noSuchLesson);
      } catch (error) {
        app.host.log(`tasks could not be made up: ${String(error)}`);
        return thinkingRefusal(troubleOf(error));
      }
    },
    'exercise.solution': async (where) => {
      const asked = await at(where, ({ session: { exercise } }) =>
        exercise?.state === 'open' ? ok(exercise) : err('not-open', errorMessages.exerciseNotOpen),
      );
      if (!asked.ok) return asked;
      const { task, played } = asked.value;
      const show = (texts: readonly string[]) =>
        at(where, async ({ active }) => {
          if (texts.length === 0) return err('no-solution', errorMessages.noSolution);
          await turns.show(active, asked.value, texts);
          return ok({});
        });
      // what was played so far need not lead to it: the page begins the step again first
      if (task.is === 'lesson') return show(played.length === 0 ? task.steps[task.step].solution : []);
      try {
        const { problem } = task;
        const answer = await advice.queue.ask({ do: 'problem-solution', problem, played }, AT_ONCE).answer;
        return await show(answer?.found ?? []);
      } catch (error) {
        app.host.log(`a solution failed: ${String(error)}`);
        return thinkingRefusal(troubleOf(error));
      }
    },
    'exercise.beginAgain': async () => {
      const problem = await app.writing.run(() => progress.beginAgain());
      if (problem) app.notify(problem);
      return ok({});
    },
  };
}
