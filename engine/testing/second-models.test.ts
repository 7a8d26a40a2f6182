/**
 * Each second model knows the pieces and the house rules of its game. Most games that it plays beside the engine begin with
 * its own pieces under its own house rules, so that what it does not know would occur in none of them.
 */
import { describe, expect, test } from 'vitest';
import { usualChoice } from '../shared/house-rules.ts';
import { acid } from '../variants/acid/index.ts';
import { chesimals } from '../variants/chesimals/index.ts';
import { deicide } from '../variants/deicide/index.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import * as ofAcid from './acid/positions.ts';
import * as ofChesimals from './chesimals/oracle.ts';
import * as ofDeicide from './deicide/oracle-positions.ts';
import * as ofFourchan from './fourchan/oracle-positions.ts';

describe.each([
  { variant: acid, file: 'acid/positions.ts', ...ofAcid },
  { variant: deicide, file: 'deicide/oracle-positions.ts', ...ofDeicide },
  { variant: fourchan, file: 'fourchan/oracle-positions.ts', ...ofFourchan },
  { variant: chesimals, file: 'chesimals/oracle.ts', ...ofChesimals },
])('$file', ({ variant, file, houseRules, usualOptions, KIND_OF_LETTER }) => {
  test('has every house rule and its values, the usual one first', () => {
    const ours = Object.fromEntries(variant.options.map(({ id, values }) => [id, values.map((value) => value.id)]));
    expect(houseRules, `name it in houseRules of engine/testing/${file}, and have the oracle play it`).toEqual(ours);
    const usual = Object.fromEntries(variant.options.map((rule) => [rule.id, usualChoice(rule)]));
    expect(usualOptions).toEqual(usual);
  });
  test('has every piece, by its letter', () => {
    const own = variant.types.filter(({ ownerless, promotedFrom }) => !ownerless && promotedFrom === undefined);
    const ours = Object.fromEntries(own.map(({ letter, id }) => [letter, id]));
    expect(KIND_OF_LETTER, `name it in KIND_OF_LETTER of engine/testing/${file}, and have the oracle move it`).toEqual(
      ours,
    );
  });
});
