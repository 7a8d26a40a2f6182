/**
 * The dear properties of Deicide Chess on seeded samples of positions from within random games, half of them on random
 * terrain. A seed and a property's name are all that a failure needs to be seen again: whatever fails says its pin, and
 * the pins in deicide-pinned-failures.json are run before anything else for ever (deicide-pinned.test.ts).
 */
import type { Game } from '../core/game.ts';
import type { Pin } from './acid-sample.ts';
import { playOn, randomGame } from './deicide-play.ts';
import * as properties from './deicide-properties.ts';
import { Dice } from './dice.ts';

/** Looks at one position, throws where something does not hold, answers how many actions it looked at. */
export type Property = (game: Game, dice: Dice) => number;
export const PROPERTIES: Readonly<Record<string, Property>> = {
  'like men': properties.checkLikeMen,
  texts: properties.checkTexts,
  saving: properties.checkSaving,
  explaining: properties.checkExplaining,
  mirror: properties.checkMirror,
  masked: properties.checkMasked,
  settled: properties.checkSettled,
  unmake: properties.checkEveryUnmake,
};
const GAME = 24;
/** The property on every position of the game of that seed. A failure names its pin. */
export const checkSeed = ({ property, seed }: Pin, known = PROPERTIES): number => {
  const check = known[property];
  if (!check) throw new Error(`no property is called “${property}”`);
  const dice = new Dice(seed * 7919);
  const game = randomGame(seed, dice);
  let actions = 0;
  playOn(game, dice, GAME, () => {
    try {
      actions += check(game, dice);
    } catch (cause) {
      const says = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`pin ${JSON.stringify({ property, seed })}: ${says}`, { cause });
    }
  });
  return actions;
};

const HALF = 100_000;
/** For a machine that does much else; on a quiet one each takes well under a minute. */
export const TIMEOUT = 600_000;
/** Two hundred thousand actions: half of them in play on random terrain (even seeds), half of all other games. */
export const both = (property: string): void => {
  let onTerrain = 0;
  let rest = 0;
  for (let seed = 2; onTerrain < HALF; seed += 2) onTerrain += checkSeed({ property, seed });
  for (let seed = 1; rest < HALF; seed += 2) rest += checkSeed({ property, seed });
};
