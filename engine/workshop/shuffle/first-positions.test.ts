import { describe, expect, test } from 'vitest';
import { Position } from '../../core/position.ts';
import { writtenOptions } from '../../core/setting.ts';
import { compile } from '../compile/compile.ts';
import { startFenOf } from '../export/ini-position.ts';
import { readGame } from '../file/read-game.ts';
import type { GameData } from '../game-data.ts';
import { FirstPositions } from './first-positions.ts';

const gameOf = ({ row, shuffle, castling = 'King with Rook to c, g' }: Record<string, string>): GameData => {
  const text = `fairygame 1
[game]
title = Shuffled
board = 8 x 8
castling = ${castling}
${shuffle}
[zones]
home = own rank 1
left wing = own a1-b1
right wing = own g1-h1
[piece King]
letter = K
royal = yes
moves = K
[piece Queen]
letter = Q
moves = Q
[piece Rook]
letter = R
moves = R
[piece Bishop]
letter = B
moves = B
[piece Knight]
letter = N
moves = N
[array]
${row.toLowerCase()}
........
........
........
........
........
........
${row}
`;
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const row = 'RNBQKBNR';
const chess960 = gameOf({ row, shuffle: 'shuffle = home, Bishop on both colours, King between Rook' });
const wings = gameOf({
  row,
  shuffle: 'shuffle = left wing, independent\nshuffle = right wing, independent',
  castling: 'King with Rook to c, g',
});
const startOf = (data: GameData, options: Readonly<Record<string, string>>): Position => {
  const start = Position.start(compile(data, 'own:shuffled'), options);
  if (!start.ok) throw new Error(start.error.message);
  return start.value;
};
const placement = (position: Position): string => position.census().replaceAll(/\s+/g, ' ');
const textsOf = (position: Position): string[] => position.actions().map(({ text }) => text);

describe('the house rule of the first position', () => {
  test('is a number, 518 as usual in Chess960, and written only where it is another', () => {
    const { options } = compile(chess960, 'own:shuffled');
    expect(options).toMatchObject([{ id: 'position', count: 960, added: true, values: [{ id: '518' }] }]);
    expect(writtenOptions({ options }, { position: '518' })).toEqual({});
    expect(writtenOptions({ options }, { position: '17' })).toEqual({ position: '17' });
  });
  test('is one for each side where they are shuffled by themselves, and named where there are few', () => {
    const { options } = compile(wings, 'own:shuffled');
    expect(options.map(({ id, values }) => [id, values.map((value) => value.name)])).toEqual(
      ['position-white', 'position-black'].map((id) => [
        id,
        [
          'Rook Knight – Knight Rook',
          'Knight Rook – Knight Rook',
          'Rook Knight – Rook Knight',
          'Knight Rook – Rook Knight',
        ],
      ]),
    );
    expect(options.map(({ values }) => values.map(({ id }) => id))).toEqual([
      ['0', '1', '2', '3'],
      ['0', '1', '2', '3'],
    ]);
  });
  test('there is none in a game where nothing is shuffled', () => {
    const { shuffles: _, ...plain } = chess960;
    expect(compile(plain, 'own:plain').options).toEqual([]);
  });
  test('other numbers are refused', () => {
    expect(Position.start(compile(chess960, 'own:shuffled'), { position: '960' })).toMatchObject({
      error: { code: 'bad-option', message: '“position” can be any whole number from 0 to 959, not “960”.' },
    });
  });
});

describe('a first position', () => {
  const fenOf = (data: GameData, options: Readonly<Record<string, string>>): string =>
    startFenOf(new FirstPositions(data).at(options));
  test('is the array where it is the usual one', () => {
    expect(fenOf(chess960, {})).toBe(startFenOf(chess960));
    expect(fenOf(chess960, { position: '518' })).toBe(startFenOf(chess960));
    expect(placement(startOf(chess960, {}))).toBe(placement(startOf(chess960, { position: '518' })));
  });
  test('is mirrored for the other side', () => {
    expect(fenOf(chess960, { position: '0' })).toBe('bbqnnrkr/8/8/8/8/8/8/BBQNNRKR w KQkq - 0 1');
  });
  test('is that of each side where they are shuffled by themselves', () => {
    expect(fenOf(wings, { 'position-white': '1' })).toBe('rnbqkbnr/8/8/8/8/8/8/NRBQKBNR w KQkq - 0 1');
    expect(fenOf(wings, { 'position-black': '2' })).toBe('rnbqkbrn/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1');
  });
});

describe('castling from a shuffled position', () => {
  const positions = new FirstPositions(chess960);
  /** White's first rank by its letters, and Black's King alone. */
  const castlingsFrom = (rank: string, gone: RegExp): string[] => {
    const isMeant = (n: number): boolean =>
      startFenOf(positions.at({ position: `${n}` })).startsWith(rank.toLowerCase());
    const position = `${Array.from({ length: 960 }, (_, n) => n).find(isMeant)}`;
    const pieces = positions
      .at({ position })
      .array.filter(({ kind, side }) => !gone.test(kind) && (side === 0 || kind === 'king'))
      .map(({ kind, side, at }) => ({ kind, side: side === 0 ? ('white' as const) : ('black' as const), at }));
    const start = Position.start(compile(chess960, 'own:shuffled'), { position }, { turn: 'white', pieces });
    if (!start.ok) throw new Error(start.error.message);
    return textsOf(start.value).filter((text) => /^K.*,R/.test(text));
  };
  const OTHERS = /bishop|knight|queen/;
  test.each([
    ['RNBQKBNR', ['Ke1-c1,Ra1-d1', 'Ke1-g1,Rh1-f1']],
    // the King stays
    ['RBBNQNKR', ['Kg1-c1,Ra1-d1', 'Kg1-g1,Rh1-f1']],
    // the Rook stays
    ['RBBNKRQN', ['Ke1-c1,Ra1-d1', 'Ke1-g1,Rf1-f1']],
    // they change places
    ['BBRKNQNR', ['Kd1-c1,Rc1-d1', 'Kd1-g1,Rh1-f1']],
    // both go the same way
    ['RKBBNQNR', ['Kb1-c1,Ra1-d1', 'Kb1-g1,Rh1-f1']],
  ])('%s', (rank, castlings) => {
    expect(castlingsFrom(rank, OTHERS).sort()).toEqual(castlings);
  });
  test('goes over nobody else', () => {
    expect(castlingsFrom('RNBQKBNR', /queen|bishop/)).toEqual([]);
    expect(castlingsFrom('RKRNNQBB', OTHERS)).toEqual(['Kb1-g1,Rc1-f1']);
  });
});
