/** Commands of hands on the table, while the referee is off: with the piece in the hand, or else the one at the cursor. */
import type { ByHand } from '../state/match.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours } from './command.ts';
import { present, stateOf } from './conditions.ts';

const byHand = (does: ByHand): Behaviour => ({
  why: (context) => (stateOf(context).view.free ? present(context) : uiText.free.on),
  run: ({ match }) => match.send({ on: 'by-hand', does }),
});

export const freeCommands = {
  'take-off': byHand('take-off'),
  'lay-down': byHand('lay-down'),
  'turn-piece': byHand('turn'),
} satisfies Behaviours;
