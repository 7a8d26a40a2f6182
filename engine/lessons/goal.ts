/** What a step asks for, as data. Kinds, cells, features and rules are named by their ids. */

/** A few cells, and what people call them together where that is shorter than their names: "the fourth rank". */
export interface Cells {
  readonly cells: readonly string[];
  readonly called?: string;
}
export type Whose = 'mine' | 'theirs';

export type LessonGoal =
  // -- about the position reached
  /** a piece of this kind stands on one of the cells, or anywhere on the board */
  | {
      readonly is: 'stands';
      readonly kind: string;
      readonly on?: Cells;
      /** the learner's where nothing is said */
      readonly whose?: Whose;
      /** on a friend that carries it */
      readonly rides?: boolean;
    }
  /** a piece of this kind is off the board, in a place by its id: `hand`, `flight` */
  | { readonly is: 'waits'; readonly kind: string; readonly place: string; readonly whose?: Whose }
  /** whoever stands on the cell is in a condition, as frozen, by its id; with `not`, is in it no longer */
  | { readonly is: 'condition'; readonly on: string; readonly condition: string; readonly not?: true }
  /** a feature lies on the cell; with `not`, lies there no longer */
  | { readonly is: 'feature'; readonly feature: string; readonly on: string; readonly not?: true }
  /** whoever stands on the cell could do nothing at all if it were to move */
  | { readonly is: 'stuck'; readonly on: string }
  /** a royal piece of the other side is in danger, in games that have check */
  | { readonly is: 'check' }
  /** the learner has won */
  | { readonly is: 'wins' }
  /** no action of the other side captures a piece of the learner's of that kind (of any kind), or wins */
  | { readonly is: 'safe'; readonly kind?: string }
  /** whatever the other side does next, one action of the learner's reaches that goal */
  | { readonly is: 'forces'; readonly goal: LessonGoal }

  // -- about what happened on the way
  /** a piece was lost: of that kind, from one of these cells, by an action of a piece of that kind */
  | {
      readonly is: 'captured';
      readonly kind?: string;
      readonly on?: Cells;
      readonly by?: string;
      /** the other side's where nothing is said */
      readonly whose?: Whose;
    }
  /** so many pieces of the other side were lost */
  | { readonly is: 'captures'; readonly count: number }
  /** the learner's pieces (of that kind) came to all of these cells */
  | { readonly is: 'visits'; readonly kind?: string; readonly cells: readonly string[] }
  /** the learner played an action of that kind (`swap`, `drop`), by that rule, with a piece of that kind, to that cell */
  | {
      readonly is: 'plays';
      readonly action?: string;
      readonly rule?: string;
      readonly kind?: string;
      readonly to?: Cells;
      /** what people call it: "swaps places" */
      readonly called: string;
    }
  /** something happened (`burst`, `recruit`, `become`), by its name among the effects, or because of a rule */
  | { readonly is: 'happens'; readonly effect?: string; readonly because?: string; readonly called: string }
  /** the other side has answered so many turns, and the learner has not lost */
  | { readonly is: 'lasts'; readonly turns: number }

  // -- together
  | { readonly is: 'all'; readonly of: readonly LessonGoal[] }
  | { readonly is: 'any'; readonly of: readonly LessonGoal[] };
