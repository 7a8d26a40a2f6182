/** The oracle under the house rules, on who holds an Angel, and against the counts that it has made itself. */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';
import { actions, perft } from './oracle.ts';
import perftRows from './oracle-perft.json' with { type: 'json' };
import type { PerftRow } from './oracle-perft.ts';
import { OracleTable } from './oracle-table.ts';
import { type Cell, handsText, inField, KIND_OF_LETTER, onBoardText, parse } from './positions.ts';
import type { AskedSetting } from './test-positions.ts';

const { of } = OracleTable;
const under = (options: AskedSetting['options'], pieces: string) => of(pieces, 'magi', { options });

describe('house rules', () => {
  test('Z5: without the step a shoved piece has its own moves only', () => {
    const own = (pieces: string, cell: Cell) => under({ return: 'own' }, pieces).to(cell);
    expect(own('S@Δ1 K@e1 k@e9', 'Δ1')).toEqual([]);
    expect(own('C@aΛ K@e1 k@e9', 'aΛ')).toEqual(['a9']);
    expect(own('D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9', 'Δ3')).toEqual(['a4']);
    expect(own('K@Δ5 k@e9', 'Δ5')).toEqual(words('a4 a5 a6'));
    expect(own('H@aΛ K@e1 k@e9', 'aΛ')).toEqual(words('a6 c1 c2 d1 g3 h4'));
  });

  test('Z5: a Worm that steps back breaches, a Diskette transforms, a Charonite arrives', () => {
    expect(of('W@Δ5 K@e1 k@e9').after('WΔ5-a6').ending).toBe('line: worm-breach');
    expect(of('D@aΛ K@e1 k@e9').after('DaΛ-b9').census).toBe('C@b9 K@e1 k@e9');
    expect(of('C@Δ2 K@e1 k@e9').after('CΔ2-a1').ending).toBe('magi: mutiny');
  });

  test('Z13: a King in the field swaps with a piece in the Zone, a King in the Zone never', () => {
    const wide = (pieces: string) => under({ kingswap: 'zone' }, pieces);
    expect(wide('K@d5 d@Δ5 k@i9').to('d5')).toEqual(words('c4 c5 c6 d4 d6 e4 e5 e6 Δ5'));
    expect(wide('K@d5 d@Δ5 k@i9').after('Kd5<>Δ5').census).toBe('K@Δ5 d@d5 k@i9');
    expect(wide('K@Δ5 D@d5 k@i9').to('Δ5')).toEqual(words('a4 a5 a6'));
  });

  test('S5: a shove onto a piece that can be captured takes it along', () => {
    const both = (pieces: string) => under({ shove: 'captures' }, pieces);
    const table = both('S@a1 D@a4 h@a9 g@aΛ K@e2 k@i8');
    expect([table.kind('a1', 'a9'), table.takes('a1')]).toEqual([['push'], ['a9: a9 aΛ']]);
    expect(table.after('Sa1-a9').census).toBe('D@aΛ K@e2 S@a9 k@i8');
    expect(both('S@a1 D@a4 G@a9 K@e2 k@i8').to('a1')).toEqual(words('i1 i9'));
    expect(both('S@a1 D@a4 m@a9 K@e2 k@i8').to('a1')).toEqual(words('i1 i9'));
  });

  test('A5.10: under S5 both Kings may fall at once, and the mover wins', () => {
    expect(under({ shove: 'captures' }, 'S@a1 D@a4 k@a9 K@aΛ').after('Sa1-a9').ending).toBe('magi: king');
  });

  test('G7: a hundred quiet actions', () => {
    const shuffle = (noprogress: '50' | 'off') => {
      const table = under({ noprogress }, 'K@e1 k@e9 D@a3');
      for (let i = 0; i < 25; i++) {
        expect(table.ending).toBeNull();
        table.after('Ke1-d1', 'Ke9-d9', 'Kd1-e1', 'Kd9-e9');
      }
      return table;
    };
    expect(shuffle('50').ending).toBe('draw: no-progress');
    expect(shuffle('off').ending).toBeNull();
    expect(shuffle('off').after('Da3-a4').position.quiet).toBe(0);
  });
});

