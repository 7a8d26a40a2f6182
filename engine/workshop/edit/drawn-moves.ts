/** The moves of a kind as a grid shows them, and those that it cannot show, as text. */
import { betzaOf, type DrawnMark, marksOf } from '../betza/drawing.ts';
import type { BetzaMove } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { withoutCastling } from '../file/castling-moves.ts';
import { moveInWords } from '../words/moves.ts';

/** A move that is no mark on the grid: a curved one, one that does more where it bends, or one in a part of the board only. */
export interface OtherMove {
  /** as a line of a file */
  readonly text: string;
  readonly says: string;
}
export interface DrawnMoves {
  readonly marks: readonly DrawnMark[];
  readonly others: readonly OtherMove[];
  /** lines that cannot be read, as they are */
  readonly unread: readonly string[];
}

/** `lines` are the values of a kind's `moves`. */
export function drawnMoves(lines: readonly string[]): DrawnMoves {
  const marks: DrawnMark[] = [];
  const others: OtherMove[] = [];
  const unread: string[] = [];
  for (const line of lines) {
    const [written, ...where] = line.split(/\s+/);
    // castling is said of the whole game
    const { betza } = withoutCastling(written);
    if (betza === '' && written !== '') continue;
    const read = readBetza(betza);
    if (!('moves' in read) || betza === '') {
      unread.push(line);
      continue;
    }
    for (const move of read.moves) {
      const shown = where.length === 0 ? marksOf([move]) : null;
      if (shown) marks.push(...shown);
      else others.push({ text: [move.text, ...where].join(' '), says: says(move, where) });
    }
  }
  return { marks, others, unread };
}
const says = (move: BetzaMove, where: readonly string[]): string => [moveInWords(move), ...where].join(' ');

/** The lines of moves with other marks on the grid; null where a mark is further away than any atom, or cannot be said. */
export function linesWith(marks: readonly DrawnMark[], lines: readonly string[]): readonly string[] | null {
  const betza = betzaOf(marks);
  if (betza === null) return null;
  const { others, unread } = drawnMoves(lines);
  const plain = others.filter(({ text }) => !text.includes(' ')).map(({ text }) => text);
  const elsewhere = others.filter(({ text }) => text.includes(' ')).map(({ text }) => text);
  return [...(betza === '' ? [] : [betza]), ...plain, ...elsewhere, ...unread];
}
