/** What a text is that belongs to other programs, by how it begins, so that it can be said instead of a guess. */
import { parsedJson } from '../../../engine/shared/parsed-json.ts';
import type { recogniseMessages } from '../../contract/foreign-text.ts';

export type ForeignKind = keyof (typeof recogniseMessages)['foreign'];

/** characters of a text in which it is looked for */
const START = 4000;
/** a byte that is no letter, after the file was read as text */
const BROKEN = '[\\x80-\\x9f\\u{fffd}]';
const starts = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`, 'u');
/** Binary files begin with marks of their own; the texts are told by words that each of them must have. */
const KINDS: readonly (readonly [RegExp, ForeignKind])[] = [
  [
    starts(
      `${BROKEN}PNG|GIF8[79]a|${BROKEN}{2,4}\\0.JFIF|${BROKEN}{2,4}\\0?.{0,2}Exif|RIFF[\\s\\S]{4}WEBP|BM[\\s\\S]{0,4}\\0`,
    ),
    'picture',
  ],
  [starts(`PK[\\x03\\x05]|7z${BROKEN}|Rar!|\\x1f${BROKEN}`), 'archive'],
  [starts(`%PDF-|\\{\\\\rtf|${BROKEN}{4}\\x11`), 'document'],
  [/\0/, 'binary'],
  [/\uFFFD[\s\S]{0,200}\uFFFD[\s\S]{0,200}\uFFFD/u, 'binary'],
  [/^\s*(?:<\?xml[\s\S]{0,1000}?)?<svg[\s>]/i, 'picture'],
  [/\((?:game|variant)\s+(?:;[^\n]*\s+)*\(\s*title\b/i, 'zillions'],
  [/\(game\s+"[^"]*"[\s\S]*\(\s*players\b/, 'ludii'],
  [/^\s*(?:\/\/[^\n]*\s+)*(?:Game|PieceType)\s+"?[\w ]+"?\s*:\s*\w+\s*\{/, 'chessv'],
];

/** Null: it may be something of ours. */
export function foreignKind(text: string): ForeignKind | null {
  const start = text.slice(0, START);
  const found = KINDS.find(([pattern]) => pattern.test(start));
  if (found) return found[1];
  // an Interactive Diagram may stand on a page
  if (/^\s*(?:<!doctype html|<html)\b/i.test(start) && !/satellite\s*=/.test(text)) return 'page';
  return /^\s*\[/.test(start) && parsedJson(text) !== undefined ? 'data' : null;
}
