/**
 * The dear properties of acid on seeded samples of positions from within random games, half of them from the usual array.
 * A seed and a property's name are all that a failure needs to be seen again: whatever fails says its pin, and the pins
 * in pinned-failures.json are run before anything else for ever (pinned.test.ts).
 */
import type { Game } from '../core/game.ts';
import { gameFrom, playOn, randomOptions, scattered, type Tally, usualGame } from './acid-play.ts';
import * as properties from './acid-properties.ts';
import { Dice } from './dice.ts';

/** Looks at one position, throws where something does not hold, answers how many actions it looked at. */
export type Property = (game: Game, dice: Dice, tally?: Tally) => number;
export interface Pin {
  readonly property: string;
  readonly seed: number;
}
export const PROPERTIES: Readonly<Record<string, Property>> = {
  'like men': properties.checkLikeMen,
  texts: properties.checkTexts,
  saving: properties.checkSaving,
  explaining: properties.checkExplaining,
  rotation: properties.checkRotation,
  masked: properties.checkMasked,
  settled: properties.checkSettled,
  'quick no': (game, _dice, tally) => properties.checkQuickNo(game, tally),
  unmake: properties.checkEveryUnmake,
};

const GAME = 60;
const BETWEEN = 6;
/** The property on some positions of the game of that seed. A failure names its pin. */
export const checkSeed = ({ property, seed }: Pin, tally?: Tally, known = PROPERTIES): number => {
  const check = known[property];
  if (!check) throw new Error(`no property is called “${property}”`);
  const dice = new Dice(seed * 7919);
  const game = seed % 2 ? usualGame(randomOptions(dice)) : gameFrom(randomOptions(dice), scattered(dice));
  let next = dice.below(BETWEEN);
  let actions = 0;
  playOn(game, dice, GAME, () => {
    if (next-- > 0) return;
    next = BETWEEN;
    try {
      actions += check(game, dice, tally);
    } catch (cause) {
      const says = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`pin ${JSON.stringify({ property, seed })}: ${says}`, { cause });
    }
  });
  return actions;
};

/** The property on as many games as `wanted` actions take; answers how many actions it was. */
export const checkMany = (property: string, wanted: number, tally?: Tally): number => {
  let actions = 0;
  for (let seed = 1; actions < wanted; seed++) actions += checkSeed({ property, seed }, tally);
  return actions;
};
