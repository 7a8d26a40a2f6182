/** Several units of Chesimals that go the same way: who goes, in which order, and who stays. */
import { describe, expect, test } from 'vitest';
import { units } from '../match/fixtures/chesimals.fixture.ts';
import { started } from '../testing/started.ts';
import { chesimals } from '../variants/chesimals/index.ts';
import type { Piece } from './ids.ts';
import type { Position } from './position.ts';
import { type Offset, together } from './together.ts';

const begin = (...lines: readonly [string, string][]): Position => {
  const pieces = lines.flatMap(([side, line]) => units(side, line));
  return started(chesimals, {}, pieces.length > 0 ? { turn: 'white', pieces } : undefined);
};
const FAR: [string, string] = ['black', 'Cb@a16 Cr@l16 Gb@b16'];
const at = (position: Position, names: string): Piece[] =>
  names.split(' ').map((name) => {
    const cell = chesimals.topology.parse(name);
    const found = position.pieces().find((piece) => piece.at === cell);
    if (!found) throw new Error(`Nobody stands on ${name}.`);
    return found.piece;
  });
const moved = (position: Position, names: string, offset: Offset): readonly string[] =>
  together(position, at(position, names), offset).actions.map(({ text }) => text);
const UP: Offset = { files: 0, ranks: 1 };

/** Plays the texts; an illegal one throws. */
const play = (position: Position, texts: readonly string[]): void => {
  for (const text of texts) {
    const found = position.find(text);
    if (!found.ok) throw new Error(found.error.message);
    position.play(found.value);
  }
};

describe('a block of nine', () => {
  test.each<[string, Offset]>([
    ['one rank up', UP],
    ['one file to the right', { files: 1, ranks: 0 }],
  ])('whose every unit may go that way goes whole, although its chain holds by neighbours only: %s', (_, offset) => {
    const position = begin(['white', 'Gw@e4 Gw@f4 Gw@g4 Gw@e5 Cw@f5 Gw@g5 Gw@e6 Gw@f6 Gw@g6 Cs@a1'], FAR);
    const texts = moved(position, 'e4 f4 g4 e5 f5 g5 e6 f6 g6', offset);
    expect(texts).toHaveLength(9);
    play(position, texts);
    expect(position.turn).toBe(0);
  });

  test('of Warmachines goes whole from the usual start', () => {
    expect(moved(begin(), 'j1 k1 l1 j2 k2 l2 j3 k3 l3', UP)).toHaveLength(9);
  });

  test('of Elephants goes up only where no Elephant stands in the way, and the position stays as it was', () => {
    const position = begin();
    const before = position.fingerprint();
    const { actions, stay } = together(position, at(position, 'a1 b1 c1 a2 b2 c2 a3 b3 c3'), UP);
    expect(actions.map(({ text }) => text)).toEqual(['Gb3-b4', 'Cb2-b3', 'Gb1-b2']);
    expect(new Set(stay)).toEqual(new Set(at(position, 'a1 a2 a3 c1 c2 c3')));
    expect(position.fingerprint()).toBe(before);
  });
});

test('each goes as far as it can, and no farther than asked: a Warmachine leaps, a Guard steps', () => {
  const position = begin(['white', 'Co@d4 Wo@c4 Go@e4 Cs@a1 Cw@l1'], FAR);
  expect([...moved(position, 'c4 e4 d4', { files: 0, ranks: 2 })].sort()).toEqual(['Cd4-d6', 'Ge4-e5', 'Wc4-c6']);
  expect([...moved(position, 'c4 e4 d4', UP)].sort()).toEqual(['Cd4-d5', 'Ge4-e5', 'Wc4-c5']);
});

test('a leap of a Knight is a way of its own, which a Chief can go too', () => {
  const position = begin(['white', 'Cw@e5 Nw@d5 Nw@f5 Gw@e4 Cs@a1'], FAR);
  expect([...moved(position, 'd5 f5 e5 e4', { files: 1, ranks: 2 })].sort()).toEqual(['Ce5-f7', 'Nd5-e7', 'Nf5-g7']);
});

test('a unit that would be cut off goes before the one that holds it', () => {
  // the Guard on e3 hangs on the one on e4
  const position = begin(['white', 'Cw@e5 Gw@e4 Gw@e3 Cs@a1'], FAR);
  const texts = moved(position, 'e5 e4 e3', { files: 1, ranks: 0 });
  expect(texts).toHaveLength(3);
  play(position, texts);
});

test('a unit in that way is captured, an own one and the edge of the board are not passed', () => {
  const position = begin(['white', 'Cw@e5 Gw@d5 Gw@f5 Gw@f6 Cs@l6'], ['black', 'Gb@d6 Cb@a16 Cr@l16']);
  expect([...moved(position, 'd5 f5', UP)]).toEqual(['Gd5xd6']);
  expect(moved(position, 'l6', { files: 1, ranks: 0 })).toEqual([]);
});

test('only one colour goes in a turn, and nobody goes nowhere', () => {
  const position = begin(['white', 'Cw@e5 Gw@e4 Cs@h5 Gs@h4'], FAR);
  const texts = moved(position, 'e5 e4 h5', { files: 1, ranks: 0 });
  expect([...texts].sort()).toEqual(['Ce5-f5', 'Ge4-f4']);
  expect(moved(position, 'e5 e4', { files: 0, ranks: 0 })).toEqual([]);
});

test('who ends the game goes last, because nobody goes after that', () => {
  const position = begin(['white', 'Cw@e5 Gw@d5 Cs@a1'], ['black', 'Cr@d6 Gr@d7']);
  expect(moved(position, 'd5 e5', UP)).toEqual(['Ce5-e6', 'Gd5xd6']);
});
