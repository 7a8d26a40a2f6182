/** A step of a lesson that comes with somebody's own game, as a step like those of the program, and what it says. */
import { listWords } from '../../../engine/core/text/words.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import type { LessonGoal } from '../../../engine/lessons/goal.ts';
import type { LessonStep } from '../../../engine/lessons/lesson.ts';
import { shortSummary } from '../../../engine/practice/practice.ts';
import { said } from '../../../engine/shared/language.ts';
import type { GameLessonStep, GameStepGoal } from '../../../engine/workshop/game-data.ts';
import type { Draft } from '../../contract/description.ts';
import { gameMessages } from '../../contract/messages.ts';

const words = gameMessages.lessons;

/** What it says is said in the language of the moment, where its author says nothing. */
export interface OwnStep extends LessonStep {
  readonly own: GameLessonStep;
  /** the kind that its solution begins with; null: none, or it is not known yet */
  readonly mover: string | null;
}
export const isOwnStep = (step: LessonStep): step is OwnStep => 'own' in step;

export const ownStepOf = (own: GameLessonStep, start: Draft): OwnStep => ({
  ...{ own, mover: null, pieces: '', start, turns: own.turns, noCheckOnTheWay: true, task: taskOf(own.goal) },
  ...{ goal: own.words, hints: [own.hint], solution: [] },
});

function taskOf(goal: GameStepGoal): LessonGoal {
  switch (goal.is) {
    case 'move':
      return { is: 'stands', kind: goal.kind, on: { cells: goal.to } };
    case 'capture':
      return { is: 'captured', ...(goal.kind !== undefined && { kind: goal.kind }) };
    // what these are called is said below
    case 'drop':
      return { is: 'plays', action: 'drop', kind: goal.kind, called: '' };
    case 'promote':
      return { is: 'happens', effect: 'become', called: '' };
    case 'win':
      return { is: 'wins' };
    default:
      return { is: goal.is };
  }
}

const nameOf = ({ types }: Variant, kind: string): string => types.find(({ id }) => id === kind)?.name ?? kind;

export function ownGoalSaid(variant: Variant, { words: own, goal }: GameLessonStep): string {
  if (own !== '') return own;
  switch (goal.is) {
    case 'move':
      return words.goals.move(nameOf(variant, goal.kind), listWords.either(goal.to));
    case 'capture':
      return goal.kind === undefined ? words.goals.captureAny : words.goals.capture(nameOf(variant, goal.kind));
    case 'drop':
      return words.goals.drop(nameOf(variant, goal.kind));
    default:
      return words.goals[goal.is];
  }
}
/** Behind “the goal is to”; null: the goal has other words. */
export function ownDeedSaid(variant: Variant, { goal }: GameLessonStep): string | null {
  if (goal.is === 'drop') return words.called.drop(nameOf(variant, goal.kind));
  return goal.is === 'promote' ? words.called.promote : null;
}
/** How the piece moves, where its author gives no rule. */
export function ownRuleSaid(variant: Variant, { hint }: GameLessonStep, mover: string | null): string {
  if (hint !== '') return hint;
  return mover === null ? '' : shortSummary(said(variant.words.kinds[mover].summary));
}
