/**
 * What a task of practice says, as data, and said in the language of the moment: tasks are made up in a thread that speaks no
 * language. Kinds of pieces are given by their English names.
 */
import type { LessonStep } from '../lessons/lesson.ts';
import { said } from '../shared/language.ts';
import { words } from './words.ts';

export type TaskTold = { readonly piece: string } & (
  | { readonly is: 'captureOne' | 'depart'; readonly enemy: string; readonly at: string }
  | { readonly is: 'reach'; readonly at: string; readonly turns: number; readonly begin: string }
  | { readonly is: 'approach'; readonly enemy: string; readonly at: string; readonly begin: string }
  | { readonly is: 'captureTwo'; readonly begin: string }
  | { readonly is: 'special' | 'move' | 'drop'; readonly at: string }
);
/** A step that was made up. */
export interface MadeUpStep extends LessonStep {
  readonly told: TaskTold;
}
export const isMadeUp = (step: LessonStep): step is MadeUpStep => 'told' in step;

/** `called`: what is to be done, where the goal is an action that the task has words for */
export function taskSaid(told: TaskTold): { readonly goal: string; readonly hint: string; readonly called?: string } {
  const piece = said(told.piece);
  switch (told.is) {
    case 'captureOne': {
      const { goal, hint } = words.captureOne;
      return { goal: goal(piece), hint: hint(said(told.enemy), told.at) };
    }
    case 'depart': {
      const { goal, hint, called } = words.depart;
      return { goal: goal(piece), hint: hint(said(told.enemy), told.at), called };
    }
    case 'reach': {
      const { goal, hint } = words.reach;
      return { goal: goal(piece, told.at, told.turns), hint: hint(told.begin) };
    }
    case 'approach': {
      const { goal, hint } = words.approach;
      return { goal: goal(said(told.enemy), told.at, piece), hint: hint(told.begin) };
    }
    case 'captureTwo': {
      const { goal, hint } = words.captureTwo;
      return { goal: goal(piece), hint: hint(told.begin) };
    }
    case 'special': {
      const { goal, hint, called } = words.special;
      return { goal: goal(piece), hint: hint(told.at), called };
    }
    default: {
      const { called, ...goals } = words.anywhere;
      return { goal: goals[told.is](piece, told.at), hint: words.special.hint(told.at), called: called(told.at) };
    }
  }
}
