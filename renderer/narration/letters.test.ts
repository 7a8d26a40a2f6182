/** Which letter stands for a piece. */
import { expect, test } from 'vitest';
import { describe } from '../../engine/core/text/describe.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { letterOf, lettersOf } from './labels.ts';

test('a Horse of xiangqi has the letter of its game, or the one that its players write, and never both', () => {
  const own = ownGame(shelf.get('xiangqi')!, () => 'test');
  if (!own.ok) throw new Error(own.problems[0].says);
  const d = describe(own.variant);
  expect([letterOf(d, 'horse', 0), letterOf(d, 'horse', 1)]).toEqual(['N', 'n']);
  expect([letterOf(d, 'horse', 0, true), letterOf(d, 'horse', 1, true)]).toEqual(['H', 'h']);
  expect(lettersOf(d, { kind: 'rook', side: 1 }, true)).toBe(letterOf(d, 'rook', 1));
});
