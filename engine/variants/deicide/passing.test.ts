/** En passant follows the man that used its head start (D-X7), and a note about nobody is no part of the position. */
import { describe, expect, test } from 'vitest';
import type { StartPosition } from '../../core/vocabulary.ts';
import { TestTable } from '../../testing/deicide/table.ts';
import { deicide } from './index.ts';

const { of } = TestTable;
const piece = (kind: string, side: string, at: string, more: object = {}) => ({ kind, side, at, ...more });
const KINGS = [piece('king', 'white', 'p1'), piece('king', 'black', 'p15')];
/** Black has a turn of two moves against a White pawn that has just slid. */
const replying = (pieces: readonly object[], options = {}): TestTable =>
  TestTable.from(options, { turn: 'black', extraTurn: true, pieces: [...KINGS, ...pieces] } as StartPosition);
/** The captures in passing and what is left after the first of them, Kings apart. */
const taking = (table: TestTable): readonly [string[], string] => {
  const found = table.all('en-passant');
  return [found, found.length === 0 ? table.men : table.after(found[0]).men];
};
const passedFacts = (table: TestTable): number[] =>
  Object.entries(table.position.save())
    .filter(([name]) => name.startsWith('headStart'))
    .flatMap(([, values]) => values)
    .filter((value) => value !== deicide.layout.facts.find(({ name }) => name === 'headStart1')!.init);

describe('who went on with the second move of its turn is taken where it stands now', () => {
  test('a Pawn that stepped on', () => {
    const table = of('K@a1 k@p16 P@e4 p@f7 z@n15', 'black').after('n15-n14', 'Pe4-e8', 'e8-e9');
    expect(taking(table)).toEqual([['f7-e6'], 'p@e6 z@n14']);
  });
  test('a Pawn that took', () => {
    const table = of('P@e4 p@f7 n@f9 z@n15', 'black').after('n15-n14', 'Pe4-e8', 'e8-f9');
    expect(taking(table)).toEqual([['f7-e6'], 'p@e6 z@n14']);
  });
  test('a Rookie that took sideways', () => {
    const table = of('J@d3 j@e6 n@e8 z@n15', 'black').after('n15-n14', 'Jd3-d8', 'd8-e8');
    expect(taking(table)).toEqual([['e6-d6'], 'j@d6 z@n14']);
  });
  test('a Drunk Pawn that stepped on', () => {
    const table = of("D@c3' d@e6 z@n15", 'black').after('n15-n14', 'Dc3-f6', 'f6-g7');
    expect(taking(table)).toEqual([['e6-e5'], 'd@e5 z@n14']);
  });
  test('a Pawn that slid a second time is taken on the squares of both slides', () => {
    const table = of('P@e2 p@f4 p@d8 z@n15', 'black').after('n15-n14', 'Pe2-e4', 'Pe4-e8');
    expect(table.all('en-passant')).toEqual(['d8-e7', 'f4-e3']);
    expect(table.after('f4-e3').men).toBe('p@d8 p@e3 z@n14');
  });
  test('with another man sliding, each is taken where it stands', () => {
    const table = of('P@e4 P@i4 p@f7 p@j6 z@n15', 'black').after('n15-n14', 'Pe4-e8', 'Pi4-i8');
    expect(table.all('en-passant')).toEqual(['f7-e6', 'j6-i5']);
    expect(table.after('j6-i5').men).toBe('P@e8 p@f7 p@i5 z@n14');
  });
});

describe('who is pushed by the other side before it takes, is taken where it was pushed', () => {
  test.each([
    ['pawn', 'e8', ['e5', 'e6', 'e7'], 'f7', 'f7-e6', 'p@e6 u@e8'],
    ['rookie', 'e8', ['e4', 'e5', 'e6', 'e7'], 'f6', 'f6-e6', 'j@e6 u@e8'],
    ['drunk-pawn', 'e8', ['b5', 'c6', 'd7'], 'c7', 'c7-c6', 'd@c6 u@e8'],
  ] as const)('%s', (kind, at, passed, taker, step, left) => {
    const pieces = [piece(kind, 'white', at, { passed: [...passed] }), piece(kind, 'black', taker)];
    const table = replying([...pieces, piece('sumo', 'black', 'f8')]).after('f8-e8');
    expect(table.men).toContain('@d8');
    expect(taking(table)).toEqual([[step], left]);
  });
});

