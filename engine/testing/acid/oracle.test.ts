/** The oracle under the house rules, on who holds an Angel, and against the counts that it has made itself. */
import { describe, expect, test } from 'vitest';
import { played, the, to, victims, words } from './oracle.fixture.ts';
import { actions, apply, type OraclePosition, outcome, perft } from './oracle.ts';
import perftRows from './oracle-perft.json' with { type: 'json' };
import type { PerftRow } from './oracle-perft.ts';
import { type Cell, census, handsText, inField, KIND_OF_LETTER, parse, piecesText } from './positions.ts';

describe('house rules', () => {
  test('Z5: without the step a shoved piece has its own moves only', () => {
    const own = (pieces: string, cell: Cell) => to(parse(pieces, 'magi', '', {}, { return: 'own' }), cell);
    expect(own('S@Δ1 K@e1 k@e9', 'Δ1')).toEqual([]);
    expect(own('C@aΛ K@e1 k@e9', 'aΛ')).toEqual(['a9']);
    expect(own('D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9', 'Δ3')).toEqual(['a4']);
    expect(own('K@Δ5 k@e9', 'Δ5')).toEqual(words('a4 a5 a6'));
    expect(own('H@aΛ K@e1 k@e9', 'aΛ')).toEqual(words('a6 c1 c2 d1 g3 h4'));
  });

  test('Z5: a Worm that steps back breaches, a Diskette transforms, a Charonite arrives', () => {
    const back = (pieces: string, step: string) => played(parse(pieces, 'magi'), step);
    expect(outcome(back('W@Δ5 K@e1 k@e9', 'Δ5-a6'))).toEqual({ winner: 'line', reason: 'worm-breach' });
    expect(piecesText(back('D@aΛ K@e1 k@e9', 'aΛ-b9'))).toBe('C@b9 K@e1 k@e9');
    expect(outcome(back('C@Δ2 K@e1 k@e9', 'Δ2-a1'))).toEqual({ winner: 'magi', reason: 'mutiny' });
  });

  test('Z13: a King in the field swaps with a piece in the Zone, a King in the Zone never', () => {
    const wide = (pieces: string) => parse(pieces, 'magi', '', {}, { kingswap: 'zone' });
    expect(to(wide('K@d5 d@Δ5 k@i9'), 'd5')).toEqual(words('c4 c5 c6 d4 d6 e4 e5 e6 Δ5'));
    expect(piecesText(played(wide('K@d5 d@Δ5 k@i9'), 'd5-Δ5'))).toBe('K@Δ5 d@d5 k@i9');
    expect(to(wide('K@Δ5 D@d5 k@i9'), 'Δ5')).toEqual(words('a4 a5 a6'));
  });

  test('S5: a shove onto a piece that can be captured takes it along', () => {
    const both = (pieces: string) => parse(pieces, 'magi', '', {}, { shove: 'captures' });
    const position = both('S@a1 D@a4 h@a9 g@aΛ K@e2 k@i8');
    const sweep = the(position, 'a1', 'a9');
    expect([sweep.kind, victims(sweep)]).toEqual(['push', 'a9 aΛ']);
    expect(piecesText(apply(position, sweep))).toBe('D@aΛ K@e2 S@a9 k@i8');
    expect(to(both('S@a1 D@a4 G@a9 K@e2 k@i8'), 'a1')).toEqual(words('i1 i9'));
    expect(to(both('S@a1 D@a4 m@a9 K@e2 k@i8'), 'a1')).toEqual(words('i1 i9'));
  });

  test('A5.10: under S5 both Kings may fall at once, and the mover wins', () => {
    const position = parse('S@a1 D@a4 k@a9 K@aΛ', 'magi', '', {}, { shove: 'captures' });
    expect(outcome(played(position, 'a1-a9'))).toEqual({ winner: 'magi', reason: 'king' });
  });

  test('G7: a hundred quiet actions', () => {
    const shuffle = (options: { noprogress: '50' | 'off' }) => {
      let position = parse('K@e1 k@e9 D@a3', 'magi', '', {}, options);
      for (let i = 0; i < 25; i++) {
        expect(outcome(position)).toBeNull();
        position = played(position, 'e1-d1', 'e9-d9', 'd1-e1', 'd9-e9');
      }
      return position;
    };
    expect(outcome(shuffle({ noprogress: '50' }))).toEqual({ winner: null, reason: 'no-progress' });
    expect(outcome(shuffle({ noprogress: 'off' }))).toBeNull();
    expect(played(shuffle({ noprogress: 'off' }), 'a3-a4').quiet).toBe(0);
  });
});

describe('who holds an Angel', () => {
  const held = (position: OraclePosition) => Object.fromEntries(position.immobilisers);

  test('AN10: as long as a holder stands and sees her', () => {
    const position = parse('A@e4 d@f5 K@a1 k@i9', 'magi', '', { e4: ['f5'] });
    expect(held(played(position, 'a1-a2'))).toEqual({ e4: ['f5'] });
    expect(held(played(position, 'a1-a2', 'i9-i8'))).toEqual({ e4: ['f5'] });
    expect(held(played(position, 'a1-a2', 'f5-f4'))).toEqual({});
  });

  test('AN10: several holders must all be gone', () => {
    const position = parse('A@e4 d@f5 d@d5 D@c4 K@a1 k@i9', 'magi', '', { e4: ['d5', 'f5'] });
    expect(held(played(position, 'c4-d5'))).toEqual({ e4: ['f5'] });
  });

  test('AN9: a shoved piece holds from the Zone', () => {
    expect(held(played(parse('s@a1 K@e1 A@i2 k@i9', 'line'), 'a1-i1'))).toEqual({ i2: ['δ1'] });
  });

  test('AN9: a fresh Charonite holds', () => {
    expect(held(played(parse('D@d8 a@d7 r@e9 K@a1 k@i9', 'magi'), 'd8-e9'))).toEqual({});
    expect(held(played(parse('D@d8 a@e8 r@e9 K@a1 k@i9', 'magi'), 'd8-e9'))).toEqual({ e8: ['e9'] });
  });

  test('AN12: a swapped Angel stays held by him who sees her there too, and holds whom she now sees', () => {
    const pieces = 'A@e5 K@e1 a@g3 k@i9';
    const was = parse(pieces, 'magi', '', { e5: ['g3'] });
    expect(held(played(was, 'e1-e5'))).toEqual({ e1: ['g3'], g3: ['e1'] });
    expect(held(played(parse(pieces, 'magi'), 'e1-e5'))).toEqual({ g3: ['e1'] });
  });

  test('AN9: the swap of two own Diskettes can hold her, though the placement is the same', () => {
    const position = parse('A@e4 D@c3 D@d3 K@a1 k@i9', 'magi');
    const after = played(position, 'c3-d3');
    expect([census(after), held(after)]).toEqual([census(position), { e4: ['d3'] }]);
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
      const again = [piecesText(position), handsText(position), Object.fromEntries(position.immobilisers)];
      expect(again).toEqual([row.pieces, row.hands, row.immobilisers]);
      // depth 3 only where it takes a second or two; the engine's own tests go the whole way
      const depth = row.perft.length === 3 && row.perft[2] > 2_000_000 ? 2 : row.perft.length;
      for (let d = 1; d <= depth; d++) expect(perft(position, d)).toBe(row.perft[d - 1]);
    });
  }
});
