import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describe } from '../../core/text/describe.ts';
import { withSize } from '../edit/board.ts';
import { withZoneRenamed } from '../edit/zones.ts';
import { meaningOf } from '../identity.ts';
import { ownGame } from '../own-game.ts';
import { shelfGames } from '../shelf/shelf-games.ts';
import { readGame } from './read-game.ts';
import { sentences } from './sentences.ts';
import { smallGame } from './small-game.fixture.ts';
import { writeGame } from './write-game.ts';

const LINES = [
  ...['set = xiangqi', 'board = points', 'of = paper', 'place = garden', 'labels = xiangqi', 'river = 2-3'],
  ...['diagonals = palace', 'crosses = own a1', 'dots = b2, c3'],
];
const game = (...looks: readonly string[]): string =>
  smallGame.replace('[zones]\n', `[looks]\n${looks.join('\n')}\n\n[zones]\npalace = own a1-c1 b2\nlow = own a1-b2\n`);
const data = (...looks: readonly string[]) => {
  const read = readGame(game(...looks));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const described = (...looks: readonly string[]) => {
  const own = ownGame(game(...looks), (text) => createHash('sha256').update(text).digest('hex'));
  if (!own.ok) throw new Error(JSON.stringify(own.problems));
  return describe(own.variant);
};

test('a glyph that stands is read, described and written as it was; one that lies says nothing', () => {
  const standing = smallGame.replace('moves = K', 'glyph = M 10 10 h80v80z\nstand = upright\nmoves = K');
  const read = readGame(standing);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.data.pieces.map(({ stand }) => stand)).toEqual(['upright', undefined]);
  expect(writeGame(read.data)).toContain('glyph = M 10 10 h80v80z\nstand = upright\n');
  const own = ownGame(standing, () => 'x');
  if (!own.ok) throw new Error('it is no game');
  expect(describe(own.variant).kinds.map(({ stand }) => stand)).toEqual(['upright', undefined]);
  const lying = readGame(standing.replace('upright', 'token'));
  expect(lying.ok && writeGame(lying.data)).not.toContain('stand');
  const wrong = readGame(standing.replace('upright', 'tall'));
  expect(!wrong.ok && wrong.problems.map(({ says }) => says)).toEqual([
    '“stand” must be “token” or “upright”. There is: token, upright.',
  ]);
});

test('the section is read, and written as it was', () => {
  const read = data(...LINES);
  expect(read.looks).toEqual({
    ...{ set: 'xiangqi', board: 'points', of: 'paper', place: 'garden', labels: 'xiangqi', river: 2 },
    diagonals: 'palace',
    crosses: [['a1'], ['a4']],
    dots: [
      ['b2', 'c3'],
      ['b2', 'c3'],
    ],
  });
  const written = writeGame(read);
  for (const line of LINES) expect(written).toContain(`${line}\n`);
  expect(readGame(written)).toEqual({ ok: true, data: read });
});
test.each(LINES)('a game that looks otherwise is the same game: %s', (line) => {
  expect(meaningOf(data(line))).toBe(meaningOf(data()));
  expect(described(line).id).toBe(described().id);
});
test('an empty section says nothing', () => {
  expect(data().looks).toBeUndefined();
  expect(described()).not.toHaveProperty('looks');
});
test('a word that nobody knows is no problem of the file', () => {
  expect(described('set = dragons', 'place = moon').looks).toEqual({ set: 'dragons', place: 'moon' });
});
test.each([
  ['set = Two words', sentences.badLook('set')],
  ['board = <script>', sentences.badLook('board')],
  ['of = ', sentences.badLook('of')],
  ['place = ../x', sentences.badLook('place')],
  [`labels = ${'x'.repeat(31)}`, sentences.badLook('labels')],
  ['river = 2', sentences.badRiver(4)],
  ['river = 2-4', sentences.badRiver(4)],
  ['river = 0-1', sentences.badRiver(4)],
  ['river = 4-5', sentences.badRiver(4)],
  ['diagonals = castle', sentences.noZone('castle')],
  ['crosses = e1', sentences.badCells('e1')],
  ['dots = ', sentences.noCells],
  ['colour = red', sentences.noKey('looks', 'colour')],
])('%j is refused by a sentence of its own', (line, says) => {
  const read = readGame(game(line));
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.problems.map((problem) => problem.says.slice(0, says.length))).toContain(says);
});

test('the page is told cells: two diagonals through a square of each side, and none through what is no square', () => {
  const { topology, looks } = described('diagonals = low', 'crosses = own a1', 'river = 2-3');
  const name = (cell: number): string => topology.cells[cell].name;
  expect(looks?.diagonals?.map(([a, b]) => `${name(a)}-${name(b)}`)).toEqual(['a1-b2', 'a2-b1', 'a3-b4', 'a4-b3']);
  expect(looks?.crosses?.map(name)).toEqual(['a1', 'a4']);
  expect(looks?.river).toBe(1);
  expect(described('diagonals = far').looks?.diagonals).toEqual([]);
});
test('the page is told what walls are that are laid in play: stones in Amazons, in Duck chess the duck, which is moved', () => {
  const wallsOf = (id: string) => {
    const own = ownGame(shelfGames.get(id)!, () => 'x');
    if (!own.ok) throw new Error(JSON.stringify(own.problems));
    return describe(own.variant).looks?.walls;
  };
  expect(['amazons', 'duck', 'orthodox'].map(wallsOf)).toEqual(['stones', 'duck', undefined]);
});
test('its zone may get another name', () => {
  const renamed = withZoneRenamed(data('diagonals = palace', 'set = janggi'), 'palace', 'court');
  expect(renamed.looks).toEqual({ diagonals: 'court', set: 'janggi' });
  expect(withZoneRenamed(data('set = janggi'), 'palace', 'court').looks).toEqual({ set: 'janggi' });
});
test('marks and the river keep their places on a larger board; a river whose banks are gone is gone, too', () => {
  const [larger, smaller] = [6, 2].map((height) => withSize(data('river = 2-3', 'crosses = own a1'), 4, height).looks);
  expect(larger).toEqual({ river: 3, crosses: [['a1'], ['a6']] });
  expect(smaller).toEqual({ crosses: [['a1'], ['a2']] });
});
