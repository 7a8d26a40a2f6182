/** The Elo that the application shows is the one that was measured. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { LEVEL_ELO } from '../../electron/contract/level-elo.ts';
import { boundedLevels } from '../../engine/search/levels.ts';
import { ratingOf } from './elo.ts';
import { eloOfOutsider, GAMES_OF_RATING } from './pairings.ts';
import { isSetAsNow } from './players.ts';
import { ratedScoresIn, readGameLines } from './results.ts';

const STEP = 50;

test('of every level with enough games the application shows the rating, rounded to 50', () => {
  const lines = readGameLines(path.join(import.meta.dirname, 'games.jsonl')).filter(
    (line) => isSetAsNow(line) && eloOfOutsider(line.b) !== null,
  );
  const measured = boundedLevels.flatMap(({ id }) => {
    const own = lines.filter(({ a }) => a === `level:${id}`);
    const { elo } = ratingOf(ratedScoresIn(own));
    return own.length >= GAMES_OF_RATING && Number.isFinite(elo) ? [[id, Math.round(elo / STEP) * STEP] as const] : [];
  });
  expect(LEVEL_ELO).toEqual(Object.fromEntries(measured));
});
