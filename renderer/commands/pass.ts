/** Gives up an action that the game may want: laying something, moving. Says what must be laid first. */

import { poolWords } from '../narration/announcements.ts';
import { uiText } from '../text/index.ts';
import type { Command, CommandContext } from './command.ts';
import { running } from './conditions.ts';

const cannot = (d: CommandContext): string | null => {
  const s = d.match.store.getState();
  if (s.view.can.endTurn) return uiText.reasons.endInstead;
  if (s.ofNone === null) return s.view.phase ? uiText.reasons.busy : uiText.reasons.noPass;
  if (s.ofNone.some((a) => a.kind === 'pass')) return null;
  const owed = poolWords(s.description, s.view, s.view.turn, true);
  if (owed.length > 0) return uiText.special.pool.mustLay(owed);
  return s.view.phase ? uiText.special.pool.noPass : uiText.reasons.noPass;
};

export const pass: Command = {
  id: 'pass',
  group: 'turn',
  keys: ['Ctrl+Shift+Enter'],
  where: 'anywhere',
  why: (d) => running(d) ?? cannot(d),
  run: (d) => d.match.send({ on: 'pass' }),
};
