/** The cursor's steps as seen from the seat; at an edge it stays and says so. */

import { type CursorStep, stepFrom } from '../narration/board-order.ts';
import { uiText } from '../text/index.ts';
import type { CommandContext } from './command.ts';

export const moveCursor = (d: CommandContext, way: CursorStep): void => {
  const s = d.match.store.getState();
  const cell = stepFrom(s.description.topology, s.seat, s.cursor, way);
  if (cell === s.cursor) {
    d.screen.announce(uiText.spoken.edge);
    return;
  }
  d.match.send({ on: 'cursor', cell });
  d.table?.showCell(cell);
  d.screen.focusBoard();
};
