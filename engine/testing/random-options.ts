/** House rules drawn at random, of any game: from its own list, so that a new house rule is drawn as soon as it is there. */
import type { HouseRule, Options } from '../core/vocabulary.ts';
import { choiceOf, usualChoice, valuesIn } from '../shared/house-rules.ts';
import type { Dice } from './dice.ts';

interface HasHouseRules {
  readonly options: readonly HouseRule[];
}

/** Where several values can be chosen, all of them in half of the games. */
export const randomChoice = (rule: HouseRule, dice: Dice): string => {
  if (!rule.several) return dice.pick(rule.values).id;
  return dice.roll() < 0.5 ? usualChoice(rule) : choiceOf(rule, () => dice.roll() < 0.5);
};
/** Every house rule of the game, each drawn by itself. */
export const randomOptions = ({ options }: HasHouseRules, dice: Dice): Options =>
  Object.fromEntries(options.map((rule) => [rule.id, randomChoice(rule, dice)]));

/** What can be said of one rule: `links=side`; of one that takes several values, of each: `features with wall`, `without`. */
const sayings = ({ id, several, values }: HouseRule): readonly string[] =>
  several
    ? values.flatMap((value) => [`${id} with ${value.id}`, `${id} without ${value.id}`])
    : values.map((value) => `${id}=${value.id}`);
const isSaidOf = (options: Options, { id, several, values }: HouseRule): readonly string[] => {
  const chosen = options[id] ?? '';
  if (!several) return [`${id}=${chosen}`];
  return values.map((value) => `${id} ${valuesIn(chosen).includes(value.id) ? 'with' : 'without'} ${value.id}`);
};
/** All that games have to be played under: each value with each value of every other house rule. */
export const everyPair = ({ options }: HasHouseRules): readonly string[] => pairsOf(options, sayings);
/** Those of `everyPair` that these options are. */
export const pairsIn = ({ options }: HasHouseRules, chosen: Options): readonly string[] =>
  pairsOf(options, (rule) => isSaidOf(chosen, rule));

const pairsOf = (rules: readonly HouseRule[], said: (rule: HouseRule) => readonly string[]): readonly string[] =>
  rules.flatMap((one, i) =>
    rules.slice(i + 1).flatMap((other) => said(one).flatMap((a) => said(other).map((b) => `${a}, ${b}`))),
  );
