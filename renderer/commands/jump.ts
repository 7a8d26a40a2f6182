/**
 * Jumps of the cursor: between cells, and to pieces by their letter, those of the side to move first. A second letter
 * within 0.6 s narrows the search (TM, T, M).
 */

import { isOwn } from '../board/owner.ts';
import { nextCell, readingOrder } from '../narration/board-order.ts';
import { kindOf } from '../narration/labels.ts';
import { piecesAt, shownView } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { CommandContext, KeyPress } from './command.ts';
import { stateOf } from './conditions.ts';

export const jumpAmong = (context: CommandContext, cells: readonly number[], back: boolean): boolean => {
  const s = stateOf(context);
  const cell = nextCell(s.description.topology, s.seat, s.cursor, [...new Set(cells)], back);
  return cell !== null && jumpTo(context, cell);
};
export const jumpTo = (context: CommandContext, cell: number): true => {
  context.match.send({ on: 'cursor', cell });
  context.table?.showCell(cell);
  context.screen.focusBoard();
  return true;
};

/** Cycles through the cells of the side to move in reading order, then all others; from any other cell to the first. */
const jumpOwnFirst = (context: CommandContext, cells: readonly number[], back: boolean): boolean => {
  const s = stateOf(context);
  const { turn } = shownView(s);
  const hasOwn = (cell: number) => piecesAt(shownView(s), cell).some((p) => isOwn(s.description, p, turn));
  const read = readingOrder(s.description.topology, s.seat).filter((cell) => cells.includes(cell));
  const round = [...read.filter(hasOwn), ...read.filter((cell) => !hasOwn(cell))];
  if (round.length === 0) return false;
  const at = round.indexOf(s.cursor);
  if (at < 0) return jumpTo(context, back ? (round.filter(hasOwn).at(-1) ?? round.at(-1)!) : round[0]!);
  return jumpTo(context, round[(at + (back ? -1 : 1) + round.length) % round.length]!);
};

export const jumpToLetter = (context: CommandContext, press: KeyPress | undefined, back: boolean): void => {
  if (!press) return;
  const s = stateOf(context);
  // a promoted form is found by the letter of its base, and on a square with two pieces either is found
  const fits = (cell: number, typed: string): boolean =>
    piecesAt(shownView(s), cell).some((piece) =>
      (kindOf(s.description, piece.kind)?.letter ?? '').replace('+', '').toLowerCase().startsWith(typed),
    );
  const cells = shownView(s).pieces.flatMap((p) => (p.at === null ? [] : [p.at]));
  const text = context.screen.typed(press.key.toLowerCase(), press.at);
  const narrowed = text.length > 1 ? cells.filter((c) => fits(c, text)) : [];
  // the first letter has already moved the cursor: the piece it is on may be the one meant
  if (narrowed.includes(s.cursor)) return;
  const found = narrowed.length > 0 ? narrowed : cells.filter((c) => fits(c, press.key.toLowerCase()));
  if (!jumpOwnFirst(context, found, back)) context.screen.announce(uiText.spoken.nothingFits);
};
