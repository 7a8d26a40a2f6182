/** The core against the world's numbers: move counts of orthodox chess, and how its games end. */
import { describe, expect, test } from 'vitest';
import { Game } from '../core/game.ts';
import { perft } from '../core/perft.ts';
import type { Position } from '../core/position.ts';
import { newGame } from '../core/start/start.ts';
import type { StartPiece } from '../core/vocabulary.ts';
import { orthodox } from './orthodox.ts';
import { started } from './started.ts';

/** Reads the four fields of a FEN that matter here. */
const fromFen = (fen: string): Game => {
  const [rows, turn, rights, passed] = fen.split(' ');
  const pieces: StartPiece[] = [];
  rows.split('/').forEach((row, i) => {
    let x = 0;
    for (const letter of row) {
      if (letter >= '1' && letter <= '8') x += Number(letter);
      else {
        const type = orthodox.types.find((t) => t.letter === letter.toUpperCase())!;
        const at = `${'abcdefgh'[x]}${8 - i}`;
        const isWhite = letter === letter.toUpperCase();
        const corner = { a1: 'Q', h1: 'K', a8: 'q', h8: 'k' }[at];
        const hasMoved = type.id === 'rook' && !(corner !== undefined && rights.includes(corner));
        pieces.push({ kind: type.id, side: isWhite ? 'white' : 'black', at, hasMoved });
        x++;
      }
    }
  });
  const start = { turn: turn === 'w' ? 'white' : 'black', pieces };
  const game = newGame(orthodox, {}, passed === '-' ? start : { ...start, passed });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
};

describe('move counts', () => {
  test.each([
    [1, 20],
    [2, 400],
    [3, 8_902],
    [4, 197_281],
  ])('from the start, depth %i', (depth, count) => expect(perft(new Game(orthodox), depth).actions).toBe(count));

  // positions with castling, promotion, captures in passing and pins, known all over the world
  test.each([
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', [48, 2_039]],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2_812]],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', [6, 264, 9_467]],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', [44, 1_486]],
  ])('%s', (fen, counts) => {
    for (const [i, count] of counts.entries()) expect(perft(fromFen(fen), i + 1).actions).toBe(count);
  });
});

describe('a position of it', () => {
  const play = (...texts: string[]): Position => {
    const position = started(orthodox);
    for (const text of texts) {
      const action = position.find(text);
      if (!action.ok) throw new Error(action.error.message);
      position.play(action.value);
    }
    return position;
  };
  test('ends in checkmate', () => {
    const position = play('Pf2-f3', 'Pe7-e5', 'Pg2-g4', 'Qd8-h4');
    expect([position.check, position.outcome?.winner, position.outcome?.reason]).toEqual([true, 1, 'checkmate']);
  });
  test('spells castling, promotion and captures in passing', () => {
    expect(play('Pe2-e4', 'Pa7-a6', 'Pe4-e5', 'Pd7-d5').find('Pe5xd5-d6ep')).toMatchObject({
      ok: true,
      value: { kind: 'en-passant' },
    });
    const castles = play('Pe2-e4', 'Pe7-e5', 'Ng1-f3', 'Ng8-f6', 'Bf1-e2', 'Bf8-e7').find('Ke1-g1,Rh1-f1');
    expect(castles).toMatchObject({ ok: true, value: { kind: 'castle', label: 'K e1–g1, Rh1–f1' } });
    const promotes = play('Pa2-a4', 'Pb7-b5', 'Pa4xb5', 'Pa7-a6', 'Pb5xa6', 'Bc8-b7', 'Pa6xb7', 'Ph7-h6');
    expect(
      promotes
        .actions()
        .filter((a) => a.promotion !== null)
        .map((a) => a.text),
    ).toEqual(expect.arrayContaining(['Pb7xa8=Q', 'Pb7xa8=N']));
  });
  test('says that a pinned piece would leave its King in check', () => {
    const position = play('Pe2-e4', 'Pe7-e5', 'Pd2-d4', 'Bf8-b4');
    expect(position.check).toBe(true);
    const { game } = position;
    const cell = (name: string) => orthodox.topology.parse(name)!;
    expect(position.whyNot(game.pieceOn(cell('a2')), cell('a3')).says).toBe('That would leave the King in check.');
  });
  test('draws by repetition, counted back when taken back', () => {
    const there = ['Ng1-f3', 'Ng8-f6', 'Nf3-g1', 'Nf6-g8'];
    // with both Knights out for the third time; the very first position never comes back, for they have moved
    expect(play(...there, ...there, 'Ng1-f3').outcome).toBeNull();
    const position = play(...there, ...there, 'Ng1-f3', 'Ng8-f6');
    expect(position.outcome?.reason).toBe('repetition');
    expect(position.takeBack()).toBe(true);
    expect(position.outcome).toBeNull();
  });
});
