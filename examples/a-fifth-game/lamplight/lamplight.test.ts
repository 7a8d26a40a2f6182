/** Lamplight in small positions: what its pieces may do, why not, how games end, and the actions counted. */
import { expect, test } from 'vitest';
import { perft } from '../../../engine/core/perft.ts';
import { Position } from '../../../engine/core/position.ts';
import { startOfCensus } from '../../../engine/core/start/census.ts';
import type { Options } from '../../../engine/core/vocabulary.ts';
import { lamplight } from './index.ts';

const cell = (name: string) => lamplight.topology.parse(name)!;
/** Capitals are White’s: `K@c1 m@d4`. */
const from = (pieces: string, turn = 'white', options: Options = {}, fields: object = {}): Position => {
  const start = startOfCensus(lamplight, pieces);
  if (!start.ok) throw new Error(start.error.message);
  const made = Position.start(lamplight, options, { ...start.value, ...fields, turn });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};
const pieceOn = (position: Position, at: string) => position.game.pieceOn(cell(at));
const textsFrom = (position: Position, at: string): string[] =>
  position
    .actionsOf(pieceOn(position, at))
    .map((action) => action.text)
    .sort();
const why = (position: Position, at: string, to: string): string =>
  position.whyNot(pieceOn(position, at), cell(to)).says;
const play = (position: Position, text: string): Position => {
  const action = position.find(text);
  if (!action.ok) throw new Error(action.error.message);
  position.play(action.value);
  return position;
};
/** `white: home` */
const ending = ({ outcome }: Position): string =>
  outcome ? `${outcome.winner === null ? 'draw' : lamplight.sides[outcome.winner].id}: ${outcome.reason}` : 'goes on';

test('the actions of the first turns are as many as were counted', () => {
  const position = Position.start(lamplight);
  if (!position.ok) throw new Error(position.error.message);
  // 4 + 1 + 3 + 6 + 1 + 4 by hand; deeper, what this generator said when every position below was right
  expect([1, 2, 3].map((depth) => perft(position.value.game, depth).actions)).toEqual([19, 359, 8098]);
});

test('a Keeper steps any way to an empty cell, and takes nobody', () => {
  const position = from('K@c3 m@c4 k@f1');
  expect(textsFrom(position, 'c3')).toEqual(['Kc3-b2', 'Kc3-b3', 'Kc3-b4', 'Kc3-c2', 'Kc3-d2', 'Kc3-d3', 'Kc3-d4']);
  expect(why(position, 'c3', 'c4')).toBe('Black Moth stands on c4, and this move takes nobody.');
});

test('a Moth flies three cells and no further, and takes what it meets', () => {
  const position = from('M@a1 K@f1 m@d4 k@f6 M@a6');
  expect(textsFrom(position, 'a1')).toEqual(['Ma1-a2', 'Ma1-b1', 'Ma1-b2', 'Ma1-c3', 'Ma1xd4']);
  expect(textsFrom(position, 'a6')).toEqual(['Ma6-a5', 'Ma6-b5', 'Ma6-b6', 'Ma6-c4', 'Ma6-d3']);
});

test('L1: who stands in the light of its own Keeper cannot be taken', () => {
  const lit = from('K@c3 M@d3 M@d4 m@f5 m@f6 k@a6', 'black');
  expect(textsFrom(lit, 'f5')).not.toContain('Mf5xd3');
  expect(why(lit, 'f5', 'd3')).toBe('White Moth on d3 stands in the light of its Keeper and cannot be taken.');
  expect(textsFrom(lit, 'f6')).not.toContain('Mf6xd4');
  const states = lit.pieces().map(({ at, states }) => [lamplight.topology.name(at), states.map(({ id }) => id).join()]);
  expect(Object.fromEntries(states)).toMatchObject({ d3: 'lit', d4: 'lit', c3: '', f5: '' });
  // the Keeper itself is not lit
  expect(textsFrom(from('K@d3 M@a1 m@f5 k@a6', 'black'), 'f5')).toContain('Mf5xd3');
});

test('L1, by house rule: a lantern may light the straight four only', () => {
  const position = from('K@c3 M@d3 M@d4 m@f5 m@f6 k@a6', 'black', { light: 'cross' });
  expect(textsFrom(position, 'f5')).not.toContain('Mf5xd3');
  expect(textsFrom(position, 'f6')).toContain('Mf6xd4');
});

test('L2: a Beetle shoves an enemy out of the light and follows', () => {
  const position = from('B@c3 m@c4 k@d4 K@a1');
  expect(textsFrom(position, 'c3')).toContain('Bc3>c4>c5');
  play(position, 'Bc3>c4>c5');
  expect(position.census()).toContain('B@c4');
  expect(position.census()).toContain('m@c5');
});

test('L2: with somebody behind nobody is shoved, and over the edge is lost', () => {
  const blocked = from('B@c3 m@c4 b@c5 k@f6 K@a1');
  expect(textsFrom(blocked, 'c3')).not.toContain('Bc3>c4>c5');
  expect(why(blocked, 'c3', 'c4')).toBe('Black Moth cannot be shoved: the cell behind, c5, is taken.');
  const edge = from('B@c5 m@c6 k@d6 K@a1');
  const shove = edge.actions().find(({ captures }) => captures.length > 0)!;
  edge.play(shove);
  expect(edge.census()).not.toContain('m@');
});

test('L3: every ending, with its sentence', () => {
  expect(ending(play(from('K@c5 k@f5'), 'Kc5-c6'))).toBe('white: home');
  expect(ending(play(from('M@a1 K@f1 k@b2 '), 'Ma1xb2'))).toBe('white: dark');
  // shoved home is home
  expect(ending(play(from('B@c3 k@c2 K@a1'), 'Bc3>c2>c1'))).toBe('black: home');
  // nothing may be moved, so the other side has won
  expect(ending(from('K@a1 m@a2 m@b1 m@b2 k@f6'))).toBe('black: stuck');
  expect(ending(play(from('K@c2 k@f5', 'white', {}, { hour: 59 }), 'Kc2-c3'))).toBe('draw: dawn');
  expect(ending(play(from('K@c2 k@f5', 'white', {}, { hour: 58 }), 'Kc2-c3'))).toBe('goes on');
});

test('a position is not played without its Keepers, or when one is home', () => {
  const start = (pieces: string) => {
    const census = startOfCensus(lamplight, pieces);
    if (!census.ok) throw new Error(census.error.message);
    const { game } = from(pieces);
    return lamplight.start!.check!(game, census.value).map(({ code, says }) => `${code}: ${says}`);
  };
  expect(start('K@a1 k@f6')).toEqual([]);
  expect(start('K@a1 K@b1 m@f6')).toEqual(['keepers: White needs one Keeper.', 'keepers: Black needs one Keeper.']);
  expect(start('K@a6 k@f6')).toEqual(['home: The Keeper of White is home already.']);
});
