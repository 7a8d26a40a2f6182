/** Won endings are won, as `docs/strength.md` says. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bundles.mjs';
import { ENDING_LEVELS, type EndingLine, endings, playEnding } from './endings.ts';
import { readLines } from './results.ts';

const lines = readLines(path.join(root, 'scripts/ladder/endings.jsonl')) as EndingLine[];

test.each(endings.map((ending) => [ending.variant, ending.says, ending] as const))(
  'at level 4 %s, %s, is played as it was measured',
  (_, __, ending) => {
    const measured = lines.find(
      ({ variant, men, level }) => variant === ending.variant && men === ending.men && level === '4',
    );
    expect(playEnding(ending, '4')).toEqual(measured);
  },
);
test('every ending was measured at every level', () => {
  expect(lines.length).toBe(endings.length * ENDING_LEVELS.length);
});
