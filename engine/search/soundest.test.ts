/** A hint is looked at twice, and has a reason in nearly every position of a game. HINTS=500 looks at so many of each game. */
import { expect, test } from 'vitest';
import { Position } from '../core/position.ts';
import { usually } from '../testing/usual.ts';
import { variants } from '../variants/registry.ts';
import { runAdviceJob } from './advice/advice-jobs.ts';
import { viewOfPosition } from './advice/position-view.ts';
import { Chance } from './chance.ts';
import { choose } from './choose.ts';
import { levels } from './levels.ts';
import { TranspositionTable } from './table.ts';

const HINTS = Number(process.env.HINTS ?? usually(3, 5));
const NODES = 20_000;
const table = new TranspositionTable(14);

/** Positions of games between a learner and a casual player, some turns apart. */
function* played(variant: (typeof variants)[number], most: number): Generator<Position> {
  let given = 0;
  for (let seed = 1; given < most; seed++) {
    const begun = Position.start(variant);
    if (!begun.ok) throw new Error(begun.error.message);
    const position = begun.value;
    const chance = new Chance(seed);
    while (position.outcome === null && position.ply < 160 && given < most) {
      if (chance.below(variant.groups ? 16 : 6) === 0) {
        given++;
        yield position;
      }
      const level = levels[position.turn === 0 ? 2 : 3];
      const { action } = choose(position.game, { level, seed: chance.below(2 ** 31), table });
      const found = action === null ? null : position.find(action);
      if (!found?.ok) throw new Error(`nothing was chosen in ${position.census()}`);
      position.play(found.value);
    }
  }
}

test.each(variants.map((variant) => [variant.id, variant] as const))(
  '%s: a hint has a reason, but for one in twenty',
  (_, variant) => {
    const without: string[] = [];
    for (const position of played(variant, HINTS)) {
      const view = viewOfPosition(position, position.turn, 0);
      const { found } = runAdviceJob({ do: 'hint', view, nodes: NODES }, { table });
      if (found?.why === null && found.plan[0].piece !== null)
        without.push(`${position.census()} ${found.plan[0].text}`);
    }
    expect(without.length, without.join('\n')).toBeLessThanOrEqual(HINTS / 20);
  },
);
