/** The lines of moves of one kind, as they stand in the text: with mistakes, too. */
import { entryKey, entryOf, joinParts, splitParts, type TextPart, withValues } from './text-parts.ts';

const KEY = 'moves';
const isPiece = (name: string) => (part: TextPart) => part.kind === 'piece' && part.name === name;

export function moveLinesOf(text: string, name: string): readonly string[] {
  const part = splitParts(text).find(isPiece(name));
  return part?.lines.filter((line) => entryKey(line) === KEY).map(entryOf) ?? [];
}
/** Blank lines and comments among the new ones are left out. */
export function withLines(text: string, name: string, lines: readonly string[]): string {
  const values = lines.map((line) => line.replace(/#.*/, '').replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  const parts = splitParts(text);
  const at = parts.findIndex(isPiece(name));
  return joinParts(parts.map((part, i) => (i === at ? withValues(part, KEY, values) : part)));
}
