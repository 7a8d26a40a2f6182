/** The yardstick's engine, where its optional package is installed; elsewhere it is known to be missing. */
import os from 'node:os';
import { expect, test } from 'vitest';
import { root } from '../bundles.mjs';
import { Stockfish, stockfishIn } from './stockfish.ts';

const program = stockfishIn(root);

test('where the package is not installed, there is no engine', () => {
  expect(stockfishIn(os.tmpdir())).toBe(null);
});
test.skipIf(program === null)('it answers with moves, and with the only one where there is one', async () => {
  const engine = await Stockfish.begin(program ?? '', 2850);
  try {
    // the King is in check, and a pawn between is all there is
    expect(await engine.move(['e2e4', 'f7f5', 'd1h5'], 5000)).toBe('g7g6');
    expect(await engine.move([], 5000)).toMatch(/^[a-h][12][a-h][34]$/);
  } finally {
    engine.end();
  }
});
