/**
 * Judges what is tried in an exercise: after every change it is decided anew whether an action waits for a verdict, which
 * is found outside this thread; then the other side answers, or the learner moves again. What was thought about an action
 * that was taken back meanwhile is never told.
 */

import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import { problemOfTheDay } from '../../../engine/problems/problem-of-the-day.ts';
import type { Result } from '../../../engine/shared/result.ts';
import type { ProblemStreak } from '../../contract/exercise.ts';
import { thinkingMessages } from '../../contract/messages.ts';
import type { Answer, Problem } from '../../contract/result.ts';
import type { Played } from '../../contract/view.ts';
import { dayOf, now } from '../../saves/clock.ts';
import type { ExerciseProgress } from '../../saves/progress.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import type { TurnClock } from '../clocks/turn-clock.ts';
import { type AnswerTo, type Run, troubleOf } from '../computer/thinking.ts';
import type { MatchSession } from '../match/match-session.ts';
import { positionRequests } from '../match/position-requests.ts';
import type { Exercise } from './exercise.ts';
import { type Attempted, type JudgeJob, judgeJob, type Known, knownFrom, matchOf } from './exercise-tasks.ts';

/** milliseconds after which an action is given up as one that nothing can be told of */
const LONGEST = 20_000;

interface Going {
  readonly active: ActiveMatch;
  readonly node: number;
  readonly run: Run<AnswerTo<JudgeJob>>;
  readonly cancel: () => void;
}

export class ExerciseTurns {
  private readonly app: AppSession;
  private readonly progress: ExerciseProgress;
  private readonly clock: TurnClock;
  private going: Going | null = null;

  constructor(app: AppSession, progress: ExerciseProgress, clock: TurnClock) {
    this.app = app;
    this.progress = progress;
    this.clock = clock;
  }

  get today(): string {
    return dayOf(new Date(now()));
  }
  get streak(): ProblemStreak {
    return this.progress.streak(this.today);
  }
  isTodays(problem: string): boolean {
    return problemOfTheDay(this.today).id === problem;
  }

  /** Something may have changed: stops what is no longer wanted, and begins what is. */
  consider(): void {
    const active = this.app.isClosed ? null : this.app.current;
    const exercise = active?.session.exercise ?? null;
    const attempt = exercise?.attempt ?? null;
    if (attempt && this.going?.active === active && this.going?.node === attempt.node) return;
    this.stop();
    if (!active || !exercise) return;
    if (attempt) this.begin(active, exercise, attempt);
    // an action that was judged before was played again
    else if (exercise.reply.length > 0) void this.app.queue.run(() => this.answer(active, exercise));
  }
  stop(): void {
    const { going } = this;
    this.going = null;
    going?.cancel();
    going?.run.stop();
  }

  private begin(active: ActiveMatch, { task }: Exercise, attempt: Attempted): void {
    const run = this.app.thoughts.forTurn(judgeJob(task, attempt));
    const cancel = this.clock.after(LONGEST, () => run.stop());
    const going: Going = { active, node: attempt.node, run, cancel };
    this.going = going;
    run.answer.then(
      (answer) => this.hear(going, answer && knownFrom(answer.found)),
      (error: unknown) => {
        this.app.host.log(`an exercise could not be judged: ${String(error)}`);
        this.hear(going, { is: 'unknown', trouble: thinkingMessages[troubleOf(error)] });
      },
    );
  }
  /** Null: something else took its place, and it is asked again. */
  private hear(going: Going, known: Known | null): void {
    void this.app.queue.run(async () => {
      if (this.going !== going) return;
      this.stop();
      const { active, node } = going;
      const { exercise } = active.session;
      if (known === null || !exercise) return;
      try {
        exercise.judged(node, known);
        await this.note(active, exercise);
        const isTold = (await this.answer(active, exercise)) || this.goOn(active, exercise);
        if (!(await this.showNext(active, exercise)) && !isTold) this.tell(active.session);
      } catch (error) {
        // half of what was to follow is not told as all of it
        this.app.host.log(`an exercise did not go on: ${String(error)}`);
        exercise.judged(node, { is: 'unknown', trouble: thinkingMessages.broken });
        this.tell(active.session);
      }
    });
  }

