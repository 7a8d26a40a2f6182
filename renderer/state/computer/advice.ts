/**
 * What the computer has told the player of the match on the table: a hint, a threat, an analysis, a review, and a line
 * that is played out on the board. Plain data beside the state of the match; only `advice-store.ts` makes a new one. It
 * contains no judgement of its own.
 */
import type {
  AnalysisLine,
  AnalysisNews,
  HintView,
  LineStepView,
  ReviewNews,
  ReviewTurn,
  ThreatsView,
} from '../../../electron/contract/advice.ts';
import type { Side } from '../../../electron/contract/view.ts';

/** Which piece, which move, why. */
export type HintStage = 1 | 2 | 3;
export interface HintShown {
  readonly node: number;
  readonly stage: HintStage;
  /** null until it has arrived */
  readonly hint: HintView | null;
  /** moves of its plan have been played, and what it says is about the first of them */
  readonly isBegun?: true;
}

export interface ThreatsShown {
  readonly node: number;
  /** null until they have arrived */
  readonly told: ThreatsView | null;
}

export interface AnalysisShown {
  /** of the position */
  readonly node: number;
  readonly turnNumber: number;
  /** how deep it may look */
  readonly depth: number;
  readonly news: AnalysisNews | null;
  /** the line whose button has the focus: its arrows are drawn */
  readonly focused: number | null;
  /** stopped by the player; what was found stays */
  readonly stopped: boolean;
}

/** A line that is played out from a node. */
export interface AheadShown {
  readonly node: number;
  /** its rank in the analysis; null: the better line of a review */
  readonly line: number | null;
  readonly steps: readonly LineStepView[];
  /** how many of them are on the board; 0 until the first has arrived */
  readonly at: number;
}

/** Does it go on? */
export const isReviewing = ({ done, total, trouble }: ReviewShown): boolean =>
  trouble === null && (total === 0 || done < total);

export type ReviewOf = Side | 'both';
export interface ReviewShown {
  readonly done: number;
  readonly total: number;
  readonly turns: readonly ReviewTurn[] | null;
  /** why it ended early; null: it did not */
  readonly trouble: string | null;
  /** whose mistakes are walked through */
  readonly of: ReviewOf;
}

export interface AdviceState {
  readonly hint: HintShown | null;
  readonly threats: ThreatsShown | null;
  readonly analysis: AnalysisShown | null;
  /** the other engine that analyses and gives hints, by its name; null: our computer */
  readonly engine: string | null;
  readonly ahead: AheadShown | null;
  readonly review: ReviewShown | null;
}

export const NO_ADVICE: AdviceState = {
  hint: null,
  threats: null,
  analysis: null,
  engine: null,
  ahead: null,
  review: null,
};

/** the depth that an analysis begins with, and its limits */
export const USUAL_DEPTH = 8;
/** another engine counts otherwise: it leaves out much of what it looks through */
export const ENGINE_DEPTH = 18;
export const LEAST_DEPTH = 1;
export const MOST_DEPTH = 30;

/** What is announced. */
export type Advised =
  | { readonly say: 'hint'; readonly stage: HintStage; readonly hint: HintView }
  | { readonly say: 'threats'; readonly told: ThreatsView }
  | { readonly say: 'threats-off' }
  | { readonly say: 'analysis'; readonly news: AnalysisNews }
  | { readonly say: 'analysis-off' }
  | { readonly say: 'reviewing' }
  | { readonly say: 'review-failed'; readonly trouble: string }
  | { readonly say: 'reviewed'; readonly news: ReviewNews }
  | { readonly say: 'turn'; readonly turn: ReviewTurn };

/** A slip or worse: what a review stops at. */
export const isFault = ({ judgement }: ReviewTurn): boolean => judgement !== 'best' && judgement !== 'good';

export const faultsOf = ({ turns, of }: ReviewShown): readonly ReviewTurn[] =>
  (turns ?? []).filter((turn) => isFault(turn) && (of === 'both' || turn.side === of));

/** The fault before or after the turn that is shown; from elsewhere the first or the last one. */
export const nextFault = (review: ReviewShown, node: number, way: 1 | -1): ReviewTurn | null => {
  const faults = faultsOf(review);
  const order = review.turns?.map((turn) => turn.node) ?? [];
  const at = order.indexOf(node);
  if (at < 0) return (way === 1 ? faults[0] : faults.at(-1)) ?? null;
  const further = faults.filter((turn) => Math.sign(order.indexOf(turn.node) - at) === way);
  return (way === 1 ? further[0] : further.at(-1)) ?? null;
};

/** The chance of the first side after a turn. */
export const chanceAfter = ({ side, after }: ReviewTurn): number => (side === 0 ? after : 100 - after);

/** The same before it. */
export const chanceBefore = ({ side, before }: ReviewTurn): number => (side === 0 ? before : 100 - before);

/** The reviewed turn that ends at this node. */
export const turnAt = (review: ReviewShown | null, node: number): ReviewTurn | null =>
  review?.turns?.find((turn) => turn.node === node) ?? null;

/** The first side's chance in the position of this node; null if nothing says so. `start`: the node of the start. */
export const chanceAt = ({ analysis, review }: AdviceState, node: number, start: number | undefined): number | null => {
  const best: AnalysisLine | undefined = analysis?.node === node ? analysis.news?.lines[0] : undefined;
  const turn = turnAt(review, node);
  const [begins] = node === start ? (review?.turns ?? []) : [];
  return best?.chance ?? (turn ? chanceAfter(turn) : begins ? chanceBefore(begins) : null);
};
