/** Commands on the whole game: save a copy, rename it, start another game from its position, leave it. */

import { leavePractice } from '../state/exercises/lessons.ts';
import { handOver } from '../state/files/files.ts';
import { FreeTable } from '../state/free/free-table.ts';
import { isHidden } from '../state/match/match-derived.ts';
import { keptSeats } from '../state/online/seats.ts';
import { openRulesOf } from '../state/own-games/workshop.ts';
import { useSetup } from '../state/setup/setup.ts';
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
  // of a game of one's own; this match keeps its rules
  'change-rules': {
    why: (context) => (stateOf(context).description.own ? null : uiText.reasons.notOwnRules),
    run: (context) => void openRulesOf(stateOf(context).view.variant),
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
  // switching it off leaves the table to hands; switching it on plays on from there
  referee: {
    why: (context) => {
      const { view } = stateOf(context);
      if (isHidden(stateOf(context))) return uiText.reasons.hidden;
      return present(context) ?? (view.computer === null ? null : uiText.reasons.computersTurn);
    },
    run: async (context) => {
      const free = new FreeTable(context.match);
      if (stateOf(context).view.free) return void (await free.switchOn());
      const checked = await free.table();
      if (checked) await free.put(checked.draft);
    },
  },
  arrange: {
    why: (context) => (stateOf(context).view.free ? present(context) : uiText.free.on),
    run: ({ app, match }) => {
      void useSetup.getState().beginFree(match);
      app.open('setup', { variant: match.store.getState().view.variant });
    },
  },
  share: { why: always, run: ({ screen }) => screen.show('share') },
  tosses: {
    why: (context) => (isHidden(stateOf(context)) ? uiText.reasons.hidden : present(context)),
    run: ({ screen }) => screen.show('tosses'),
  },
  rename: { why: always, run: ({ screen }) => screen.show('rename') },
  // back to the start screen, or to the problems or lessons; a game stays as it is
  leave: {
    why: always,
    run: async (context) => {
      const { variant, exercise } = stateOf(context).view;
      if ((await context.app.tryTo('match.leave', positionOf(context))) === null) return;
      context.app.leaveTable();
      if (!exercise) return;
      const { task } = exercise;
      if (task.is === 'problem') context.app.open('problems', { variant });
      else if (task.practice) {
        const { kind } = task.practice;
        if (!(await leavePractice())) context.app.open('rulebook', { variant, kind });
      } else context.app.open('learn', { variant });
    },
  },
} satisfies Behaviours;
