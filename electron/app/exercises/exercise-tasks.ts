/** The two kinds of tasks: how each is set up, judged and solved. */
import { Position } from '../../../engine/core/position.ts';
import type { Options, StartPosition } from '../../../engine/core/vocabulary.ts';
import { requireVariant, startOfStep } from '../../../engine/lessons/attempt.ts';
import { courseOf, lessonNamed } from '../../../engine/lessons/courses.ts';
import type { LessonVerdict } from '../../../engine/lessons/judge.ts';
import { type Lesson, type LessonCourse, type LessonStep, stepsUnder } from '../../../engine/lessons/lesson.ts';
import { Match } from '../../../engine/match/match.ts';
import { type Practice, practiceId } from '../../../engine/practice/practice.ts';
import type { ChessProblem } from '../../../engine/problems/chess-problem.ts';
import type { Verdict as ProblemVerdict } from '../../../engine/problems/judge.ts';
import type { StepPlace } from '../../contract/exercise.ts';
import type { Job } from '../computer/thinking.ts';

/** An action that waits for a verdict. */
export interface Attempted {
  readonly node: number;
  /** everything right so far, by both sides, in the notation of the game */
  readonly played: readonly string[];
  readonly tried: string;
}
export interface LessonPlace {
  readonly lesson: Lesson;
  /** its steps under the house rules, and which of them this is */
  readonly steps: readonly LessonStep[];
  readonly step: number;
  readonly options: Options;
  readonly course: LessonCourse;
  /** it was made up for this piece and belongs to no course */
  readonly practice: Practice | null;
}
export type Task =
  | { readonly is: 'problem'; readonly problem: ChessProblem }
  | ({ readonly is: 'lesson' } & LessonPlace);

type Right = Extract<ProblemVerdict, { readonly is: 'right' }> & { readonly next?: StartPosition | null };
/** `unknown`: nothing could be told; `trouble`: why, if the computer stopped */
export type Known =
  | Exclude<ProblemVerdict, { readonly is: 'right' }>
  | Right
  | Extract<LessonVerdict, { readonly is: 'missed' }>
  | { readonly is: 'unknown'; readonly trouble?: string };

/** Undefined where there is no such step, or the game has no such house rules. */
export function lessonTask(id: string, step: number, chosen: Options = {}): Task | undefined {
  const lesson = lessonNamed(id);
  const course = lesson && courseOf(lesson.variant);
  return course && stepTask({ lesson, course }, step, chosen);
}
/** The same with a lesson that is known. */
export function stepTask(
  { lesson, course }: Pick<LessonPlace, 'lesson' | 'course'>,
  step: number,
  chosen: Options = {},
): Task | undefined {
  const options = allOptions(course.variant, chosen);
  if (!options) return undefined;
  const steps = stepsUnder(lesson, options);
  return steps[step] && { is: 'lesson', lesson, steps, step, options, course, practice: null };
}
/** The tasks that were made up, as a lesson; undefined where they have no such step. */
export const practiceTask = (practice: Practice, lesson: Lesson, step: number, options: Options): Task | undefined => {
  const { steps, variant } = lesson;
  const course: LessonCourse = { variant, chapters: [], lessons: [lesson] };
  return steps[step] && { is: 'lesson', lesson, steps, step, options, course, practice };
};
/** Every house rule of the game: the chosen ones, and the others as usual; undefined where it has no such rules. */
export const allOptions = (variant: string, chosen: Options): Options | undefined => {
  const position = Position.start(requireVariant(variant), chosen);
  return position.ok ? position.value.options : undefined;
};
export const usualOptions = (variant: string): Options => {
  const options = allOptions(variant, {});
  if (!options) throw new Error(`${variant} cannot be played as usual`);
  return options;
};

/** A match from the position of the task, or from another one where it goes on. */
export function matchOf(task: Task, from: StartPosition | null = null): Match {
  const [id, options] = task.is === 'problem' ? [task.problem.variant, {}] : [task.lesson.variant, task.options];
  const begun = Match.begin({
    variant: requireVariant(id),
    options,
    players: [{ name: '' }, { name: '' }],
    start: from ?? startOfTask(task),
  });
  if (!begun.ok) throw new Error(`the position of a task is not sound: ${begun.error.message}`);
  return begun.value;
}
function startOfTask(task: Task): StartPosition {
  if (task.is === 'problem') return task.problem.start;
  const start = startOfStep(task.lesson.variant, task.steps[task.step]);
  if (!start.ok) throw new Error(`a step of ${task.lesson.id} cannot be set up: ${start.error.message}`);
  return start.value;
}

export type JudgeJob = Extract<Job, { readonly do: 'judge-problem' | 'judge-lesson' }>;
export function judgeJob(task: Task, { played, tried }: Attempted): JudgeJob {
  if (task.is === 'problem') return { do: 'judge-problem', problem: task.problem, played, tried };
  const { lesson, options, steps, step } = task;
  const { source: game } = requireVariant(lesson.variant);
  const here = { variant: lesson.variant, options, step: steps[step], ...(game !== undefined && { game }) };
  return { do: 'judge-lesson', ...here, played, tried };
}
/** The verdict of either judge. */
export function knownFrom(verdict: ProblemVerdict | LessonVerdict | null): Known {
  if (verdict === null) return { is: 'unknown' };
  switch (verdict.is) {
    case 'done':
      return { is: 'solved' };
    case 'on':
      return { ...verdict, is: 'right' };
    case 'refused':
      return { is: 'missed', fact: { is: 'stated', says: verdict.why }, rule: '', reply: [] };
    default:
      return verdict;
  }
}

/** The house rules, as far as a place of a step names them. */
const underOf = ({ lesson, options }: LessonPlace): Pick<StepPlace, 'options'> => {
  const isUsual = Object.entries(usualOptions(lesson.variant)).every(([id, value]) => options[id] === value);
  return isUsual ? {} : { options };
};
/** Where other tasks for the same piece begin. */
export const morePractice = (place: LessonPlace, practice: Practice): StepPlace => ({
  lesson: practiceId({ ...practice, number: practice.number + 1 }),
  step: 0,
  ...underOf(place),
});
/**
 * The step after this one: of the lesson, or the first of the next lesson, and after the last lesson where the first that was
 * left out goes on; null: the course is done. `doneIn`: how many steps of a lesson are done.
 */
export function placeAfter(place: LessonPlace, doneIn: (lesson: string) => number): StepPlace | null {
  const { lesson, steps, step, course } = place;
  const under = underOf(place);
  if (step + 1 < steps.length) return { lesson: lesson.id, step: step + 1, ...under };
  const next = course.lessons[course.lessons.findIndex(({ id }) => id === lesson.id) + 1];
  if (next) return { lesson: next.id, step: 0, ...under };
  const isLeft = (one: Lesson): boolean =>
    one.id !== lesson.id && doneIn(one.id) < stepsUnder(one, place.options).length;
  const left = course.lessons.find(isLeft);
  return left ? { lesson: left.id, step: doneIn(left.id), ...under } : null;
}
