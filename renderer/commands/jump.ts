/** Jumps of the cursor: among cells, to pieces by their letter. A second letter within 0.6 s narrows (TM, T, M). */
import { uiWords } from '../../electron/contract/words.ts';
import { destinationsOf, offered, pieceAt, shownView } from '../state/match.ts';
import { kindOf } from '../ui/flat/labels.ts';
import { nextOf } from '../ui/flat/seen.ts';
import type { Deck, Press } from './command.ts';

export const destinations = (d: Deck): readonly number[] => destinationsOf(offered(d.match.store.getState()));

export const jumpAmong = (d: Deck, cells: readonly number[], back: boolean): boolean => {
  const s = d.match.store.getState();
  const cell = nextOf(s.description.topology, s.seat, s.cursor, cells, back);
  if (cell === null) return false;
  d.match.send({ on: 'cursor', cell });
  d.table?.showCell(cell);
  d.screen.focusBoard();
  return true;
};

export const jumpToLetter = (d: Deck, press: Press | undefined, back: boolean): void => {
  if (!press) return;
  const s = d.match.store.getState();
  const letterAt = (cell: number): string => {
    const piece = pieceAt(shownView(s), cell);
    return piece ? (kindOf(s.description, piece.kind)?.letter ?? '').toLowerCase() : '';
  };
  const cells = shownView(s).pieces.flatMap((p) => (p.at === null ? [] : [p.at]));
  const text = d.screen.typed(press.key.toLowerCase(), press.at);
  const narrowed = text.length > 1 ? cells.filter((c) => letterAt(c).startsWith(text)) : [];
  // the first letter has moved the cursor already: the piece it stands on may be the one meant
  if (narrowed.includes(s.cursor)) return;
  const found = narrowed.length > 0 ? narrowed : cells.filter((c) => letterAt(c).startsWith(press.key.toLowerCase()));
  if (!jumpAmong(d, found, back)) d.screen.announce(uiWords.spoken.nothingFits);
};
