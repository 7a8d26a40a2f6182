/** The position on the board as the beginning of another game: it opens in the set-up editor, this game stays as it is. */
import { useSetup } from '../state/setup.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const setUp: Command = {
  id: 'set-up',
  group: 'game',
  keys: ['Alt+P'],
  where: 'anywhere',
  why: always,
  run: (d) => {
    const { view } = d.match.store.getState();
    const { match, revision, variant, options, players } = view;
    void d.app.tryTo('setup.fromTable', { match, revision }).then((checked) => {
      if (!checked) return;
      const names = [players[0].name, players[1].name] as const;
      void useSetup.getState().begin({ variant, options, players: names, draft: checked.draft });
      d.app.open('setup', { variant });
    });
  },
};