describe('of whom there is nothing left to take, nothing is remembered', () => {
  const slid = piece('pawn', 'white', 'e8', { passed: ['e5', 'e6', 'e7'] });
  const taker = piece('pawn', 'black', 'f7');
  test('pushed off the board', () => {
    const edge = piece('pawn', 'white', 'a8', { passed: ['a5', 'a6', 'a7'] });
    const table = replying([edge, piece('pawn', 'black', 'b7'), piece('sumo', 'black', 'b8')]).after('b8-a8');
    expect([table.all('en-passant'), passedFacts(table)]).toEqual([[], []]);
  });
  test('taken, and another of its kind where it stood', () => {
    const table = replying([slid, taker, piece('rook', 'black', 'h8')]).after('h8-e8');
    expect([table.all('en-passant'), passedFacts(table)]).toEqual([[], []]);
  });
  test('destroyed with the Bomber that it took', () => {
    const table = of('P@e4 p@f7 m@f9 z@n15', 'black').after('n15-n14', 'Pe4-e8', 'e8-f9');
    expect([table.all('en-passant'), passedFacts(table)]).toEqual([[], []]);
  });
  test('landed on at the end of its own turn', () => {
    const table = of('P@e4 p@f7 T@e8~1', 'white').after('Pe4-e8');
    expect([table.men, table.all('en-passant'), passedFacts(table)]).toEqual(['T@e8 p@f7', [], []]);
  });
  test('promoted with the second move of its turn', () => {
    const men = 'portal@e5 portal@e12 P@e4 p@f13 z@n15';
    const table = of(men, 'black').after('n15-n14', 'e4-e15-by-e12');
    expect(passedFacts(table)).not.toEqual([]);
    table.play('Pe15-e16=Q');
    expect([table.all('en-passant'), passedFacts(table)]).toEqual([[], []]);
  });
  test('pushed onto its far rank where the house rule promotes it there', () => {
    const far = piece('pawn', 'white', 'e15', { passed: ['e5', 'e12', 'e13', 'e14'] });
    const pieces = [far, piece('pawn', 'black', 'f14'), piece('sumo', 'black', 'e13')];
    const pushed = (option: string) => replying(pieces, { pushed: option }).after('e13-e15');
    expect(pushed('stays').all('en-passant')).toEqual(['f14-e13']);
    expect([pushed('promotes').men, passedFacts(pushed('promotes'))]).toEqual(['Q@e16 p@f14 u@e15', []]);
  });
  test('D-G8: like positions have one key, whatever led to them', () => {
    const gone = replying([slid, taker, piece('rook', 'black', 'h8')]).after('h8-e8');
    const never = replying([piece('pawn', 'white', 'e8'), taker, piece('rook', 'black', 'h8')]).after('h8-e8');
    expect(gone.position.key()).toBe(never.position.key());
  });
  test('nor does it matter which of two head starts came first, or in which order the cells were written', () => {
    const start = of('P@e4 P@i4 z@n15', 'black').after('n15-n14');
    const keyAfter = (...steps: string[]) => {
      const key = start.after(...steps).position.key();
      for (const _ of steps) start.position.takeBack();
      return key;
    };
    expect(keyAfter('Pe4-e8', 'Pi4-i8')).toBe(keyAfter('Pi4-i8', 'Pe4-e8'));
    const written = (cells: string[]) => replying([{ ...slid, passed: cells }]).position.key();
    expect(written(['e7', 'e5', 'e6'])).toBe(written(['e5', 'e6', 'e7']));
  });
});
