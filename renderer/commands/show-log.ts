/** The log, for whoever wants to know what went wrong. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const showLog: Command = {
  id: 'show-log',
  group: 'everywhere',
  keys: [],
  where: 'anywhere',
  noKey: 'Rare; it is in About Fairytable.',
  why: always,
  run: (d) => void d.app.tryTo('app.show', { what: 'log' }),
};
