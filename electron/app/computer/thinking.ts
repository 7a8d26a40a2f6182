/**
 * What the application needs of whatever thinks for it: one job at a time, outside its own thread. A new job takes the
 * place of the one that runs.
 */
import type { LessonAnswers, LessonJob } from '../../../engine/lessons/lesson-jobs.ts';
import type { PracticeAnswers, PracticeJob } from '../../../engine/practice/practice-jobs.ts';
import type { ProblemAnswers, ProblemJob } from '../../../engine/problems/problem-jobs.ts';
import type { AdviceAnswers, AdviceJob, AnalysisResult } from '../../../engine/search/advice/advice-jobs.ts';
import type { TurnAnswers, TurnJob } from '../../../engine/search/turn-jobs.ts';
import type { ThinkingTrouble } from '../../contract/view.ts';
import type { GameAnswers, GameJob } from '../../games/game-jobs.ts';
import type { ReadingNews } from '../../games/games-in-text.ts';

export type Job = TurnJob | AdviceJob | ProblemJob | LessonJob | PracticeJob | GameJob;
export type JobAnswers = TurnAnswers & AdviceAnswers & ProblemAnswers & LessonAnswers & PracticeAnswers & GameAnswers;
export type AnswerTo<J extends Job> = JobAnswers[J['do']];
/** What is told while a job runs: what was finished last, of an analysis its lines, and of a text each game that was read. */
export type News = { readonly depth: number } | AnalysisResult | ReadingNews;

export class ThinkingFailed extends Error {
  readonly trouble: ThinkingTrouble;

  constructor(trouble: ThinkingTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}
export const troubleOf = (error: unknown): ThinkingTrouble =>
  error instanceof ThinkingFailed ? error.trouble : 'broken';

export interface Run<A> {
  /**
   * null: another job took its place, or everything was closed. Rejects with `ThinkingFailed` when whatever thinks cannot
   * begin or has broken down, but never before those who asked could be answered: that answer would overtake the news.
   */
  readonly answer: Promise<A | null>;
  /** The answer is what was found so far. */
  stop(): void;
}
export interface Thinking {
  run<J extends Job>(job: J, told?: (news: News) => void): Run<AnswerTo<J>>;
  close(): Promise<void>;
}
