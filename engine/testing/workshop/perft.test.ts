/**
 * Known variants against the number of their actions, as Fairy-Stockfish counts them: the games on the shelf, and every
 * game that an imported one may name as its parent.
 */
import { describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import type { Variant } from '../../core/variant.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { writeGame } from '../../workshop/file/write-game.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn, builtInText } from '../../workshop/import/parents.ts';
import { readIni } from '../../workshop/import/read-ini.ts';
import { usually } from '../usual.ts';
import { perftOfTurns } from '../whole-turns.ts';
import perfts from './perft.json' with { type: 'json' };
import loadedPerfts from './perft-loaded.json' with { type: 'json' };
import { namesElsewhere, shelf } from './shelf.ts';

const counts: Readonly<Record<string, readonly number[]>> = perfts;
/** Those of `known-elsewhere.ini`, which no imported game can name as its parent. */
const loaded: Readonly<Record<string, readonly number[]>> = loadedPerfts;
/** Counted further than the others, where it is the game of a file. */
const DEEPER: Readonly<Record<string, readonly number[]>> = {
  atomic: [20, 400, 8902, 197_326],
  crazyhouse: [20, 400, 8902, 197_281],
  // which no other program knows: the moves of chess, counted one by one
  marseillais: [20, 8902],
  orthodox: [20, 400, 8902, 197_281],
  xiangqi: [44, 1920, 79_666],
};
/** More is counted by `npm test -- --all` only. */
const most = (part: number): number => usually(part, 1_000_000);

const expectCounts = (variant: Variant, wanted: readonly number[]): void =>
  expect(wanted.map((_, i) => perftOfTurns(new Game(variant), i + 1))).toEqual(wanted);
const dataOf = (read: ReturnType<typeof readGame>): GameData => {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};

describe('Games on the shelf', () => {
  test('are at least 70', () => {
    expect(shelf.size).toBeGreaterThanOrEqual(70);
  });
  test.each([...shelf])('%s', (name, text) => {
    const theirs = namesElsewhere[name] ?? name;
    const wanted = DEEPER[name] ?? counts[theirs] ?? loaded[theirs];
    expect(wanted, 'its number of actions at each depth is missing in perft.json or perft-loaded.json').toBeDefined();
    expectCounts(
      compile(dataOf(readGame(text)), `own:${name}`),
      wanted.filter((count) => count <= most(10_000)),
    );
  });
});

describe('Games that others may begin with', () => {
  // by way of its text, as it would be kept
  test.each(Object.keys(counts))('%s', (name) => {
    const data = dataOf(readIni(builtInText, name, builtIn));
    const again = dataOf(readGame(writeGame(data)));
    expect(again).toEqual(data);
    expectCounts(
      compile(again, `own:${name}`),
      counts[name].filter((count) => count <= most(1_000)),
    );
  });
});
