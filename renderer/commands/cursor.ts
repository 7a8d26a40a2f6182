/**
 * Movement of the cursor and the focus. Steps are relative to the seat; at an edge the cursor stays and the player is
 * told.
 */

import { type CursorStep, stepFrom } from '../narration/board-order.ts';
import { destinationsOf, offered, shownView } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { always, offering, running, stateOf } from './conditions.ts';
import { jumpAmong, jumpTo, jumpToLetter } from './jump.ts';

export const moveCursor = (context: CommandContext, way: CursorStep): void => {
  const s = stateOf(context);
  const cell = stepFrom(s.description.topology, s.seat, s.cursor, way);
  if (cell === s.cursor) context.screen.announce(uiText.spoken.edge);
  else jumpTo(context, cell);
};

const step = (way: CursorStep): Behaviour => ({ why: always, run: (context) => moveCursor(context, way) });
const destinations = (context: CommandContext): readonly number[] => destinationsOf(offered(stateOf(context)));

export const cursorCommands = {
  'cursor-left': step('left'),
  // while the playback of the computer's turn is paused: its next move
  'cursor-right': {
    why: always,
    run: (context) =>
      stateOf(context).holding ? context.match.send({ on: 'show-next' }) : moveCursor(context, 'right'),
  },
  'cursor-up': step('up'),
  'cursor-down': step('down'),
  'rank-start': step('rank-start'),
  'rank-end': step('rank-end'),
  'file-far': step('file-far'),
  'file-near': step('file-near'),
  'next-letter': { why: always, run: (context, press) => jumpToLetter(context, press, false) },
  'previous-letter': { why: always, run: (context, press) => jumpToLetter(context, press, true) },
  'next-destination': { why: offering, run: (context) => jumpAmong(context, destinations(context), false) },
  'previous-destination': { why: offering, run: (context) => jumpAmong(context, destinations(context), true) },
  'next-movable': {
    why: (context) =>
      running(context) ?? (stateOf(context).view.movable.length === 0 ? uiText.reasons.noneMovable : null),
    run: (context) => {
      const { view } = stateOf(context);
      const cells = view.pieces.flatMap((p) => (p.at !== null && view.movable.includes(p.id) ? [p.at] : []));
      jumpAmong(context, cells, false);
    },
  },
  'go-to-cell': { why: always, run: ({ screen }) => screen.show('go-to') },
  'board-table': { why: always, run: ({ screen }) => screen.show('board-table') },
  // the hand of the side to move; if it is empty, the trays
  hand: { why: always, run: ({ screen }) => screen.focusHand() },
  flights: {
    why: (context) => (shownView(stateOf(context)).flights.length === 0 ? uiText.reasons.noFlights : null),
    run: ({ screen }) => screen.focusFlights(),
  },
  'next-region': { why: always, run: ({ screen }) => screen.focusRegion(1) },
  'previous-region': { why: always, run: ({ screen }) => screen.focusRegion(-1) },
  'command-palette': { why: always, run: ({ screen }) => screen.show('commands') },
  menu: { why: always, run: ({ screen }) => screen.openMenu() },
} satisfies Behaviours;
