/** Help that is asked for: a hint, the threat, the analysis, the review of a game and the mistakes in it. */

import { nextFault } from '../state/computer/advice.ts';
import { hasComputer, isHidden, shownView } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { changing, running, stateOf } from './conditions.ts';

const r = uiText.reasons;
const adviceOf = ({ advice }: CommandContext) => advice.store.getState();

const shown = (context: CommandContext): string | null => (isHidden(stateOf(context)) ? r.hidden : null);
const refereed = (context: CommandContext): string | null => (stateOf(context).view.free ? uiText.free.reason : null);
/** A person at this screen is to move, and sees the position. */
const ownTurn = (context: CommandContext): string | null =>
  shown(context) ?? running(context) ?? (stateOf(context).view.computer === null ? null : r.computersTurn);

const walkFaults = (way: 1 | -1): Behaviour => ({
  why: (context) => {
    const { review } = adviceOf(context);
    if (!review?.turns) return r.noReview;
    return changing(context) ?? (nextFault(review, shownView(stateOf(context)).node, way) ? null : r.noFault);
  },
  run: ({ advice }) => advice.walkFaults(way),
});

export const adviceCommands = {
  // pressed three times: which piece, which move, why
  hint: {
    why: (context) => {
      const { exercise } = stateOf(context).view;
      const waits = exercise && exercise.state !== 'open';
      return waits ? uiText.exercise.reasons.takeBack : ownTurn(context);
    },
    run: ({ advice }) => advice.hint(),
  },
  threats: {
    why: (context) => (adviceOf(context).threats ? null : ownTurn(context)),
    run: (context) => {
      const { advice, screen } = context;
      const on = adviceOf(context).threats === null;
      advice.threats();
      if (on) screen.showSection('threats');
    },
  },
  // over a game of two persons, only if both agree
  analysis: {
    why: (context) => (adviceOf(context).analysis ? null : (shown(context) ?? refereed(context) ?? changing(context))),
    run: (context) => {
      const { advice, screen } = context;
      if (adviceOf(context).analysis) return advice.endAnalysis();
      const { view } = stateOf(context);
      const isFree = view.outcome !== null || view.aids.analysis;
      if (!isFree && !hasComputer(view)) return screen.show('agree-analysis');
      void advice.analyse();
      screen.showSection('analysis');
    },
  },
  review: {
    why: (context) => {
      if (adviceOf(context).review) return null;
      return changing(context) ?? (stateOf(context).view.outcome === null ? r.notOver : null);
    },
    run: (context) => {
      if (!adviceOf(context).review) context.advice.review();
      context.screen.showSection('review');
    },
  },
  'next-mistake': walkFaults(1),
  'previous-mistake': walkFaults(-1),
} satisfies Behaviours;
