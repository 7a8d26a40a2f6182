/** Pieces that also move like others, in games that are written as text. */
import { describe, expect, test } from 'vitest';
import { piecesText } from '../../workshop/compile/own-game.fixture.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { dataOf, KINGS_AND_ROOKS, play, positionOf, textsOn } from './position.ts';

const pieces = piecesText([
  'King K royal = yes; moves = K',
  'Rook R moves = R',
  'Knight N moves = N; not taking = Pawn',
  'Bishop B moves = B within home',
  'Cannon C moves = pR',
  'Eel L moves = yafsyafsWmaW; pushes = F',
  'Pawn P moves = fmWfceFifmnD; first moves from = second; promotes = at far, must: Rook',
]);
const text = (joker: string, more = '', rules = '') => `fairygame 1
[game]
title = Borrowers
board = 8 x 8
castling = King with Rook to c, g
[zones]
far = own rank 8
second = own rank 2
home = own ranks 1-4
${pieces}
[piece Joker]
letter = J
${joker}
${more}
${KINGS_AND_ROOKS}
${rules}`;
const of = (joker: string, census: string, more: object = {}, turn = 'white') =>
  positionOf(dataOf(text(joker)), census, turn, more);
const KINGS = 'K@a1 k@h8';
const LAST = 'moves also like = last moved';
const moved = (kind: string) => ({ lastMoved: { white: null, black: kind } });

describe('A piece that moves as the other side moved last', () => {
  test('moves like nobody before the other side has moved', () => {
    expect(textsOn(of(LAST, `${KINGS} J@d4`), 'd4')).toEqual([]);
  });
  test('moves like the kind that moved, and keeps its own moves', () => {
    const position = of(`${LAST}\nmoves = fW`, `${KINGS} J@d4`, moved('knight'));
    expect(textsOn(position, 'd4')).toHaveLength(9);
    expect(textsOn(position, 'd4')).toEqual(expect.arrayContaining(['Jd4-d5', 'Jd4-e6']));
  });
  test.each([
    ['a move', ['Rh1-h2'], 'It also moves like a Rook now.'],
    ['castling', ['Ke1-g1,Rh1-f1'], 'It also moves like a King now.'],
    ['a promotion', ['Pb7-b8=R'], 'It also moves like a Pawn now.'],
  ])('copies after %s', (_, texts, says) => {
    const position = play(of(LAST, 'K@e1 R@h1 P@b7 k@a5 j@d4'), ...texts);
    const joker = position.pieces().find(({ kind }) => position.variant.types[kind].id === 'joker');
    expect(joker?.states).toMatchObject([{ id: 'borrowing', says }]);
  });
  test('copies, after one of its own kind, as which that moved', () => {
    const position = play(of(LAST, 'K@a1 k@h8 J@d4 j@d7', moved('knight')), 'Jd4-e6');
    expect(textsOn(position, 'd7')).toContain('Jd7-f6');
    expect(textsOn(position, 'd7')).toContain('Jd7-b8');
  });
  test('is not lent first moves, nor what kinds do besides moving', () => {
    expect(textsOn(of(LAST, `${KINGS} J@d2`, moved('pawn')), 'd2')).toEqual(['Jd2-d3']);
    const eel = textsOn(of(LAST, `${KINGS} J@d4 n@e5`, moved('eel')), 'd4');
    expect(eel.filter((one) => one.includes('>'))).toEqual([]);
    expect(eel.length).toBeGreaterThan(0);
  });
  test('moves forward as its own side does, and promotes as itself', () => {
    expect(textsOn(of(LAST, `${KINGS} j@d5`, { lastMoved: { white: 'pawn' } }, 'black'), 'd5')).toEqual(['Jd5-d4']);
    expect(textsOn(of(LAST, `${KINGS} J@d7`, moved('pawn')), 'd7')).toEqual(['Jd7-d8']);
    const promoting = `${LAST}\npromotes = at far, must: Knight`;
    expect(textsOn(of(promoting, `${KINGS} J@d7`, moved('rook')), 'd7')).toContain('Jd7-d8=N');
  });
  test('keeps to its own zone, and to that of the move', () => {
    const bounded = textsOn(of(`${LAST}\nstays in = home`, `${KINGS} J@d4`, moved('knight')), 'd4');
    expect([...bounded].sort()).toEqual(['Jd4-b3', 'Jd4-c2', 'Jd4-e2', 'Jd4-f3']);
    expect(textsOn(of(LAST, `${KINGS} J@d4`, moved('bishop')), 'd4')).not.toContain('Jd4-e5');
    expect(textsOn(of(LAST, `${KINGS} J@d4`, moved('bishop')), 'd4')).toContain('Jd4-e3');
  });
  test('takes nobody whom it or the lender does not take', () => {
    const census = `${KINGS} J@d4 p@e6 n@f5 r@b5`;
    expect(
      textsOn(of(`${LAST}\nnot taking = Rook`, census, moved('knight')), 'd4').filter((one) => one.includes('x')),
    ).toEqual(['Jd4xf5']);
  });
  test('gives check as the kind that was moved last, and no move may allow that', () => {
    const position = of(LAST, 'K@e1 R@h1 j@e8 k@a8', { lastMoved: { white: 'rook', black: null } });
    expect(position.check).toBe(true);
    // a Rook's move leaves the Joker a Rook; the King's makes it a King, which is far away
    expect(position.actions().every(({ piece }) => position.game.typeOf(piece).royal)).toBe(true);
    expect(textsOn(position, 'e1')).toContain('Ke1-e2');
  });
  test('gives check over a hurdle and by bends, which an empty board does not show', () => {
    const hopping = of(LAST, 'K@e1 N@e4 j@e8 k@a8', { lastMoved: { white: 'cannon', black: null } });
    expect(hopping.check).toBe(true);
    const bent = of(LAST, 'K@e1 j@d3 k@a8', { lastMoved: { white: 'eel', black: null } });
    const eel = of(LAST, 'K@e1 l@d3 k@a8');
    expect(bent.check).toBe(eel.check);
  });
});

