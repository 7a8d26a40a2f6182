/** The house rules of random games are all of the game's own, in every combination of two. */
import { describe, expect, test } from 'vitest';
import type { HouseRule } from '../core/vocabulary.ts';
import { acid } from '../variants/acid/index.ts';
import { chesimals } from '../variants/chesimals/index.ts';
import { deicide } from '../variants/deicide/index.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import { Dice } from './dice.ts';
import { everyPair, pairsIn, randomOptions } from './random-options.ts';

const GAMES = 400;

describe.each([acid, deicide, fourchan, chesimals])('$id', (variant) => {
  test(`${GAMES} random games have every value of a house rule with every value of every other one`, () => {
    const dice = new Dice(1);
    const met = new Set(Array.from({ length: GAMES }, () => pairsIn(variant, randomOptions(variant, dice))).flat());
    expect(everyPair(variant).filter((pair) => !met.has(pair))).toEqual([]);
    expect([...met].filter((pair) => !everyPair(variant).includes(pair))).toEqual([]);
  });
});
test('a rule that takes several values is with and without each of them', () => {
  const values = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id, says: id }));
  const options = [
    { id: 'links', values: values('colour', 'side') },
    { id: 'features', values: values('wall', 'glue'), several: true },
  ] as unknown as readonly HouseRule[];
  expect(everyPair({ options })).toHaveLength(8);
  expect(pairsIn({ options }, { links: 'side', features: 'glue' })).toEqual([
    'links=side, features without wall',
    'links=side, features with glue',
  ]);
});
