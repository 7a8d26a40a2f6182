/** The drawing of the array: the top rank first, `.` for an empty cell and `*` for none. */
import { fileOf, nameAt, rankOf } from '../cells.ts';
import type { PlacedPiece } from '../game-data.ts';
import type { FileProblems, Written } from './problems.ts';
import type { FileSection } from './sections.ts';
import { sentences } from './sentences.ts';

const EMPTY = '.';
const MISSING = '*';

export interface BoardDrawing {
  readonly array: readonly PlacedPiece[];
  readonly missing: readonly string[];
}

export function readArray(
  { rows, name }: FileSection,
  size: { readonly width: number; readonly height: number },
  letters: ReadonlyMap<string, string>,
  problems: FileProblems,
): BoardDrawing {
  const array: PlacedPiece[] = [];
  const missing: string[] = [];
  if (rows.length !== size.height) problems.at(name.line, 1, sentences.wrongRows(rows.length, size.height));
  for (const [r, row] of rows.slice(0, size.height).entries()) {
    const tokens = tokensOf(row);
    if (tokens.length !== size.width) problems.of(row, sentences.wrongWidth(tokens.length, size.width));
    for (const [x, token] of tokens.slice(0, size.width).entries()) {
      const at = nameAt(x, size.height - 1 - r);
      if (token.text === MISSING) missing.push(at);
      if (token.text === MISSING || token.text === EMPTY) continue;
      const kind = letters.get(token.text.toUpperCase());
      const isFirst = token.text === token.text.toUpperCase();
      if (kind === undefined || (!isFirst && token.text !== token.text.toLowerCase()))
        problems.of(token, sentences.noLetter(token.text));
      else array.push({ kind, side: isFirst ? 0 : 1, at });
    }
  }
  return { array, missing };
}
/** One letter each, or separated by spaces. */
function tokensOf(row: Written): readonly Written[] {
  const pattern = /\s/.test(row.text) ? /\S+/g : /[\s\S]/gu;
  return [...row.text.matchAll(pattern)].map(({ 0: text, index }) => ({
    ...{ text, line: row.line, column: row.column + index },
  }));
}

/** As the rows of a drawing are read: from the top, from left to right. */
export const inRows = (array: readonly PlacedPiece[]): readonly PlacedPiece[] =>
  [...array].sort((a, b) => rankOf(b.at) - rankOf(a.at) || fileOf(a.at) - fileOf(b.at));

export function writeArray(
  { array, missing }: BoardDrawing,
  { width, height }: { readonly width: number; readonly height: number },
  letterOf: (kind: string) => string,
): readonly string[] {
  const tokens = new Map<string, string>(missing.map((cell) => [cell, MISSING]));
  for (const { kind, side, at } of array) tokens.set(at, side === 0 ? letterOf(kind) : letterOf(kind).toLowerCase());
  const separator = [...tokens.values()].some((token) => token.length > 1) ? ' ' : '';
  return Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, x) => tokens.get(nameAt(x, height - 1 - r)) ?? EMPTY).join(separator),
  );
}
