import { describe, expect, test } from 'vitest';
import { readBetza } from '../betza/read-betza.ts';
import { gameText, OwnTable, variantOf } from '../compile/own-game.fixture.ts';
import { type TracedMove, tracedMove } from './traced-move.ts';

const AWAY = 6;
const FILES = 'abcdefghijklm';
const name = (dx: number, dy: number): string => `${FILES[AWAY + dx]}${AWAY + dy + 1}`;
const GRID = [-3, -2, -1, 0, 1, 2, 3].flatMap((dx) => [-3, -2, -1, 0, 1, 2, 3].map((dy) => [dx, dy] as const));
const AROUND = GRID.filter(([dx, dy]) => dx !== 0 || dy !== 0);

const rows = `s............\n${'.............\n'.repeat(5)}......X......\n${'.............\n'.repeat(6)}`;
const variantWith = (betza: string) =>
  variantOf(gameText({ kinds: [`Man X moves = ${betza}`, 'Stone S moves = W'], rows, more: '[rules]\ncheck = no' }));
const traceOf = (betza: string): TracedMove => {
  const read = readBetza(betza);
  if (!('moves' in read)) throw new Error(read.says);
  const traces = read.moves.map((move) => tracedMove(move)!);
  return {
    ends: traces.flatMap(({ ends }) => ends),
    turns: traces.flatMap(({ turns }) => turns),
    lines: traces.flatMap(({ lines }) => lines),
  };
};
const spots = (marks: readonly { readonly dx: number; readonly dy: number }[]): readonly string[] =>
  [...new Set(marks.map(({ dx, dy }) => name(dx, dy)))].sort();

/** Where the piece may go with nobody or one more piece on the board, wherever that stands: without a capture there, and with one. */
function played(betza: string) {
  const variant = variantWith(betza);
  const [goes, takes] = [new Set<string>(), new Set<string>()];
  const companies = ['', ...AROUND.flatMap(([dx, dy]) => ['s', 'S'].map((stone) => ` ${stone}@${name(dx, dy)}`))];
  for (const company of companies)
    for (const text of new OwnTable(variant, `X@${name(0, 0)}${company} s@a13`).of(name(0, 0))) {
      const end = /[a-m]\d+$/.exec(text)![0];
      (company.endsWith(`s@${end}`) ? takes : goes).add(end);
    }
  const onGrid = new Set(AROUND.map(([dx, dy]) => name(dx, dy)));
  return [goes, takes].map((ends) => [...ends].filter((end) => onGrid.has(end)).sort());
}

describe('Where a typed move ends on the grid is where the rules let the piece go', () => {
  test.each([
    ...[
      'zB',
      'zR3',
      'qN',
      'qW',
      't[NB]',
      '[F-NN]',
      '[vW-B]',
      'asazK',
      'asaqK',
      'nafsN',
      'aaK',
      'RafrR',
      'mafrF',
      'afsjR',
    ],
    ...['mpafsaF', 'imzB', 't[FN]', 'ct[WF]', 'mt[NB]', 'tQ', 'RmafrR', '(2,0)czB'],
  ])('%s', (betza) => {
    const { ends } = traceOf(betza);
    const [goes, takes] = played(betza);
    expect(ends.length).toBeGreaterThan(0);
    expect(spots(ends.filter(({ does }) => does !== 'takes'))).toEqual(goes);
    expect(spots(ends.filter(({ does }) => does !== 'goes'))).toEqual(takes);
  });
  test.each(['afsppR', 'afsppB', 'tpasR', 'cpafsF', 'cafrF', 'casuF', 'dafsF'])(
    '%s, over or with somebody on its way',
    (betza) => {
      const { ends } = traceOf(betza);
      expect(ends.length).toBeGreaterThan(0);
      expect(spots(ends)).toEqual(played(betza)[0]);
    },
  );
});

test('t[NB] turns on the squares of a Knight, empty ones, and its second leg goes on from there without a limit', () => {
  const { turns, lines } = traceOf('t[NB]');
  expect(turns).toHaveLength(8);
  expect(turns).toContainEqual({ dx: 1, dy: 2, there: ['empty'] });
  expect(lines).toHaveLength(8);
  // the first square beyond the grid is the last of its points
  expect(lines).toContainEqual({
    leg: 1,
    points: [
      [1, 2],
      [2, 3],
      [3, 4],
    ],
    isOpen: true,
  });
});
test('zB is one line that turns on each square, as far as the grid goes', () => {
  const { turns, lines } = traceOf('zB');
  expect(turns).toEqual([]);
  expect(lines).toContainEqual({
    leg: 0,
    points: [
      [0, 0],
      [1, 1],
      [0, 2],
      [1, 3],
      [0, 4],
    ],
    isOpen: true,
  });
  // the circle of qN closes
  expect(traceOf('qN').lines.map(({ isOpen }) => isOpen)).not.toContain(true);
});
test.each<[string, readonly string[]]>([
  ['mcepafrF', ['empty', 'captures', 'inPassing', 'over']],
  ['tpasR', ['overOwn']],
  ['casuF', ['overEnemy']],
  ['dafsF', ['capturesOwn']],
  ['nafmW', ['empty', 'passes']],
])('%s says what may be where it turns', (betza, there) => {
  expect(traceOf(betza).turns.map((turn) => turn.there)).toContainEqual(there);
});
test('What it does at its end is said in full', () => {
  expect(traceOf('feF').ends[0]).toEqual({ dx: 1, dy: 1, inPassing: true });
  expect(traceOf('dK').ends[0]).toMatchObject({ takesOwn: true });
  expect(traceOf('tQ').ends[0]).toMatchObject({ does: 'both', tame: true });
  expect(traceOf('afsppR').ends[0]).toMatchObject({ does: 'both', hop: 'unlimited' });
});
test('a move with more lines than can be told apart shows its squares alone', () => {
  expect(traceOf('asazK').lines.length).toBeGreaterThan(0);
  const { ends, turns, lines } = traceOf('aaK');
  expect([ends.length > 0, turns.length > 0, lines.length]).toEqual([true, true, 0]);
});
test.each(['oR', '(4,1)', '(5,0)'])('%s is not on the grid', (betza) => {
  const read = readBetza(betza);
  expect('moves' in read && read.moves.map(tracedMove)).toEqual([null]);
});
