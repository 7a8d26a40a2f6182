import { expect, test } from 'vitest';
import type { VariantDescription } from '../../electron/contract/description.ts';
import { tiny } from '../ui/testing/bridge.ts';
import { formsOf, gamesOf } from './forms.ts';

const formed = (id: string, variant: string): VariantDescription => ({
  ...tiny,
  id,
  formOf: { variant, name: id, says: `On ${id}.`, ruling: 'Z1' },
});
const [first, second, third] = [formed('long', 'long'), formed('wide', 'long'), formed('round', 'long')];
const other = [formed('x', 'x'), formed('y', 'x')];

test('a game is listed once, at the position of its first form', () => {
  expect(gamesOf([tiny, second, first, ...other]).map(({ id }) => id)).toEqual(['acid', 'long', 'x']);
});

test('the forms of a game are only its own, the first one first', () => {
  const all = [tiny, second, ...other, first, third];
  for (const form of [first, second, third]) {
    expect(formsOf(all, form).map(({ id }) => id)).toEqual(['long', 'wide', 'round']);
  }
  expect(formsOf(all, other[1])).toEqual(other);
  expect(formsOf(all, tiny)).toEqual([tiny]);
});
