/** Commands of hands on the table, while the referee is off: with the piece in the hand, or else the one at the cursor. */
import { useFreeHand } from '../state/free/free-hand.ts';
import { startSweeping, stopSweeping, useWeight, wantsWeight } from '../state/free/weight.ts';
import type { ByHand } from '../state/match/match.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { present, stateOf } from './conditions.ts';

const byHand = (does: ByHand): Behaviour => ({
  why: (context) => (stateOf(context).view.free ? present(context) : uiText.free.on),
  run: ({ match }) => match.send({ on: 'by-hand', does }),
});

/** Why pieces have no weight. */
const weightless = (context: CommandContext): string | null => {
  const { free } = uiText;
  if (!stateOf(context).view.free) return free.on;
  if (context.table === null) return free.noWeightFlat;
  const { settings } = context.app;
  if (wantsWeight(settings)) return present(context);
  return settings.weight === 'never' ? free.noWeight : free.noMotion;
};

export const freeCommands = {
  'take-off': byHand('take-off'),
  'lay-down': byHand('lay-down'),
  'turn-piece': byHand('turn'),
  sweep: {
    why: weightless,
    run: ({ match, screen }) => {
      if (stopSweeping()) return screen.announce(uiText.free.sweepEnded);
      // the piece in the hand goes back
      if (useFreeHand.getState().held) match.send({ on: 'escape' });
      startSweeping();
      screen.announce(useWeight.getState().library === 'ready' ? uiText.free.sweeping : uiText.free.weightLoading);
    },
  },
  'put-back': {
    why: (context) => weightless(context) ?? (useWeight.getState().displaced === 0 ? uiText.free.allBack : null),
    run: ({ table, screen }) => {
      stopSweeping();
      table?.putBack();
      screen.announce(uiText.free.allBack);
    },
  },
} satisfies Behaviours;
