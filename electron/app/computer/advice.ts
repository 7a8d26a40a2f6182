/**
 * The analysis and the review of the open match, which go on in the background and tell the page how far they are. Both
 * judge from what the viewer may know, and end when somebody else looks, when the match is left, or without a page.
 */
import type { Side } from '../../../engine/core/ids.ts';
import type { AdviceJob, AnalysisResult } from '../../../engine/search/advice/advice-jobs.ts';
import type { SideView } from '../../../engine/search/advice/position-view.ts';
import type { AnalysisNews, ReviewNews, ReviewTurn } from '../../contract/advice.ts';
import { thinkingMessages, adviceMessages as words } from '../../contract/messages.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { EngineFailed, type EngineSeats } from '../engines/engine-seats.ts';
import type { MatchSession } from '../match/match-session.ts';
import { AdviceQueue, ANALYSIS, AT_ONCE, REVIEW } from './advice-queue.ts';
import { lineView, reviewSays, stepView, verdictOf } from './advice-words.ts';
import { type PlayedTurn, playedTurns, viewAt } from './reviewed-turns.ts';
import { type AnswerTo, type News, type Run, ThinkingFailed, troubleOf } from './thinking.ts';

/** lines of an analysis */
const LINES = 3;
/** milliseconds that another engine has for a hint */
const ENGINE_HINT_TIME = 2000;
/** nodes for each question about a turn: about a fifth of a second where positions are simple, one where they are not */
const REVIEW_NODES = 12_000;

/** What is to be analysed: a node, how deep, and by which other engine (null: our computer). */
interface AnalysisWish {
  readonly node: number;
  readonly depth: number;
  readonly engine: string | null;
}
type HintJob = Extract<AdviceJob, { readonly do: 'explain' }>;
/** Something that goes on in the background. */
interface Going {
  readonly session: MatchSession;
  readonly viewer: Side | null;
  isStopped: boolean;
  stop(): void;
}

export class Advice {
  readonly queue: AdviceQueue;
  private readonly app: AppSession;
  private readonly others: EngineSeats;
  private analysis: Going | null = null;
  private review: Going | null = null;
  /** of a match and a viewer, by the node after it: a turn is judged once */
  private judged: { readonly of: string; readonly turns: Map<number, ReviewTurn> } = { of: '', turns: new Map() };

  constructor(app: AppSession, others: EngineSeats) {
    this.app = app;
    this.others = others;
    this.queue = new AdviceQueue(app.thoughts, () => app.isClosed);
  }

  stop(what: 'analysis' | 'review'): void {
    const going = this[what];
    this[what] = null;
    if (!going) return;
    going.isStopped = true;
    going.stop();
  }
  /** What is judged already stays. */
  stopAll(): void {
    this.stop('analysis');
    this.stop('review');
  }
  /** The match may have been left, or somebody else may look: what belongs to it ends. */
  consider(): void {
    for (const what of ['analysis', 'review'] as const) {
      const going = this[what];
      if (going && !this.isWanted(going)) this.stop(what);
    }
  }
  private isWanted({ session, viewer, isStopped }: Going): boolean {
    return !isStopped && this.app.current?.session === session && session.viewer.side === viewer;
  }

  /** The turn that another engine would play in the present position, with our reasons for it. */
  hintBy(active: ActiveMatch, engine: string, view: SideView): Run<AnswerTo<HintJob>> {
    const turn = this.others.hint(active, engine, ENGINE_HINT_TIME);
    let explaining: Run<AnswerTo<HintJob>> | null = null;
    const explain = (actions: readonly string[] | null): Promise<AnswerTo<HintJob> | null> | null => {
      if (actions === null) return null;
      explaining = this.queue.ask({ do: 'explain', view, actions }, AT_ONCE);
      return explaining.answer;
    };
    return {
      answer: turn.answer.then(explain),
      stop: () => {
        turn.stop();
        explaining?.stop();
      },
    };
  }

