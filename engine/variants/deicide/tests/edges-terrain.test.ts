/** The test positions of the rules on terrain, played by the engine, and what only the engine tells of them. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/deicide/table.ts';
import { testTerrain } from '../../../testing/deicide/test-positions-terrain.ts';
import { words } from '../../../testing/table.ts';
import { board } from '../board.ts';

const { of } = TestTable;

testTerrain(of);

describe('what the engine tells of some of them', () => {
  test('D-T2: nobody has two ways of one text', () => {
    const texts = of('cathedral@e7 cathedral@g9 cathedral@e11 cathedral@c9 B@d8').texts();
    expect(texts).toEqual([...new Set(texts)]);
  });
  test('91: a bent way ends on a Glue Trap, by its route', () => {
    const by = of('glue@h9 X@h8').from('h8');
    const viaGlue = by.filter((a) => a.route.some((c) => board.name(c) === 'h9'));
    expect(words(viaGlue.map((a) => board.name(a.to!)).join(' '))).toEqual(words('g9 h10 i9'));
  });
  test('92: the mine is gone too', () => {
    const { position } = of('R@a1 n@a9', 'white', { mines: 'white@a5' }).after('a1-a9');
    expect(position.features(0)).toEqual([]);
  });
  test('95: what is seen when a move is taken back', () => {
    const effects = of('K@d4 R@a1', 'white', { mines: 'black@d5' }).play('d4-d5');
    expect(effects.map((e) => e.do)).toEqual(['go', 'retract', 'feature']);
  });
  test('100: why the Rook may not leave the file', () => {
    const table = of('K@i1 R@i5 r@i9', 'white', { mines: 'black@i7' }).after('i5-i8');
    expect(table.why('i5', 'i7').says).toContain('Rook on i9');
  });
  test('98: whose win the action is', () => {
    const five = 'ziggurat@a5 n@a5 ziggurat@c5 n@c5 ziggurat@h9 p@h9 ziggurat@j9 j@j9 ziggurat@l12 b@l12';
    const table = of(`${five} ziggurat@f5 r@f6 U@f7`);
    expect(table.from('f7').find((a) => a.text === 'Uf7>f6>f5')?.loses).toContain('Black');
  });
  test('D-X1: why a first move is illegal when the turn could then neither end nor go on', () => {
    const men = 'K@e1 m@e4 T@e4~1 r@e9 r@d16 r@f16 P@a4 N@a8';
    expect(of(men, 'white', { extraTurn: true }).why('a4', 'a5').ruling).toBe('D-X1');
  });
  test('D-X8: no two actions have one text', () => {
    const texts = of('S@d9 T@a1~3 R@h1').texts();
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('a bent rider that comes back through a Portal passes the cell it has left (D-PIPE), and may not end on it (D-B4)', () => {
  const table = TestTable.of('x@k11 portal@j10 portal@m12 K@f4 k@i16', 'black');
  expect(table.texts()).toContain('Xk11-l11-m12-j10-k11-k12');
  expect(table.to('k11')).not.toContain('k11');
});
