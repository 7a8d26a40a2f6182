/**
 * Who may think: the computer that is to move goes first, and what players ask besides waits until it has moved. Of that,
 * what was asked last is answered.
 */
import type { AnswerTo, Job, News, Run, Thinking } from './thinking.ts';

/**
 * Milliseconds after which what a player asked is answered with what was found so far, unless something was told of it by
 * then: an analysis goes on as long as it is wanted.
 */
const LONGEST = 30_000;

export class Thoughts {
  private readonly thinking: Thinking;
  private turn: Promise<unknown> | null = null;
  private asked = 0;

  constructor(thinking: Thinking) {
    this.thinking = thinking;
  }

  /** For the computer that is to move: at once, in place of whatever runs. */
  forTurn<J extends Job>(job: J, told?: (news: News) => void): Run<AnswerTo<J>> {
    const run = this.thinking.run(job, told);
    const over: Promise<unknown> = run.answer
      .catch(() => {})
      .then(() => {
        if (this.turn === over) this.turn = null;
      });
    this.turn = over;
    return run;
  }

  /** For players. Null: something else was asked, or the computer is to move; then it may be asked again. */
  forPlayers<J extends Job>(job: J, told?: (news: News) => void): Run<AnswerTo<J>> {
    const mine = ++this.asked;
    let run: Run<AnswerTo<J>> | null = null;
    let isStopped = false;
    const answered = async (): Promise<AnswerTo<J> | null> => {
      while (this.turn !== null) await this.turn;
      if (isStopped || mine !== this.asked) return null;
      const timer = setTimeout(() => run?.stop(), LONGEST);
      timer.unref();
      run = this.thinking.run(job, (news) => {
        clearTimeout(timer);
        told?.(news);
      });
      return run.answer.finally(() => clearTimeout(timer));
    };
    return {
      answer: answered(),
      stop: () => {
        isStopped = true;
        run?.stop();
      },
    };
  }

  close(): Promise<void> {
    return this.thinking.close();
  }
}
