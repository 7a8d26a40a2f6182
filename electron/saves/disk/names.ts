/**
 * Names of games. A game's name is its file name, and a library may be copied to another computer, so we refuse every
 * name that Windows, macOS or Linux refuses, and names that one of them treats as equal are equal.
 */
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages, saveMessages } from '../../contract/messages.ts';
import { LONGEST_NAME } from '../../contract/requests.ts';

export const EXTENSION = '.fairytable';
/** of the rules of a game that people make themselves */
export const GAME_EXTENSION = '.fairygame';
/** of pictures of the table, which are not kept in the library */
export const PICTURE_EXTENSION = '.png';
/** of films of a game */
export const FILM_EXTENSIONS = { webm: '.webm', gif: '.gif' } as const;
/** bytes of a file name that every system accepts, minus room for endings like ` (12).fairytable.unfinished` */
const MOST_BYTES = 200;
/** characters and bytes by which a name of full length is shortened to append a number */
const ROOM_FOR_NUMBER = 8;
/** no real file name is this long: anything after it is ignored */
const LOOKED_AT = 1000;
// path separators, characters that Windows refuses, control characters, line separators, bidi controls
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const REFUSED = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
// Windows checks the part before the first dot, without trailing spaces
const RESERVED =
  /^(con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]) *(\..*)?$/i;
/** invisible characters; some of them (joiners, variation selectors) are legitimate between others */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/gu;

const bytes = (name: string): number => Buffer.byteLength(name);
const letters = (name: string): number => [...name].length;

/** The name as it will be written, or why it is not valid. */
export function readName(typed: string): Result<string> {
  const name = typed.normalize('NFC');
  if (name.trim() === '') return err('bad-name', errorMessages.nameEmpty);
  if (letters(name) > LONGEST_NAME) return err('bad-name', errorMessages.nameTooLong(LONGEST_NAME));
  if (bytes(name) > MOST_BYTES) return err('bad-name', errorMessages.nameTooBig);
  if (REFUSED.test(name) || LONE_SURROGATE.test(name)) return err('bad-name', errorMessages.nameCharacters);
  if (name.replace(INVISIBLE, '') === '') return err('bad-name', errorMessages.nameInvisible);
  if (RESERVED.test(name)) return err('bad-name', errorMessages.nameReserved(name));
  if (name.startsWith('.')) return err('bad-name', errorMessages.nameHidden);
  if (name !== name.trim() || name.endsWith('.')) return err('bad-name', errorMessages.nameEnds);
  return ok(name);
}

/** The name that is stored inside a save: the file name itself may be longer than any that this app allows. */
export const nameInside = (name: string): string => [...name].slice(0, LONGEST_NAME).join('');

/** Equal for names that some system treats as equal. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFC');

/**
 * A name made from untrusted text: from an outside file, a journal, a damaged save. Always one that `readName` accepts,
 * provided that it accepts `otherwise`.
 */
export function nameFrom(wish: string, otherwise: string): string {
  const plain = wish
    .slice(0, LOOKED_AT)
    .normalize('NFC')
    .replace(new RegExp(REFUSED.source, 'g'), ' ')
    .replace(new RegExp(LONE_SURROGATE.source, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const name = shortened(plain, 0);
  return readName(name).ok ? name : otherwise;
}

/** The text cut at a grapheme boundary so that it is a valid length, with `spare` characters and bytes left. */
function shortened(plain: string, spare: number): string {
  const cut = (name: string): string => name.replace(/[\s.]+$/, '');
  // nothing to look up: each of them is a letter, and a byte
  if (/^[\x20-\x7e]*$/.test(plain)) return cut(plain.slice(0, Math.min(LONGEST_NAME, MOST_BYTES) - spare));
  let name = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(plain)) {
    const longer = name + segment;
    if (letters(longer) > LONGEST_NAME - spare || bytes(longer) > MOST_BYTES - spare) break;
    name = longer;
  }
  return cut(name);
}

/** The name, then the name followed by 2, 3 and so on: candidates for a game whose name is taken. */
export function* alternatives(name: string): Generator<string, never> {
  yield name;
  const cut = shortened(name, ROOM_FOR_NUMBER);
  const stem = readName(cut).ok ? cut : saveMessages.imported;
  for (let n = 2; ; n++) yield saveMessages.another(stem, n);
}

/** The name, or the name followed by the first number that makes it free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (const another of alternatives(name)) if (!taken.has(nameKey(another))) return another;
  throw new Error('there is always another number');
}
