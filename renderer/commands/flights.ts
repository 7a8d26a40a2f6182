/** To the pieces that are away. */

import { shownView } from '../state/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';

export const flights: Command = {
  id: 'flights',
  group: 'turn',
  keys: ['Ctrl+L'],
  where: 'anywhere',
  why: (d) => (shownView(d.match.store.getState()).flights.length === 0 ? uiText.reasons.noFlights : null),
  run: (d) => d.screen.focusFlights(),
};
