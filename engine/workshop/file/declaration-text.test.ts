import { describe, expect, test } from 'vitest';
import { readGame } from './read-game.ts';
import { smallGame, withLine } from './small-game.fixture.ts';
import { writeGame } from './write-game.ts';

const read = (declares: string, more = '') =>
  readGame(`${withLine('repetition = 3', `repetition = 3\n${more}`)}\n[endings]\ndeclares = ${declares}\n`);
const said = (declares: string, more = ''): readonly string[] => {
  const game = read(declares, more);
  return game.ok ? [] : game.problems.map(({ says }) => says);
};

describe('What is needed to declare the game over', () => {
  test.each([
    ['far, 10 others, 5 for Pawn: 28 or 27 wins', { others: 10, majorPoints: 5, wins: [28, 27] }],
    ['far, 0 others, 3 for Pawn King: 31 wins, 24 draws', { others: 0, majorPoints: 3, wins: [31, 31], draws: 24 }],
  ])('is read and written: %s', (text, declaration) => {
    const game = read(text);
    if (!game.ok) throw new Error(JSON.stringify(game.problems));
    expect(game.data.declaration).toMatchObject({ zone: 'far', ...declaration });
    expect(writeGame(game.data)).toContain(`\ndeclares = ${text}\n`);
  });
  test.each([
    ['far, 10 others: 28 wins', '“declares” is written like'],
    ['a1-d4, 10 others, 5 for Pawn: 28 wins', 'Squares get a name under [zones] first'],
    ['near, 10 others, 5 for Pawn: 28 wins', 'There is no zone “near”.'],
    ['far, 10 others, 5 for Pwn: 28 wins', 'There is no kind “Pwn”. Did you mean “Pawn”?'],
    ['far, 10 others, 0 for Pawn: 28 wins', 'Points and others are whole numbers up to 999, points at least 1.'],
    ['far, 10 others, 5 for Pawn: 1000 wins', 'Points and others are whole numbers up to 999, points at least 1.'],
    ['far, 10 others, 5 for Pawn: 28 or 24 wins, 24 draws', 'Fewer points must draw than win.'],
  ])('is refused where it cannot be meant: %s', (text, says) => {
    expect(said(text).join('\n')).toContain(says);
  });
  test('is refused in a game without check', () => {
    expect(said('far, 10 others, 5 for Pawn: 28 wins', 'check = no')).toEqual([
      'With “check = no” nobody can declare.',
    ]);
  });
  test('is refused where no kind is royal', () => {
    const text = smallGame.replace('royal = yes\n', '');
    const game = readGame(`${text}\n[endings]\ndeclares = far, 1 others, 5 for Pawn: 28 wins\n`);
    expect(game.ok ? [] : game.problems.map(({ says }) => says)).toEqual([
      'No kind is royal, so there can be no check.',
    ]);
  });
});
