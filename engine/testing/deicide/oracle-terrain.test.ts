/** The oracle of Deicide Chess on terrain: the rows of A5 that need some (83 to 100), and the placement of D-T0. */
import { describe, expect, test } from 'vitest';
import { distinctActions, isRoyalInCheck } from './oracle.ts';
import { nameOf } from './oracle-positions.ts';
import { OracleTable, words } from './oracle-table.ts';

const { of } = OracleTable;

describe('Walls, Cathedrals, Portals, Glue', () => {
  test('83: a Wall blocks, and is a hurdle', () => {
    const file = (men: string) =>
      of(`wall@a5 ${men}`)
        .to('a1')
        .filter((cell) => cell[0] === 'a');
    expect(file('R@a1')).toEqual(words('a2 a3 a4'));
    expect(file('O@a1 n@a9')).toEqual(words('a2 a3 a4 a9'));
    expect(file('O@a1 p@a7 n@a9')).toEqual(words('a2 a3 a4 a7'));
  });
  test('84: a Knight does not land on Walls', () =>
    expect(of('wall@a2 wall@b2 wall@c2 N@a1').to('a1')).toEqual(['b3']));
  test('85: a Cathedral turns whoever slides diagonally', () => {
    const down = 'b4 c3 d2 e1';
    const up = 'b6 c7 d8 e9 f10 g11 h12 i13 j14 k15 l16';
    expect(of('cathedral@c7 B@a5').to('a5')).toEqual(words(`${down} ${up} d6 e5 f4 g3 h2 b8 a9`));
    expect(of('cathedral@c7 Q@a5').to('a5')).not.toContain('d6');
    expect(of('cathedral@c7 B@a5 n@c7').to('a5')).toEqual(words(`${down} b6 c7`));
  });
  test('86: a slide goes on behind the other Portal, to 88', () => {
    const file = (men: string, at: string) =>
      of(`portal@d5 portal@k7 ${men}`)
        .to(at)
        .filter((cell) => 'dk'.includes(cell[0]) && cell !== 'k2' && cell !== 'd1');
    const whole = 'd3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16';
    expect(file('R@d2 n@k8', 'd2')).toEqual(words(`${whole} k8`));
    expect(file('R@d2 n@k7', 'd2')).toEqual(words(whole));
    expect(file('U@d4', 'd4')).toEqual(words('d2 d3 d5 d6 k8'));
  });
  test('89: a Glue Trap ends a slide; whoever starts on one is free, 90', () => {
    const file = (text: string, at: string) =>
      of(text)
        .to(at)
        .filter((cell) => cell[0] === 'a');
    expect(file('glue@a4 R@a1', 'a1')).toEqual(words('a2 a3 a4 a5'));
    expect(file('glue@a4 R@a4', 'a4')).toHaveLength(15);
    expect(file('glue@a4 glue@a5 R@a1', 'a1')).toEqual(words('a2 a3 a4 a5'));
    expect(file('glue@a5 P@a4', 'a4')).toEqual(words('a5 a6'));
  });
  test('91: a bent way ends on a Glue Trap', () => {
    const glued = of('glue@h9 X@h8 wall@g8 wall@i8 wall@h7').to('h8');
    expect(glued).toEqual(words('h10 i9 g9'));
  });
});

describe('Landmines', () => {
  const mined = (text: string, side: 'white' | 'black', ...mines: string[]) =>
    of(text, 'white', { mines: { [side]: mines } });
  test('92: one’s own mine destroys too, and nothing is captured, to 94', () => {
    const table = mined('R@a1 r@a9', 'white', 'a5').play('a1-a9');
    expect([table.men, table.position.mines.white.size]).toEqual(['r@a9', 0]);
    expect(mined('O@a1 p@a5 n@a9', 'black', 'a7').play('a1-a9').men).toBe('O@a9 p@a5');
    expect(mined('U@e5 n@e6', 'white', 'e7').play('e5-e6').men).toBe('U@e6');
  });
  test('95: a King does not step on a hidden mine: it is revealed and the move taken back', () => {
    const table = mined('K@d4', 'black', 'd5').play('d4-d5');
    expect([table.census, table.turn, table.takenBack]).toEqual(['K@d4 k@i16 mine@d5', 'white', 'd5']);
    expect(table.to('d4')).toEqual(words('c3 c4 c5 d3 e3 e4 e5'));
  });
  test('96: a Time Machine that lands on a mine is lost with it', () => {
    const table = mined('T@d9~1', 'white', 'd9').play('i1-i2');
    expect([table.men, table.position.mines.white.size]).toEqual(['K@i2', 0]);
  });
  test('97: a hidden mine does not stop a check, a revealed one does', () => {
    expect(mined('K@a1 r@a9', 'black', 'a5').inCheck).toBe(true);
    expect(of('K@a1 r@a9 mine@a5').inCheck).toBe(false);
  });
  test('100: a mine that would expose the King is revealed and the move taken back', () => {
    const table = mined('K@e1 R@e4 r@e12', 'black', 'e6').play('e4-e8');
    expect([table.men, table.turn]).toEqual(['K@e1 R@e4 mine@e6 r@e12', 'white']);
  });
});

