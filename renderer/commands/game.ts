/** Commands on the whole game: save a copy, rename it, start another game from its position, leave it. */

import { handOver } from '../state/files.ts';
import { isHidden } from '../state/match-derived.ts';
import { keptSeats } from '../state/seats.ts';
import { useSetup } from '../state/setup.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours, CommandContext } from './command.ts';
import { always, present, stateOf } from './conditions.ts';

const positionOf = (context: CommandContext) => {
  const { match, revision } = stateOf(context).view;
  return { match, revision };
};

export const gameCommands = {
  // the game itself is saved after every move
  'save-copy': {
    why: always,
    run: async (context) => {
      const { app } = context;
      const made = await app.tryTo('match.saveCopy', positionOf(context));
      if (made) handOver(made, (where) => app.toast(uiText.table.saved(where)));
    },
  },
  // the position opens in the set-up editor; this game stays as it is
  'set-up': {
    why: always,
    run: async (context) => {
      const { app } = context;
      const { variant, options, players, clock } = stateOf(context).view;
      const checked = await app.tryTo('setup.fromTable', positionOf(context));
      if (!checked) return;
      const timed = clock ? { timeControl: clock.control } : {};
      void useSetup.getState().begin({ variant, options, players: keptSeats(players), ...timed, draft: checked.draft });
      app.open('setup', { variant });
    },
  },
  share: { why: always, run: ({ screen }) => screen.show('share') },
  tosses: {
    why: (context) => (isHidden(stateOf(context)) ? uiText.reasons.hidden : present(context)),
    run: ({ screen }) => screen.show('tosses'),
  },
  rename: { why: always, run: ({ screen }) => screen.show('rename') },
  // back to the start screen; the game stays as it is
  leave: {
    why: always,
    run: async (context) => {
      if ((await context.app.tryTo('match.leave', positionOf(context))) !== null) context.app.leaveTable();
    },
  },
} satisfies Behaviours;
