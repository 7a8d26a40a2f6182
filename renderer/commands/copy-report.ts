/** What runs where and what went wrong, for those who make Fairytable. Nothing sends it. */
import { handOverReport } from '../state/report.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const copyReport: Command = {
  id: 'copy-report',
  group: 'everywhere',
  keys: [],
  where: 'anywhere',
  noKey: 'Rare; it is in About Fairytable.',
  why: always,
  run: () => void handOverReport(),
};
