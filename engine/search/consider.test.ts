import { expect, test } from 'vitest';
import { started } from '../testing/started.ts';
import { chesimals } from '../variants/chesimals/index.ts';
import { viewOfPosition } from './advice/position-view.ts';
import { consider, LARGEST_HASH } from './consider.ts';

test('a smaller transposition table is fuller after as many positions', () => {
  const position = started(chesimals);
  const view = viewOfPosition(position, position.turn, 0);
  // more positions than 1 MiB has room for
  const question = { level: null, limits: { nodes: 34_000 }, seed: 0 };
  const fullness = (hash: number): number => {
    let last = 0;
    consider(view, { ...question, hash }, { told: ({ hashfull }) => (last = hashfull) });
    return last;
  };
  const [large, small] = [fullness(LARGEST_HASH), fullness(1)];
  expect(large).toBeGreaterThan(0);
  expect(small).toBeGreaterThan(large);
});
