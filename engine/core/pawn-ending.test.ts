/** King and Pawn against a King alone, as Deicide Chess is judged. */
import { expect, test } from 'vitest';
import { evaluatorOf } from '../search/evaluate.ts';
import { started, startOfTokens } from '../testing/started.ts';
import { deicide } from '../variants/deicide/index.ts';

/** For the first side. */
const judged = (men: string, turn = 'white'): number => {
  const { game } = started(deicide, {}, { ...startOfTokens(deicide, men), turn });
  const score = evaluatorOf(deicide).score(game);
  return game.toMove === 0 ? score : -score;
};
test('a King two ranks before his Pawn leads it, one beside it does not', () => {
  expect(judged('K@h10 P@h8 k@h15')).toBeGreaterThan(judged('K@g8 P@h8 k@h15') + 100);
  expect(judged('K@i10 P@h8 k@h15')).toBeGreaterThan(judged('K@h9 P@h8 k@h15') + 100);
});
test('with three ranks to go, one rank before it is enough', () => {
  expect(judged('K@h14 P@h13 k@h16')).toBeGreaterThan(judged('K@h13 P@h12 k@h16') + 50);
});
test('a Pawn at the edge wants its King beside the square where it promotes', () => {
  expect(judged('K@b15 P@a9 k@d16')).toBeGreaterThan(judged('K@a11 P@a9 k@d16') + 100);
});
test('a Pawn that nobody can catch had better go, wherever its King is', () => {
  expect(judged('K@c3 P@l10 k@d12')).toBeGreaterThan(judged('K@c4 P@l9 k@d12'));
  expect(judged('K@c3 P@l9 k@d12')).toBeGreaterThan(judged('K@c3 P@l9 k@g12') + 50);
});
test('it can be caught by whoever moves first', () => {
  // seven ranks to go, and seven or eight steps of the other King
  expect(judged('K@a1 P@l9 k@d9')).toBeGreaterThan(judged('K@a1 P@l9 k@e9', 'black'));
});
test('both sides are judged alike', () => {
  expect(judged('k@h7 p@h9 K@h2', 'black')).toBe(-judged('K@h10 P@h8 k@h15'));
});
test('with another piece beside it, it is no such ending', () => {
  const more = judged('K@h10 P@h8 B@a1 k@h15') - judged('K@g8 P@h8 B@a1 k@h15');
  expect(Math.abs(more)).toBeLessThan(100);
});
