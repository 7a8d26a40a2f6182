/** What the rulebook says of turns, of walls that are laid, and of what lies on the ground. */
import { expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { gameText, variantOf } from '../compile/own-game.fixture.ts';

const bookOf = (text: string): readonly string[] => variantOf(text).words.rulebook[0].paragraphs;
const small = (more: string): string =>
  gameText({ kinds: ['King K royal = yes; moves = K'], rows: '..k\n...\n...\nK..', more });

test.each([
  ['duck', ['After each move its player moves the one wall to another empty square.']],
  ['amazons', ['After each move its player lays a wall where a Queen could go from where the piece is now.']],
  ['isolation', ['After each move its player lays a wall on any empty square.', 'Walls are laid only on “tiles”.']],
  [
    'marseillais',
    [
      'A turn has two moves, of one piece or of several. A move that gives check ends it, and a player in check must get out of it first.',
      'The very first turn of the game has one move.',
      'The game is drawn after 50 turns of each player without a capture or an advance.',
    ],
  ],
])('%s', (name, says) => {
  const book = bookOf(shelf.get(name)!);
  for (const sentence of says) expect(book).toContain(sentence);
});
test('nothing of it is said of other games', () => {
  expect(bookOf(shelf.get('orthodox')!).join()).not.toMatch(/wall|turn has/);
});
test('what lies on the ground is told with its squares, and is known to whoever reads of the board', () => {
  const text = small('[features]\nwall = b2\nmine = a3, c2\nportal = a2 c3\n[rules]\nwalls = left behind');
  const book = bookOf(text).join(' ');
  expect(book).toContain('There is a wall on b2. Nobody can enter it');
  expect(book).toContain('There are mines on c2 and a3. A piece that comes to stand here is lost');
  expect(book).toContain('There are portals on a2 and c3. A piece that ends its move here');
  expect(book).toContain('The square that a piece leaves becomes a wall.');
  expect(Object.keys(variantOf(text).words.features ?? {})).toEqual(['wall', 'mine', 'portal']);
});
test('walls that may be laid on the whole board are laid on no part of it', () => {
  expect(bookOf(small('[rules]\nwalls = anywhere\nwalls on = board')).join()).not.toMatch(/laid only/);
});
test('perpetual check is of every turn where turns have several moves', () => {
  const of = (moves: number) => bookOf(small(`[rules]\nperpetual check = lost\nmoves a turn = ${moves}`)).join();
  expect(of(1)).toContain('given check with every move');
  expect(of(2)).toContain('given check with every turn');
});
test.each([
  [
    'moves also like = enemies beside',
    'An Ape also moves like enemies beside it, but borrows no first moves and nothing besides moves.',
  ],
  ['recruits = yes', 'A piece that an Ape captures goes to the hand of its side.'],
])('a piece with “%s”', (line, says) => {
  const kinds = ['King K royal = yes; moves = K', `Ape A moves = W; ${line}`];
  const text = gameText({ kinds, rows: '..k\n...\n...\nKA.', more: '[drops]\nwhere = board' });
  expect(variantOf(text).words.kinds.ape.sentences).toContain(says);
});
