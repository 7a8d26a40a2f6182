/** Takes the action with that number in the chooser. */

import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';

export const pickChoice: Command = {
  id: 'pick-choice',
  group: 'board',
  keys: ['Digit'],
  where: 'anywhere',
  why: (d) => (d.match.store.getState().mode.is === 'choosing' ? null : uiWords.reasons.noChooser),
  run: (d, press) => d.match.send({ on: 'choose', index: Number(press?.key ?? 0) - 1 }),
};
