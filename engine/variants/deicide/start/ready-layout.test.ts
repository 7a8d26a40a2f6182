/** The ready lay-out is what two players could have placed: every action through the generator, mirrored and whole. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/deicide/table.ts';
import { readyTexts } from './ready-layout.ts';

const usual = (): TestTable => TestTable.usual({ terrain: 'on' });
const cells = (side: 0 | 1): string[] => readyTexts.filter((_, i) => i % 2 === side);

describe('the ready lay-out', () => {
  test('is legal action by action, uses up every pool, and leaves the mines to the players', () => {
    const table = usual();
    for (const text of readyTexts) {
      const found = table.position.find(text);
      expect(found.ok, text).toBe(true);
      if (found.ok) expect(found.value.text).toBe(text);
      table.play(text);
    }
    expect([table.position.phase?.id, table.turn]).toEqual(['noting', 'white']);
    expect(table.position.features(null)).toHaveLength(24);
    table.play('end', 'end');
    expect([table.position.phase, table.turn, table.position.check]).toEqual([null, 'white', false]);
    expect(table.position.actions().length).toBeGreaterThan(0);
  });
  test('mirrors: what stands for White stands opposite for Black', () => {
    const opposite = cells(0).map((text) => text.replace(/(\d+)$/, (_, rank: string) => String(17 - Number(rank))));
    expect(cells(1)).toEqual(opposite);
    expect(new Set(readyTexts).size).toBe(24);
  });
  test('is offered before anything is placed, and not afterwards', () => {
    expect(usual().position.phase?.ready?.texts).toEqual(readyTexts);
    expect(usual().after('ziggurat@a5').position.phase?.ready).toBeUndefined();
    const noting = TestTable.of('a@a1', 'white', { options: { terrain: 'on' }, phase: 'noting-white' });
    expect(noting.position.phase?.ready).toBeUndefined();
  });
  test('is not offered where somebody was set up in its way', () => {
    const free = TestTable.of('N@a6', 'white', { options: { terrain: 'on' } });
    const inTheWay = TestTable.of('N@d8', 'white', { options: { terrain: 'on' } });
    expect([free.position.phase?.ready !== undefined, inTheWay.position.phase?.ready]).toEqual([true, undefined]);
  });
  test('what may be done is said as it is: no word of passing while something is owed', () => {
    expect(usual().position.phase?.says).toContain('cannot pass');
    const owesNothing = usual().after(...['a5', 'a12', 'b5', 'b12', 'c5', 'c12'].map((at) => `ziggurat@${at}`));
    expect([owesNothing.can('pass'), owesNothing.position.phase?.says]).toEqual([
      true,
      'Place one piece of terrain, or pass.',
    ]);
  });
});