  /** Plays what the other side answers; false where it does not. Only in the queue. */
  private async answer(active: ActiveMatch, exercise: Exercise): Promise<boolean> {
    const { reply } = exercise;
    for (const text of this.app.current === active ? reply : []) {
      const played = await this.play(active, (match, when) => match.play(text, when));
      if (!played.ok) throw new Error(`the reply ${text} cannot be played: ${played.error.code}`);
    }
    return reply.length > 0;
  }
  /** The other side stands still, so that the learner moves again. */
  private goOn({ session }: ActiveMatch, exercise: Exercise): boolean {
    const { next, task } = exercise;
    if (next === null) return false;
    const match = matchOf(task, next);
    exercise.goesOn();
    session.replace(match);
    this.tell(session);
    return true;
  }
  /** The exercise from its beginning. Only in the queue. */
  restart({ session }: ActiveMatch, exercise: Exercise): Played {
    const match = matchOf(exercise.task);
    exercise.restarts();
    session.replace(match);
    return { revision: session.revision, effects: [], view: session.view() };
  }

  /** Plays these actions of both sides as the solution. Only in the queue. */
  async show(active: ActiveMatch, exercise: Exercise, texts: readonly string[]): Promise<void> {
    if (exercise.task.is === 'problem') await this.keep(() => this.progress.missed(idOf(exercise)));
    exercise.isShown = true;
    if (exercise.task.is === 'problem')
      for (const text of texts) await this.play(active, (match, when) => match.play(text, when));
    else {
      // each is judged, because the other side answers or stands still
      exercise.toShow = texts;
      await this.showNext(active, exercise);
    }
  }
  private async showNext(active: ActiveMatch, exercise: Exercise): Promise<boolean> {
    const [text, ...rest] = exercise.toShow;
    if (text === undefined || this.app.current !== active) return false;
    exercise.toShow = rest;
    const played = await this.play(active, (match, when) => match.play(text, when));
    if (!played.ok) exercise.toShow = [];
    return played.ok;
  }
  private async play(
    active: ActiveMatch,
    make: (match: Match, when: { at: number }) => Result<Change>,
  ): Promise<Answer<Played>> {
    const played = await positionRequests(this.app).apply(active, make);
    if (played.ok) this.app.host.send('played', { match: active.session.id, ...played.value });
    return played;
  }
  /** The page is told as of a change that changes nothing but the verdict, or the position. */
  private tell(session: MatchSession): void {
    const played = { revision: session.revision, effects: [], view: session.view() };
    this.app.host.send('played', { match: session.id, ...played });
  }

  /** Progress goes to the disk before anybody hears of it. */
  private async note({ session }: ActiveMatch, exercise: Exercise): Promise<void> {
    const { verdict, misses, task, isShown } = exercise;
    if (task.is === 'lesson') {
      if (verdict?.is === 'solved' && !isShown && !task.practice)
        await this.keep(() => this.progress.stepDone(task.lesson.id, task.step));
      return;
    }
    const { id } = task.problem;
    if (verdict?.is === 'wrong' || verdict?.is === 'slower') await this.keep(() => this.progress.missed(id));
    if (verdict?.is !== 'solved') return;
    const isFirst = misses === 0 && session.match.aids.hints === 0;
    await this.keep(() => this.progress.solved(id, isFirst, this.isTodays(id) ? this.today : null));
  }
  private async keep(keeping: () => Promise<Problem | null>): Promise<void> {
    const problem = await this.app.writing.run(keeping);
    if (problem) this.app.notify(problem);
  }
}
const idOf = ({ task }: Exercise): string => (task.is === 'problem' ? task.problem.id : task.lesson.id);
