/** The dear properties of a game that is the same with the board turned over, on positions from within random games. */
import type { Game } from '../core/game.ts';
import type { Dice } from './dice.ts';
import { checkEveryUnmake, checkMasked, checkSaving, type Property } from './properties.ts';
import { ACTIONS, checkSeedOf } from './sample.ts';

interface OwnProperties {
  readonly checkLikeMen: Property;
  readonly checkTexts: Property;
  readonly checkExplaining: Property;
  readonly checkMirror: Property;
  readonly checkSettled: Property;
  /** if more than the side to move must know enough */
  readonly checkMasked?: Property;
}
interface RandomPlay {
  randomGame(seed: number, dice: Dice): Game;
  playOn(game: Game, dice: Dice, most: number, look: () => void): void;
  /** how many actions of a game are looked at */
  readonly most: number;
}

export const mirroredSample = (own: OwnProperties, { randomGame, playOn, most }: RandomPlay) => {
  const PROPERTIES: Readonly<Record<string, Property>> = {
    'like men': own.checkLikeMen,
    texts: own.checkTexts,
    saving: checkSaving,
    explaining: own.checkExplaining,
    mirror: own.checkMirror,
    masked: own.checkMasked ?? ((game) => checkMasked(game)),
    settled: own.checkSettled,
    unmake: checkEveryUnmake,
  };
  const checkSeed = checkSeedOf({
    properties: PROPERTIES,
    begin: randomGame,
    play: (game, dice, look) => playOn(game, dice, most, look),
    between: 2,
  });
  /** The property on as many games as the actions take, of these seeds. */
  const often = (property: string, { from = 1, step = 1, actions = ACTIONS } = {}): void => {
    for (let seed = from, done = 0; done < actions; seed += step) done += checkSeed({ property, seed });
  };
  return { PROPERTIES, checkSeed, often };
};

/** For a machine that does much else; on a quiet one each takes well under a minute. */
export const TIMEOUT = 600_000;
