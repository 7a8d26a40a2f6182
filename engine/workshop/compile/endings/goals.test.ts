/** Goals: how many pieces must stand there, and whether they must be safe when the other side has moved. */
import { expect, test } from 'vitest';
import { type OwnTable, stonesTable } from '../own-game.fixture.ts';

const table = (goal: string, rows: string): OwnTable =>
  stonesTable(rows, 'far = white: a4 b4 c4; black: rank 1', `goal = ${goal}`);
const won = (winner: 0 | 1 | null) => expect.objectContaining({ winner, reason: 'goal' });

const TWO = 'S . . .\n. S . .\n. . . .\ns s . s';
const WITH_DISC = 'D . . .\n. S . .\n. . . .\n. s . s';
const FILLED = 's . s .\n. S . .\n. . . .\n. s . .';
const HOLE = 's . . .\n. S . .\n. . . .\n. s . .';
test.each([
  ['Stone on far, at least 2', TWO, ['Sb3-b4'], 0],
  ['Stone on far, at least 3', TWO, ['Sb3-b4'], null],
  ['Stone on far, at least 2', WITH_DISC, ['Sb3-b4'], null],
  ['anybody on far, at least 2', WITH_DISC, ['Sb3-b4'], 0],
  ['Disc or Stone on far, at least 3', TWO, ['Sb3-c3', 'sd1-c1'], 1],
  ['Disc or Stone on far, at least 4', TWO, ['Sb3-c3', 'sd1-c1'], null],
  ['Stone on far, at least 3 or full', FILLED, ['Sb3-b4'], 0],
  ['Stone on far, at least 3', FILLED, ['Sb3-b4'], null],
  ['Stone on far, at least 3 or full', HOLE, ['Sb3-b4'], null],
] as const)('%s: %j, %j', (goal, rows, moves, winner) => {
  const { position } = table(goal, rows).play(...moves);
  expect(position.outcome).toEqual(winner === null ? null : won(winner));
});
test('a goal full of enemies is reached by nobody', () => {
  expect(
    table('Stone on far, at least 3 or full', 's s s .\n. S . .\n. . . .\n. . . .').play('Sb3-c3').position.outcome,
  ).toBe(null);
});
test('who is shut in by an enemy wins with its own next move', () => {
  const shut = table('Stone on far, at least 3 or full', 'S . s .\n. s . S\n. . . .\n. . . .').play('Sd3-d4', 'sb3-b4');
  expect(shut.position.outcome).toBe(null);
  expect(shut.play('Sd4-d3').position.outcome).toEqual(won(0));
});

const ONE = '. . . s\nS . . .\n. . . .\n. S . .';
const SAFE_OR_LATER = 'Stone on far if safe or after an answer';
test('if safe or after an answer: at once where it cannot be captured', () => {
  expect(table(SAFE_OR_LATER, ONE).play('Sa3-a4').position.outcome).toEqual(won(0));
});
test('if safe or after an answer: where it could be captured, once the other side has done something else', () => {
  const attacked = table(SAFE_OR_LATER, '. . s .\nS . . .\n. . . .\n. S . .').play('Sa3-b4');
  expect(attacked.position.outcome).toBe(null);
  expect(attacked.play('sc4-d4').position.outcome).toEqual(won(0));
});
test('if safe or after an answer: whoever is captured there has not won', () => {
  const captured = table(SAFE_OR_LATER, '. . s .\nS . . .\n. . . .\n. S . .').play('Sa3-b4', 'sc4xb4', 'Sb1-a1');
  expect(captured.position.outcome).toBe(null);
});
test('if safe or after an answer: to get there too is no answer', () => {
  const race = table(SAFE_OR_LATER, '. . s .\nS . . .\n. . s .\n. . . .').play('Sa3-b4', 'sc2-c1');
  expect(race.position.outcome).toEqual(won(0));
});
test.each(['Stone on far, at least 1', 'Stone on far, at least', 'Stone on far, at least 100', 'Stone on far safe'])(
  '“%s” is said to be wrong',
  (goal) => {
    expect(() => table(goal, TWO)).toThrow();
  },
);
