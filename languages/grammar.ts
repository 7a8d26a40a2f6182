/**
 * What a language's texts are made with: counted things and lists, by the rules of CLDR that come with the platform, which are
 * looked up when they are first needed.
 */

/** `3 games`: the number as the language writes it, and the word for one or for another number. */
export const pluralIn = (tag: string) => {
  let rules: Intl.PluralRules | undefined;
  return (n: number, one: string, other: string): string => {
    rules ??= new Intl.PluralRules(tag);
    return `${n.toLocaleString(tag)} ${rules.select(n) === 'one' ? one : other}`;
  };
};

/** `a, b and c`, or as a choice `a, b or c` */
export const listIn = (tag: string, type: 'conjunction' | 'disjunction' = 'conjunction') => {
  let list: Intl.ListFormat | undefined;
  return (parts: readonly string[]): string => {
    list ??= new Intl.ListFormat(tag, { type });
    return list.format(parts);
  };
};
