/** Failures of the past in Chesimals, by property and seed. */
import { chosen } from '../../variants/chesimals/board.ts';
import { ROYAL } from '../../variants/chesimals/colours.ts';
import { pinTests } from '../pinned.ts';
import pins from './pinned-failures.json' with { type: 'json' };
import { checkSeed, PROPERTIES } from './sample.ts';

pinTests(pins, checkSeed, PROPERTIES, (game) => {
  const lost = game.get(game.facts.ply, 0) > 12 && ROYAL[0].includes(game.get(chosen, 0));
  if (lost) throw new Error(`white or grey moves after ${game.get(game.facts.ply, 0)} actions`);
  return 1;
});
