/** Problems and progress in the shape of the contract. */

import { groupsSaid } from '../../../engine/core/board/groups.ts';
import type { Position } from '../../../engine/core/position.ts';
import { typeNamed } from '../../../engine/core/start/start-names.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import type { Options } from '../../../engine/core/vocabulary.ts';
import { requireVariant as variantOfLesson } from '../../../engine/lessons/attempt.ts';
import { type Lesson, type LessonCourse, stepsUnder } from '../../../engine/lessons/lesson.ts';
import type { ChessProblem } from '../../../engine/problems/chess-problem.ts';
import { positionOfProblem } from '../../../engine/problems/judge.ts';
import { said } from '../../../engine/shared/language.ts';
import { pieceNamed } from '../../../engine/shared/naming.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import type { Thumbnail } from '../../contract/description.ts';
import type { Course, ExerciseView, LessonSummary, ProblemSummary } from '../../contract/exercise.ts';
import type { ExerciseProgress } from '../../saves/progress.ts';
import { featureViewsOf, pieceViewsOf } from '../viewing.ts';
import type { Exercise } from './exercise.ts';
import { type LessonPlace, morePractice, placeAfter, usualOptions } from './exercise-tasks.ts';
import type { ExerciseTurns } from './exercise-turns.ts';
import { goalSaid, hintsSaid, lessonSaid } from './lesson-words.ts';

const variantOf = ({ variant: id }: ChessProblem): Variant => {
  const variant = variantNamed(id);
  if (!variant) throw new Error(`a problem belongs to no game: ${id}`);
  return variant;
};

/** Read from the problem alone: a position would have to be set up for each. */
export function summaryOf(problem: ChessProblem, progress: ExerciseProgress): ProblemSummary {
  const { id, variant, goal, grade, start, said: own } = problem;
  const attempted = progress.of(id);
  return {
    ...{ id, variant, grade },
    kind: goal.is,
    turns: goal.is === 'win' ? goal.turns : null,
    side: variantOf(problem).sides[1].id === start.turn ? 1 : 0,
    target: goal.is === 'capture' ? { name: targetOf(problem, goal.at), at: goal.at } : null,
    solved: attempted === 'missed' ? null : attempted,
    tried: attempted === 'missed',
    ...(own && { own }),
  };
}
/** `yellow Guard` */
function targetOf(problem: ChessProblem, at: string): string {
  const variant = variantOf(problem);
  const piece = problem.start.pieces.find((one) => one.at === at);
  const type = piece && typeNamed(variant, piece.kind, piece.promoted);
  if (!piece || !type) throw new Error(`nothing stands on ${at} in ${problem.id}`);
  const [group] = groupsSaid(variant, [piece]);
  return pieceNamed({ kind: type.name, owner: group?.name ?? null });
}

export const pictureOf = (problem: ChessProblem): Thumbnail => pictureAt(positionOfProblem(problem));
export function pictureAt(position: Position): Thumbnail {
  return {
    variant: position.variant.id,
    pieces: pieceViewsOf(position).flatMap(({ kind, side, at, rides, group }) =>
      at === null ? [] : [{ kind, side, at, ...(rides && { rides }), ...(group !== undefined && { group }) }],
    ),
    features: featureViewsOf(position, null).map(({ id, cell }) => ({ id, cell })),
  };
}

function lessonSummaryOf(lesson: Lesson, steps: number, progress: ExerciseProgress): LessonSummary {
  const { id, about } = lesson;
  const { title, subtitle } = lessonSaid(lesson);
  return { id, title, subtitle, steps, kind: about[0] ?? null, done: Math.min(steps, progress.stepsDone(id)) };
}
/** These courses, as their lessons are given under the usual house rules, or in one game under others. */
export const courseViews = (
  courses: readonly LessonCourse[],
  progress: ExerciseProgress,
  under: { readonly variant: string; readonly options: Options } | null,
): Course[] =>
  courses.map(({ variant, chapters, lessons }) => {
    const options = under?.variant === variant ? under.options : usualOptions(variant);
    const of = (chapter: string) =>
      lessons
        .filter((lesson) => lesson.chapter === chapter)
        .map((lesson) => lessonSummaryOf(lesson, stepsUnder(lesson, options).length, progress));
    return { variant, chapters: chapters.map(({ id, title }) => ({ id, title: said(title), lessons: of(id) })) };
  });

export function exerciseViewOf(
  { task, solver: side, state, verdict, misses }: Exercise,
  turns: ExerciseTurns,
  progress: ExerciseProgress,
): ExerciseView {
  const view = { side, state, verdict, misses };
  if (task.is === 'lesson') return { ...view, task: lessonView(task, progress) };
  const { problem } = task;
  const { streak } = turns;
  return {
    ...view,
    task: { is: 'problem', problem: summaryOf(problem, progress), isTodays: turns.isTodays(problem.id), streak },
  };
}
function lessonView(place: LessonPlace, progress: ExerciseProgress): ExerciseView['task'] {
  const { lesson, steps, step, course, practice } = place;
  const variant = variantOfLesson(lesson.variant);
  return {
    is: 'lesson',
    lesson: lessonSummaryOf(lesson, steps.length, progress),
    step,
    goal: goalSaid(variant, steps[step]),
    rule: hintsSaid(variant, steps[step])[0],
    turns: steps[step].turns ?? 1,
    isAlone: (steps[step].other?.is ?? 'still') === 'still',
    goals: steps.map((one) => goalSaid(variant, one)),
    closing: lessonSaid(lesson).closing,
    number: course.lessons.findIndex(({ id }) => id === lesson.id) + 1,
    of: course.lessons.length,
    next: placeAfter(place, (id) => progress.stepsDone(id)),
    ...(practice && { practice: { kind: practice.kind, more: morePractice(place, practice) } }),
  };
}
