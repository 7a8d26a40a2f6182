/** Lessons as plain data: a game's course, its chapters and lessons, and the steps of a lesson. Words stand beside positions. */
import type { Options, StartPosition } from '../core/vocabulary.ts';
import type { LessonGoal } from './goal.ts';

/** How the other side behaves while a step lasts. */
export type OtherSide =
  /** it never moves: after each turn the learner is to move again */
  | { readonly is: 'still' }
  /** it plays the first of these texts that is legal, and where none is, what a short search finds */
  | { readonly is: 'answering'; readonly with: readonly string[] };

/** An action that looks right and is not. */
export interface Refutation {
  /** in the notation of the game, instead of the first action of the solution */
  readonly try: string;
  /** what the learner is told: a fact about this action, and the rule behind it */
  readonly because: string;
  /** the rules do not allow it at all; absent: it is legal and does not reach the goal */
  readonly illegal?: true;
}

/** One position and what is to be done in it. */
export interface LessonStep {
  /** a census (`K@e1 d@e5 M@-`); capitals are the first side's */
  readonly pieces: string;
  /** the side of the learner, who is to move; the first side where nothing is said */
  readonly turn?: string;
  /** what else the start says of the piece on a cell, by the variant's own flags */
  readonly flags?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** what else the start says, by the variant's own fields */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** the whole position as it was set up, instead of all that */
  readonly start?: StartPosition;
  /** nobody could set this position up for a game, as where a King is missing: the step does not need it */
  readonly isIncomplete?: true;
  /** the house rules under which alone this step is given, and those under which it is not */
  readonly when?: Options;
  readonly unless?: Options;

  /** what to do, in one sentence */
  readonly goal: string;
  /** the same for the judge: about the position that is reached, and about what happened on the way */
  readonly task: LessonGoal;
  /** how many turns the learner has; one where nothing is said */
  readonly turns?: number;
  /** stands still where nothing is said */
  readonly other?: OtherSide;
  /** a turn that gives check and does not reach the goal misses it: whoever is in check cannot stand still */
  readonly noCheckOnTheWay?: true;
  /** the rule first, then more and more of the answer */
  readonly hints: readonly string[];
  /** the learner's actions, in the notation of the game */
  readonly solution: readonly string[];
  /** other first actions that may reach the goal, besides those of the same piece type and kind as the solution's */
  readonly also?: readonly string[];
  readonly refutations?: readonly Refutation[];
}

export interface Lesson {
  /** the game and a word: `acid-voyager` */
  readonly id: string;
  readonly variant: string;
  readonly chapter: string;
  readonly title: string;
  /** a few words under the title: what is learned */
  readonly subtitle: string;
  /** the piece types that it teaches, by their ids; the first is shown on its card */
  readonly about: readonly string[];
  readonly steps: readonly LessonStep[];
  /** said when the last step is done */
  readonly closing: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
}
/** All lessons of one game, in the order in which they are best taken; the guided first game comes after them. */
export interface LessonCourse {
  readonly variant: string;
  readonly chapters: readonly Chapter[];
  readonly lessons: readonly Lesson[];
}

export const isGivenUnder = (options: Options, { when = {}, unless }: LessonStep): boolean => {
  const holds = (wanted: Options): boolean => Object.entries(wanted).every(([id, value]) => options[id] === value);
  return holds(when) && !(unless && holds(unless));
};
/** The steps of a lesson under these house rules. */
export const stepsUnder = (lesson: Lesson, options: Options): readonly LessonStep[] =>
  lesson.steps.filter((step) => isGivenUnder(options, step));
