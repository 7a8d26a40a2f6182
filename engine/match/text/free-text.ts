/**
 * A free move as the text of a game has it, in a comment that is the program's own: each square that has other pieces now,
 * and what else has changed, as in `{[%free] c3 empty; e5 magi king + magi angel rides; turn = "line"}`.
 */

import * as v from 'valibot';
import { asTyped } from '../../core/text/foreign-text.ts';
import type { StartPiece } from '../../core/vocabulary.ts';
import { parsedJson } from '../../shared/parsed-json.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type FreeMove, FreeMoveSchema, freeMoveInOrder } from '../free/free.ts';
import { withEscapes, withoutEscapes } from '../notes/comments.ts';
import { words } from '../words.ts';

const SIGN = '[%free]';
const EMPTY = 'empty';
const AND = '+';

export function writtenFreeMove(move: FreeMove): string {
  const plain = [
    ...Object.entries(move.cells).map(([cell, pieces]) => `${cell} ${pieces.map(pieceText).join(` ${AND} `) || EMPTY}`),
    ...Object.entries(move.fields).map(([field, value]) => `${field} = ${JSON.stringify(value)}`),
  ].join('; ');
  // what somebody else has written may have these signs in its names
  const isPlain = JSON.stringify(readPlain(asTyped(plain))) === JSON.stringify(freeMoveInOrder(move));
  const text = isPlain ? plain : JSON.stringify(freeMoveInOrder(move));
  return `${SIGN}${text === '' ? '' : ` ${withEscapes(text)}`}`;
}
const pieceText = ({ kind, side, at: _at, ...flags }: StartPiece): string =>
  [
    side,
    kind,
    ...Object.entries(flags).map(([flag, value]) => (value === true ? flag : `${flag}:${JSON.stringify(value)}`)),
  ].join(' ');

/** Null where the comment is no free move. */
export function readFreeMove(comment: string): Result<FreeMove> | null {
  const written = comment.trim();
  if (!written.startsWith(SIGN)) return null;
  const text = withoutEscapes(written.slice(SIGN.length)).trim();
  const move = v.safeParse(FreeMoveSchema, text.startsWith('{') ? parsedJson(text) : readPlain(text));
  return move.success ? ok(move.output) : err('bad-free-move', words.badFreeMove);
}
export const isFreeMove = (comment: string): boolean => comment.trim().startsWith(SIGN);

/** Undefined where it cannot be read. */
function readPlain(text: string): unknown {
  const cells: [string, unknown][] = [];
  const fields: [string, unknown][] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const [, field, value] = part.match(/^(\S+)\s*=\s*(.*)$/s) ?? [];
    if (field !== undefined && value !== undefined) {
      const read = parsedJson(value);
      if (read === undefined) return undefined;
      fields.push([field, read]);
      continue;
    }
    const [cell, ...rest] = part.split(/\s+/);
    cells.push([cell, rest.length === 1 && rest[0] === EMPTY ? [] : piecesIn(cell, rest)]);
  }
  return { cells: Object.fromEntries(cells), fields: Object.fromEntries(fields) };
}
function piecesIn(at: string, written: readonly string[]): unknown[] {
  const pieces: string[][] = [[]];
  for (const word of written) {
    if (word === AND) pieces.push([]);
    else pieces[pieces.length - 1].push(word);
  }
  return pieces.map(([side, kind, ...flags]) => ({
    kind,
    side,
    at,
    ...Object.fromEntries(
      flags.map((flag) => {
        const [, name, value] = flag.match(/^([^:]+):(.*)$/s) ?? [];
        return name === undefined || value === undefined ? [flag, true] : [name, parsedJson(value)];
      }),
    ),
  }));
}
