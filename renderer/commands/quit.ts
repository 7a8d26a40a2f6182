/** Ends the application. The game is saved. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';

export const quit: Command = {
  id: 'quit',
  group: 'everywhere',
  keys: [],
  where: 'anywhere',
  noKey: 'The system has its own.',
  why: (d) => (d.app.hello?.native ? null : uiText.reasons.notHere),
  run: (d) => void d.app.tryTo('app.quit', {}),
};
