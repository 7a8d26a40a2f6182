/** The moves of a kind as a grid shows them, and those that it cannot show, as text. */
import { betzaOf, type DrawnMark, marksOf } from '../betza/drawing.ts';
import type { BetzaMove } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { withoutCastling } from '../file/castling-moves.ts';
import { moveInWords } from '../words/moves.ts';
import { type TracedMove, tracedMove } from './traced-move.ts';

/** A move that no click draws: a curved one, one that does more where it bends, or one in a part of the board only. */
export interface OtherMove {
  /** as a line of a file */
  readonly text: string;
  readonly says: string;
  /** how the grid shows it; undefined: it does not, as of one in a part of the board */
  readonly trace?: TracedMove;
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
    for (const moves of byText(read.moves)) {
      const shown = where.length === 0 ? marksOf(moves) : null;
      if (shown) {
        marks.push(...shown);
        continue;
      }
      const trace = where.length === 0 ? traceOf(moves) : null;
      const text = [moves[0].text, ...where].join(' ');
      others.push({ text, says: moves.map((move) => says(move, where)).join('; '), ...(trace && { trace }) });
    }
  }
  return { marks, others, unread };
}
/** Those together that one text says: what stands in brackets may be two moves, of which neither can be changed alone. */
function byText(moves: readonly BetzaMove[]): readonly (readonly BetzaMove[])[] {
  const columns = [...new Set(moves.map(({ column }) => column))];
  return columns.map((column) => moves.filter((move) => move.column === column));
}
function traceOf(moves: readonly BetzaMove[]): TracedMove | null {
  const traces = moves.map(tracedMove).filter((trace) => trace !== null);
  if (traces.length < moves.length) return null;
  return {
    ends: traces.flatMap(({ ends }) => ends),
    turns: traces.flatMap(({ turns }) => turns),
    lines: traces.flatMap(({ lines }) => lines),
  };
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
