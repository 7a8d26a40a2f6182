/** Filling the sentences of a variant's words: {placeholders} in, a sentence out. A missing value is wrong code. */
import { capitalised } from '../../shared/capitalised.ts';
import { live, said } from '../../shared/language.ts';
import { other, type Side } from '../ids.ts';
import type { Ending, SideName } from '../vocabulary.ts';

interface Sides {
  readonly sides: readonly [SideName, SideName];
}

/** A value that has several forms: `{other:acc}` asks for the one called so, `{other}` for the one without a name. */
export type Forms = (form: string) => string;

type Values = Readonly<Record<string, string | Forms>>;

/** The sentence in the language of the moment, with its values. */
export const fillTemplate = (sentence: string, values: Values): string => filled(said(sentence), values);

const filled = (sentence: string, values: Values): string =>
  capitalised(
    sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, form = '') => {
      if (!Object.hasOwn(values, name)) throw new Error(`nothing to fill {${name}} with in “${sentence}”`);
      const value = values[name];
      return typeof value === 'string' ? value : value(form);
    }),
  );

/**
 * What is said of an end, in English: it is kept with the game. One whose sentence names the winner may be a draw, too: in some
 * games checkmate is.
 */
export function endingSentence({ sides }: Sides, { name, says }: Ending, winner: Side | null): string {
  if (winner === null) return says.includes('{') ? drawn(name) : says;
  return filled(says, { winner: sides[winner].name, loser: sides[other(winner)].name });
}
/** The same in the language of the moment. */
export function endingSaid({ sides }: Sides, { name, says }: Ending, winner: Side | null): string {
  if (winner === null) return says.includes('{') ? endings.drawn(said(name)) : said(says);
  return fillTemplate(says, { winner: said(sides[winner].name), loser: said(sides[other(winner)].name) });
}
const drawn = (ending: string): string => `${ending}: a draw.`;
const endings = live('endings', { drawn });
