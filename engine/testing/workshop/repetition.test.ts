/** Positions that come up too often: who wins by it, in the game, after undoing, and to the computer. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../core/position.ts';
import { IN_CHECK, recurrenceOf } from '../../core/recurrence.ts';
import { choose } from '../../search/choose.ts';
import { boundedLevels } from '../../search/levels.ts';
import { WIN } from '../../search/score.ts';
import { TranspositionTable } from '../../search/table.ts';
import { Thinker } from '../../search/think.ts';
import { piecesText } from '../../workshop/compile/own-game.fixture.ts';
import { dataOf, play, positionOf, reasonFor } from './position.ts';
import { shelf } from './shelf.ts';

const gameOf = (rules: string, pieces = '') =>
  dataOf(`fairygame 1
[game]
title = Again
board = 6 x 6
${piecesText(['King K royal = yes; moves = K', 'Rook R moves = R'])}
${pieces}
[array]
k . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. R . . . K
[rules]
${rules}`);
const endOf = ({ outcome }: Position): string | null => outcome && `${outcome.winner} ${outcome.reason}`;

/** White's Rook gives check with every move. */
const CHECKS = ['Rb1-a1', 'Ka6-b6', 'Ra1-b1', 'Kb6-a6'];
/** With every second one. */
const QUIET = ['Rb1-c1', 'Ka6-b6', 'Rc1-b1', 'Kb6-a6'];
const twice = (cycle: readonly string[]): readonly string[] => [...cycle, ...cycle];

describe('A position that comes up for the third time', () => {
  test.each([
    ['', CHECKS, 'null repetition'],
    ['', QUIET, 'null repetition'],
    ['repeated = lost', CHECKS, '0 repeated'],
    ['repeated = won', CHECKS, '1 repeated'],
    ['repeated = first loses', CHECKS, '1 repeated'],
    ['perpetual check = lost', CHECKS, '1 perpetual-check'],
    ['perpetual check = lost', QUIET, 'null repetition'],
    ['perpetual check = lost\nrepeated = lost', CHECKS, '1 perpetual-check'],
    ['perpetual check = lost\nrepeated = lost', QUIET, '0 repeated'],
    ['perpetual check = lost\nrepetition = 4', CHECKS, null],
    ['repetition = 0', CHECKS, null],
  ])('under “%s” after %s: %s', (rules, cycle, end) => {
    expect(endOf(play(positionOf(gameOf(rules)), ...twice(cycle)))).toBe(end);
  });
  test('is lost for Black where Black began', () => {
    const data = { ...gameOf('repeated = first loses'), first: 1 as const };
    const cycle = ['Ka6-a5', 'Kf1-f2', 'Ka5-a6', 'Kf2-f1'];
    expect(endOf(play(positionOf(data), ...twice(cycle)))).toBe('0 repeated');
  });
  test('is counted back when moves are undone', () => {
    const position = play(positionOf(gameOf('perpetual check = lost')), ...twice(CHECKS));
    for (let n = 0; n < CHECKS.length; n++) position.takeBack();
    expect(endOf(position)).toBeNull();
    expect(endOf(play(position, ...CHECKS))).toBe('1 perpetual-check');
  });
  test('counts checks only since it first came up', () => {
    const position = play(positionOf(gameOf('perpetual check = lost')), 'Kf1-f2', 'Ka6-a5', 'Kf2-f1', 'Ka5-a6');
    // that was the second time, and nobody gave check between
    expect(endOf(play(position, ...CHECKS))).toBe('null repetition');
  });
  test('is drawn where both sides have given check with every move', () => {
    const position = positionOf(gameOf('perpetual check = lost\nrepeated = lost'));
    const { ends } = position.variant.draws!.repetition!;
    const [white, black] = [0 + IN_CHECK, 1 + IN_CHECK];
    const both = recurrenceOf([white, black, white, black, white]);
    expect(both).toMatchObject({ by: 1, checked: [true, true] });
    expect(ends?.(both, position.game)).toEqual({ winner: null, reason: 'repetition' });
  });
});

