/** Pieces that lift others, and pieces that recruit whom they capture, in games that are written as text. */
import { describe, expect, test } from 'vitest';
import { describe as description } from '../../core/text/describe.ts';
import { piecesText } from '../../workshop/compile/own-game.fixture.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { meaningOf } from '../../workshop/identity.ts';
import { dataOf, KINGS_AND_ROOKS, play, positionOf, reasonFor, textsOn } from './position.ts';
import { shelf } from './shelf.ts';

const pieces = piecesText([
  'King K royal = yes; moves = K',
  'Rook R moves = R',
  'Guard G moves = K; stays in = home',
  'Wagon W moves = K; carries = Guard Pawn',
  'Pawn P moves = mfWcfF; promotes = at far, must: Rook',
  'Gorgon O moves = K; freezes = beside',
  'Gold +R moves = WfF; form of = Rook',
  'Crane C moves = mF',
]);
const text = (crane: string, rules = '', game = '') => `fairygame 1
[game]
title = Lifting
board = 8 x 8
${game}
[zones]
far = own rank 8
home = own ranks 1-4
hill = d4-e5
${pieces}
${crane}
${KINGS_AND_ROOKS}
${rules}`;
const of = (crane: string, census: string, rules = '') => positionOf(dataOf(text(crane, rules)), census);
const KINGS = 'K@a1 k@h8';
const lifts = (texts: readonly string[]): readonly string[] => texts.filter((one) => one.includes('>'));

describe('A piece that lifts', () => {
  test('puts another on any empty square beside itself, and stays where it is', () => {
    const position = of('lifts = foes', `${KINGS} C@d4 r@d5 P@c3`);
    expect([...lifts(textsOn(position, 'd4'))].sort()).toEqual(
      ['c4', 'c5', 'd3', 'e3', 'e4', 'e5'].map((to) => `Cd4@d5>${to}`).sort(),
    );
    expect(play(position, 'Cd4@d5>e3').census()).toBe('C@d4 K@a1 P@c3 k@h8 r@e3');
  });
  test.each([
    ['friends', 'Cd4@c3>', 'Cd4@d5>'],
    ['foes', 'Cd4@d5>', 'Cd4@c3>'],
  ])('%s lifts no others', (whom, yes, no) => {
    const texts = textsOn(of(`lifts = ${whom}`, `${KINGS} C@d4 r@d5 P@c3`), 'd4');
    expect(texts.some((one) => one.startsWith(yes))).toBe(true);
    expect(texts.some((one) => one.startsWith(no))).toBe(false);
  });
  test('anybody lifts both', () => {
    const texts = textsOn(of('lifts = anybody', `${KINGS} C@d4 r@d5 P@c3`), 'd4');
    expect(new Set(lifts(texts).map((one) => one.slice(0, 6)))).toEqual(new Set(['Cd4@d5', 'Cd4@c3']));
  });
  test('is read by its label, too', () => {
    const position = of('lifts = foes', `${KINGS} C@d4 r@d5`);
    const found = position.find('C d4 lifts d5 to e3');
    expect(found.ok && found.value).toMatchObject({ text: 'Cd4@d5>e3', kind: 'lift', captures: [] });
  });
  test('takes nobody out of a zone that it never leaves, carried or not', () => {
    expect(lifts(textsOn(of('lifts = foes', `${KINGS} C@d4 g@d5`), 'd4')).every((one) => one.endsWith('5'))).toBe(true);
    const stack = lifts(textsOn(of('lifts = friends', `${KINGS} C@d4 W@d3 G@d3^`), 'd4'));
    expect(stack.length).toBeGreaterThan(0);
    expect(stack.some((one) => one.endsWith('5'))).toBe(false);
  });
  test('moves two that share a square together', () => {
    expect(play(of('lifts = foes', `${KINGS} C@d4 w@d5 p@d5^`), 'Cd4@d5>e3').census()).toBe(
      'C@d4 K@a1 k@h8 p@e3^ w@e3',
    );
  });
  test('promotes nobody, and puts nobody where it could never move again if that is forbidden', () => {
    const free = lifts(textsOn(of('lifts = friends', `${KINGS} C@d7 P@d6`), 'd7'));
    expect(free).toContain('Cd7@d6>d8');
    expect(free.some((one) => one.includes('='))).toBe(false);
    const bound = lifts(textsOn(of('lifts = friends', `${KINGS} C@d7 P@d6`, 'immobile = forbidden'), 'd7'));
    expect(bound).not.toContain('Cd7@d6>d8');
    expect(bound).toContain('Cd7@d6>e7');
  });
  test('does so while it is frozen, and from the square of a friend', () => {
    const frozen = textsOn(of('lifts = foes', `${KINGS} C@d4 o@d5`), 'd4');
    expect(frozen.length).toBeGreaterThan(0);
    expect(lifts(frozen)).toEqual(frozen);
  });
  test('may not expose its King by that', () => {
    const position = of('lifts = friends', 'K@a1 k@h8 r@a8 R@a4 C@b4');
    expect(lifts(textsOn(position, 'b4'))).toEqual(['Cb4@a4>a3', 'Cb4@a4>a5']);
    expect(reasonFor(position, 'b4', 'c7')).toMatch(/^Crane does not go to c7/);
  });
  test('makes a Rook that was lifted one that has moved', () => {
    const castling = text('lifts = friends', '', 'castling = King with Rook to g');
    const position = play(
      positionOf(dataOf(castling), 'K@e1 R@h1 C@g2 k@a8'),
      ...['Cg2@h1>h2', 'Ka8-a7', 'Cg2@h2>h1', 'Ka7-a8'],
    );
    expect(textsOn(position, 'e1')).not.toContain('Ke1-g1,Rh1-f1');
  });
});

