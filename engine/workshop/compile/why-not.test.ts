/** Why a piece of an own game cannot go to a square. */
import { describe, expect, test } from 'vitest';
import { tableOf } from './own-game.fixture.ts';

const KING = 'King K royal = yes; moves = K';
const rows = 'k....\n.....\n.....\n.....\nK....';

describe('A bent move', () => {
  const of = (moves: string, census: string, more = '') =>
    tableOf({ kinds: [KING, `Walker W ${moves}`, 'Rook R moves = R'], rows, more }, census);
  test('is closed behind the piece in its way, on every square that it would come to', () => {
    const table = of('moves = yafsF', 'K@a1 W@b2 R@c3 k@a5');
    for (const cell of ['c4', 'c5', 'd3', 'e3']) expect(table.why('b2', cell)).toBe('White Rook on c3 is in the way.');
    expect(of('moves = yafsF', 'K@a1 W@b2 R@c4 k@a5').why('b2', 'c5')).toBe('White Rook on c4 is in the way.');
  });
  test('is a first move only', () => {
    const moved = of('moves = fW; moves = iaW', 'K@a1 W@c1 k@a5').play('Wc1-c2', 'Ka5-a4');
    expect(moved.why('c2', 'c4')).toBe('Walker goes there only with its first move.');
  });
  test('begins in a zone only', () => {
    const table = of('moves = aW from hill', 'K@a1 W@c2 k@a5', '[zones]\nhill = c3');
    expect(table.why('c2', 'c4')).toBe('Walker goes there only from another part of the board.');
  });
  test('must capture on its way', () => {
    const table = of('moves = cafsK', 'K@a1 W@b2 k@a5');
    expect(table.why('b2', 'd3')).toBe('Walker goes there only if it captures on its way.');
  });
});

describe('What would leave the King where he can be captured', () => {
  const pinned = (line: string, census: string) =>
    tableOf({ kinds: [KING, 'Rook R moves = R', `Gun G moves = W; ${line}`], rows }, census);
  test('a swap of places', () => {
    const table = pinned('swaps = K with foes', 'K@a1 G@c1 r@d1 r@d2 k@a5');
    expect(table.why('c1', 'd2')).toBe('Then White King could be captured.');
  });
  test('a shot', () => {
    const table = pinned('shoots = K', 'K@a1 G@d2 g@c1 r@e1 k@a5');
    expect(table.why('d2', 'c1')).toBe('Then White King could be captured.');
  });
  test('a drop', () => {
    const kinds = [KING, 'Rook R moves = R'];
    const table = tableOf({ kinds, rows, more: '[drops]\nwhere = board' }, 'K@a1 R@- r@e1 k@a5');
    const { position } = table;
    const rook = position.game.pieces.find((p) => position.game.isInHand(p))!;
    const at = (cell: string) => position.game.topology.parse(cell)!;
    expect(position.whyNot(rook, at('c3')).says).toBe('Then White King could be captured.');
  });
});

test('of two like pieces in a hand either may be asked about', () => {
  const kinds = [KING, 'Rook R moves = R'];
  const { position } = tableOf({ kinds, rows, more: '[drops]\nwhere = board' }, 'K@a1 R@- R@- r@e2 k@a5');
  const rooks = position.game.pieces.filter((p) => position.game.isInHand(p));
  expect(rooks).toHaveLength(2);
  const cell = position.game.topology.parse('c3')!;
  const says = rooks.map((rook) => position.whyNot(rook, cell).says);
  expect(says).toEqual(Array(2).fill('A piece is dropped from the hand on an empty square.'));
});

test('a pawn that must promote where there is nothing left for it', () => {
  const kinds = [KING, 'Rook R moves = R', 'Pawn P moves = fW; promotes = at far, must: Rook'];
  const more = '[zones]\nfar = own rank 5\n[rules]\nat most = 1 Rook';
  const table = tableOf({ kinds, rows, more }, 'K@a1 R@b1 P@d4 k@a5');
  expect(table.why('d4', 'd5')).toBe('It must promote there, and there is nothing that it may become.');
});

describe('Behind two pieces a Cannon', () => {
  const table = tableOf(
    { kinds: [KING, 'Cannon C moves = mRcpR', 'Rook R moves = R'], rows },
    'K@a2 C@a1 R@b1 r@c1 r@d1 k@a5',
  );
  test('does not capture: it jumps over one', () => {
    expect(table.why('a1', 'd1')).toBe('Cannon jumps over one piece only, and Black Rook on c1 is a second one.');
  });
  test('does not go: the first one is in its way', () => {
    expect(table.why('a1', 'e1')).toBe('White Rook on b1 is in the way.');
  });
});
