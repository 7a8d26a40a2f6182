import * as v from 'valibot';
import { expect, test } from 'vitest';
import { variants } from '../../engine/variants/registry.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { shelfGames } from '../../engine/workshop/shelf/shelf-games.ts';
import { Rulebook, VariantDescription } from '../contract/description.ts';
import { descriptionOf, rulebookView } from './describing.ts';

const shelf = [...shelfGames.values()].map((text) => {
  const game = ownGame(text, () => 'test');
  if (!game.ok) throw new Error('a game of the shelf cannot be read');
  return game.variant;
});

test.each([...variants, ...shelf].map((variant) => [variant.words.title, variant] as const))(
  'the description of %s has all that the contract asks for, and nothing else',
  (_, variant) => {
    expect(v.parse(VariantDescription, descriptionOf(variant))).toEqual(descriptionOf(variant));
    expect(v.parse(Rulebook, rulebookView(variant))).toEqual(rulebookView(variant));
  },
);
