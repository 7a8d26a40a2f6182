/** Titles for people of the games of a `variants.ini`. */
import { expect, test } from 'vitest';
import { readGame } from '../../engine/workshop/file/read-game.ts';
import { gamesInText } from './games-in-text.ts';
import { titleOfSection } from './section-titles.ts';

test.each([
  ['kingofthehill', 'King of the Hill'],
  ['fox-and-hounds', 'Fox and hounds'],
  ['my_game', 'My game'],
  ['MyGame', 'MyGame'],
  ['--', '--'],
])('the section %s is the game %s', (name, title) => {
  expect(titleOfSection(name)).toBe(title);
});

test('the title is that of the list, of the text, and of a game with problems', () => {
  const [good, bad] = gamesInText(
    '[small_board:chess]\nmaxFile = 5\nstartFen = rnbqk/ppppp/5/5/5/5/PPPPP/RNBQK w - - 0 1\n\n[odd:chess]\nwibble = 1\n',
  );
  expect(good).toMatchObject({ name: 'small_board', title: 'Small board', problems: [] });
  const read = readGame(good.text ?? '');
  expect(read.ok && read.data.title).toBe('Small board');
  expect(bad).toMatchObject({ name: 'odd', title: 'Odd', text: null });
});
