/** Commands that ask the host for something big: a copy of the game, leaving the table. */

import { handOver } from '../state/files.ts';
import { uiText } from '../text/index.ts';
import type { CommandContext } from './command.ts';

const here = (d: CommandContext) => {
  const { view } = d.match.store.getState();
  return { match: view.match, revision: view.revision };
};

export const handOverCopy = async (d: CommandContext): Promise<void> => {
  const made = await d.app.tryTo('match.saveCopy', here(d));
  if (made) handOver(made, (where) => d.app.toast(uiText.table.saved(where)));
};

export const leaveTable = async (d: CommandContext): Promise<void> => {
  if ((await d.app.tryTo('match.leave', here(d))) !== null) d.app.leaveTable();
};
