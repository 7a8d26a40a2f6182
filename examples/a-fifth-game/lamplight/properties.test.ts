/** What must hold in every position, on seeded random games of Lamplight with both house rules. */
import { expect, test } from 'vitest';
import { Game } from '../../../engine/core/game.ts';
import {
  checkEveryUnmake,
  checkMasked,
  checkSaving,
  explaining,
  inSmallLetters,
  likeMen,
  type Property,
  plainly,
  texts,
} from '../../../engine/testing/properties.ts';
import { checkSeedOf, playFor, Tally } from '../../../engine/testing/sample.ts';
import { lamplight } from './index.ts';

const properties: Readonly<Record<string, Property>> = {
  unmake: checkEveryUnmake,
  'like men': likeMen(plainly),
  texts: texts(inSmallLetters),
  saving: checkSaving,
  explaining: explaining({ questions: 10, of: 'all' }),
  masked: (game) => checkMasked(game),
};
const seen = new Tally();
const checkSeed = checkSeedOf({
  properties,
  begin: (_seed, dice) => new Game(lamplight, { light: dice.pick(['round', 'cross']) }),
  play(game, dice, look) {
    playFor(game, 80, {
      choose: ({ plans }) => dice.below(plans.count),
      look: ({ plans }, i) => {
        seen.add(game.ruleIndex.wordsOf(plans.because[i]).id);
        look();
      },
    });
    if (game.isOver) seen.add(lamplight.endings[game.get(game.facts.reason, 0) - 1].id);
  },
  between: 3,
});

const ACTIONS = 5_000;
test.each(Object.keys(properties))('%s holds wherever random games lead', (property) => {
  let actions = 0;
  for (let seed = 1; actions < ACTIONS; seed++) actions += checkSeed({ property, seed });
  expect(actions).toBeGreaterThanOrEqual(ACTIONS);
});
test('those games used every rule, and ended in the usual ways', () => {
  const rules = lamplight.types.flatMap((type) => type.rules.map(({ id }) => id));
  expect(seen.tooFew([...rules, 'dark'], 30)).toEqual([]);
  expect(seen.tooFew(['home', 'dawn'], 1)).toEqual([]);
});
