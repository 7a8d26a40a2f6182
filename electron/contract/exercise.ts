/**
 * Exercises: a match opened from the position of a task, a problem or a step of a lesson, whose actions are judged. The
 * goal decides what is right, never a list of moves. Progress is kept by the host on this machine.
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
  /** it comes with somebody's own game: its author's words, in whatever language; either may be empty */
  own: v.optional(v.object({ name: v.string(), words: v.string() })),
});
export type ProblemSummary = v.InferOutput<typeof ProblemSummary>;

export const ProblemStreak = v.object({
  /** days in a row on which the problem of the day was solved; 0: the row has ended, or none has begun */
  days: v.number(),
  longest: v.number(),
});
export type ProblemStreak = v.InferOutput<typeof ProblemStreak>;

/** A step of a lesson, counted from 0; `options`: the house rules that it is given under, absent where they are the usual ones. */
export const StepPlace = v.object({
  lesson: v.string(),
  step: v.number(),
  options: v.optional(v.record(v.string(), v.string())),
});
export type StepPlace = v.InferOutput<typeof StepPlace>;

export const LessonSummary = v.object({
  id: v.string(),
  title: v.string(),
  /** what is learned */
  subtitle: v.string(),
  /** the piece type on its card */
  kind: v.nullable(v.string()),
  steps: v.number(),
  /** how many of them were done, in their order; all: the lesson is done */
  done: v.number(),
});
export type LessonSummary = v.InferOutput<typeof LessonSummary>;

/** The lessons of one game. */
export const Course = v.object({
  variant: v.string(),
  chapters: v.array(v.object({ id: v.string(), title: v.string(), lessons: v.array(LessonSummary) })),
});
export type Course = v.InferOutput<typeof Course>;

/** What came of the last action that was tried. */
export const VerdictView = v.variant('is', [
  /** a problem is solved, a step is done */
  v.object({ is: v.literal('solved') }),
  /** it goes on: the turns that are left, the one that has begun included */
  v.object({ is: v.literal('right'), turns: v.number() }),
  /** it wins too, but in so many turns altogether */
  v.object({ is: v.literal('slower'), turns: v.number() }),
  /** the other side answers; no labels where the turn is simply over */
  v.object({ is: v.literal('wrong'), reply: v.array(v.string()) }),
  /** in a lesson: a fact about this action, and the rule to go by */
  v.object({ is: v.literal('missed'), fact: v.string(), rule: v.string() }),
  /** nothing could be told in the time there was, or the computer stopped: then why, and what to do */
  v.object({ is: v.literal('unknown'), trouble: v.optional(v.string()) }),
  /** the solution was shown */
  v.object({ is: v.literal('shown') }),
]);
export type VerdictView = v.InferOutput<typeof VerdictView>;

export const ProblemTask = v.object({
  is: v.literal('problem'),
  problem: ProblemSummary,
  /** it is the problem of this day */
  isTodays: v.boolean(),
  streak: ProblemStreak,
});
export const LessonTaskView = v.object({
  is: v.literal('lesson'),
  lesson: LessonSummary,
  /** which step, counted from 0, and what to do in it */
  step: v.number(),
  goal: v.string(),
  /** the rule that it is about */
  rule: v.string(),
  /** how many turns it takes at most, and whether the other side stands still meanwhile */
  turns: v.number(),
  isAlone: v.boolean(),
  /** the goals of all its steps */
  goals: v.array(v.string()),
  /** said when the last step is done */
  closing: v.string(),
  /** its place in the course, counted from 1, and how many lessons that has */
  number: v.number(),
  of: v.number(),
  /** what comes after this step; null: the course, or the practice, is done */
  next: v.nullable(StepPlace),
  /** practice with one piece: its type, and where other tasks for it begin; absent: a lesson of the course */
  practice: v.optional(v.object({ kind: v.string(), more: StepPlace })),
});
export type LessonTaskView = v.InferOutput<typeof LessonTaskView>;

/** The exercise on the table, as it stands. */
export const ExerciseView = v.object({
  task: v.variant('is', [ProblemTask, LessonTaskView]),
  /** who solves it */
  side: Side,
  /** `open`: the solver is to move; `judging`; `over`: the last action has to be taken back, or the task is done */
  state: v.picklist(['open', 'judging', 'over']),
  /** null: nothing has been tried from here */
  verdict: v.nullable(VerdictView),
  /** actions that were judged and not right */
  misses: v.number(),
});
export type ExerciseView = v.InferOutput<typeof ExerciseView>;

export const ProblemProgress = v.object({
  solved: v.number(),
  /** of these, at the first try */
  first: v.number(),
  streak: ProblemStreak,
});
export type ProblemProgress = v.InferOutput<typeof ProblemProgress>;
