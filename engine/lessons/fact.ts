/**
 * What a learner is told of an action that misses the goal, as data: it is found in a thread that speaks no language, and said
 * where it is shown. Pieces, sides and whatever else has a name are given by their English names.
 */

import type { WordedLabel } from '../core/text/label.ts';
import type { Named } from '../shared/naming.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Cells } from './goal.ts';

/** What the position or the play still lacks. */
export type Lack =
  /** no such piece stands there (nothing: anywhere), or is carried there */
  | { readonly is: 'stands' | 'rides'; readonly who: Named; readonly on: Cells | null }
  /** `place`: by its id */
  | { readonly is: 'waits'; readonly kind: string; readonly place: string }
  /** the piece on the cell (null: whatever stands there) is in a condition, or with `still` is in it as before */
  | {
      readonly is: 'condition';
      readonly who: Named | null;
      readonly on: string;
      readonly called: string;
      readonly still: boolean;
    }
  | { readonly is: 'feature'; readonly feature: string; readonly on: string; readonly still: boolean }
  | { readonly is: 'can-move'; readonly who: Named | null; readonly on: string }
  /** it was not captured; with `on`, from there */
  | { readonly is: 'captured'; readonly who: Named | null; readonly on: Cells | null }
  | { readonly is: 'captures'; readonly lost: number; readonly count: number }
  | { readonly is: 'visits'; readonly left: readonly string[] }
  /** the goal is to do something that the step has words for */
  | { readonly is: 'deed'; readonly called: string }
  /** no check; the game goes on; the turn is not over; turns are left to survive; several goals, and none of them reached */
  | { readonly is: 'check' | 'win' | 'turn' | 'turns' | 'goal' };

export type LessonFact =
  /** a sentence of the lesson's own */
  | { readonly is: 'stated'; readonly says: string }
  | { readonly is: 'out-of-reach' }
  /** the game has ended, and not well */
  | { readonly is: 'ended'; readonly outcome: Outcome }
  /** the other side can answer so; `undone`: after which the goal can no longer be forced */
  | {
      readonly is: 'answered';
      readonly side: string;
      readonly label: string;
      readonly worded?: WordedLabel;
      readonly undone: boolean;
    }
  /** it may stand there, but that is not where it should */
  | { readonly is: 'elsewhere'; readonly at: string; readonly on: Cells }
  | { readonly is: 'lacks'; readonly lack: Lack; readonly hasWon: boolean };
