/** Says whose turn it is, what is in the hands, who is frozen. */

import { situation } from '../narration/announcements.ts';
import { shownView } from '../state/match-derived.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const saySituation: Command = {
  id: 'say-situation',
  group: 'listening',
  keys: ['F3'],
  where: 'anywhere',
  why: always,
  run: (d) => {
    const s = d.match.store.getState();
    d.screen.announce(situation(s.description, shownView(s), s.view));
  },
};
