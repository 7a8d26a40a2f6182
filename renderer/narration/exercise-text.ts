/** What an exercise says: its goal, and what came of the last action that was tried. Pure functions of state. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ExerciseView, LessonTaskView, ProblemStreak, ProblemSummary } from '../../electron/contract/exercise.ts';
import type { View } from '../../electron/contract/view.ts';
import type { MatchState } from '../state/match/match.ts';
import { uiText } from '../text/index.ts';
import type { Said } from './effects/describe-effects.ts';
import { sideName } from './labels.ts';
import type { ToldStep } from './step/step-text.ts';

const w = uiText.exercise;

/** "White to play and win in 2 turns." */
export function problemGoal(d: VariantDescription, { kind, side, turns, target }: ProblemSummary): string {
  const name = sideName(d, side);
  if (kind === 'capture' && target) return w.goal.capture(name, target.name, target.at);
  return kind === 'win' && turns !== null ? w.goal.win(name, turns) : w.goal.gain(name);
}
/** What kind of exercise it is, as the title of its section. */
export const exerciseTitle = ({ task }: ExerciseView): string =>
  task.is === 'problem' ? w.problem : task.practice ? w.practice.title : w.lesson.title;
/** "Win in 2" */
export const problemKind = ({ kind, turns }: ProblemSummary): string =>
  kind === 'win' ? w.short.win(turns ?? 1) : w.short[kind];

const goalIn = (d: VariantDescription, { task }: ExerciseView): string =>
  task.is === 'problem' ? problemGoal(d, task.problem) : task.goal;
/** The goal of the exercise on the table; null: this is a game. */
export const exerciseGoal = ({ description, view }: MatchState): string | null =>
  view.exercise ? goalIn(description, view.exercise) : null;

/** "4-day streak" */
export const streakWords = ({ days, longest }: ProblemStreak): string =>
  days > 0 ? w.streak.days(days) : longest > 0 ? w.streak.new : '';

/** Is this the last step of its lesson, or of the whole course? */
export const isLastStep = ({ task }: ExerciseView): boolean =>
  task.is === 'lesson' && task.step === task.lesson.steps - 1;
export const isEndOfCourse = ({ task }: ExerciseView): boolean =>
  task.is === 'lesson' && task.next === null && !task.practice;

function solved(d: VariantDescription, exercise: ExerciseView): [string, string] {
  const { task } = exercise;
  if (task.is === 'problem') {
    const row = task.isTodays ? streakWords(task.streak) : '';
    return [task.problem.solved === 'first' ? w.step.first : w.step.solved, row === '' ? '' : `${row}.`];
  }
  if (isEndOfCourse(exercise)) return [w.lesson.ready(d.title), task.closing];
  return isLastStep(exercise)
    ? [task.closing, task.practice ? '' : w.lesson.done]
    : [w.lesson.right, w.lesson.stepDone(task.step + 1, task.lesson.steps)];
}

/** Below the goal of a problem, before anything was tried; a win in this turn needs no word about answers. */
const hintTo = ({ kind, turns }: ProblemSummary): string => (kind === 'win' && turns === 1 ? '' : w.hint[kind]);

/** Below the goal of a step, before anything was tried: the rule; at the start of a course whose pieces one plays, and how. */
const begun = (
  d: VariantDescription,
  { rule, step, number, practice }: LessonTaskView,
  side: ExerciseView['side'],
): string => (number === 1 && step === 0 && !practice ? `${w.lesson.you(sideName(d, side))} ${w.lesson.how}` : rule);

/** In a word that it was right, to be seen at once; null: it is not solved, or the solution was shown. */
export function success({ task, verdict }: ExerciseView): string | null {
  if (verdict?.is !== 'solved') return null;
  if (task.is === 'problem') return w.step.solved;
  return task.step === task.lesson.steps - 1 && !task.practice ? w.lesson.whole : w.lesson.right;
}

/** A line of fact and one of consequence. */
function tried(d: VariantDescription, exercise: ExerciseView, last: View['last']): [string, string] {
  const { verdict, state, task, side } = exercise;
  if (state === 'judging') return [w.step.judging, ''];
  const goal = goalIn(d, exercise);
  switch (verdict?.is) {
    case undefined:
      return [goal, task.is === 'problem' ? hintTo(task.problem) : begun(d, task, side)];
    case 'right':
      return d.groups && last?.side === side ? [w.step.goesOn, goal] : [w.step.right(verdict.turns), goal];
    case 'solved':
      return solved(d, exercise);
    case 'slower': {
      const turns = task.is === 'problem' ? (task.problem.turns ?? 1) : 1;
      return [w.step.slower(verdict.turns), `${w.step.faster(turns)} ${w.step.tryAgain}`];
    }
    case 'wrong':
      return verdict.reply.length > 0
        ? [w.step.wrong(sideName(d, side === 0 ? 1 : 0), verdict.reply), w.step.tryAgain]
        : [w.step.missed, w.step.tryAgain];
    case 'missed':
      return [verdict.fact, verdict.rule];
    case 'unknown':
      return [verdict.trouble ?? w.step.unknown, w.step.unknownSays];
    case 'shown':
      return [w.step.shown, w.step.shownSays];
  }
}

/** The step bar of an exercise; null: something else is to be told now. */
export function exerciseStep({ description, view, mode, look, why }: MatchState): ToldStep | null {
  const { exercise } = view;
  if (!exercise || look !== null || why !== null || (mode.is !== 'idle' && mode.is !== 'sent')) return null;
  const [fact, hint] = tried(description, exercise, view.last);
  // whoever opens a problem did not see what gave this turn its two moves
  const { task, verdict, state } = exercise;
  const isNew = task.is === 'problem' && task.problem.kind === 'win' && verdict === null && state === 'open';
  const because = isNew && view.budget ? view.budget.says : hint;
  return { fact, because, ruling: null, tone: exercise.verdict?.is === 'solved' ? 'over' : 'usual' };
}

/** What is announced when the exercise has changed; the answer of the other side is announced as a move. */
export function exerciseSaid(
  d: VariantDescription,
  before: ExerciseView | undefined,
  now: ExerciseView,
  last: View['last'],
): readonly Said[] {
  const { verdict, state } = now;
  if (state === 'judging' || verdict === null) return [];
  if (before?.state === state && JSON.stringify(before.verdict) === JSON.stringify(verdict)) return [];
  const [fact, because] = tried(d, now, last);
  if (verdict.is === 'wrong' && verdict.reply.length > 0) return [{ text: w.refuted, urgent: false }];
  return [{ text: verdict.is === 'right' ? fact : [fact, because].filter(Boolean).join(' '), urgent: false }];
}
