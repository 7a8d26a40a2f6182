/** The side to move gives up, after a question. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';

export const resign: Command = {
  id: 'resign',
  group: 'game',
  keys: [],
  where: 'anywhere',
  noKey: 'Too costly for a key; it is in the menu and asks first.',
  why: (d) => running(d) ?? (d.match.store.getState().view.can.resign ? null : uiText.reasons.over),
  run: (d) => d.screen.show('resign'),
};
