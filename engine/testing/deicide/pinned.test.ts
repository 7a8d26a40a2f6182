/** Failures of the past in Deicide Chess, by property and seed. */

import { pinTests } from '../pinned.ts';
import pins from './pinned-failures.json' with { type: 'json' };
import { checkSeed, PROPERTIES } from './sample.ts';

pinTests(pins, checkSeed, PROPERTIES, (game) => {
  if (game.lost.size > 0) throw new Error(`${game.lost.size} lost after ${game.get(game.facts.ply, 0)} actions`);
  return 1;
});
