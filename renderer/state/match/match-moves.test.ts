/** The tree of moves as rows of the list and as steps. */
import { describe, expect, it } from 'vitest';
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { afterChange, type MoveRow, moveRows, movesIn, turnsInLine, walkHistory } from './match-moves.ts';

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

const idsOf = (line: readonly HistoryNode[], separator = ' ') => line.map((n) => n.id).join(separator);
const written = (row: MoveRow): string => {
  if (row.is === 'branch' || row.is === 'free') return `(${idsOf(row.line)})`;
  if (row.is === 'turn') return `${row.turnNumber}: ${row.moves.map((moves) => idsOf(moves, '+')).join(' ')}`;
  return ['before:', ...row.moves.map((n) => n.id), ...row.branches.map(written)].join(' ');
};

describe('a change of the history', () => {
  const change = (...added: HistoryNode[]) => afterChange(nodes, { before: nodes.length, added, lines: [] });

  it('adds what follows on something known', () => {
    expect(change(node(8, 4, 3, 0, 'present'), node(9, 8, 3, 1, 'future'))?.map(({ id }) => id)).toEqual([
      ...nodes.map(({ id }) => id),
      8,
      9,
    ]);
  });

  it.each<[string, HistoryNode[]]>([
    ['is there already', [node(5, 4, 3, 0, 'present')]],
    ['follows on itself', [node(8, 8, 3, 0, 'present')]],
    ['follows on what comes later', [node(8, 9, 3, 0, 'present'), node(9, 8, 3, 0, 'present')]],
    ['follows on nothing known', [node(8, 70, 3, 0, 'present')]],
  ])('is not taken if a node %s, so that the whole history is asked for', (_, added) => {
    expect(change(...added)).toBe(null);
  });
});

describe('rows', () => {
  it('shows every node but the start exactly once', () => {
    const ids = moveRows(nodes).flatMap((row) => movesIn(row).map((n) => n.id));
    expect(ids.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  it('puts branches under the move they start from, and turns in two columns', () => {
    expect(moveRows(nodes).map(written)).toEqual(['(7)', '1: 1 ', '(5 6)', '1:  2', '2: 3 4']);
  });
  it('gathers what was done before play, and lines that were left there, in the first row', () => {
    const placings = [
      node(0, null, 0, 0, 'past'),
      node(1, 0, 0, 0, 'branch'),
      node(2, 0, 0, 0, 'past'),
      node(3, 2, 0, 1, 'branch'),
      node(4, 2, 0, 1, 'past'),
      node(5, 4, 1, 0, 'present'),
      node(6, 4, 1, 0, 'branch'),
    ];
    expect(moveRows(placings).map(written)).toEqual(['before: 2 4 (1) (3)', '(6)', '1: 5 ']);
  });
  it('has such a row also when everything in it was undone', () => {
    const undone = [node(0, null, 0, 0, 'present'), node(1, 0, 0, 0, 'branch')];
    expect(moveRows(undone).map(written)).toEqual(['before: (1)']);
  });
  it('shows what was done by hand as a row of its own, in the turn in which it was done', () => {
    const byHand = [
      node(0, null, 1, 0, 'past'),
      node(1, 0, 1, 0, 'past'),
      ...([2, 3] as const).map((id) => ({ ...node(id, id - 1, 1, 1, 'past'), kind: 'free' as const })),
      { ...node(4, 3, 1, 1, 'past'), kind: 'referee' as const },
      node(5, 4, 1, 1, 'present'),
      node(6, 2, 1, 1, 'branch'),
    ];
    expect(moveRows(byHand).map((r) => [r.is, movesIn(r).map((n) => n.id)])).toEqual([
      ['turn', [1]],
      ['free', [2]],
      ['branch', [6]],
      ['free', [3, 4]],
      ['turn', [5]],
    ]);
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
    expect(walkHistory(nodes, at, 3, way)).toBe(to);
  });
  describe('the turns of the line that is shown', () => {
    // branch 5-6 is played on to turn 11; the present position is 3, in turn 2
    const long = [...nodes, node(8, 6, 11, 0, 'branch')];
    const now = { node: 3, turnNumber: 2 };
    const of = (shown: number, turnNumber: number) => turnsInLine(long, { node: shown, turnNumber }, now);
    it('are those of the game on its own line', () => expect([of(0, 1), of(3, 2), of(4, 2)]).toEqual([2, 2, 2]));
    it('are its own on a branch', () => expect([of(5, 2), of(6, 2), of(8, 11), of(7, 1)]).toEqual([11, 11, 11, 1]));
    it('are never fewer than the turn that is shown', () => {
      expect(of(8, 12)).toBe(12);
      expect(turnsInLine(long, { node: 2, turnNumber: 2 }, { node: 4, turnNumber: 3 })).toBe(3);
    });
  });
});
