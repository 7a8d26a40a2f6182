import { expect, test } from 'vitest';
import type { Position } from '../../engine/core/position.ts';
import { evaluatorOf } from '../../engine/search/evaluate.ts';
import { Memory } from '../../engine/testing/properties.ts';
import { started } from '../../engine/testing/started.ts';
import { variantOf } from '../ladder/known-variants.ts';
import { Quiet } from './quiet.ts';

/** Looking leaves no trace. */
const isQuiet = (position: Position): boolean => {
  const before = new Memory(position.game);
  const answer = new Quiet(position, evaluatorOf(position.variant)).isQuiet();
  expect(before.equals(position.game)).toBe(true);
  return answer;
};
/** White's Rook on h1 and the Kings, with a black Queen there. */
const withQueenOn = (at: string): Position =>
  started(
    variantOf('deicide'),
    {},
    {
      pieces: [
        { kind: 'king', side: 'white', at: 'a1' },
        { kind: 'king', side: 'black', at: 'p16' },
        { kind: 'rook', side: 'white', at: 'h1' },
        { kind: 'queen', side: 'black', at },
      ],
    },
  );

test('a position is quiet where no capture gains', () => {
  expect(isQuiet(withQueenOn('g9'))).toBe(true);
});
test('it is not where the side to move gains a piece', () => {
  expect(isQuiet(withQueenOn('h9'))).toBe(false);
});
test('it is not in check', () => {
  expect(isQuiet(withQueenOn('a9'))).toBe(false);
});
test('it is not in the middle of a turn', () => {
  const position = started(variantOf('chesimals'));
  expect(isQuiet(position)).toBe(true);
  position.play(position.actions()[0]);
  expect(position.turn).toBe(0);
  expect(isQuiet(position)).toBe(false);
});
