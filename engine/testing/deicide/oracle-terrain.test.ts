/** The oracle of Deicide Chess on terrain: the test positions of the rules that need some, and the placement of D-T0. */
import { describe, expect, test } from 'vitest';
import { distinctActions, isRoyalInCheck } from './oracle.ts';
import { nameOf } from './oracle-positions.ts';
import { OracleTable } from './oracle-table.ts';
import { testTerrain } from './test-positions-terrain.ts';

testTerrain(OracleTable.set);

test('92, 96: the mine is gone too', () => {
  const whites = (table: OracleTable): number => table.position.mines.white.size;
  expect(whites(OracleTable.set('R@a1 r@a9', 'white', { mines: 'white@a5' }).after('a1-a9'))).toBe(0);
  expect(whites(OracleTable.set('T@d9~1', 'white', { mines: 'white@d9' }).after('i1-i2'))).toBe(0);
});
test('95: it is told which mine took a move back', () =>
  expect(OracleTable.set('K@d4', 'white', { mines: 'black@d5' }).after('d4-d5').takenBack).toBe('d5'));

describe('placement (D-T0)', () => {
  const begun = () => OracleTable.start({ terrain: 'on' });
  test('99: the second Cathedral stands on the other colour', () => {
    const table = begun().after('cathedral@a6', 'wall@b6'); // a6 is light
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
    const table = begun().after(...ziggurats.slice(0, 4));
    expect(table.can('pass')).toBe(false);
    table.after(...ziggurats.slice(4));
    expect(table.can('pass')).toBe(true);
    table.after('portal@h8');
    expect([table.turn, table.can('pass'), table.can('wall@h9')]).toEqual(['black', false, true]);
    table.after('portal@h10', 'pass', 'pass');
    expect(table.position.placing?.phase).toBe('mines');
  });
  test('mines are noted in secret, White first, four at most, the same cells allowed', () => {
    const table = begun().after(...ziggurats, 'pass', 'pass');
    expect([table.turn, table.can('mine@a5'), table.can('mine@h8'), table.can('mine@h4')]).toEqual([
      'white',
      false,
      true,
      false,
    ]);
    table.after('mine@h8', 'mine@h9');
    expect(table.can('mine@h8')).toBe(false);
    table.after('mine@i8', 'mine@i9');
    expect([table.turn, table.can('mine@i10')]).toEqual(['white', false]);
    table.after('end');
    expect([table.turn, table.can('mine@h8')]).toEqual(['black', true]);
    table.after('mine@h8', 'end');
    expect([table.position.placing, table.turn]).toEqual([null, 'white']);
    expect(table.census).not.toContain('mine');
    table.after('h4-h8'); // D-T10: both mines are gone
    expect([table.position.mines.white.size, table.position.mines.black.size]).toEqual([3, 0]);
    expect(table.census).not.toContain('@h8');
  });
  test('the phase ends when both pools are empty', () => {
    const table = begun();
    let placed = 0;
    while (table.position.placing?.phase === 'visible') {
      const placing = distinctActions(table.position).find((action) => action.does === 'place')!;
      table.after(`${placing.feature}@${nameOf(placing.to!)}`);
      placed++;
    }
    expect([placed, table.position.terrain.size, table.turn]).toEqual([24, 24, 'white']);
  });
});
