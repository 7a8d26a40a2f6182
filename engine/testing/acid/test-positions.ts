/**
 * The edge cases of acid under their numbers, for the engine and for the oracle. Destinations are whole sets: a move too many
 * is as wrong as one too few.
 */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';

/** Further facts of a position, as both tables take them. */
export interface AskedSetting {
  /** "MW/m": capitals are MAGI's */
  readonly hands?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** by the Angel's cell, who watches it */
  readonly watchedBy?: Readonly<Record<string, readonly string[]>>;
}
/** What the engine's table and the oracle's are asked alike. Lists are sorted. */
export interface AskedTable {
  /** the cells where it can go, each once */
  to(at: string): string[];
  /** "h2: g1 g3" for each action that takes whoever stands on those cells */
  takes(at: string): string[];
  /** the kinds of the actions between two cells */
  kind(at: string, to: string): string[];
  /** where something can be dropped */
  drops(): string[];
  /** plays texts, one after another */
  after(...texts: readonly string[]): this;
  /** gives the move to the other side */
  passTurn(): this;
  /** the cells of those who freeze the Angel there */
  watchers(at: string): readonly string[];
  /** of actions */
  readonly count: number;
  readonly census: string;
  readonly turn: string;
  readonly ending: string | null;
}
export type AcidTableOf = (pieces: string, turn?: 'magi' | 'line', setting?: AskedSetting) => AskedTable;

