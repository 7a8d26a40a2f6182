/** The list of games survives being stopped at any time. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appendLine, dropUnfinishedLine, type GameLine, readGameLines, tallyOfLines } from './results.ts';

const line = (number: number, points: number, reason = 'king'): GameLine => ({
  ...{ variant: 'acid', a: 'level:2', aSettings: '', b: 'level:1', bSettings: '' },
  ...{ number, points, reason, actions: 10 + number, seconds: 1.5, date: '2026-01-01' },
});
const inFolder = (use: (file: string) => void): void => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-ladder-'));
  try {
    use(path.join(folder, 'games.jsonl'));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

test('games are read as they were written, and a list that is not there is empty', () =>
  inFolder((file) => {
    expect(readGameLines(file)).toEqual([]);
    appendLine(file, line(0, 1));
    appendLine(file, line(1, 0.5));
    expect(readGameLines(file)).toEqual([line(0, 1), line(1, 0.5)]);
  }));
test('what was cut off in the middle of a line does not count, and the next game is written behind the last whole one', () =>
  inFolder((file) => {
    appendLine(file, line(0, 1));
    fs.appendFileSync(file, '{"variant":"acid","a":"lev');
    expect(readGameLines(file)).toEqual([line(0, 1)]);
    dropUnfinishedLine(file);
    appendLine(file, line(1, 0));
    expect(readGameLines(file)).toEqual([line(0, 1), line(1, 0)]);
  }));
test('games are counted', () => {
  expect(tallyOfLines([line(0, 1), line(1, 0.5, 'level'), line(2, 0, 'material'), line(3, 1)])).toEqual({
    ...{ games: 4, won: 2, drawn: 1, lost: 1, stopped: 2 },
    ...{ actions: 46, seconds: 6 },
  });
});