describe('Ziggurats', () => {
  test('98: the sixth piece on a Ziggurat wins at once, whoever brought it there', () => {
    const holy = ['b5', 'c6', 'd7', 'e8', 'g9', 'f5'];
    const table = of(`${holy.map((at) => `ziggurat@${at}`).join(' ')} n@b5 n@c6 n@d7 n@e8 n@g9 r@f6 U@f7`);
    expect(table.play('f7-f6').ending).toBe('black: ziggurats');
  });
});

describe('placement (D-T0)', () => {
  const begun = () => OracleTable.start({ terrain: 'on' });
  test('99: the second Cathedral stands on the other colour', () => {
    const table = begun().play('cathedral@a6', 'wall@b6'); // a6 is light
    const light = ['a8', 'c6', 'b7', 'p9'];
    const dark = ['c7', 'd6', 'p10'];
    expect(light.some((at) => table.can(`cathedral@${at}`))).toBe(false);
    expect(dark.every((at) => table.can(`cathedral@${at}`))).toBe(true);
  });
  test('what there is to begin with', () => {
    const { position } = begun();
    const all = distinctActions(position);
    expect(all).toHaveLength(5 * 128);
    expect(all.some((action) => action.does === 'pass')).toBe(false);
    expect(isRoyalInCheck(position, 'white')).toBe(false);
  });
  const ziggurats = 'ziggurat@a5 ziggurat@p5 ziggurat@b5 ziggurat@o5 ziggurat@c5 ziggurat@n5'.split(' ');
  test('Ziggurats and a matching Portal are owed', () => {
    const table = begun().play(...ziggurats.slice(0, 4));
    expect(table.can('pass')).toBe(false);
    table.play(...ziggurats.slice(4));
    expect(table.can('pass')).toBe(true);
    table.play('portal@h8');
    expect([table.turn, table.can('pass'), table.can('wall@h9')]).toEqual(['black', false, true]);
    table.play('portal@h10', 'pass', 'pass');
    expect(table.position.placing?.phase).toBe('mines');
  });
  test('mines are noted in secret, White first, four at most, the same cells allowed', () => {
    const table = begun().play(...ziggurats, 'pass', 'pass');
    expect([table.turn, table.can('mine@a5'), table.can('mine@h8'), table.can('mine@h4')]).toEqual([
      'white',
      false,
      true,
      false,
    ]);
    table.play('mine@h8', 'mine@h9');
    expect(table.can('mine@h8')).toBe(false);
    table.play('mine@i8', 'mine@i9');
    expect([table.turn, table.can('mine@i10')]).toEqual(['white', false]);
    table.play('end');
    expect([table.turn, table.can('mine@h8')]).toEqual(['black', true]);
    table.play('mine@h8', 'end');
    expect([table.position.placing, table.turn]).toEqual([null, 'white']);
    expect(table.census).not.toContain('mine');
    table.play('h4-h8'); // D-T10: both mines are gone
    expect([table.position.mines.white.size, table.position.mines.black.size]).toEqual([3, 0]);
    expect(table.census).not.toContain('@h8');
  });
  test('the phase ends when both pools are empty', () => {
    const table = begun();
    let placed = 0;
    while (table.position.placing?.phase === 'visible') {
      const placing = distinctActions(table.position).find((action) => action.does === 'place')!;
      table.play(`${placing.feature}@${nameOf(placing.to!)}`);
      placed++;
    }
    expect([placed, table.position.terrain.size, table.turn]).toEqual([24, 24, 'white']);
  });
});
