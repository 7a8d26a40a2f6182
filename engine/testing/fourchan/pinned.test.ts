/** Failures of the past in 4chan chess, by property and seed. */

import { pinTests } from '../pinned.ts';
import pins from './pinned-failures.json' with { type: 'json' };
import { checkSeed, PROPERTIES } from './sample.ts';

pinTests(pins, checkSeed, PROPERTIES, (game) => {
  const held = game.pieces.filter((p) => game.isInHand(p)).length;
  if (held > 6) throw new Error(`${held} wait in hand after ${game.get(game.facts.ply, 0)} actions`);
  return 1;
});
