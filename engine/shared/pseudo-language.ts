/**
 * A language for tests: English in brackets, accented and longer by a third, as a translation may be. What is seen
 * without brackets is not in a catalogue; what is cut would be cut in a longer language.
 */
import { translateBy } from './language.ts';

/** a tag of CLDR for such languages */
export const PSEUDO = 'en-XA';

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ A: 'Å', C: 'Ç', D: 'Ð', E: 'É', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š' },
  ...{ T: 'Ţ', U: 'Û', W: 'Ŵ', Y: 'Ý', Z: 'Ž', a: 'å', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', w: 'ŵ', y: 'ý', z: 'ž' },
};
/** of the length of a text */
const LONGER = 0.35;

/** characters; where there is more to add, it can be broken into lines like any text */
const LONGEST_WORD = 8;

function bracketed(text: string): string {
  const more = '~'.repeat(Math.ceil(text.length * LONGER));
  return `[${text}${more.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g'))?.join(' ')}]`;
}
/** Leaves {placeholders} as they are. */
const accented = (text: string): string =>
  text.replace(/\{[^}]*\}|[^{]/gu, (part) => (part.startsWith('{') ? part : (ACCENTS[part] ?? part)));

/** The same in the pseudo-language. What a function makes is not accented: it may contain names that people typed. */
const pseudo = (english: unknown): unknown => {
  // several lines are a file, such as the rules that a new game begins with: as they are they can be read
  if (typeof english === 'string')
    return english === '' || english.includes('\n') ? english : bracketed(accented(english));
  if (typeof english === 'function') return (...values: unknown[]) => made(english(...values));
  if (Array.isArray(english)) return english.map(pseudo);
  if (typeof english === 'object' && english !== null)
    return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)]));
  return english;
};
const made = (said: unknown): unknown => (typeof said === 'string' && said !== '' ? bracketed(said) : pseudo(said));

/** From now on it can be spoken. */
export const addPseudoLanguage = (): void =>
  translateBy(PSEUDO, {
    group: (english) => pseudo(english) as object,
    sentence: (english) => pseudo(english) as string,
  });
