/**
 * The notes of a match: one page of text that everybody at the table may read and write. It belongs to the match and to no
 * position, so undo leaves it alone.
 */
import * as v from 'valibot';
import { LONGEST_NOTES } from '../../shared/limits.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { words } from '../words.ts';

/** Every change counts, because a save has them all. */
export const MOST_NOTES_CHANGES = 400;

/** The text as it is kept: without signs that cannot be seen, and without spaces at the ends of its lines. */
export const plainNotes = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^\n+|\n+$/g, '');

/** Of an entry: the whole page as it is from now on. */
export const notesFields = {
  text: v.pipe(
    v.string(),
    v.maxLength(LONGEST_NOTES),
    v.check((text) => text === plainNotes(text)),
  ),
};

export class Notes {
  private written = '';
  private changes = 0;

  /** empty: nothing was noted */
  get text(): string {
    return this.written;
  }
  /** A refusal changes nothing. */
  write(text: string): Result<void> {
    if (text.length > LONGEST_NOTES) return err('long-notes', words.longNotes(LONGEST_NOTES));
    if (this.changes >= MOST_NOTES_CHANGES) return err('many-notes', words.manyNotes(MOST_NOTES_CHANGES));
    this.changes++;
    this.written = text;
    return ok(undefined);
  }
}
