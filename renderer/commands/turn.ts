/** Ending a turn, passing, calling check, and endings by agreement. */

import { poolWords } from '../narration/situation.ts';
import { mayCall } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours, CommandContext } from './command.ts';
import { isThinking, moveNow } from './computer.ts';
import { inTurn, running, stateOf } from './conditions.ts';

/** Why passing is not possible now; names what must be placed first. */
const whyNoPass = (context: CommandContext): string | null => {
  const s = stateOf(context);
  if (s.view.can.endTurn) return uiText.reasons.endInstead;
  if (s.ofNone === null) return s.view.phase ? uiText.reasons.busy : uiText.reasons.noPass;
  if (s.ofNone.some((a) => a.kind === 'pass')) return null;
  const owed = poolWords(s.description, s.view, s.view.turn, true);
  if (owed.length > 0) return uiText.special.pool.mustLay(owed);
  return s.view.phase ? uiText.special.pool.noPass : uiText.reasons.noPass;
};

/** Why it cannot be ended now: by text only whoever is to move can. */
const whyNotEnd = (context: CommandContext): string =>
  stateOf(context).view.outcome === null ? uiText.online.reasons.notInTurn : uiText.reasons.over;

export const turnCommands = {
  'end-turn': {
    // the same key tells a thinking computer to end its own
    why: (context) =>
      isThinking(context)
        ? null
        : inTurn(
            context,
            () => running(context) ?? (stateOf(context).view.can.endTurn ? null : uiText.reasons.turnEnds),
          ),
    run: (context) => (isThinking(context) ? moveNow(context) : context.match.send({ on: 'end-turn' })),
  },
  pass: {
    why: (context) => running(context) ?? whyNoPass(context),
    run: ({ match }) => match.send({ on: 'pass' }),
  },
  // in games where the players announce check: it is called with the next action, or no longer
  'call-check': {
    why: (context) => {
      const { view } = stateOf(context);
      if (view.can.claim === undefined) return uiText.reasons.programAnnounces;
      return running(context) ?? (mayCall(view) ? null : uiText.reasons.noneMovable);
    },
    run: ({ match }) => match.send({ on: 'call' }),
  },
  // the game goes back to a position where no King was in check
  'claim-check': {
    why: (context) => {
      const { claim } = stateOf(context).view.can;
      if (claim === undefined) return uiText.reasons.programAnnounces;
      return running(context) ?? (claim ? null : uiText.reasons.nothingToClaim);
    },
    run: ({ match }) => match.send({ on: 'claim' }),
  },
  // as by the entering King of Shogi
  declare: {
    why: (context) => {
      const { declaring } = stateOf(context).view;
      return declaring === undefined ? uiText.reasons.noDeclaring : (running(context) ?? declaring);
    },
    run: ({ match }) => match.send({ on: 'play', action: 'declare' }),
  },
  resign: {
    why: (context) => running(context) ?? (stateOf(context).view.can.resign ? null : whyNotEnd(context)),
    run: ({ screen }) => screen.show('resign'),
  },
  'agree-draw': {
    why: (context) => running(context) ?? (stateOf(context).view.can.agree ? null : whyNotEnd(context)),
    run: (context) => {
      // the other player is asked at this screen, so secrets are hidden first
      const { viewer, byText } = stateOf(context).view;
      if (viewer !== null && !byText) context.match.send({ on: 'hide' });
      context.screen.show('draw');
    },
  },
} satisfies Behaviours;
