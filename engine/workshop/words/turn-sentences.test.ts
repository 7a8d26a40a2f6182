/** What the rulebook says of turns, of walls that are laid, and of what lies on the ground. */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { gameText, OwnTable, variantOf } from '../compile/own-game.fixture.ts';
import { editable } from '../edit/editable.ts';
import { readGame } from '../file/read-game.ts';
import { writeGame } from '../file/write-game.ts';
import { meaningOf } from '../identity.ts';

const bookOf = (text: string): readonly string[] => variantOf(text).words.rulebook[0].paragraphs;
const small = (more: string): string =>
  gameText({ kinds: ['King K royal = yes; moves = K'], rows: '..k\n...\n...\nK..', more });

test.each([
  ['duck', ['After each move its player moves the Duck to another empty square.', 'Walls are called Duck.']],
  ['amazons', ['After each move its player lays a Stone where a Queen could go from where the piece is now.']],
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

describe('A wall with a name', () => {
  const walled = (name: string, more: string): string =>
    small(`[rules]\n${more}`).replace('board =', `${name === '' ? '' : `wall name = ${name}\n`}board =`);
  const rulesIn = (text: string): string => bookOf(text).join(' ');
  test('has it in the rules of whatever is laid, and wherever it lies', () => {
    const book = rulesIn(
      walled('Ice Block', 'walls = anywhere\nwalls on = mid\n[zones]\nmid = b2-c2\n[features]\nwall = b3'),
    );
    for (const sentence of [
      'After each move its player lays an Ice Block on any empty square.',
      'An Ice Block is laid only on “mid”.',
      'There is an Ice Block on b3. Nobody can enter the square of the Ice Block or capture it',
      'Walls are called Ice Block.',
    ])
      expect(book).toContain(sentence);
    expect(book).not.toMatch(/a wall/i);
    expect(rulesIn(walled('Moat', 'walls = left behind'))).toContain('The square that a piece leaves becomes a Moat.');
  });
  test('has it as a piece, as what lies on the ground, in moves and in reasons', () => {
    const table = new OwnTable(variantOf(walled('Duck', 'walls = moved\ncheck = no').replace(' royal = yes;', '')));
    const { types, words } = table.position.game.variant;
    expect(types.at(-1)).toMatchObject({ id: 'wall', name: 'Duck', ownerless: true });
    expect(words.features?.wall.name).toBe('Duck');
    table.play('Ka1-b1');
    expect(table.texts).toContain('wall@a2');
    expect(table.find('wall@a2').label).toBe('Duck a2');
    expect(table.position.budget?.says).toBe('The Duck is moved now.');
    expect(table.why('b1', 'b2')).toBe('The Duck must be moved first.');
  });
  test('is the same game as without, and as one whose walls are called otherwise', () => {
    const meaning = (name: string): string => {
      const read = readGame(walled(name, 'walls = anywhere'));
      if (!read.ok) throw new Error(read.problems[0].says);
      return meaningOf(read.data);
    };
    expect(meaning('Stone')).toBe(meaning(''));
    expect(meaning('Duck')).toBe(meaning('Stone'));
  });
  test.each(['King', 'king', '9', 'x]', 'A name that has far too many letters'])('“%s” is none', (name) => {
    const read = readGame(walled(name, 'walls = anywhere'));
    expect(read).toMatchObject({ ok: false, problems: [{ says: expect.stringContaining('“wall name”') }] });
  });
  test('is chosen in the workshop where there are walls', () => {
    const sentence = (text: string) => editable(text).rules.find(({ id }) => id === 'wallName');
    expect(sentence(walled('', 'walls = none'))).toBeUndefined();
    expect(sentence(walled('', 'walls = moved'))).toMatchObject({
      ...{ says: 'Walls are called Duck.', toggle: { isOn: false, on: [{ at: ['wallName'], to: 'Duck' }] } },
    });
    expect(sentence(walled('Rubble', 'walls = anywhere'))).toMatchObject({
      parts: ['Walls are called ', { is: 'name', value: 'Rubble', at: ['wallName'] }, '.'],
      toggle: { isOn: true, off: [{ at: ['wallName'] }] },
    });
    expect(writtenAgain(walled('Rubble', 'walls = anywhere'))).toContain('\nwall name = Rubble\n');
  });
});
const writtenAgain = (text: string): string => {
  const read = readGame(text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return writeGame(read.data);
};
