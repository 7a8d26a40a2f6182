/**
 * What the application needs of whatever thinks for it: one job at a time, outside its own thread. A new job takes the
 * place of the one that runs.
 */
import type { TurnAnswers, TurnJob } from '../../engine/search/turn-jobs.ts';

export type Job = TurnJob;
export type Answers = TurnAnswers;
export type AnswerTo<J extends Job> = Answers[J['do']];
/** What is told while a job runs. */
export interface News {
  /** what was finished last */
  readonly depth: number;
}

export interface Run<A> {
  /** null: another job took its place, or everything was closed; rejects when whatever thinks has broken down */
  readonly answer: Promise<A | null>;
  /** The answer is what was found so far. */
  stop(): void;
}
export interface Thinking {
  run<J extends Job>(job: J, told?: (news: News) => void): Run<AnswerTo<J>>;
  close(): Promise<void>;
}