describe('who holds an Angel', () => {
  const held = ({ position }: OracleTable) => Object.fromEntries(position.immobilisers);

  test('AN10: as long as a holder stands and sees her', () => {
    const table = () => of('A@e4 d@f5 K@a1 k@i9', 'magi', { watchedBy: { e4: ['f5'] } }).after('Ka1-a2');
    expect(held(table())).toEqual({ e4: ['f5'] });
    expect(held(table().after('Ki9-i8'))).toEqual({ e4: ['f5'] });
    expect(held(table().after('Df5-f4'))).toEqual({});
  });

  test('AN10: several holders must all be gone', () => {
    const table = of('A@e4 d@f5 d@d5 D@c4 K@a1 k@i9', 'magi', { watchedBy: { e4: ['d5', 'f5'] } });
    expect(held(table.after('Dc4xd5'))).toEqual({ e4: ['f5'] });
  });

  test('AN9: a shoved piece holds from the Zone', () => {
    expect(held(of('s@a1 K@e1 A@i2 k@i9', 'line').after('Sa1-i1,e1>δ1'))).toEqual({ i2: ['δ1'] });
  });

  test('AN9: a fresh Charonite holds', () => {
    expect(held(of('D@d8 a@d7 r@e9 K@a1 k@i9').after('Dd8xe9'))).toEqual({});
    expect(held(of('D@d8 a@e8 r@e9 K@a1 k@i9').after('Dd8xe9'))).toEqual({ e8: ['e9'] });
  });

  test('AN12: a swapped Angel stays held by him who sees her there too, and holds whom she now sees', () => {
    const pieces = 'A@e5 K@e1 a@g3 k@i9';
    const was = of(pieces, 'magi', { watchedBy: { e5: ['g3'] } });
    expect(held(was.after('Ke1<>e5'))).toEqual({ e1: ['g3'], g3: ['e1'] });
    expect(held(of(pieces).after('Ke1<>e5'))).toEqual({ g3: ['e1'] });
  });

  test('AN9: the swap of two own Diskettes can hold her, though the placement is the same', () => {
    const table = of('A@e4 D@c3 D@d3 K@a1 k@i9');
    const before = table.census;
    expect([table.after('Dc3<>d3').census, held(table)]).toEqual([before, { e4: ['d3'] }]);
  });
});

describe('the table of counts', () => {
  // a plain object in JSON has a type of its own for every row; here each is a row of the table
  const rows = perftRows as unknown as readonly PerftRow[];
  const opened = (row: PerftRow) => parse(row.pieces, row.turn, row.hands, row.immobilisers, row.options);

  test('every kind can move somewhere, and the rare states occur', () => {
    const positions = rows.map(opened);
    const all = positions.flatMap(actions);
    expect(new Set(all.map((action) => action.piece))).toEqual(new Set(Object.values(KIND_OF_LETTER)));
    expect(new Set(all.map((action) => action.kind)).size).toBe(5);
    const standing = positions.flatMap((position) => [...position.board].map(([cell, { kind }]) => ({ cell, kind })));
    for (const kind of ['mass', 'worm', 'charonite']) expect(standing.some((piece) => piece.kind === kind)).toBe(true);
    expect(new Set(standing.filter(({ cell }) => !inField(cell)).map(({ kind }) => kind)).size).toBeGreaterThan(4);
    expect(positions.filter((position) => position.immobilisers.size > 0).length).toBeGreaterThan(2);
  });

  for (const row of rows) {
    test(row.name, () => {
      const position = opened(row);
      const again = [onBoardText(position), handsText(position), Object.fromEntries(position.immobilisers)];
      expect(again).toEqual([row.pieces, row.hands, row.immobilisers]);
      // depth 3 only where it takes a second or two; the engine's own tests go the whole way
      const depth = row.perft.length === 3 && row.perft[2] > 2_000_000 ? 2 : row.perft.length;
      for (let d = 1; d <= depth; d++) expect(perft(position, d)).toBe(row.perft[d - 1]);
    });
  }
});
