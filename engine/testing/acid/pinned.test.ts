/** Failures of the past in acid, by property and seed. */
import { OFF } from '../../core/ids.ts';
import { pinTests } from '../pinned.ts';
import pins from './pinned-failures.json' with { type: 'json' };
import { checkSeed, PROPERTIES } from './sample.ts';

pinTests(pins, checkSeed, PROPERTIES, (game) => {
  const gone = game.pieces.filter((p) => game.cellOf(p) === OFF && !game.isInHand(p)).length;
  if (gone >= 6) throw new Error(`${gone} are gone after ${game.get(game.facts.ply, 0)} actions`);
  return 1;
});