  /** Begins to analyse the position at that node; `engine`: the other engine that does it, by its name. */
  analyse(active: ActiveMatch, { node, depth, engine }: AnalysisWish): void {
    this.stop('analysis');
    const { session } = active;
    const { match } = session;
    const viewer = session.viewer.side;
    const { outcome } = match.node(node);
    const view = outcome === null ? viewAt(match, viewer, node) : null;
    const tell = (
      found: AnalysisResult | null,
      otherwise: string,
      ended: Pick<AnalysisNews, 'done' | 'trouble'>,
    ): void => {
      const lines = found?.lines ?? [];
      const verdict = found ? verdictOf(match.position, lines) : otherwise;
      const at = { match: session.id, node, depth: found?.depth ?? 0, nodes: found?.nodes ?? 0 };
      this.app.host.send('analysis', { ...at, lines: lines.map(lineView), verdict, ...ended });
    };
    if (view === null) {
      tell(null, outcome?.says ?? words.even, { done: true });
      return;
    }
    let last: AnalysisResult | null = null;
    const hear = (told: News): void => {
      if (!('lines' in told) || !this.isWanted(going)) return;
      last = told;
      tell(told, '', { done: false });
    };
    const run =
      engine === null
        ? foundBy(this.queue.ask({ do: 'analyse', view, depth, lines: LINES }, ANALYSIS, hear))
        : this.others.analyse(active, { node, engine, depth, lines: LINES }, hear);
    const going: Going = { session, viewer, isStopped: false, stop: () => run.stop() };
    this.analysis = going;
    run.answer.then(
      (found) => this.isWanted(going) && tell(found ?? last, words.nothingToJudge, { done: true }),
      (error: unknown) => {
        this.app.host.log(
          `an analysis failed: ${session.viewer.hasSecrets ? 'in a game with secrets' : String(error)}`,
        );
        const trouble = error instanceof EngineFailed ? error.refusal.message : thinkingMessages[troubleOf(error)];
        if (this.isWanted(going)) tell(last, '', { done: true, trouble });
      },
    );
  }

  /** Begins to review the line that was played; false where there is nothing to review. */
  reviewGame(session: MatchSession): boolean {
    this.stop('review');
    const viewer = session.viewer.side;
    const turns = playedTurns(session.match, viewer);
    if (turns.length === 0) return false;
    const going: Going = { session, viewer, isStopped: false, stop: () => {} };
    this.review = going;
    const of = `${session.id} ${viewer}`;
    if (this.judged.of !== of) this.judged = { of, turns: new Map() };
    this.go(going, turns).catch((error: unknown) => {
      this.app.host.log(`a review failed: ${session.viewer.hasSecrets ? 'in a game with secrets' : String(error)}`);
      if (!this.isWanted(going)) return;
      this.tellReview(going, turns, { trouble: thinkingMessages[troubleOf(error)] });
      this.stop('review');
    });
    return true;
  }
  /** False without a page. */
  private tellReview(
    { session }: Going,
    turns: readonly PlayedTurn[],
    ended: Pick<ReviewNews, 'trouble'> = {},
  ): boolean {
    const told = turns.flatMap(({ node }) => this.judged.turns.get(node.id) ?? []);
    return this.app.host.send('review', {
      match: session.id,
      done: told.length,
      total: turns.length,
      turns: told.length > 0 ? told : null,
      ...ended,
    });
  }
  private async go(going: Going, turns: readonly PlayedTurn[]): Promise<void> {
    const { judged } = this;
    for (const turn of turns) {
      const known = judged.turns.get(turn.node.id);
      // what is known is sent at once, with what is judged next
      if (!known && !this.tellReview(going, turns)) return;
      const found = known ?? (await this.judge(going, turn));
      if (!this.isWanted(going)) return;
      // nobody has stopped it, so it had its time
      if (found === null) throw new ThinkingFailed('silent', 'a turn was not judged');
      judged.turns.set(turn.node.id, found);
    }
    this.tellReview(going, turns);
    if (this.review === going) this.review = null;
  }
  /** Null where it was stopped. */
  private async judge(
    going: Going,
    { from, node, actions, label, native, spoken }: PlayedTurn,
  ): Promise<ReviewTurn | null> {
    const { match } = going.session;
    const view = viewAt(match, going.viewer, from);
    if (view === null) throw new Error('a turn of the review cannot be looked at');
    const run = this.queue.ask({ do: 'review-turn', view, actions, nodes: REVIEW_NODES }, REVIEW);
    going.stop = () => run.stop();
    const review = (await run.answer)?.found ?? null;
    if (review === null) return null;
    const { before, after, judged, better } = review;
    return {
      ...{ node: node.id, side: node.side, turnNumber: node.turnNumber, label, spoken },
      ...(native !== undefined && { native }),
      ...{ before, after, judgement: judged },
      says: reviewSays(match.position.game, review),
      better: better && { steps: better.steps.map(stepView) },
    };
  }
}

const foundBy = ({
  answer,
  stop,
}: Run<AnswerTo<Extract<AdviceJob, { readonly do: 'analyse' }>>>): Run<AnalysisResult> => ({
  answer: answer.then((answered) => answered?.found ?? null),
  stop,
});
