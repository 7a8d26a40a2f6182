/** Between the table and the flat board. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';

export const viewFlat: Command = {
  id: 'view-flat',
  group: 'looking',
  keys: ['Ctrl+3'],
  where: 'anywhere',
  why: (d) => (d.noWebGL ? uiText.table.noWebGL : null),
  run: (d) => void d.app.changeSettings({ board: d.app.settings.board === 'flat' ? 'table' : 'flat' }),
};
