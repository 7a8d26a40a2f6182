/**
 * What a house rule can be set to: one of its values, any number of them together, or a number. A choice is a string wherever
 * it is kept or sent; several values are written in the order of the rule, with commas between them.
 */

export interface Choosable {
  readonly values: readonly { readonly id: string }[];
  /** any of the values together, all of them unless chosen otherwise */
  readonly several?: boolean | undefined;
  /** any number below this; `values` has the usual one alone */
  readonly count?: number | undefined;
}

/** None of the values of a rule that takes several. */
const NONE = 'none';

/** The values in a choice, in the order of the rule. */
export const valuesIn = (choice: string): readonly string[] => (choice === NONE ? [] : choice.split(','));

/** What is chosen where nobody chose anything. */
export const usualChoice = (rule: Choosable): string => (rule.several ? choiceOf(rule, () => true) : rule.values[0].id);

/** Of a rule that takes several values: those that `isChosen`. */
export const choiceOf = ({ values }: Choosable, isChosen: (value: string) => boolean): string =>
  values
    .map(({ id }) => id)
    .filter(isChosen)
    .join(',') || NONE;

/** What somebody wrote, in the order of the rule; null where it is no choice. */
export function readChoice(rule: Choosable, written: unknown): string | null {
  if (typeof written !== 'string') return null;
  if (rule.count !== undefined)
    return /^(0|[1-9]\d{0,9})$/.test(written) && Number(written) < rule.count ? written : null;
  const ids = rule.several ? valuesIn(written) : [written];
  const isKnown = ids.every((id, i) => ids.indexOf(id) === i && rule.values.some((value) => value.id === id));
  if (!isKnown) return null;
  return rule.several ? choiceOf(rule, (id) => ids.includes(id)) : written;
}

/** Any of its values, or of its numbers; `random` tells a number from 0 to below 1. Of several values, all are usual. */
export function drawnChoice(rule: Choosable, random: () => number): string {
  if (rule.several) return usualChoice(rule);
  const n = Math.floor(random() * (rule.count ?? rule.values.length));
  return rule.count === undefined ? rule.values[n].id : `${n}`;
}

/** All house rules of a game: the chosen ones, and the others as usual. */
export const withUsual = (
  rules: readonly (Choosable & { readonly id: string })[],
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(rules.map((rule) => [rule.id, usualChoice(rule)])),
  ...chosen,
});

/** Does a house rule that needs others count under these choices? */
export const isInForce = (
  { needs = {} }: { readonly needs?: Readonly<Record<string, string>> | undefined },
  options: Readonly<Record<string, string>>,
): boolean => Object.entries(needs).every(([id, value]) => valuesIn(options[id] ?? '').includes(value));