describe('A piece that recruits', () => {
  const drops = '[drops]\nwhere = board';
  const recruiting = (census: string, more = '') =>
    positionOf(dataOf(`${text('moves = R\nrecruits = yes', more)}\n${drops}`), census);
  test('has whom it captures wait in the hand of its side, and no other piece does', () => {
    const position = play(recruiting(`${KINGS} C@d4 r@d6 R@a4 p@a6`), 'Cd4xd6', 'Kh8-h7', 'Ra4xa6', 'Kh7-h8');
    expect(position.census()).toBe('C@d6 K@a1 R@- R@a6 k@h8');
    expect(position.actions().map((one) => one.text)).toContain('R@b3');
  });
  test('recruits both of two that share a square', () => {
    expect(play(recruiting(`${KINGS} C@d4 w@d6 p@d6^`), 'Cd4xd6').census()).toBe('C@d6 K@a1 P@- W@- k@h8');
  });
  test('has promoted pieces fall back', () => {
    expect(play(recruiting(`${KINGS} C@d4 +r@d6`), 'Cd4xd6').census()).toBe('C@d6 K@a1 R@- k@h8');
    const stays = recruiting(`${KINGS} C@d4 +r@d6`, 'promoted captives = stay');
    expect(
      play(stays, 'Cd4xd6')
        .pieces()
        .map(({ place }) => place),
    ).toContain('hand');
  });
  test('needs drops', () => {
    const read = readGame(text('recruits = yes'));
    expect(read.ok ? [] : read.problems.map(({ says }) => says)).toEqual([
      'Whom it captures could never leave the hand: write a section [drops] with “where = board”.',
    ]);
  });
});

describe('A description of a game', () => {
  test.each([
    ['crazyhouse', ['bishop', 'knight', 'pawn', 'queen', 'rook']],
    ['dobutsu', ['chick', 'elephant', 'giraffe', 'lion']],
    ['seirawan', ['elephant', 'hawk']],
    ['orthodox', []],
  ])('tells for %s which kinds may wait in a hand, so that there is room for them', (name, kinds) => {
    const { variant } = positionOf(dataOf(shelf.get(name)!));
    const waiting = description(variant).kinds.filter(({ inHand }) => inHand);
    expect(waiting.map(({ id }) => id).sort()).toEqual(kinds);
  });
});

describe('A raised part of the board', () => {
  const hill = (raised: string) => text('moves = K', '', `raised = ${raised}`);
  test('lies higher, and is named', () => {
    const { topology, zones } = description(positionOf(dataOf(hill('hill 0.3'))).variant);
    const raised = topology.cells.filter(({ height }) => height > 0);
    expect(raised.map(({ name }) => name)).toEqual(['d4', 'e4', 'd5', 'e5']);
    expect(new Set(raised.map(({ height, zone }) => `${zone} ${height}`))).toEqual(new Set(['raised 0.3']));
    expect(zones).toEqual({ raised: 'hill' });
  });
  test('that is mirrored is raised on either side', () => {
    const { topology } = description(positionOf(dataOf(hill('far 0.5'))).variant);
    expect(topology.cells.filter(({ height }) => height === 0.5)).toHaveLength(16);
  });
  test('changes nothing in what the game is', () => {
    expect(meaningOf(dataOf(hill('hill 0.3')))).toBe(meaningOf(dataOf(text('moves = K'))));
  });
  test.each([
    ['hill', '“raised” is written like “hill 0.3”'],
    ['hill 2', '“raised” is written like “hill 0.3”'],
    ['hill 0', '“raised” is written like “hill 0.3”'],
    ['hill 0.01', '“raised” is written like “hill 0.3”'],
    ['board 0.3', 'Only a part of the board can be raised.'],
    ['hell 0.3', 'There is no zone “hell”. Did you mean “hill”?'],
  ])('written as %s is refused', (raised, says) => {
    const read = readGame(hill(raised));
    expect(read.ok ? '' : read.problems[0].says).toContain(says);
  });
});
