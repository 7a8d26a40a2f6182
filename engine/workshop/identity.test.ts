import { expect, test } from 'vitest';
import { readGame } from './file/read-game.ts';
import { smallGame } from './file/small-game.fixture.ts';
import { meaningOf } from './identity.ts';

const meaning = (text: string): string => {
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return meaningOf(read.data);
};

test.each([
  'figure = acid/ghost',
  'tint = red',
  'glyph = M 10 10 h80v80z',
  'glyph = M 10 10 h80v80z\nstand = upright',
  'tint = sky\nfigure = counter',
])('a game whose pieces look otherwise is the same game: %s', (looks) => {
  expect(meaning(smallGame.replace('moves = K', `moves = K\n${looks}`))).toBe(meaning(smallGame));
});
test('a game whose pieces move otherwise is another one', () => {
  expect(meaning(smallGame.replace('moves = K', 'moves = W'))).not.toBe(meaning(smallGame));
});
