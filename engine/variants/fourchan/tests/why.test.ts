/** Why not: for every reason a position in which it is the one that is told, with its ruling. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/fourchan/table.ts';
import { testReasons, told, type WhyCase } from '../../../testing/why.ts';
import { reasons } from '../words/words.ts';

const COPYING = { options: { copying: 'free' } }; // C-X2b
const CASES: readonly WhyCase[] = [
  // the game and the turn
  told('not-your-turn', 'n@a9', 'a9-a8', 'other side'),
  told('already-there', 'N@a1', 'a1-a1', 'already'),
  // out of the hand
  told('drop-occupied', 'M@- n@a5', 'M-a5', 'a5'),
  told('drop-last-rank', 'O@-', 'O-a10', 'last rank'),
  told('drop-mates', 'T@b2 O@- a@a10 p@b10 o@a9', 'O-b9', 'checkmate'),
  // the piece
  told('frozen', 'N@e5 x@d6', 'e5-e6', 'd6'),
  told('frozen', 'N@e5 M@e5^ x@d6', 'e5^-f7', 'd6'),
  told('copies-nothing', 'B@e5', 'e5-e6', 'nothing to copy'),
  told('frozen', '+B@e5 x@d6', 'e5-e6', 'd6', COPYING),
  told('frozen-copying', '+B@e5=M x@d6', 'e5-e6', 'd6', COPYING),
  told('copies-no-trait', 'B@e4=M n@f4 x@e5', 'e4-f4', 'not its traits', COPYING),
  told('not-its-way', '+B@e5=M x@d6', 'e5-e9', 'does not move like that', COPYING),
  // lifting
  told('cannot-be-lifted', 'N@e5 T@e5^ a@e6', 'e5^-e6', 'e6'),
  told('rider-cannot-be-lifted', 'N@e5 T@e5^ n@e6 o@e6^', 'e5^-e6', 'e6'),
  // riding and carrying
  told('takes-nobody', 'N@a2 M@a2^ m@a9', 'a2-a9', 'cannot capture while it does'),
  told('takes-nobody', 'N@a2 M@a2^ m@b4', 'a2^-b4', 'cannot capture while it does'),
  told('takes-nobody', 'N@e5 M@e5^ t@e6', 'e5^-e6', 'cannot capture while it does'),
  told('takes-nobody', 'N@e5 R@e5^ t@e6', 'e5^-e6', 'cannot capture while it does'),
  told('carries-already', 'N@a3 O@a3^ M@b5', 'b5-a3', 'a3'),
  told('does-not-carry', 'A@e2 N@e3', 'e2-e3', 'e3'),
  told('does-not-carry', 'N@a2 N@a5', 'a2-a5', 'a5'),
  // castling
  told('castle-moved', "A@e2' N@a2", 'e2-b2', 'no longer castle'),
  told('castle-moved', "A@e2 N@a2'", 'e2-b2', 'no longer castle'),
  told('castle-n-frozen', "A@e2' N@a2' x@b3", 'e2-b2', 'a2'),
  told('castle-not-open', "A@e2' N@a2' B@b2", 'e2-b2', 'b2'),
  told('castle-no-n', "A@e2' N@a3'", 'e2-b2', 'no /n/'),
  // taking
  told('safe-from-it', 'T@e5 k@e8', 'e5-e8', 'e8'),
  told('safe-from-it', 'T@a5 n@e5 k@e5^', 'a5-e5', 'e5'),
  told('safe-from-it', '+R@e5 m@e6 k@e8', 'e5-e8', 'e8'),
  told('rage-goes-on', 'R@e5 m@e6', 'e5-e6', 'e7'),
  told('not-in-range', 'V@e5 n@e6', 'e5-e6', 'e6'),
  told('not-beside', 'M@e5 n@f6', 'e5-f6', 'orthogonal neighbours'),
  // the double step
  told('double-step-used', 'O@c3', 'c3-c5', 'made its first move'),
  told('double-step-beside-anon', "O@c3' o@b5", 'c3-c5', 'b5'),
  told('double-step-beside-anon', "O@c3' n@b5 o@b5^", 'c3-c5', 'b5'),
  // borrowed movement
  told('copies-no-trait', 'B@e4=M n@f4', 'e4-f4', 'not its traits'),
  told('copies-no-trait', 'B@e4=O', 'e4-e6', 'not its traits'),
  told('copies-no-trait', 'B@e4=R O@e5', 'e4-e6', 'not its traits'),
  told('absorbs-no-trait', 'D@e4=R O@e5', 'e4-e6', 'not its traits'),
  // whatever the movement itself met
  told('own-piece', 'M@e5 O@f7', 'e5-f7', 'f7'),
  told('blocked', 'N@e5 m@e7', 'e5-e9', 'e7'),
  told('blocked', "O@c3' m@c4", 'c3-c5', 'c4'),
  told('occupied', 'X@e5 m@g7', 'e5-g7', 'g7'),
  told('occupied', 'O@e5 m@e6', 'e5-e6', 'e6'),
  told('nothing-to-take', 'O@e5', 'e5-f6', 'empty'),
  told('not-its-way', 'N@e5', 'e5-f6', 'does not move like that'),
];

describe('each reason is told where it applies', () =>
  testReasons(reasons, CASES, (men, setting) => TestTable.of(men, 'white', setting)));
describe('reasons that need a game', () => {
  test('game-over', () => {
    expect(TestTable.of('T@e5 a@e8').after('Te5xe8').why('j1', 'j2').says).toBe(reasons['game-over'].says);
  });
  test('piece-gone', () => {
    const { position } = TestTable.of('R@a1 m@a3').after('Ra1!a3');
    const lost = position.pieces().find((p) => p.place === 'lost')!;
    expect(position.whyNot(lost.piece, position.variant.topology.parse('e5')!).says).toContain('out of the game');
  });
  test('copies-no-move', () => {
    const table = TestTable.of('B@e4 b@-', 'black').after('B@c8');
    expect(table.why('e4', 'e5').ruling).toBe('C-B3');
  });
});
describe('what people type and cannot play', () => {
  const refused = (men: string, text: string): string => {
    const found = TestTable.of(men).position.find(text);
    return found.ok ? found.value.text : found.error.message;
  };
  test('a teleporter left behind', () => {
    expect(refused('S@e5 #w@a1 #w@b1', 'Se5-e7#')).toContain(reasons['teleporters-made'].says);
    expect(refused('S@e5 #b@e5', 'Se5-e7#')).toContain('already a teleporter on e5');
    expect(refused('N@e5 S@e5^', 'Se5-e7#')).toContain('stays on e5');
    expect(refused('M@e5', 'Me5-f7#')).toContain(reasons['left-by-sci'].says);
    expect(refused('S@e5', 'Se5-e7#')).toBe('Se5-e7#');
  });
  test('a drop', () => {
    expect(refused('T@b2 O@- a@a10 p@b10 o@a9', 'O@b9')).toContain(reasons['drop-mates'].says);
    expect(refused('O@-', 'o @ a10')).toContain(reasons['drop-last-rank'].says);
    expect(refused('T@- N@a2 M@a2^', 'T@a2')).toContain('stands on a2');
    expect(refused('T@-', 'P@e5')).toBe('“P@e5” cannot be played. There is no /vp/ in the hand of the side to move.');
  });
  test('what comes near', () => {
    expect(refused('R@e5 m@e6', 'Re5xe6')).toContain('rages on to e7');
    expect(refused('M@e5 n@e6', 'Me5xe6')).toContain('Me5*e6');
    expect(refused('K@e7', 'Ke7-f8+')).toBe('Ke7-f8=+K');
  });
});
test('every reason has its case', () => {
  const covered = new Set([...CASES.map((c) => c.reason), 'game-over', 'piece-gone', 'copies-no-move']);
  for (const id of ['teleporters-made', 'teleporter-there', 'mount-stays', 'left-by-sci']) covered.add(id);
  expect(Object.keys(reasons).filter((id) => !covered.has(id))).toEqual([]);
});
