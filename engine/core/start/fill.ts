/** Filling the sentences of a variant's words: {placeholders} in, a sentence out. A missing value is wrong code. */
import { other, type Side } from '../ids.ts';
import type { Ending, SideName } from '../vocabulary.ts';

interface Sides {
  readonly sides: readonly [SideName, SideName];
}

export const fill = (sentence: string, values: Readonly<Record<string, string>>): string => {
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`nothing to fill {${name}} with in “${sentence}”`);
    return values[name];
  });
  return capitalised(filled);
};
export const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What is said of an end. One whose sentence names the winner may be a draw, too: in some games checkmate is. */
export function endingSentence({ sides }: Sides, ending: Ending, winner: Side | null): string {
  if (winner === null) return ending.says.includes('{') ? `${ending.name}: a draw.` : ending.says;
  return fill(ending.says, { winner: sides[winner].name, loser: sides[other(winner)].name });
}
