/** The review of the whole game, and walking through its mistakes. */
import type { ReviewNews, ReviewTurn } from '../../../electron/contract/advice.ts';
import type { MatchState } from '../match/match.ts';
import { ownSeat, shownView } from '../match/match-derived.ts';
import { nextFault, type ReviewOf, turnAt } from './advice.ts';
import { type AdviceContext, isSame } from './advice-context.ts';
import { beginAhead } from './lines.ts';

export interface ReviewAdvice {
  review(): void;
  endReview(): void;
  reviewOf(of: ReviewOf): void;
  walkFaults(way: 1 | -1): void;
  showBetter(): Promise<void>;
  reviewNews(news: ReviewNews): void;
}

/** The node before the turn that ends at this node. */
const nodeBefore = ({ nodes }: Pick<MatchState, 'nodes'>, turn: ReviewTurn): number | null => {
  let at = nodes.find(({ id }) => id === turn.node);
  while (
    at &&
    at.kind === 'action' &&
    at.side === turn.side &&
    at.turnNumber === turn.turnNumber &&
    at.parent !== null
  ) {
    const { parent } = at;
    at = nodes.find(({ id }) => id === parent);
  }
  return at?.id ?? null;
};

export const makeReviews = (context: AdviceContext): ReviewAdvice => {
  const { now, set, table, where, ask, stop, match, host } = context;
  const show = (turn: ReviewTurn): void => {
    set({ ahead: null });
    match.send({ on: 'look', node: turn.node });
    host.heard({ say: 'turn', turn });
  };

  return {
    review() {
      const of: ReviewOf = ownSeat(table().view) ?? 'both';
      set({ review: { done: 0, total: 0, turns: null, trouble: null, of } });
      host.heard({ say: 'reviewing' });
      void ask('computer.review', where()).then((begun) => {
        if (begun === null) set({ review: null });
      });
    },
    endReview() {
      stop('review');
      set({ review: null });
    },
    reviewOf(of) {
      const { review } = now();
      if (review && review.of !== of) set({ review: { ...review, of } });
    },
    walkFaults(way) {
      const { review } = now();
      const turn = review && nextFault(review, shownView(table()).node, way);
      if (turn) show(turn);
    },
    async showBetter() {
      const turn = turnAt(now().review, shownView(table()).node);
      const node = turn && nodeBefore(table(), turn);
      if (turn?.better && node != null) await beginAhead(context, node, null, turn.better.steps);
    },
    reviewNews(news) {
      const { review } = now();
      if (!review || news.match !== table().view.match) return;
      const turns = news.turns ?? review.turns;
      const ended = news.done === news.total && news.turns !== null;
      const { trouble = null } = news;
      if (isSame(review, { ...review, done: news.done, total: news.total, turns, trouble })) return;
      const wasOver = review.turns !== null && review.done === review.total;
      set({ review: { ...review, done: news.done, total: news.total, turns, trouble } });
      if (trouble !== null) host.heard({ say: 'review-failed', trouble });
      if (ended && !wasOver) host.heard({ say: 'reviewed', news });
    },
  };
};
