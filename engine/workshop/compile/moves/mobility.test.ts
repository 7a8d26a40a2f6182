/** Zones on the way of a move, squares where a piece could never move again, and long first moves. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../own-game.fixture.ts';

const forbidden = '[rules]\nimmobile = forbidden';

test('a bent move within a zone does not leave it on its way', () => {
  const more = '[zones]\nleft = files a-c';
  const of = (moves: string, census: string) =>
    tableOf({ kinds: [`Walker W moves = ${moves}`], rows: 'w.....\n......\n......\nW.....', more }, census).of('c2');
  // one step to the right, one ahead, one back to the left
  expect(of('ralalW', 'W@c2 w@a4')).toContain('Wc2-c3');
  expect(of('ralalW within left', 'W@c2 w@a4')).not.toContain('Wc2-c3');
  expect(of('lararW within left', 'W@c2 w@a4')).toContain('Wc2-c3');
});

describe('Where immobile pieces are forbidden, a piece may not go where it could never move again', () => {
  /** what it may do from b5, one step ahead of which the last rank is */
  const from = (lines: string, at = 'b5', more = '') =>
    tableOf(
      {
        kinds: [`Walker W ${lines}`, 'Other O moves = W'],
        rows: 'W....o\n......\n......\n......\n......\n......',
        more: `${forbidden}\n${more}`,
      },
      `W@${at} o@f1`,
    ).texts;

  test.each([
    ['it goes ahead only', 'moves = fW', []],
    ['it pushes to the side', 'moves = fW; pushes = sW', ['Wb5-b6']],
    ['it swaps places to the side', 'moves = fW; swaps = sW with anybody', ['Wb5-b6']],
    ['it shoots, but cannot move', 'moves = fW; shoots = sW', []],
    ['it goes to the side and then ahead', 'moves = fWsafW', ['Wb5-b6']],
  ])('%s', (_, lines, texts) => {
    expect(from(lines).filter((text) => text === 'Wb5-b6')).toEqual(texts);
  });
  test.each([
    ['over the first square', 'fjR'],
    ['behind another piece', 'fgR'],
    ['by two steps', 'fafF'],
  ])('%s it must have room for the whole way', (_, betza) => {
    const [lines, zones] = [`moves = fmW to low; moves = ${betza}`, '[zones]\nlow = ranks 1-5'];
    expect(from(lines, 'c3', zones)).toContain('Wc3-c4');
    expect(from(lines, 'c4', zones)).not.toContain('Wc4-c5');
  });
  test('a move that must end in a zone beyond reach does not do', () => {
    const zones = '[zones]\nlow = ranks 1-5\nfar = rank 2';
    expect(from('moves = fmW to low; moves = sW to far', 'c4', zones)).not.toContain('Wc4-c5');
    expect(from('moves = fmW to low; moves = bW to low', 'c4', zones)).toContain('Wc4-c5');
  });
});

test('a long first move can be captured in passing on every square that it passed', () => {
  const kinds = ['Runner R moves = ifmW4', 'Pawn P moves = fmWfceF'];
  const parts = { kinds, rows: 'p.....\n......\n......\n......\n......\nR.....' };
  for (const [cell, behind] of [
    ['b3', 'a2'],
    ['b4', 'a3'],
    ['b5', 'a4'],
  ])
    expect(tableOf(parts, `R@a1 p@${cell}`).play('Ra1-a5').texts).toContain(`P${cell}xa5-${behind}`);
});

describe('A capture that could not be made gives check all the same, as in Grand Chess', () => {
  const more = '[zones]\nfar = own rank 4\n[rules]\n';
  test.each([
    ['where there is nothing left to promote to', 'promotes = at far, must: Rook', 'at most = 1 Rook'],
    ['where it may not go', 'promotes = at far, never', ''],
    ['where it could never move again', '', 'immobile = forbidden'],
  ])('%s', (_, promotes, rule) => {
    const kinds = ['King K royal = yes; moves = K', `Pawn P moves = fcF; ${promotes}`, 'Rook R moves = R'];
    const parts = { kinds, rows: 'k...\n....\n....\nKP.r', more: more + rule };
    expect(tableOf(parts, 'k@b4 P@a3 R@d1 K@a1', { turn: 'black' }).position.check).toBe(true);
  });
});

test('who never leaves a part of the board is not dropped outside it', () => {
  const kinds = ['King K moves = K', 'Guard G moves = W; stays in = home'];
  const more = '[zones]\nhome = own ranks 1-2\n[drops]\nwhere = board';
  const table = tableOf({ kinds, rows: 'k...\n....\n....\nK...', more }, 'K@a1 G@- k@a4');
  expect(table.texts.filter((text) => text.startsWith('G')).sort()).toEqual(
    ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'].map((cell) => `G@${cell}`).sort(),
  );
});
