/** The rulebook, opened at the piece that is lifted, under the cursor or on the card. */

import { liftedPiece, pieceAt, pieceOf, shownView } from '../state/match-derived.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const rulebook: Command = {
  id: 'rulebook',
  group: 'everywhere',
  keys: ['F9'],
  where: 'anywhere',
  why: always,
  run: (d) => {
    const s = d.match.store.getState();
    const id = liftedPiece(s) ?? pieceAt(shownView(s), s.cursor)?.id ?? s.inspected;
    const kind = id === null ? undefined : pieceOf(shownView(s), id)?.kind;
    d.app.open('rulebook', { variant: s.view.variant, ...(kind === undefined ? {} : { kind }) });
  },
};
