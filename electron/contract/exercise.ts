/**
 * Exercises: a match opened from the position of a task, whose actions are judged. The goal decides what is right, never
 * a list of moves. Progress is kept by the host on this machine.
 */
import * as v from 'valibot';

const Side = v.picklist([0, 1]);

/** the easiest is 1 */
export const HARDEST = 4;
const Grade = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HARDEST));

export const PROBLEM_KINDS = ['win', 'gain', 'capture'] as const;
export const ProblemKind = v.picklist(PROBLEM_KINDS);
export type ProblemKind = v.InferOutput<typeof ProblemKind>;

/** Whether a problem was solved: at the first try and without help, or later; null: not yet. */
const Solved = v.nullable(v.picklist(['first', 'later']));

/** What is known of a problem without solving it. */
export const ProblemSummary = v.object({
  id: v.string(),
  variant: v.string(),
  kind: ProblemKind,
  /** in how many turns it is won; null: of another kind */
  turns: v.nullable(v.number()),
  grade: Grade,
  /** who solves it */
  side: Side,
  /** the piece that is to be captured, and its square: `yellow Guard`, `e5`; null: of another kind */
  target: v.nullable(v.object({ name: v.string(), at: v.string() })),
  solved: Solved,
  /** it was tried, and not solved at that try */
  tried: v.boolean(),
});
export type ProblemSummary = v.InferOutput<typeof ProblemSummary>;

export const ProblemStreak = v.object({
  /** days in a row on which the problem of the day was solved; 0: the row has ended, or none has begun */
  days: v.number(),
  longest: v.number(),
});
export type ProblemStreak = v.InferOutput<typeof ProblemStreak>;

/** What came of the last action that was tried. */
export const Verdict = v.variant('is', [
  v.object({ is: v.literal('solved') }),
  /** it goes on: the turns that are left, the one that has begun included */
  v.object({ is: v.literal('right'), turns: v.number() }),
  /** it wins too, but in so many turns altogether */
  v.object({ is: v.literal('slower'), turns: v.number() }),
  /** the other side answers; no labels where the turn is simply over */
  v.object({ is: v.literal('wrong'), reply: v.array(v.string()) }),
  /** nothing could be told in the time there was, or the computer stopped */
  v.object({ is: v.literal('unknown') }),
  /** the solution was shown */
  v.object({ is: v.literal('shown') }),
]);
export type Verdict = v.InferOutput<typeof Verdict>;

/** The exercise on the table, as it stands. */
export const ExerciseView = v.object({
  problem: ProblemSummary,
  /** it is the problem of this day */
  isTodays: v.boolean(),
  /** `open`: the solver is to move; `judging`; `over`: the last action has to be taken back, or the task is done */
  state: v.picklist(['open', 'judging', 'over']),
  /** null: nothing has been tried from here */
  verdict: v.nullable(Verdict),
  /** actions that were judged and not right */
  misses: v.number(),
  streak: ProblemStreak,
});
export type ExerciseView = v.InferOutput<typeof ExerciseView>;

export const Progress = v.object({
  solved: v.number(),
  /** of these, at the first try */
  first: v.number(),
  streak: ProblemStreak,
});
export type Progress = v.InferOutput<typeof Progress>;