describe('A piece that moves like those beside it', () => {
  test.each([
    ['friends beside', `${KINGS} J@d4 N@e5`, 8],
    ['friends beside', `${KINGS} J@d4 N@e6`, 0],
    ['friends beside', `${KINGS} J@d4 n@e5`, 0],
    ['enemies beside', `${KINGS} J@d4 n@e5`, 8],
    ['enemies beside', `${KINGS} J@d4 N@e5`, 0],
  ])('like %s: %s', (whom, census, moves) => {
    expect(textsOn(of(`moves also like = ${whom}`, census), 'd4')).toHaveLength(moves);
  });
  test('is lent by several at once', () => {
    const position = of('moves also like = friends beside', `${KINGS} J@d4 N@e5 R@c3`);
    expect(textsOn(position, 'd4')).toHaveLength(8 + 14);
  });
  test('is lent nothing that others have borrowed', () => {
    const ape = '[piece Ape]\nletter = A\nmoves also like = friends beside';
    const position = positionOf(dataOf(text('moves also like = friends beside', ape)), `${KINGS} J@d4 A@e5 N@f6`);
    expect(textsOn(position, 'e5')).toHaveLength(8);
    expect(textsOn(position, 'd4')).toEqual([]);
  });
});

describe('A piece that moves like whom it captured last', () => {
  const EATER = 'moves = W\nmoves also like = captured';
  test('does so from the capture on, until it captures another', () => {
    const position = play(of(EATER, `${KINGS} J@d4 n@d5 r@f6`), 'Jd4xd5', 'Kh8-h7', 'Jd5xf6', 'Kh7-g7');
    expect(textsOn(position, 'f6')).not.toContain('Jf6-h5');
    expect(textsOn(position, 'f6')).toContain('Jf6-a6');
  });
  test('takes it back with the move', () => {
    const position = play(of(EATER, `${KINGS} J@d4 n@d5`), 'Jd4xd5');
    position.takeBack();
    expect(textsOn(position, 'd4')).not.toContain('Jd4-e6');
  });
  test('has forgotten it when it comes out of a hand', () => {
    const hands = `${text(EATER, '', 'captured = to hand')}\n[drops]\nwhere = board`;
    const game = positionOf(dataOf(hands), `${KINGS} J@d4 r@d8 n@d5`);
    play(game, 'Jd4xd5', 'Rd8xd5', 'Ka1-a2', 'J@b5', 'Ka2-a1');
    expect(textsOn(game, 'b5')).toEqual(expect.not.arrayContaining(['Jb5-c3']));
  });
  test('is written with it in a position', () => {
    const position = play(of(EATER, `${KINGS} J@d4 n@d5`), 'Jd4xd5');
    expect(position.pieces().find(({ kind }) => position.variant.types[kind].id === 'joker')?.states).toMatchObject([
      { badge: 'N' },
    ]);
  });
});

describe('A file', () => {
  test('in which too much is borrowed is refused', () => {
    const lines = ['aaaW', 'aaaF', 'yafsyafsyafsW'].map((betza) => `moves = ${betza}`).join('\n');
    const many = [...'ABCDEFGHIJKLMNOPQRSTUVWX'].map((one) => `[piece Bend ${one}]\nletter = X${one}\n${lines}`);
    const read = readGame(text(LAST, many.join('\n')));
    expect(read.ok ? [] : read.problems.map(({ says }) => says)).toContainEqual(
      expect.stringContaining('All that this kind may move like looks at more than 4000 cells.'),
    );
  });
  test('says whom a kind may move like', () => {
    const read = readGame(text('moves also like = friends'));
    expect(read.ok ? '' : read.problems[0].says).toContain(
      '“moves also like” must be “last moved” or “friends beside”',
    );
  });
});
