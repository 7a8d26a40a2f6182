/** The oracle against the edge cases and the diagrams of the rules, and what only it can be asked about them. */
import { expect, test } from 'vitest';
import { words } from '../table.ts';
import { actions, perft, watcherSees } from './oracle.ts';
import { OracleTable } from './oracle-table.ts';
import { allCells, inField, repetitionKey, start, usualOptions } from './positions.ts';
import { testDiagrams } from './test-diagrams.ts';
import { testPositions } from './test-positions.ts';

const { of } = OracleTable;

testPositions(of, OracleTable.usual);
testDiagrams(of, OracleTable.usual);

test('AE01: the array has 324 actions', () => {
  const all = actions(start());
  const count = (piece: string, kind?: string) =>
    all.filter((action) => action.piece === piece && (kind === undefined || action.kind === kind)).length;
  expect(all).toHaveLength(324);
  expect([count('ghost'), count('mass'), count('worm')]).toEqual([170, 79, 45]);
  expect([count('diskette', 'swap'), count('diskette', 'move'), count('king', 'swap')]).toEqual([16, 9, 2]);
  expect(OracleTable.usual().to('f1')).toEqual(words('a4 b3 i6'));
  expect(OracleTable.usual().to('e1')).toEqual(words('a1 i1'));
  expect([count('angel'), count('voyager'), count('rainbow'), count('sweeper')]).toEqual([0, 0, 0, 0]);
  expect(perft(start(), 2)).toBe(104_576);
});

test('the 24 lines of the Sweeper and their cells in the Zone', () => {
  const table =
    'a1: a9 aΛ i1 δ1 i9 δΛ|a9: a1 aλ i9 δ9 i1 δλ|i1: i9 iΛ a1 Δ1 a9 ΔΛ|i9: i1 iλ a9 Δ9 a1 Δλ|' +
    'e1: e9 eΛ a5 Δ6 i5 δ6|e9: e1 eλ a5 Δ4 i5 δ4|a5: i5 δ5 e1 fλ e9 fΛ|i5: a5 Δ5 e1 dλ e9 dΛ';
  for (const line of table.split('|')) {
    const [origin, rest] = line.split(': ');
    const cells = rest.split(' ');
    for (let i = 0; i < cells.length; i += 2) {
      const [target, into] = [cells[i], cells[i + 1]];
      const middle = allCells.filter((cell) => inField(cell) && cell !== origin && cell !== target);
      const pushing = middle
        .map((cell) => of(`S@${origin} d@${cell}`))
        .filter((pushed) => pushed.kind(origin, target)[0] === 'push');
      expect(pushing.length === 3 || pushing.length === 7).toBe(true);
      for (const pushed of pushing) expect(pushed.after(`S${origin}-${target}`).position.board.has(into)).toBe(true);
    }
  }
});

test('AE34, AE42: who sees an Angel need not freeze it', () => {
  const discovered = of('A@e4 r@c6 G@i1 K@a1 k@i7').position;
  expect(watcherSees(discovered.board, 'c6', 'e4', usualOptions)).toBe(true);
  const swapped = of('K@e1 A@e5 d@d2 k@i9').after('Ke1<>e5').position;
  expect(watcherSees(swapped.board, 'd2', 'e1', usualOptions)).toBe(true);
});

test('AE70: two Diskettes that swapped make another position, for the other side is to move', () => {
  const { position } = of('D@e4 D@f4 K@a1 k@i9');
  expect(repetitionKey(of('D@e4 D@f4 K@a1 k@i9').after('De4<>f4').position)).not.toBe(repetitionKey(position));
});
