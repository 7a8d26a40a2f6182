/**
 * Rules that were pasted from a message: what programs for mail and chat did to them is undone in the lines that cannot be
 * read as they are, and in no others, because a name or a text may have such characters.
 */
import { asTyped, plainRows, withoutEntities } from '../../core/text/foreign-text.ts';
import { isRules } from '../../shared/rules-text.ts';
import { type ReadGame, readGame } from '../file/read-game.ts';
import { FIRST_LINE } from '../file/sections.ts';

/** so often lines are mended and the text is read again: a mended line may bring others to light */
const MOST_TIMES = 4;

/** Are there rules behind the quotes or the greeting of a message? */
export const hasRules = (text: string): boolean => isRules(rulesIn(text).join('\n'));

/** The rules of a text as they are, or else as they were before they were sent; if neither can be read, what is wrong with the text. */
export function readForeign(text: string): ReadGame {
  const read = readGame(text);
  if (read.ok) return read;
  for (const rows of withoutEnds(rulesIn(text))) {
    const again = readMended(rows);
    if (again) return again;
  }
  return read;
}
function readMended(given: readonly string[]): ReadGame | null {
  let rows = given;
  for (let time = 0; time < MOST_TIMES; time++) {
    const read = readGame(rows.join('\n'));
    if (read.ok) return read;
    const bad = new Set(read.problems.map(({ line }) => line - 1));
    const mended = rows.map((row, i) => (bad.has(i) ? asTyped(row) : row));
    const next = mended.some((row, i) => row !== rows[i]) ? mended : joined(rows, bad);
    if (next.length === rows.length && next.every((row, i) => row === rows[i])) return null;
    rows = next;
  }
  return null;
}
/** A line that was broken goes on in one that says nothing by itself. */
function joined(rows: readonly string[], bad: ReadonlySet<number>): readonly string[] {
  const whole: string[] = [];
  for (const [i, row] of rows.entries()) {
    const last = whole.at(-1) ?? '';
    if (bad.has(i) && last.trim() !== '' && !/[=[]/.test(row)) whole[whole.length - 1] = `${last} ${row.trim()}`;
    else whole.push(row);
  }
  return whole;
}

/** The lines from the first one of the rules on, without quotes. */
function rulesIn(text: string): readonly string[] {
  const rows = plainRows(text).map((row) => row.text);
  const begins = rows.findIndex((row) => asTyped(row).trim().startsWith(FIRST_LINE));
  const behind = begins < 0 ? rows : [FIRST_LINE, ...rows.slice(begins + 1)];
  return text.includes('&') ? behind.map(withoutEntities) : behind;
}
/** With and without the last lines behind an empty one: who has sent them. */
function withoutEnds(rows: readonly string[]): readonly (readonly string[])[] {
  const last = rows.findLastIndex((row) => row.trim() !== '');
  const ends = rows.flatMap((row, i) => (row.trim() === '' && i < last ? [i] : [])).slice(-MOST_TIMES);
  return [rows, ...ends.reverse().map((end) => rows.slice(0, end))];
}
