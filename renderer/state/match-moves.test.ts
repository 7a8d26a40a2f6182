/** The tree of moves as rows and as steps. */
import { describe, expect, it } from 'vitest';
import type { HistoryNode } from '../../electron/contract/view.ts';
import { lastTurn, moveRows, walk } from './match-moves.ts';

const node = (
  id: number,
  parent: number | null,
  turnNumber: number,
  side: 0 | 1,
  line: HistoryNode['line'],
): HistoryNode => ({
  id,
  parent,
  turnNumber,
  side,
  kind: parent === null ? 'start' : 'action',
  text: `t${id}`,
  label: `m${id}`,
  line,
});
/** 0 start, 1 MAGI 1, 2 LINE 1, 3 MAGI 2 (now), 4 LINE 2 (redo); 5 and 6 a branch after 1, 7 another first move */
const nodes = [
  node(0, null, 1, 0, 'past'),
  node(1, 0, 1, 0, 'past'),
  node(2, 1, 1, 1, 'past'),
  node(3, 2, 2, 0, 'present'),
  node(4, 3, 2, 1, 'future'),
  node(5, 1, 1, 1, 'branch'),
  node(6, 5, 2, 0, 'branch'),
  node(7, 0, 1, 0, 'branch'),
];

describe('rows', () => {
  it('shows every node but the start exactly once', () => {
    const ids = moveRows(nodes).flatMap((r) => (r.is === 'turn' ? r.moves.flat() : r.line).map((n) => n.id));
    expect(ids.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  it('puts branches under the move they left, and turns in two columns', () => {
    const rows = moveRows(nodes).map((r) =>
      r.is === 'turn'
        ? `${r.turnNumber}: ${r.moves.map((m) => m.map((n) => n.id).join('+')).join(' ')}`
        : `(${r.line.map((n) => n.id).join(' ')})`,
    );
    expect(rows).toEqual(['(7)', '1: 1 ', '(5 6)', '1:  2', '2: 3 4']);
  });
});

describe('steps', () => {
  it.each([
    ['previous', 3, 2],
    ['previous', 0, null],
    ['next', 3, 4],
    ['next', 4, null],
    ['next', 1, 2],
    ['next', 5, 6],
    ['first', 3, 0],
    ['latest', 0, 3],
    ['latest', 3, null],
    ['branch-down', 2, 5],
    ['branch-up', 5, 2],
    ['branch-up', 2, null],
    ['branch-down', 1, 7],
  ] as const)('%s from %i leads to %s', (way, at, to) => {
    expect(walk(nodes, at, 3, way)).toBe(to);
  });
  it('knows the last turn of the line', () => expect(lastTurn(nodes)).toBe(2));
});
