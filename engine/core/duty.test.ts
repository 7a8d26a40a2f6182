/** Actions that must come first: orthodox chess in which a player who can capture must capture. */
import { describe, expect, test } from 'vitest';
import { orthodox } from '../testing/orthodox.ts';
import { started } from '../testing/started.ts';
import { Planner } from './moves/planner.ts';
import type { Position } from './position.ts';
import type { Variant } from './variant.ts';
import type { StartPiece } from './vocabulary.ts';

const mustCapture: Variant = {
  ...orthodox,
  legality: { ...orthodox.legality, isDuty: (plans, i) => plans.steps(i).some((step) => step.do === 'take') },
  words: {
    ...orthodox.words,
    reasons: { ...orthodox.words.reasons, duty: { says: 'A capture must be made.', ruling: null } },
  },
};
/** `Ke1`, small letters for Black */
const position = (...men: string[]): Position => {
  const pieces = men.map((man): StartPiece => {
    const type = orthodox.types.find(({ letter }) => letter === man[0].toUpperCase())!;
    return {
      kind: type.id,
      side: man[0] === man[0].toUpperCase() ? 'white' : 'black',
      at: man.slice(1),
      hasMoved: true,
    };
  });
  return started(mustCapture, {}, { turn: 'white', pieces });
};
const texts = (at: Position): string[] =>
  at
    .actions()
    .map(({ text }) => text)
    .sort();
const whyNot = (at: Position, from: string, to: string): string => {
  const { game } = at;
  return at.whyNot(game.pieceOn(game.topology.parse(from)!), game.topology.parse(to)!).says;
};

describe('A duty', () => {
  test('leaves nothing else where it can be done', () => {
    const here = position('Ka1', 'Rd4', 'kh8', 'nd7', 'pg4');
    expect(texts(here)).toEqual(['Rd4xd7', 'Rd4xg4']);
    expect(here.find('Ka1-a2').ok).toBe(false);
    expect(whyNot(here, 'a1', 'a2')).toBe('A capture must be made.');
  });
  test('is none where it cannot be done', () => {
    expect(texts(position('Ka1', 'kh8'))).toEqual(['Ka1-a2', 'Ka1-b1', 'Ka1-b2']);
  });
  test('does not oblige to what is forbidden', () => {
    // the Rook is pinned: to take the Knight would leave the King in check
    const here = position('Ka1', 'Ra4', 'ra8', 'nd4', 'kh8');
    expect(texts(here)).toEqual(['Ra4xa8']);
    expect(texts(position('Ka1', 'Ra4', 'kh8', 'nd4', 'qa7', 'pa5'))).toContain('Ra4xd4');
    expect(whyNot(here, 'a4', 'd4')).toBe('That would leave the King in check.');
  });
  test('holds for whoever lists actions without asking what is forbidden', () => {
    const { game } = position('Ka1', 'Rd4', 'kh8', 'nd7');
    expect(new Planner(game).everyPseudoLegal()).toBe(1);
  });
});
