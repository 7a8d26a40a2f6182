/**
 * What people ask of the computer besides a move: a hint, the threats, an analysis, the review of a turn. A job and its
 * answer are plain data, as messages between threads want them, and a job holds a view and so nothing that the asker may
 * not know.
 */
import type { Position } from '../../core/position.ts';
import { choose } from '../choose.ts';
import { levels } from '../levels.ts';
import { soundest } from '../soundest.ts';
import type { TranspositionTable } from '../table.ts';
import { Thinker } from '../think.ts';
import { explainTurn, type Planned, planFor } from './plan.ts';
import { gameOfView, type SideView } from './position-view.ts';
import { type Why, weightiest } from './reasons.ts';
import { reviewTurn, type TurnReview } from './review.ts';
import { type LineStep, positionOf, stepsOf } from './steps.ts';
import { type ToldLine, tellLines } from './tell.ts';
import { type ThreatList, threatsIn } from './threats.ts';

export type AdviceJob =
  | { readonly do: 'hint'; readonly view: SideView; readonly nodes: number }
  /** the hint that somebody else's turn is: what it is called, and the reasons for it */
  | { readonly do: 'explain'; readonly view: SideView; readonly actions: readonly string[] }
  | { readonly do: 'threats'; readonly view: SideView }
  | { readonly do: 'analyse'; readonly view: SideView; readonly depth: number; readonly lines: number }
  | {
      readonly do: 'review-turn';
      readonly view: SideView;
      readonly actions: readonly string[];
      readonly nodes: number;
    };

export interface Hint {
  /** one action; where a turn is many of them the rest of the turn, its end included */
  readonly plan: readonly [LineStep, ...LineStep[]];
  readonly why: Why | null;
  /** it is the only legal action */
  readonly only: boolean;
}
export interface AnalysisResult {
  readonly lines: readonly ToldLine[];
  readonly depth: number;
  readonly nodes: number;
}
/** `found` is null where there is no answer, and where it was stopped before there was one. */
interface Found<T> {
  readonly found: T | null;
}
/** By what was asked. */
export interface AdviceAnswers {
  readonly hint: Found<Hint>;
  readonly explain: Found<Hint>;
  readonly threats: Found<ThreatList>;
  readonly analyse: Found<AnalysisResult>;
  readonly 'review-turn': Found<TurnReview>;
}
export interface AdviceMeans {
  /** lent, so that it need not be made anew for each job */
  readonly table: TranspositionTable;
  readonly stop?: () => boolean;
  /** hears of every depth of an analysis */
  readonly told?: (analysis: AnalysisResult) => void;
}
type JobOf<K extends AdviceJob['do']> = Extract<AdviceJob, { readonly do: K }>;
type Doing = { readonly [K in AdviceJob['do']]: (job: JobOf<K>, means: AdviceMeans) => AdviceAnswers[K] };

function hintOf(position: Position, plan: readonly Planned[]): Hint | null {
  const texts = plan.map(({ text }) => text);
  const [first, ...rest] = stepsOf(position, texts);
  if (first === undefined) return null;
  const only = position.actions().length === 1;
  return { plan: [first, ...rest], why: weightiest(plan.map(({ why }) => why)), only };
}

const doing: Doing = {
  hint({ view, nodes }, { table, stop }) {
    const { game, past, entered } = gameOfView(view);
    const position = positionOf(game);
    const only = position.actions().length === 1;
    const asked = { nodes, past, entered, table, ...(stop && { stop }) };
    if (position.phase !== null) {
      const { action } = choose(game, { level: levels[0], seed: 0 });
      const [step] = action === null ? [] : stepsOf(position, [action]);
      return { found: step ? { plan: [step], why: null, only } : null };
    }
    const best = soundest(game, asked);
    if (best === null) return { found: null };
    const plan = planFor(position, best, asked);
    return { found: plan && hintOf(position, plan) };
  },
  explain({ view, actions }) {
    const position = positionOf(gameOfView(view).game);
    return {
      found: hintOf(
        position,
        explainTurn(position, actions, () => ({})),
      ),
    };
  },
  threats: ({ view }, { table, stop }) => ({
    found: threatsIn(gameOfView(view).game, stop ? { table, stop } : { table }),
  }),
  analyse({ view, depth, lines }, { table, stop, told }) {
    const { game, past, entered } = gameOfView(view);
    const position = positionOf(game);
    if (position.phase !== null) return { found: null };
    let last: AnalysisResult | null = null;
    const tell = (thought: Parameters<typeof tellLines>[1]): void => {
      last = { lines: tellLines(position, thought), depth: thought.depth, nodes: thought.nodes };
      told?.(last);
    };
    new Thinker(game, { table, entered }).think({ depth, lines }, past, stop, tell);
    return { found: last };
  },
  'review-turn': (job, { table, stop }) => ({ found: reviewTurn(job, stop ? { table, stop } : { table }) }),
};

export const runAdviceJob = <K extends AdviceJob['do']>(job: JobOf<K>, means: AdviceMeans): AdviceAnswers[K] => {
  const run = doing[job.do as K] as (job: JobOf<K>, means: AdviceMeans) => AdviceAnswers[K];
  return run(job, means);
};
