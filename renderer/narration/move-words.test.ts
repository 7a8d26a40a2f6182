/** Moves in words: F4, whole turns, and what has no words of its own. */
import { expect, test } from 'vitest';
import type { HistoryNode } from '../../electron/contract/view.ts';
import { description } from '../state/match/match.fixture.ts';
import { lastSaid, moveWords, turnSentences } from './move-words.ts';

const node = (id: number, more: Partial<HistoryNode> = {}): HistoryNode => ({
  ...{ id, parent: id === 0 ? null : id - 1, turnNumber: 1, side: 0, kind: id === 0 ? 'start' : 'action' },
  ...{ text: `t${id}`, label: `l${id}`, line: 'past' },
  ...more,
});

test('the last move is told in words, with its side', () => {
  expect(lastSaid(description, { side: 1, label: 'W@e5', spoken: 'LINE drops Worm on e5' })).toBe(
    'LINE drops Worm on e5.',
  );
  expect(lastSaid(description, { side: 0, label: 'Referee on' })).toBe('MAGI: Referee on.');
});

test('what has no words of its own is told by its label', () => {
  expect(moveWords({ label: 'End of turn' })).toBe('End of turn');
});

test('a turn of several moves is told move by move, and nothing of the turn before', () => {
  const nodes = [
    node(0),
    node(1, { side: 1, spoken: 'blue Guard k9 to k8' }),
    node(2, { turnNumber: 2, spoken: 'grey Guard e4 to e5' }),
    node(3, { turnNumber: 2, spoken: 'grey Chief d4 captures blue Guard on d6' }),
    node(4, { turnNumber: 2, spoken: 'White ends the turn' }),
  ];
  expect(turnSentences(nodes, 4)).toEqual([
    'Grey Guard e4 to e5.',
    'Grey Chief d4 captures blue Guard on d6.',
    'White ends the turn.',
  ]);
});
