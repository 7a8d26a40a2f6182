/**
 * Threads write into one table without locks, and two positions may have one hash: whatever the table tells of a position,
 * even what nobody ever put there, a thought ends with a legal action and leaves the game as it was.
 */
import { expect, test } from 'vitest';
import { randomPosition } from '../testing/random-positions.ts';
import { variants } from '../variants/registry.ts';
import { Chance } from './chance.ts';
import { type Bound, TranspositionTable } from './table.ts';
import { Thinker } from './think.ts';

/** Claims to hold an entry for half of all positions, with a random action, score, depth and bound. */
class ForgedTable extends TranspositionTable {
  private readonly chance = new Chance(5);
  override find(): boolean {
    const word = (): number => this.chance.below(2 ** 32) | 0;
    this.action = word();
    this.score = word() >> 10;
    this.depth = word() & 255;
    this.bound = (word() & 3) as Bound;
    return word() < 0;
  }
}

test.each(variants.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  for (const actions of [3, 30]) {
    const game = randomPosition(variant, actions, actions);
    const facts = [...game.world.mem];
    const legal = new Thinker(game).think({ depth: 1, lines: Infinity }).lines.map(({ actions: [first] }) => first);
    for (const depth of [2, 4]) {
      const { lines } = new Thinker(game, { table: new ForgedTable(10) }).think({ depth, nodes: 3000 });
      expect(legal).toContain(lines[0].actions[0]);
      expect([...game.world.mem]).toEqual(facts);
    }
  }
});
