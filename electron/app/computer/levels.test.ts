import { expect, test } from 'vitest';
import { levels } from '../../../engine/search/levels.ts';
import { LEVELS } from '../../contract/settings.ts';

test('the contract knows the levels of the engine, in their order', () => {
  expect([...LEVELS]).toEqual(levels.map(({ id }) => id));
});
