/** Moves as Fairy-Stockfish writes them, here and back. That they are its own moves is tested in `ffish.test.ts`. */
import { describe, expect, test } from 'vitest';
import { Planner } from '../../core/moves/planner.ts';
import {
  actionsOfUciMove,
  distinctUciTurns,
  normalUciMove,
  uciMoveOfActions,
  uciTurns,
} from '../../workshop/export/uci-turns.ts';
import { Dice } from '../dice.ts';
import { dataOf, play, positionOf } from './position.ts';
import { shelf } from './shelf.ts';

const TURNS = 6;
const OF_EACH = 2;
const game = (name: string) => dataOf(shelf.get(name) ?? '');
const actions = (name: string, move: string, census?: string) => {
  const data = game(name);
  return actionsOfUciMove(positionOf(data, census).game, data, move);
};

// a turn of Marseillais chess is two moves of the other program's
test.each([...shelf.keys()].filter((name) => name !== 'marseillais'))(
  '%s: a turn is the same turn after it was written as a move',
  (name) => {
    const data = game(name);
    const position = positionOf(data);
    const dice = new Dice(name.length);
    for (let turn = 0; turn < TURNS && !position.outcome; turn++) {
      const moves = [...uciTurns(position.game, new Planner(position.game), data).keys()];
      const some = Array.from({ length: OF_EACH }, () => dice.pick(moves));
      for (const move of some) {
        const texts = actionsOfUciMove(position.game, data, move) ?? [];
        expect(normalUciMove(uciMoveOfActions(position.game, data, texts) ?? '')).toBe(move);
      }
      const before = position.turn;
      play(position, ...(actionsOfUciMove(position.game, data, some[0]) ?? []));
      if (!position.outcome) expect(position.turn).not.toBe(before);
    }
  },
);

test('where two turns have one text, no move is found', () => {
  const data = dataOf((shelf.get('orthodox') ?? '').replace(/moves += K$/m, 'moves = KD'));
  const { game } = positionOf(data, 'K@e1 R@h1 k@e8 r@a8');
  expect(distinctUciTurns(game, new Planner(game), data)).toBeNull();
  expect(actionsOfUciMove(game, data, 'e1e2')).toBeNull();
  expect(uciMoveOfActions(game, data, ['Ke1-e2'])).toBeNull();
  expect(() => uciTurns(game, new Planner(game), data)).toThrow('have one text');
});

describe('a move of the other program', () => {
  test.each([
    ['orthodox', 'e2e4', ['Pe2-e4'], undefined],
    ['orthodox', 'e1g1', ['Ke1-g1,Rh1-f1'], 'K@e1 R@h1 k@a8'],
    ['orthodox', 'b7b8n', ['Pb7-b8=N'], 'K@e1 P@b7 k@h8'],
    ['duck', 'e2e4,e4d5', ['Pe2-e4', 'wall@d5'], undefined],
    ['seirawan', 'b1c3h', ['Nb1-c3,H@b1'], undefined],
    ['janggi', 'e2e2', ['pass'], undefined],
  ])('%s: %s', (name, move, texts, census) => {
    expect(actions(name, move, census)).toEqual(texts);
  });
  test.each([
    ['orthodox', 'e2e5'],
    ['orthodox', 'e7e5'],
    ['orthodox', 'e1e1'],
    ['orthodox', 'e2e4q'],
    ['orthodox', 'P@e4'],
    ['duck', 'e2e4'],
    ['shogi', 'hello'],
  ])('%s: %s is not possible there', (name, move) => {
    expect(actions(name, move)).toBeNull();
  });
});
test('passing is written with the square of the King', () => {
  const data = game('janggi');
  expect(uciMoveOfActions(positionOf(data).game, data, ['pass'])).toBe('e2e2');
  expect(uciMoveOfActions(positionOf(data).game, data, ['pass', 'pass'])).toBeNull();
});
