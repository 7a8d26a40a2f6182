/** Filling the sentences of a variant's words: {placeholders} in, a sentence out. A missing value is wrong code. */
import { said } from '../../shared/language.ts';
import { other, type Side } from '../ids.ts';
import type { Ending, SideName } from '../vocabulary.ts';

interface Sides {
  readonly sides: readonly [SideName, SideName];
}

/** A value that has several forms: `{other:acc}` asks for the one called so, `{other}` for the one without a name. */
export type Forms = (form: string) => string;

/** The sentence in the language of the moment, with its values. */
export const fill = (sentence: string, values: Readonly<Record<string, string | Forms>>): string => {
  const filled = said(sentence).replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, form = '') => {
    if (!Object.hasOwn(values, name)) throw new Error(`nothing to fill {${name}} with in “${sentence}”`);
    const value = values[name];
    return typeof value === 'string' ? value : value(form);
  });
  return capitalised(filled);
};
export const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What is said of an end. One whose sentence names the winner may be a draw, too: in some games checkmate is. */
export function endingSentence({ sides }: Sides, ending: Ending, winner: Side | null): string {
  if (winner === null) return ending.says.includes('{') ? `${said(ending.name)}: a draw.` : said(ending.says);
  return fill(ending.says, { winner: said(sides[winner].name), loser: said(sides[other(winner)].name) });
}
