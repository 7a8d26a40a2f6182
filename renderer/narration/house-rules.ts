/** The house rules of a game that differ from the defaults, in words. */
import type { OptionDescription, VariantDescription } from '../../electron/contract/description.ts';
import { isInForce, valuesIn, withUsual } from '../../engine/shared/house-rules.ts';
import { uiText } from '../text/index.ts';

const words = uiText.table.house;

export interface ChangedRule {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly says: string;
  readonly usual: string;
  readonly ruling: string | null;
  /** the kinds of pieces that it changes */
  readonly kinds: readonly string[];
}

/** A choice by the names of its values; of several, all of them or none in one word. */
export function choiceInWords({ values, several, usual }: OptionDescription, choice: string): string {
  if (several && choice === usual) return words.all;
  const chosen = valuesIn(choice);
  const names = values.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return names.join(', ') || (several ? words.none : choice);
}

/** In the order of the description; without those that change nothing under the others. */
export const changedRules = (
  { options }: Pick<VariantDescription, 'options'>,
  choices: Readonly<Record<string, string>>,
): readonly ChangedRule[] =>
  options.flatMap((option) => {
    const choice = choices[option.id];
    const isUsual = choice === undefined || choice === option.usual;
    if (isUsual || !isInForce(option, withUsual(options, choices))) return [];
    const value = option.values.find(({ id }) => id === choice);
    return [
      {
        ...{ id: option.id, name: option.name, ruling: option.ruling, kinds: option.kinds ?? [] },
        value: choiceInWords(option, choice),
        says: (!option.several && value?.says) || option.says,
        usual: choiceInWords(option, option.usual),
      },
    ];
  });

/** In one line: "Departure: Stays one turn longer; Check: By the players". */
export const namesOf = (changed: readonly ChangedRule[]): string =>
  changed.map(({ name, value }) => uiText.joined.of(name, value)).join('; ');
