/** Where pieces may be dropped by how others stand. */
import { describe, expect, test } from 'vitest';
import { gameText, OwnTable, variantOf } from './own-game.fixture.ts';

const table = (drops: string, rows: string, zones = ''): OwnTable =>
  new OwnTable(
    variantOf(
      gameText({
        kinds: ['Stone S'],
        rows: rows.replaceAll(' ', ''),
        more: `${zones}\n[rules]\ncheck = no\n[hands]\nwhite = Stone Stone\nblack = Stone Stone\n[drops]\nwhere = board\n${drops}`,
      }),
    ),
  );
const dropsOf = (one: OwnTable): string =>
  one.texts
    .filter((text) => text.startsWith('S@'))
    .map((text) => text.slice(2))
    .sort()
    .join(' ');
const why = (one: OwnTable, cell: string): string => {
  const { game } = one.position;
  const stone = game.pieces.find((p) => game.isInHand(p) && game.sideOf(p) === game.toMove)!;
  return one.position.whyNot(stone, game.topology.parse(cell)!).says;
};

/** A hole at c2, and at d3 a stone that hangs in the air. */
const HOLE = '. . . .\n. . . s\n. . * .\nS s . .';
test.each([
  ['lowest', HOLE, 'a2 b2 c1 c3 d1 d4'],
  ['not beside enemies', HOLE, 'a2 a3 a4 b3 b4 c4 d1'],
  ['beside friends', HOLE, 'a2 b2'],
  ['any', HOLE, 'a2 a3 a4 b2 b3 b4 c1 c3 c4 d1 d2 d4'],
])('onto = %s: %j', (onto, rows, squares) => {
  expect(dropsOf(table(`onto = ${onto}`, rows))).toBe(squares);
});

describe('Pushed in from an edge', () => {
  test('it goes to the other edge, or stops before whoever stands there, from every side alike', () => {
    const rows = '. . . .\n. . . .\n. . s .\n. . . .';
    // on its file and its rank: c1 from below, c3 from above, b2 from the left, d2 from the right
    expect(dropsOf(table('onto = pushed in', rows))).toBe('a1 a3 a4 b1 b2 b4 c1 c3 d1 d2 d3 d4');
  });
  test('a hole is no edge, and nobody is pushed over it', () => {
    const rows = '. . . .\n. * . .\n. . . .\n. . . .';
    const squares = dropsOf(table('onto = pushed in', rows)).split(' ');
    expect(squares).toContain('b2');
    expect(squares).toContain('c3');
    expect(squares).not.toContain('c2');
  });
});

describe('Enclosing', () => {
  test('encloses enemies on ranks, files and diagonals, with nobody missing between', () => {
    expect(dropsOf(table('onto = enclosing', '. . . . .\n. . . . .\nS s s . .\n. s . . .\n. . S s .'))).toBe('d3 e1');
    expect(dropsOf(table('onto = enclosing', '. . . .\n. . . .\n. s . .\nS . . s'))).toBe('c3');
    expect(dropsOf(table('onto = enclosing', '. . . .\n. . . .\n. s . .\n. . . S'))).toBe('');
  });
  test('is not asked while one of the first squares is empty', () => {
    const zones = '[zones]\nmiddle = b2 c2';
    const one = table('onto = enclosing\nfirst onto = middle', '. . . .\n. . . .\n. . . .\n. . . .', zones);
    expect(dropsOf(one)).toBe('b2 c2');
    expect(why(one, 'a1')).toBe('Other squares must be filled first.');
    expect(dropsOf(one.play('S@b2'))).toBe('c2');
    expect(dropsOf(one.play('S@c2'))).toBe('d2');
  });
});

test.each([
  ['lowest', 'b3', 'It falls to the lowest empty square of its file.'],
  ['pushed in', 'c3', 'Pushed in from an edge, it does not come to rest there.'],
  ['enclosing', 'a3', 'It would enclose nobody there.'],
  ['beside friends', 'c3', 'No piece of its side stands beside that square.'],
  ['not beside enemies', 'c1', 'Black Stone on b1 would stand straight beside it.'],
])('onto = %s: why not %s', (onto, cell, says) => {
  expect(why(table(`onto = ${onto}`, '. . . .\n. . . .\n. . . .\nS s . .'), cell)).toBe(says);
});
test('a word that is none of these, and a zone that is not there, are refused', () => {
  expect(() => table('onto = highest', HOLE)).toThrow();
  expect(() => table('first onto = nowhere', HOLE)).toThrow();
});
