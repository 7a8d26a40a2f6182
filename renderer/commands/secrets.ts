/** The side to move looks at what only it may know, behind the hand-over screen; then covers it again. */
import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { changing } from './conditions.ts';

export const secrets: Command = {
  id: 'secrets',
  group: 'looking',
  keys: ['Alt+U'],
  where: 'anywhere',
  why: (d) => {
    const { can } = d.match.store.getState().view;
    return changing(d) ?? (can.uncover || can.cover ? null : uiText.reasons.noSecrets);
  },
  run: (d) => d.match.send({ on: d.match.store.getState().view.viewer === null ? 'ask-uncover' : 'cover' }),
};
