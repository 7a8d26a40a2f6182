/** Which positions a film shows: turn by turn, in a range, along the line of the game. */
import { expect, test } from 'vitest';
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { framesIn, turnsOf, wholeFilm } from './plan.ts';

const start: HistoryNode = {
  ...{ id: 0, parent: null, turnNumber: 1, side: 0, kind: 'start', text: '', label: '' },
  line: 'past',
};
const node = (id: number, turnNumber: number, side: 0 | 1, more: Partial<HistoryNode> = {}): HistoryNode => ({
  ...{ id, parent: id - 1, turnNumber, side, kind: 'action', text: `t${id}`, label: `m${id}`, line: 'past' },
  ...more,
});
const game = [
  start,
  node(1, 1, 0),
  node(2, 1, 1),
  node(3, 2, 0, { line: 'branch' }),
  node(4, 2, 0, { parent: 2 }),
  node(5, 2, 0),
  node(6, 2, 1),
  node(7, 3, 0, { line: 'present' }),
  node(8, 3, 1, { line: 'future' }),
];

test('the start and the end of every side’s turn, without other lines and what was undone', () => {
  expect(wholeFilm(game)).toEqual([
    { node: 0, turnNumber: 1, played: null },
    { node: 1, turnNumber: 1, played: { side: 0, label: 'm1' } },
    { node: 2, turnNumber: 1, played: { side: 1, label: 'm2' } },
    { node: 5, turnNumber: 2, played: { side: 0, label: 'm4, m5' } },
    { node: 6, turnNumber: 2, played: { side: 1, label: 'm6' } },
    { node: 7, turnNumber: 3, played: { side: 0, label: 'm7' } },
  ]);
});

test('a turn of many moves is told in its own line', () => {
  const turn = [start, node(1, 1, 0), node(2, 1, 0, { turnLabel: 'Red: a1–a2, a2–a3' })];
  expect(wholeFilm(turn).at(-1)).toEqual({ node: 2, turnNumber: 1, played: { side: 0, label: 'Red: a1–a2, a2–a3' } });
});

test('a range begins with the position before it', () => {
  const whole = wholeFilm(game);
  const nodes = (from: number, to: number) => framesIn(whole, { from, to }).map((frame) => frame.node);
  expect(turnsOf(whole)).toEqual({ from: 1, to: 3 });
  expect(nodes(1, 3)).toEqual([0, 1, 2, 5, 6, 7]);
  expect(nodes(2, 2)).toEqual([2, 5, 6]);
  expect(nodes(3, 9)).toEqual([6, 7]);
  expect(nodes(4, 9)).toEqual([]);
  expect(nodes(3, 2)).toEqual([]);
});

test('nothing was played: there is nothing to show', () => {
  expect(turnsOf(wholeFilm([start]))).toBe(null);
  expect(turnsOf(wholeFilm([]))).toBe(null);
});
