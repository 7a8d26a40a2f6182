/** Opens the card of the piece under the cursor and says what it is. */

import { kindOf, noteWords, pieceName, sentence } from '../narration/labels.ts';
import { piecesAt, shownView } from '../state/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const inspect: Command = {
  id: 'inspect',
  group: 'board',
  keys: ['Space'],
  where: 'board',
  why: always,
  run: (d) => {
    // Space is also what makes haste: a piece that is moving is put down first
    if (d.table?.skip()) return;
    const s = d.match.store.getState();
    const there = piecesAt(shownView(s), s.cursor);
    // of two on a square the one above, and with another press the one below
    const piece = there[0]?.id === s.inspected && there.length > 1 ? there[1] : there[0];
    if (!piece) {
      d.screen.announce(uiText.reasons.noPiece);
      return;
    }
    d.match.send({ on: 'inspect', piece: piece.id });
    d.screen.showCard();
    const kind = kindOf(s.description, piece.kind);
    const notes = noteWords(s.description, shownView(s), piece);
    const name = pieceName(s.description, piece);
    d.screen.announce(
      [`${name}.`, kind?.summary ?? '', ...notes.map((n) => `${sentence(n)}.`)].filter(Boolean).join(' '),
    );
  },
};
