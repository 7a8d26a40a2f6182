/**
 * Each second model plays the house rules of its game. Most games that it plays beside the engine are played under its own
 * house rules, so that one that it does not know would be played in none of them.
 */
import { expect, test } from 'vitest';
import { acid } from '../variants/acid/index.ts';
import { deicide } from '../variants/deicide/index.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import * as ofAcid from './acid/positions.ts';
import * as ofDeicide from './deicide/oracle-positions.ts';
import * as ofFourchan from './fourchan/oracle-positions.ts';

test.each([
  { variant: acid, file: 'acid/positions.ts', ...ofAcid },
  { variant: deicide, file: 'deicide/oracle-positions.ts', ...ofDeicide },
  { variant: fourchan, file: 'fourchan/oracle-positions.ts', ...ofFourchan },
])('$file has every house rule and its values, the usual one first', ({ variant, file, houseRules, usualOptions }) => {
  const ours = Object.fromEntries(variant.options.map(({ id, values }) => [id, values.map((value) => value.id)]));
  expect(houseRules, `name it in houseRules of engine/testing/${file}, and have the oracle play it`).toEqual(ours);
  const usual = Object.fromEntries(Object.entries(ours).map(([id, [first]]) => [id, first]));
  expect(usualOptions).toEqual(usual);
});
