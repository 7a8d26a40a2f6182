/** Names of kinds inside sentences. */

const isVowel = (name: string): boolean => /^[aeio]|^u(?!ni)/i.test(name);
/** `a Rook`, `an Archbishop` */
export const a = (name: string): string => `${isVowel(name) ? 'an' : 'a'} ${name}`;
/** at the beginning of a sentence */
export const A = (name: string): string => `${isVowel(name) ? 'An' : 'A'} ${name}`;

/** `one, two or three` */
export const either = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all[all.length - 1]}`;
/** `a Rook, a Knight or an Archbishop` */
export const anyOf = (names: readonly string[]): string => either(names.map(a));
