/**
 * The oracle of 4chan chess against the test positions that its rules state (B5, by number) and the facts of its start
 * (B1.3).
 */
import { describe, expect, test } from 'vitest';
import { actions, perft } from './oracle.ts';
import { start } from './oracle-positions.ts';
import { OracleTable } from './oracle-table.ts';
import { testPositions } from './test-positions.ts';

describe('the start', () => {
  test('B1.3: 39 actions by who acts', () => {
    const count: Record<string, number> = {};
    for (const { text } of actions(start())) count[text[0]] = (count[text[0]] ?? 0) + 1;
    expect(count).toEqual({ O: 20, M: 6, R: 5, S: 4, N: 2, D: 1, P: 1 });
    const table = OracleTable.start();
    expect(table.rest('M')).toBe('c2-a1 c2-b4 c2-d4 h2-g4 h2-i4 h2-j1');
    expect(table.rest('Rd1')).toBe('!b1 !b3 !d3 !f1 !f3');
    expect(table.rest('Sh1')).toBe('-i1 -i1# -j1 -j1#');
    expect(table.rest('N')).toBe('a2-a1 j2-j1');
    expect([table.rest('D'), table.rest('P')]).toEqual(['c1-b1', 'g1-i1']);
  });
  test('1: the array: 39 first actions, and the counts that follow', () => {
    expect([1, 2, 3].map((depth) => perft(start(), depth))).toEqual([39, 1582, 69_420]);
    expect(perft(start({ array: 'rotated' }), 2)).toBe(1582);
  });
});

testPositions(OracleTable.of, OracleTable.start);