describe('A square that was passed', () => {
  const chess = dataOf(shelf.get('orthodox')!);
  /** White’s Pawn steps twice, and then a King and a Rook go to and fro; after how many moves it is drawn. */
  const round = ['Kh7-g7', 'Rb3-b2', 'Kg7-h7', 'Rb2-b3'];
  const endsAfter = (more: string): number => {
    const position = play(positionOf(chess, `K@g1 R@b3 P@e2 k@h7 ${more}`), 'Pe2-e4');
    let moves = 0;
    for (; position.outcome === null; moves++) play(position, round[moves % round.length]);
    expect(endOf(position)).toBe('null repetition');
    return moves;
  };
  test('makes another position where it can be captured on', () => {
    expect(endsAfter('p@d4')).toBe(9);
  });
  test('makes none where nobody stands beside it (FIDE 9.2.3)', () => {
    expect(endsAfter('p@c4')).toBe(8);
    expect(endsAfter('n@d4')).toBe(8);
  });
  test('makes none where the Pawn that could capture is pinned', () => {
    // on the file of its King, so that it cannot leave it
    const position = play(positionOf(chess, 'K@g1 R@d1 P@e2 k@d8 p@d4'), 'Pe2-e4');
    const cycle = ['Kd8-d7', 'Kg1-h1', 'Kd7-d8', 'Kh1-g1'];
    expect(endOf(play(position, ...twice(cycle)))).toBe('null repetition');
  });
  test('is asked of each turn anew, and forgotten by nobody but the comparison', () => {
    const position = play(positionOf(chess, 'K@g1 P@e2 k@d8 p@d4 R@d1'), 'Pe2-e4');
    const before = position.fingerprint();
    position.key();
    expect(position.fingerprint()).toBe(before);
    expect(reasonFor(position, 'd4', 'e3')).toBe('Then Black King could be captured.');
  });
  test('with two moves a turn, the second of which may capture', () => {
    const two = dataOf(shelf.get('marseillais')!);
    const keyAfter = (census: string, ...texts: readonly string[]): string =>
      play(positionOf(two, census, 'white', { movesLeft: 1 }), ...texts).key();
    const [beside, away] = ['K@g1 P@e2 k@e8 p@d4', 'K@g1 P@e2 k@e8 p@c4'];
    const [stepped, standing] = ['K@g1 P@e4 k@e8 p@d4', 'K@g1 P@e4 k@e8 p@c4'];
    const asIs = (census: string): string => positionOf(two, census, 'black').key();
    expect(keyAfter(beside, 'Pe2-e4')).not.toBe(asIs(stepped));
    expect(keyAfter(away, 'Pe2-e4')).toBe(asIs(standing));
  });
});

test('Castling that is lost by an explosion is lost at once', () => {
  const atomic = dataOf(shelf.get('atomic')!);
  const position = play(positionOf(atomic, 'K@e1 R@h1 P@g2 N@b1 P@a2 k@e8 n@f4 p@a7', 'black'), 'Nf4xg2');
  const round = ['Nb1-c3', 'Ke8-d8', 'Nc3-b1', 'Kd8-e8'];
  expect(endOf(play(position, ...twice(round)))).toBe('null repetition');
});

describe('The computer', () => {
  const table = new TranspositionTable(16);
  const scoreOf = (position: Position, text: string): number => {
    const { lines } = new Thinker(position.game, { table }).think(
      { depth: 1, lines: 99 },
      position.pastKnownTo(position.turn),
    );
    return lines.find(({ actions: [first] }) => first === text)!.score;
  };
  test.each([
    ['repeated = lost', CHECKS, 1 - WIN],
    ['repeated = won', CHECKS, WIN - 1],
    ['perpetual check = lost', CHECKS, WIN - 1],
    ['perpetual check = lost', QUIET, 0],
  ])('knows under “%s” what the last move of %s is worth', (rules, cycle, score) => {
    const texts = twice(cycle);
    const position = play(positionOf(gameOf(rules)), ...texts.slice(0, -1));
    expect(scoreOf(position, texts[texts.length - 1])).toBe(score);
  });
  test('thinks little of what loses only if it goes on', () => {
    const position = play(positionOf(gameOf('repeated = lost')), ...CHECKS.slice(0, -1));
    const score = scoreOf(position, 'Kb6-a6');
    expect(score).toBeLessThan(0);
    expect(score).toBeGreaterThan(-WIN / 2);
  });
  test.each(boundedLevels)('wins by perpetual check, and does not lose by repeating, on level $name', (level) => {
    for (let seed = 1; seed <= 3; seed++) {
      const chosenUnder = (rules: string): string | null => {
        const position = play(positionOf(gameOf(`repetition = 2\n${rules}`)), ...CHECKS.slice(0, -1));
        return choose(position.game, { level, seed, past: position.pastKnownTo(1), table }).action;
      };
      expect(chosenUnder('perpetual check = lost')).toBe('Kb6-a6');
      expect(chosenUnder('repeated = lost')).not.toBe('Kb6-a6');
    }
  });
});

describe('The games on the shelf', () => {
  test.each([
    ['shogi', { repetition: 4, repeated: 'draw', perpetualCheck: 'lost' }],
    ['minishogi', { repetition: 4, repeated: 'first loses', perpetualCheck: 'lost' }],
    ['tori-shogi', { repetition: 3, repeated: 'lost', perpetualCheck: 'lost' }],
    ['dobutsu', { repetition: 3, repeated: 'draw', perpetualCheck: 'allowed' }],
    ['xiangqi', { repetition: 3, repeated: 'draw', perpetualCheck: 'lost', perpetualChase: 'lost' }],
    ['janggi', { repetition: 3, repeated: 'draw', perpetualCheck: 'lost', perpetualChase: 'allowed' }],
    ['orthodox', { repetition: 3, repeated: 'draw', perpetualCheck: 'allowed' }],
  ])('%s has its own rule', (name, rules) => {
    expect(dataOf(shelf.get(name)!).rules).toMatchObject(rules);
  });
  test('xiangqi: a Chariot that chases the General with checks loses', () => {
    const position = positionOf(dataOf(shelf.get('xiangqi')!), 'K@f1 R@d5 k@d10', 'black');
    const cycle = ['Kd10-e10', 'Rd5-e5', 'Ke10-d10', 'Re5-d5'];
    expect(endOf(play(position, ...twice(cycle)))).toBe('1 perpetual-check');
  });
});
