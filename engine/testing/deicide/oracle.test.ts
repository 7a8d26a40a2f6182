/** The oracle of Deicide Chess against the test positions that its rules state (A5), as far as no terrain is needed. */
import { describe, expect, test } from 'vitest';
import { isWholeRun } from '../usual.ts';
import { distinctActions, perft } from './oracle.ts';
import { start } from './oracle-positions.ts';
import { OracleTable } from './oracle-table.ts';
import { testPositions } from './test-positions.ts';

describe('the start', () => {
  test('1: the array: 199 first actions, no capture, no check', () => {
    const table = OracleTable.start();
    expect(perft(table.position, 1)).toBe(199);
    const movers = distinctActions(table.position).map((action) => table.position.board[action.from!]!.kind);
    const count = (kind: string) => movers.filter((mover) => mover === kind).length;
    expect([count('sorceress'), count('pawn'), count('wizard'), count('princess')]).toEqual([128, 64, 4, 3]);
    expect([table.all('capture'), table.inCheck, table.to('g2')]).toEqual([[], false, []]);
  });
  test('2: Black’s first actions, and two deep', () => {
    expect(perft({ ...start(), turn: 'black' }, 1)).toBe(199);
    // the engine has the same number in a usual run (edges.test.ts)
    if (isWholeRun) expect(perft(start(), 2)).toBe(55_872);
  });
});

testPositions(OracleTable.set);
