/** `docs/strength.md` says what the games say, and how many they are. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bundles.mjs';
import { playerSettings } from './players.ts';
import { ladderReport, type Measurements } from './report.ts';
import { type GameLine, readLines } from './results.ts';

const games = (a: string, b: string, variant: string, points: readonly number[], reason = 'king'): GameLine[] =>
  points.map((of, number) => ({
    ...{ variant, a, aSettings: playerSettings(a, variant), b, bSettings: playerSettings(b, variant) },
    ...{ number, points: of, reason, actions: 50, seconds: 1, date: '2026-01-01' },
  }));

test('docs/strength.md is what `npm run ladder -- --minutes 0` writes from the games today', () => {
  const read = (name: string) => readLines(path.join(root, `scripts/ladder/${name}.jsonl`));
  const measured = { games: read('games'), endings: read('endings'), experiments: read('experiments') } as Measurements;
  expect(measured.games.length).toBeGreaterThan(0);
  expect(fs.readFileSync(path.join(root, 'docs/strength.md'), 'utf8')).toBe(ladderReport(measured));
});
test('every figure stands on its number of games, and what is weak or missing is named', () => {
  const report = ladderReport({
    games: [
      ...games('level:2', 'level:1', 'acid', [1, 1, 0.5, 1]),
      ...games('level:3', 'level:2', 'deicide', [0, 1, 0, 0], 'material'),
    ],
  });
  expect(report).toContain('from 8 games');
  expect(report).toContain('| 2 Novice v 1 Beginner | 3.5 of 4 (88 %)');
  expect(report).toMatch(/\| 3 Learner v 2 Novice \| – \| 1 of 4 \(25 %\) −191 \[−\d+, \+\d+\], 4 m \|/);
  expect(report).toContain('Below 60 % so far: Deicide Chess 3 Learner.');
  expect(report).toMatch(/Not measured yet: Deicide Chess 2 Novice, .*acid 3 Learner/);
});
test('games of a level that has been set otherwise since do not count', () => {
  const old = games('level:2', 'level:1', 'acid', [1, 1]).map((line) => ({ ...line, aSettings: '{"heat":999}' }));
  expect(ladderReport({ games: old })).toContain('from 0 games');
});
test('of known variants only wins count, and what was not won is named', () => {
  const report = ladderReport({
    games: [
      ...games('level:5', 'random', 'known:chaturanga', Array<number>(20).fill(1), 'checkmate'),
      ...games('level:5', 'random', 'known:shatranj', [1, 0.5, 1], 'counting'),
      ...games('level:5', 'random', 'known:shogi', [1], 'material'),
    ],
  });
  expect(report).toMatch(/All 20 won in 1 of \d+: Chaturanga\./);
  expect(report).toContain('| Shatranj | 2 of 3 | 2 counting |');
  expect(report).toContain('| Shogi | 0 of 1 | 1 material |');
  expect(report).toMatch(/Not measured yet: .*Xiangqi/);
  expect(report).toContain('## An outside yardstick\n\nOrthodox chess');
  expect(report.endsWith('Nothing is measured yet.\n')).toBe(true);
});
test('who met Fairy-Stockfish is rated by all of its games together', () => {
  const lines = [
    ...games('level:5', 'stockfish:1500:200', 'known:orthodox', [1, 1, 0.5, 0.5]),
    ...games('level:5', 'stockfish:1900:200', 'known:orthodox', [0.5, 0, 0, 0.5]),
  ];
  expect(ladderReport({ games: lines })).toMatch(
    /\| 5 Club \| 1700 \[\d+, \d+\] \| 3 of 4 v 1500, 1 of 4 v 1900 \| 50 \|/,
  );
});
