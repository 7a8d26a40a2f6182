/** How English counts and lists, for its own texts; the other languages do it by CLDR in `languages/grammar.ts`. */

/** `1 game`, `3 games` */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** `a, b and c`, or with `or` between the last two; one part stands alone, and of none nothing is said. */
export const englishList = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
