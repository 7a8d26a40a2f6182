import { describe, expect, test } from 'vitest';
import { readGame } from './read-game.ts';
import { withLine } from './small-game.fixture.ts';
import { writeGame } from './write-game.ts';

const read = (instead: string) => readGame(withLine('promotes = at far, must: King', `promotes instead = ${instead}`));
const said = (instead: string): readonly string[] => {
  const game = read(instead);
  return game.ok ? [] : game.problems.map(({ says }) => says);
};

describe('Promoting instead of moving', () => {
  test('is read and written', () => {
    const game = read('at far: King');
    if (!game.ok) throw new Error(JSON.stringify(game.problems));
    expect(game.data.pieces[1]?.promotesInstead).toEqual({ zone: 'far', to: ['king'] });
    expect(writeGame(game.data)).toContain('\npromotes instead = at far: King\n');
  });
  test.each([
    ['far: King', '“promotes instead” is written like “at far: Queen Rook”.'],
    ['at d4: King', 'Squares get a name under [zones] first'],
    ['at near: King', 'There is no zone “near”.'],
    ['at far: Kng', 'There is no kind “Kng”. Did you mean “King”?'],
  ])('is refused where it cannot be meant: %s', (text, says) => {
    expect(said(text).join('\n')).toContain(says);
  });
});
