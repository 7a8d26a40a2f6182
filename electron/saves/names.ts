/**
 * Names of games. A game's name is its file's name, and a library may be carried from one computer to another, so a name
 * refuses what any of Windows, macOS and Linux refuses, and two names that one of them takes for the same are the same.
 */
import { fine, type Result, refuse } from '../../engine/core/result.ts';
import { LONGEST_NAME } from '../contract/table.ts';
import { errorWords, saveWords } from '../contract/words.ts';

export const EXTENSION = '.fairytable';
/** bytes of a file name that every system takes, less room for endings like ` (12).fairytable.unfinished` */
const MOST_BYTES = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const REFUSED = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(\..*)?$/i;

const bytes = (name: string): number => new TextEncoder().encode(name).length;

/** The name as it is written, or why it cannot be one. */
export function readName(typed: string): Result<string> {
  const name = typed.normalize('NFC');
  if (name.trim() === '') return refuse('bad-name', errorWords.nameEmpty);
  if ([...name].length > LONGEST_NAME || bytes(name) > MOST_BYTES)
    return refuse('bad-name', errorWords.nameTooLong(LONGEST_NAME));
  if (REFUSED.test(name) || LONE_SURROGATE.test(name)) return refuse('bad-name', errorWords.nameCharacters);
  if (RESERVED.test(name)) return refuse('bad-name', errorWords.nameReserved(name));
  if (name.startsWith('.')) return refuse('bad-name', errorWords.nameHidden);
  if (name !== name.trim() || name.endsWith('.')) return refuse('bad-name', errorWords.nameEnds);
  return fine(name);
}

/** Equal for names that some system takes for the same. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC');

/** A name made from what a stranger's file is called; always a good one. */
export function nameFrom(wish: string, otherwise: string): string {
  const plain = wish
    .normalize('NFC')
    .replace(new RegExp(REFUSED.source, 'g'), ' ')
    .replace(new RegExp(LONE_SURROGATE.source, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  let name = '';
  for (const letter of plain) {
    if ([...name].length >= LONGEST_NAME || bytes(name + letter) > MOST_BYTES) break;
    name += letter;
  }
  name = name.replace(/[\s.]+$/, '');
  return readName(name).ok ? name : otherwise;
}

/** The name, or the name with the first number behind it that is free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(nameKey(name))) return name;
  // leave room for the number
  const stem = nameFrom([...name].slice(0, LONGEST_NAME - 7).join(''), name.slice(0, 1));
  for (let n = 2; ; n++) {
    const another = saveWords.another(stem, n);
    if (!taken.has(nameKey(another))) return another;
  }
}
