/** Commands about the clocks of the game: stopping them, hearing them, and agreeing on other times. */
import { clocksSaid } from '../narration/clock-text.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours, CommandContext } from './command.ts';
import { running, stateOf } from './conditions.ts';

const { reasons } = uiText.clock;

const withClock = (context: CommandContext): string | null =>
  stateOf(context).view.clock === undefined ? reasons.none : null;

export const clockCommands = {
  'pause-clocks': {
    why: (context) => {
      const { view } = context.clock.getState();
      if (!view || stateOf(context).view.clock === undefined) return reasons.none;
      if (stateOf(context).view.outcome) return uiText.reasons.over;
      // while a move is shown, or a dialog asks both, they stand for a moment and can be paused all the same
      const hasBegun = view.running !== null || view.isPaused || stateOf(context).view.last !== null;
      return hasBegun ? null : reasons.notRunning;
    },
    run: ({ match, app, clock, screen }) => {
      const paused = clock.getState().view?.isPaused !== true;
      void app.ask['clock.pause']({ match: match.store.getState().view.match, paused }).then((answer) => {
        if (!answer.ok) screen.announce(answer.error.message);
      });
    },
  },
  clocks: {
    why: (context) => withClock(context) ?? running(context),
    run: ({ screen }) => screen.show('clocks'),
  },
  'say-clocks': {
    why: withClock,
    run: (context) =>
      context.screen.announce(clocksSaid(stateOf(context).description, context.clock.getState(), performance.now())),
  },
} satisfies Behaviours;