/** `usual` sets up the usual array. */
export function testPositions(of: AcidTableOf, usual: () => AskedTable): void {
  const to = (pieces: string, at: string, turn: 'magi' | 'line' = 'magi'): string[] => of(pieces, turn).to(at);

  describe('setup and trades', () => {
    test('AE02: a King’s swap is a leap, and a Sweeper moves by where it stands', () => {
      const swapped = () => usual().after('Ke1<>a1').passTurn();
      expect(swapped().to('e1')).toEqual(words('a5 i5'));
      expect(swapped().after('Se1-a5,d2>Δ6').census).toContain('D@Δ6');
      expect(swapped().after('Se1-i5,f2>δ6').census).toContain('D@δ6');
    });
    test('AE03: a Mass cannot be swapped', () =>
      expect(to('K@e1 M@e5 m@a1 k@e9', 'e1')).toEqual(words('d1 d2 e2 f1 f2')));
    test('AE04: no swap with a Zone cell', () =>
      expect(to('K@d5 d@Δ5 D@h5 k@i9', 'd5')).toEqual(words('c4 c5 c6 d4 d6 e4 e5 e6 h5')));
    test('AE05: a King in the Zone only steps', () => expect(to('K@Δ5 D@d5 k@i9', 'Δ5')).toEqual(words('a4 a5 a6')));
    test('AE06: a Charonite swapped onto its starting row wins', () =>
      expect(of('K@e1 C@e5 k@e9').after('Ke1<>e5').ending).toBe('magi: mutiny'));
    test('AE07: an enemy Diskette swapped onto its back row is transformed', () => {
      const { census, ending } = of('K@e1 d@e5 k@i9').after('Ke1<>e5');
      expect([census, ending]).toEqual(['K@e5 c@e1 k@i9', null]);
    });
    test('AE08: one’s own Diskette swapped onto its back row is transformed', () => {
      const { census, ending } = of('K@e9 D@e5 k@i9').after('Ke9<>e5');
      expect([census, ending]).toEqual(['C@e9 K@e5 k@i9', null]);
    });
    test('AE09: the opponent can bring about a mutiny', () =>
      expect(of('K@e9 c@e5 k@i9').after('Ke9<>e5').ending).toBe('line: mutiny'));
    test('AE10: a swap with the enemy King', () => {
      const { census, ending } = of('K@a5 k@e5').after('Ka5<>e5');
      expect([census, ending]).toEqual(['K@e5 k@a5', null]);
    });
    test('AE11: a Worm that is swapped has not moved', () => {
      for (const worm of ['w', 'W']) expect(of(`K@e1 ${worm}@e5 k@i9`).after('Ke1<>e5').ending).toBeNull();
    });
    test('AE73: a Charonite captures the King on its starting row', () =>
      expect(of('C@c2 K@a1 k@c1').after('Cc2xc1').ending).toBe('magi: king'));
    test('AE74: a capture onto the starting row wins', () =>
      expect(of('C@c2 g@c1 K@a1 k@i9').after('Cc2xc1').ending).toBe('magi: mutiny'));
  });

  describe('Sweepers, the Zone and the depths', () => {
    test('AE12: pushing a King does not capture it', () => {
      const table = of('s@a1 K@e1 k@i9', 'line').after('Sa1-i1,e1>δ1');
      expect([table.census, table.ending]).toEqual(['K@δ1 k@i9 s@i1', null]);
      expect(table.to('δ1')).toEqual(words('i1 i2'));
      expect(table.takes('δ1')).toEqual(['i1: i1']);
      expect([table.kind('δ1', 'i1'), table.kind('δ1', 'i2')]).toEqual([['capture'], ['move']]);
    });
    test('AE13: a piece pushed into the depths is destroyed', () => {
      const theirs = of('S@a9 d@g3 k@δλ K@e1');
      expect([theirs.kind('a9', 'i1'), theirs.takes('a9')]).toEqual([['push'], ['i1: δλ']]);
      const { census, ending } = theirs.after('Sa9-i1,g3>δλ!');
      expect([census, ending]).toEqual(['K@e1 S@i1 d@δλ', 'magi: king']);
      expect(of('S@a9 d@g3 K@δλ k@e1').after('Sa9-i1,g3>δλ!').ending).toBe('line: king');
    });
    test('AE14: a Diskette pushed over its back row is not transformed', () =>
      expect(of('S@a1 D@a4 K@e2 k@i8').after('Sa1-a9,a4>aΛ').census).toBe('D@aΛ K@e2 S@a9 k@i8'));
    test('AE15: a piece on the way and an enemy on the landing cell are two', () => {
      expect(to('S@a1 D@a4 h@a9 K@e2 k@i8', 'a1')).toEqual(words('i1 i9'));
      expect(of('S@a1 h@a9 K@e2 k@i8').kind('a1', 'a9')).toEqual(['capture']);
    });
    test('AE16: one’s own piece on the landing cell, a Mass on the way', () =>
      expect(to('S@a1 K@a9 k@c5 m@e5', 'a1')).toEqual(['i1']));
    test('AE17: a Mass on the landing cell', () => expect(to('S@a1 m@i1 K@c2 k@c7', 'a1')).toEqual(words('a9 i9')));
    test('AE18: a Sweeper’s lines from the middle of an edge', () => {
      const table = () => of('S@a5 g@c7 D@c5 K@b1 k@i9');
      expect(table().to('a5')).toEqual(words('e1 e9 i5'));
      expect(table().after('Sa5-e1').census).toBe('D@c5 K@b1 S@e1 g@c7 k@i9');
      expect(table().after('Sa5-e9,c7>fΛ').census).toBe('D@c5 K@b1 S@e9 g@fΛ k@i9');
      expect(table().after('Sa5-i5,c5>δ5').census).toBe('D@δ5 K@b1 S@i5 g@c7 k@i9');
    });
    test('AE19: a Sweeper in a corner never stops on the centre', () => {
      const table = of('S@a1 g@e5 K@c2 k@c7');
      expect(table.to('a1')).toEqual(words('a9 i1 i9'));
      expect(table.after('Sa1-i9,e5>δΛ').census).toBe('K@c2 S@i9 g@δΛ k@c7');
    });
    test('AE20: a Sweeper on the centre is freed by a swap', () => {
      const table = of('S@e5 K@e1 k@i9');
      expect(table.to('e5')).toEqual([]);
      expect(table.after('Ke1<>e5').passTurn().to('e1')).toEqual(words('a5 e9 i5'));
    });
    test('AE21: a Sweeper returns from the Zone by a step', () =>
      expect(to('S@Δ1 K@e1 k@e9', 'Δ1')).toEqual(words('a1 a2')));
    test('AE22: a piece in the Zone is displaced to the depths', () => {
      const { census, ending } = of('S@a9 d@g3 G@δλ K@e1 k@e9').after('Sa9-i1,g3>δλ!');
      expect([census, ending]).toEqual(['K@e1 S@i1 d@δλ k@e9', null]);
    });
    test('AE23: no way back while the only cell is taken', () => {
      expect(to('d@δλ R@i1 K@e1 k@e9', 'δλ', 'line')).toEqual([]);
      expect(to('d@δλ K@e1 k@e9', 'δλ', 'line')).toEqual(['i1']);
    });
    test('AE24: a Diskette returns from the Zone', () => {
      const table = of('D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9');
      expect(table.to('iλ')).toEqual(words('h1 i1'));
      expect(table.to('Δ3')).toEqual(words('a2 a4'));
      expect(table.kind('Δ3', 'a4')).toEqual(['capture']);
    });
    test('AE25: a Charonite returns from the Zone', () => {
      expect(to('C@aΛ C@Δ5 K@e1 k@e9', 'aΛ')).toEqual(words('a9 b9'));
      expect(to('C@aΛ C@Δ5 K@e1 k@e9', 'Δ5')).toEqual(words('a4 a5 a6'));
    });
    test('AE26: a Ghost in the Zone need not come back', () => {
      expect(to('G@Δ5 K@e1 k@e9', 'Δ5')).toHaveLength(121 - 3);
      for (const taken of ['Δ5', 'e1', 'e9']) expect(to('G@Δ5 K@e1 k@e9', 'Δ5')).not.toContain(taken);
    });
    test('AE27: a Rainbow returns from the Zone', () =>
      expect(to('R@Δ5 K@e1 k@e9', 'Δ5')).toEqual(words('a4 a5 a6 b3 b6 b7 c8')));
    test('AE28: a Voyager returns from the Zone', () =>
      expect(to('V@Δ1 K@e1 k@e9', 'Δ1')).toEqual(words('a1 a2 b1 b3 c2 c4 d3 d5 e4 e6 f5 f7 g6 g8 h7 h9 i8')));
    test('AE29: a Holepunch returns from the Zone', () =>
      expect(to('H@aΛ K@e1 k@e9', 'aΛ')).toEqual(words('a6 a9 b9 c1 c2 d1 g3 h4')));
  });

  describe('the Angel', () => {
    const onFile = (table: AskedTable, at: string) => table.to(at).filter((cell) => cell[0] === at[0]);
    test('AE30: at the start an Angel beside its own King is not frozen', () => {
      const table = usual().after('Dc2-c3', 'Da8-a7');
      expect(table.to('d1')).toEqual(['c2']);
      expect([table.watchers('d1'), table.watchers('f9')]).toEqual([[], []]);
    });
    test('AE31: an Angel frozen by an enemy that arrives is freed by its capture', () => {
      const table = of('A@e4 d@f6 D@g4 K@a1 k@i9', 'line').after('Df6-f5');
      expect([table.watchers('e4'), table.to('e4')]).toEqual([['f5'], []]);
      expect(table.after('Dg4xf5').watchers('e4')).toEqual([]);
    });
    test('AE32: one’s own piece freezes too', () =>
      expect(of('A@e4 D@d2 K@a1 k@i9').after('Dd2-d3').watchers('e4')).toEqual(['d3']));
    test('AE33: a discovered sight does not freeze', () => {
      const table = of('A@e4 w@b4 g@c4 K@a1 k@i9', 'line').after('Gc4-c9');
      expect(table.watchers('e4')).toEqual([]);
      expect(table.to('e4')).toEqual(words('c2 c6 d3 d5 e1 e2 e3 e5 e6 e7 e8 e9 f3 f4 f5 g2 g4 g6 h1 h4 h7 i4'));
    });
    test('AE34: a piece in between frees, and its going does not freeze again', () => {
      const table = of('A@e4 r@b7 G@i1 K@a1 k@i9', 'line').after('Rb7-c6');
      expect(table.watchers('e4')).toEqual(['c6']);
      expect(table.after('Gi1-d5').watchers('e4')).toEqual([]);
      expect(table.after('Ki9-i8', 'Gd5-i1', 'Ki8-i7').watchers('e4')).toEqual([]);
      expect(table.to('e4')).not.toEqual([]);
    });
    test('AE35: an Angel does not capture on a guarded cell', () =>
      expect(onFile(of('A@e4 d@e7 d@d8 K@a1 k@i9'), 'e4').filter((cell) => cell > 'e4')).toEqual(['e5', 'e6']));
    test('AE36: Angel against Angel', () => {
      expect(onFile(of('A@e1 a@e4 K@a1 k@i9'), 'e1')).toEqual([]);
      expect(of('A@e3 a@e4 K@a1 k@i9').kind('e3', 'e4')).toEqual(['capture']);
    });
    test('AE37: the cell that an Angel leaves counts as empty', () => {
      const table = of('A@e3 w@e1 K@a1 k@i9');
      expect(onFile(table, 'e3')).toEqual([]);
      expect(table.to('e3')).not.toEqual([]);
    });
    test('AE38: an Angel may not enter beside its own King', () => {
      const reached = words('a1 a4 a7 b2 b4 b6 c3 c4 c5 d5 d6 d7 d8 d9 e4 e5 f4 f6 g4 g7 h4 i4');
      expect(to('A@d4 K@e2 k@i9', 'd4')).toEqual(reached);
    });
    test('AE39: a Sweeper sees its landing cells only', () => {
      const table = of('A@a5 s@a1 K@e5 k@e9');
      expect(onFile(table, 'a5')).toEqual(words('a1 a2 a3 a4 a6 a7 a8'));
      expect(table.kind('a5', 'a1')).toEqual(['capture']);
    });
    test('AE40: a Voyager’s sight needs a free landing behind', () => {
      const reached = words('a4 b1 b4 c2 c4 d3 d4 e1 e2 e3 e5 e6 e7 f4 f5 g4 g6 h4 h7 i4');
      expect(to('A@e4 v@c6 K@i1 k@i9', 'e4')).toEqual(reached);
    });
    test('AE41: a Holepunch sees over the Zone too', () =>
      expect(onFile(of('A@a4 h@c1 K@i2 k@e9'), 'a4').filter((cell) => cell > 'a4')).toEqual([]));
    test('AE42: an Angel swapped onto a cell that is seen is not frozen', () => {
      const table = of('K@e1 A@e5 d@d2 k@i9').after('Ke1<>e5');
      expect(table.watchers('e1')).toEqual([]);
      expect(table.passTurn().to('e1')).toEqual(words('d1 d2 e2 e3 f1 f2 g1 g3 h1 h4 i1 i5'));
    });
    test('AE43: a frozen Angel may be swapped', () => {
      const table = of('A@e5 d@f7 K@e1 k@i9', 'line').after('Df7-f6');
      expect([table.watchers('e5'), table.to('e5')]).toEqual([['f6'], []]);
      expect(table.after('Ke1<>e5').census).toBe('A@e1 K@e5 d@f6 k@i9');
      expect(table.watchers('e1')).toEqual([]);
    });
    test('AE44: an Angel in the Zone', () =>
      expect(to('A@Δ5 d@b6 K@i1 k@i9', 'Δ5')).toEqual(words('a4 a6 b3 b7 c2 c8 d1 d9')));
    test('AE45: a Charonite sees its one cell', () => {
      const rank = to('A@e4 C@d5 K@i1 k@i9', 'e4').filter((cell) => cell[1] === '4');
      expect(rank).toEqual(words('f4 g4 h4 i4'));
    });
  });

  describe('the Voyager', () => {
    const takes = (pieces: string, at: string): string[] => of(pieces).takes(at);
    test('AE46: no jump over a piece at the edge', () => expect(takes('V@c3 d@a5 d@e1 K@i1 k@i9', 'c3')).toEqual([]));
    test('AE47: no bounce in a corner', () => {
      const reached = words('a1 a2 a3 a5 b1 b3 b6 c1 c2 c3 c7 d4 d8 e1 e5 e9 f2 f6 g3 g7 h4 h8 i5');
      expect(to('V@b2 K@i1 k@i9', 'b2')).toEqual(reached);
    });
    test('AE48: an occupied Zone cell stops the bounce', () => {
      const reached = to('V@c3 g@fλ K@i9 k@a9', 'c3');
      expect(reached).toEqual(expect.arrayContaining(['d2', 'e1']));
      for (const cell of ['g1', 'h2', 'i3']) expect(reached).not.toContain(cell);
    });
    test('AE49: capture straight out of the bounce', () =>
      expect(takes('V@c3 d@g1 K@i9 k@a9', 'c3')).toEqual(['h2: g1']));
    test('AE50: the jumps of a chain follow one another at once', () =>
      expect(takes('V@a1 d@c3 d@f6 K@i1 k@i9', 'a1')).toEqual(['d4: c3']));
    test('AE51: two in a row block a Voyager', () => {
      const reached = words('a2 a3 b1 b2 b4 c1 c5 d2 d6 e3 e7 f4 f8 g5 g9 h6 i7');
      expect(to('V@a1 d@c3 d@d4 K@i1 k@i9', 'a1')).toEqual(reached);
      expect(takes('V@a1 d@c3 d@d4 K@i1 k@i9', 'a1')).toEqual([]);
    });
    test('AE52: chains of jumps: loops, a choice of ways, back to where it began', () => {
      const table = of('V@e2 d@f3 d@f5 d@d3 d@d5 K@i1 k@i9');
      expect(table.takes('e2')).toEqual([
        'c4: d3',
        'c4: d5 f3 f5',
        'e2: d3 d5 f3 f5',
        'e6: d3 d5',
        'e6: f3 f5',
        'g4: d3 d5 f5',
        'g4: f3',
      ]);
      expect(table.after('Ve2xd3,f3,d5,f5-e2').census).toBe('K@i1 V@e2 k@i9');
    });
    test('AE53: a King captured in the middle of a chain', () => {
      for (const text of ['Va1xb2-c3', 'Va1xb2,d4-e5']) {
        expect(of('V@a1 k@b2 d@d4 K@i1').after(text).ending).toBe('magi: king');
      }
    });
    test('AE54: nobody jumps over a Mass', () => expect(takes('V@c3 m@d4 M@b4 K@i1 k@i9', 'c3')).toEqual([]));
    test('AE55: a Voyager’s straight step stays in the field', () => {
      const reached = words('a3 a4 a6 a7 b2 b4 b5 b6 b8 c1 c3 c7 c9 d2 d8 e1 e9 g1 g9 h2 h8 i3 i7');
      expect(to('V@a5 K@i1 k@i9', 'a5')).toEqual(reached);
    });
  });

  describe('the others', () => {
    test('AE56: where a Holepunch goes', () =>
      expect(to('H@c1 D@i8 m@a5 K@e1 k@e9', 'c1')).toEqual(words('a9 g1 g3 h4')));
    test('AE57: a Rainbow’s ring ends where it leaves the 11 × 11 cells', () =>
      expect(to('R@b2 K@i1 k@i9', 'b2')).toEqual(words('a1 a3 b8 c1 c3 d3 d4 d7 e5')));
    test('AE58: an occupied Zone cell blocks the ring', () => {
      const blocked = to('R@c2 g@Δ5 D@e3 K@i1 k@i9', 'c2');
      expect([blocked.includes('a3'), blocked.includes('a7')]).toEqual([true, false]);
      expect(to('R@c2 g@Δ5 K@i1 k@i9', 'c2')).toContain('a7');
    });
    test('AE59: a Rainbow’s ring is turned for the other side', () =>
      expect(to('r@c8 K@i1 k@i9', 'c8', 'line')).toEqual(words('a3 a6 a7 b7 b9 c2 d7 d9 e3 e6 e7 f5')));
    test('AE60: a Rainbow’s ring near the far edge', () =>
      expect(to('R@c5 K@i1 k@i9', 'c5')).toEqual(words('a3 a6 a7 b4 b6 d4 d6 e3 e6 e7 f8')));
    test('AE61: a Rainbow’s ring ends on a capture or an own piece', () =>
      expect(to('R@e3 d@c4 D@g4 K@i1 k@i9', 'e3')).toEqual(words('c1 c4 c5 d2 d4 f2 f4 g1 g5')));
    test('AE62: a Ghost never captures', () => {
      const reached = to('g@e5 D@e4 K@i1 k@i9', 'e5', 'line');
      expect(reached).toHaveLength(117);
      for (const cell of ['e4', 'i1', 'i9']) expect(reached).not.toContain(cell);
    });
    test('AE63: a Mass may destroy a Mass', () => {
      const table = of('m@g7 D@d4 K@e1 k@e9', 'magi', { hands: 'M' });
      expect(table.drops()).toHaveLength(79);
      for (const king of ['e1', 'e9']) expect(table.drops()).not.toContain(king);
      expect(table.after('M@xg7').census).toBe('D@d4 K@e1 M@g7 k@e9');
    });
    test('AE64: nobody captures a Mass', () => {
      const captors = (victim: string) => {
        const table = of(`K@a1 D@c1 R@c3 W@b4 H@h9 k@i7 ${victim}@b2`);
        return words('a1 b4 c1 c3 h9').filter((at) => table.takes(at).some((taken) => taken.endsWith(': b2')));
      };
      expect([captors('m'), captors('d')]).toEqual([[], words('a1 b4 c1 c3 h9')]);
    });
    test('AE65: a Worm slides, and any move but to the King loses', () => {
      const blocked = of('W@e4 d@e6 K@a1 k@e7');
      expect(blocked.to('e4')).not.toContain('e7');
      expect(blocked.after('We4xe6').ending).toBe('line: worm-breach');
      expect(of('W@e4 K@a1 k@e7').after('We4xe7').ending).toBe('magi: worm-extraction');
    });
    test('AE66: where a Worm is dropped', () => {
      const drops = of('K@e1 k@e9 D@c3 g@Δ4', 'magi', { hands: 'W' }).drops();
      expect(drops).toHaveLength(81 - 3);
      for (const cell of drops) expect(cell).toMatch(/^[a-i][1-9]$/);
      for (const taken of ['c3', 'e1', 'e9']) expect(drops).not.toContain(taken);
    });
    test('AE67: no legal action is a draw', () => {
      const table = of('K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@h9', 'line').after('Gh9-h8');
      expect(table.ending).toBe('draw: stalemate');
    });
    test('AE68: a Diskette is transformed by a capture', () =>
      expect(of('D@e8 r@d9 K@a1 k@i9').after('De8xd9').census).toBe('C@d9 K@a1 k@i9'));
    test('AE69: a Diskette is transformed by a swap', () => {
      expect(of('D@e8 d@e9 K@a1 k@i9').after('De8<>e9').census).toBe('C@e9 K@a1 d@e8 k@i9');
      expect(of('D@e1 d@e2 K@a1 k@i9').after('De1<>e2').census).toBe('D@e2 K@a1 c@e1 k@i9');
    });
    test('AE70: two Diskettes of one side may swap', () => {
      const table = of('D@e4 D@f4 K@a1 k@i9');
      const before = table.census;
      expect([table.after('De4<>f4').census, table.turn]).toEqual([before, 'line']);
    });
    test('AE71: a Diskette with its front blocked and an own piece diagonally', () =>
      expect(to('D@e4 d@d5 D@f5 g@e5 K@a1 k@i9', 'e4')).toEqual(['d5']));
    test('AE72: a Charonite is blocked by an own piece or a Mass', () => {
      expect(to('C@c4 D@c3 K@a1 k@i9', 'c4')).toEqual([]);
      expect(to('C@c4 m@c3 K@a1 k@i9', 'c4')).toEqual([]);
    });
  });
}
