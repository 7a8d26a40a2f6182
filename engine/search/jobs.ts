/**
 * What people ask of the computer besides a move: a hint, a threat, an analysis, the review of a turn. A job and its
 * answer are plain data, as messages between threads want them, and a job holds a view and so nothing that the asker may
 * not know.
 */
import { choose } from './choose.ts';
import { levels } from './levels.ts';
import { gameOf, type View } from './position-view.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { reviewTurn, type TurnReview } from './review.ts';
import { positionOf, type Step, stepsOf } from './steps.ts';
import type { Table } from './table.ts';
import { type Threat, type ToldLine, tellLines, threatIn } from './tell.ts';
import { Thinker } from './think.ts';

export type Job =
  | { readonly do: 'hint'; readonly view: View; readonly nodes: number }
  | { readonly do: 'threat'; readonly view: View }
  | { readonly do: 'analyse'; readonly view: View; readonly depth: number; readonly lines: number }
  | { readonly do: 'review-turn'; readonly view: View; readonly actions: readonly string[]; readonly nodes: number };

export interface Hint {
  readonly step: Step;
  readonly reason: Reason | null;
  /** it is the only legal action */
  readonly only: boolean;
}
export interface Analysis {
  readonly lines: readonly ToldLine[];
  readonly depth: number;
  readonly nodes: number;
}
/** By what was asked; null where there is no answer, and where it was stopped before there was one. */
export interface Answers {
  readonly hint: Hint | null;
  readonly threat: Threat | null;
  readonly analyse: Analysis | null;
  readonly 'review-turn': TurnReview | null;
}
export interface Means {
  /** lent, so that it need not be made anew for each job */
  readonly table: Table;
  readonly stop?: () => boolean;
  /** hears of every depth of an analysis */
  readonly told?: (analysis: Analysis) => void;
}
type JobOf<K extends Job['do']> = Extract<Job, { readonly do: K }>;
type Doing = { readonly [K in Job['do']]: (job: JobOf<K>, means: Means) => Answers[K] };

const doing: Doing = {
  hint({ view, nodes }, { table, stop }) {
    const { game, past } = gameOf(view);
    const position = positionOf(game);
    const isLaying = position.phase !== null;
    const strongest = { ...levels[levels.length - 1], limits: { nodes } };
    const { action, thought } = choose(game, { level: strongest, seed: 0, past, table, ...(stop && { stop }) });
    if (action === null) return null;
    const [step] = stepsOf(position, [action]);
    const best = thought?.lines[0];
    const isWon = best !== undefined && best.wins !== null && best.score > 0;
    const reasons = isLaying ? [] : reasonsFor(position, action, isWon);
    return { step, reason: reasons[0] ?? null, only: position.actions().length === 1 };
  },
  threat: ({ view }, { table, stop }) => threatIn(gameOf(view).game, stop ? { table, stop } : { table }),
  analyse({ view, depth, lines }, { table, stop, told }) {
    const { game, past } = gameOf(view);
    const position = positionOf(game);
    if (position.phase !== null) return null;
    let last: Analysis | null = null;
    const tell = (thought: Parameters<typeof tellLines>[1]): void => {
      last = { lines: tellLines(position, thought), depth: thought.depth, nodes: thought.nodes };
      told?.(last);
    };
    new Thinker(game, { table }).think({ depth, lines }, past, stop, tell);
    return last;
  },
  'review-turn': (job, { table, stop }) => reviewTurn(job, stop ? { table, stop } : { table }),
};

export const runJob = <K extends Job['do']>(job: JobOf<K>, means: Means): Answers[K] => {
  const run = doing[job.do as K] as (job: JobOf<K>, means: Means) => Answers[K];
  return run(job, means);
};
