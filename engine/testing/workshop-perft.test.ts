/** Every game on the shelf against the number of its actions, as other programs count them. */
import { describe, expect, test } from 'vitest';
import { Game } from '../core/game.ts';
import { perft } from '../core/perft.ts';
import { compile } from '../workshop/compile/compile.ts';
import { readGame } from '../workshop/file/read-game.ts';
import { isWhole } from './usual.ts';
import { shelf } from './workshop-shelf.ts';

/** The same as Fairy-Stockfish's, depth by depth. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  atomic: [20, 400, 8902, 197_326],
  crazyhouse: [20, 400, 8902, 197_281],
  minishogi: [14, 181, 2512, 35_401],
  orthodox: [20, 400, 8902, 197_281],
  xiangqi: [44, 1920, 79_666],
};
/** More is counted by `npm test -- --all` only. */
const MOST = isWhole ? 1_000_000 : 10_000;

describe('Games on the shelf', () => {
  test('are all counted', () => {
    expect(Object.keys(COUNTS)).toEqual([...shelf.keys()]);
  });
  test.each(Object.entries(COUNTS))('%s', (name, counts) => {
    const read = readGame(shelf.get(name) ?? '');
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const variant = compile(read.data, `own:${name}`);
    const wanted = counts.filter((count) => count <= MOST);
    expect(wanted.map((_, i) => perft(new Game(variant), i + 1).actions)).toEqual(wanted);
  });
});
