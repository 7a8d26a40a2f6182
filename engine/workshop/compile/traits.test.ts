/** What kinds do besides moving. */
import { expect, test } from 'vitest';
import { tableOf } from './own-game.fixture.ts';

test('two of a kind that swap places have one action, the same whoever was set up first', () => {
  const parts = { kinds: ['Trader T moves = mW; swaps = K with anybody'], rows: 't..\n...\n.T.' };
  for (const census of ['T@a1 T@b2 t@c3', 'T@b2 T@a1 t@c3'])
    expect(
      tableOf(parts, census)
        .texts.filter((text) => text.includes('<>'))
        .sort(),
    ).toEqual(['Ta1<>b2', 'Tb2<>c3']);
});

test('who captures a promoted piece that bursts is lost, whatever that is in a hand', () => {
  const kinds = [
    'Pawn P moves = fW; promotes = at far, must: Bomb',
    'Bomb B moves = K; bursts = taken',
    'Rook R moves = R',
  ];
  const more = '[zones]\nfar = own rank 4\n[rules]\ncaptured = to hand\n[drops]\nwhere = board';
  const parts = { kinds, rows: 'r..r\nP...\n...p\n...R', more };
  const table = tableOf(parts, 'P@a3 r@d4 R@b1').play('Pa3-a4=B', 'Rd4xa4');
  expect(table.census).toBe('R@b1 p@-');
});

test('who shoots gives check also while it is kept on its square', () => {
  const kinds = [
    'King K royal = yes; moves = K',
    'Gunner U moves = W; shoots = R',
    'Gorgon O freezes = beside',
    'Rook R moves = R',
  ];
  const table = tableOf({ kinds, rows: '....k\n.....\n.....\n.....\nK....' }, 'K@a1 R@b2 O@d2 u@d1 k@e5');
  expect(table.position.check).toBe(true);
  expect(table.texts).toEqual(expect.not.arrayContaining(['Rb2-b3']));
});
test('nothing is left behind by a piece that captures and comes back to its square', () => {
  const kinds = ['King K royal = yes; moves = K', 'Lion L moves = mcabK', 'Knight N moves = N'];
  const more = '[zones]\nhome = ranks 1-2\n[hands]\nwhite = Knight\n[rules]\ngating from = home';
  const table = tableOf({ kinds, rows: '....k\n.....\n.....\n.....\nK.L..', more }, 'K@a1 L@c1 N@- n@c2 k@e5');
  expect(table.of('c1')).toContain('Lc1xc2-c1');
  expect(table.of('c1').filter((text) => text.includes('-c1,'))).toEqual([]);
});

test('two royal pieces may each threaten the other by moves that they make only out of check', () => {
  const kinds = ['King K royal = yes; moves = D not in check; moves = K', 'Rook R moves = R'];
  const parts = { kinds, rows: '....k\n.....\n.....\n.....\nK....' };
  expect(tableOf(parts, 'K@a1 k@c1 R@e5').position.check).toBe(true);
  expect(tableOf(parts, 'K@a1 k@b2 R@e5').position.check).toBe(true);
});
