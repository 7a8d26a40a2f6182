/** Names of kinds inside sentences. */
import { englishList } from '../../shared/english.ts';
import { live } from '../../shared/language.ts';

const isVowel = (name: string): boolean => /^[aeio]|^u(?!ni)/i.test(name);

export const nameWords = live('workshopNames', {
  a: (name: string): string => `${isVowel(name) ? 'an' : 'a'} ${name}`,
  /** at the beginning of a sentence */
  A: (name: string): string => `${isVowel(name) ? 'An' : 'A'} ${name}`,
  /** two or more */
  either: (all: readonly string[]): string => englishList(all, 'or'),
  quoted: (word: string): string => `“${word}”`,
});

/** `a Rook`, `an Archbishop` */
export const a = (name: string): string => nameWords.a(name);
/** at the beginning of a sentence */
export const A = (name: string): string => nameWords.A(name);

/** `one, two or three` */
export const either = (all: readonly string[]): string => (all.length < 2 ? all.join('') : nameWords.either(all));
/** `a Rook, a Knight or an Archbishop` */
export const anyOf = (names: readonly string[]): string => either(names.map(a));
/** `“hill”` */
export const quoted = (word: string): string => nameWords.quoted(word);
