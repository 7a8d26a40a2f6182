/** What would follow may be asked even while an action is being made. */
import { expect, test } from 'vitest';
import { orthodox } from '../testing/orthodox.ts';
import { Game } from './game.ts';
import { NOBODY } from './ids.ts';
import { Planner } from './moves/planner.ts';
import { perft } from './perft.ts';
import type { Variant } from './variant.ts';

/** What is known about the action that is being made. */
const known = (game: Game) => ({
  ...{ mover: game.mover, side: game.moverSide, kind: game.moverKind, as: game.movedAs, rule: game.rule },
  ...{ moved: game.moved.toArray(), lost: game.lost.toArray(), from: game.lostFrom.toArray() },
  ...{ changed: game.changed.toArray(), facts: game.world.hash() },
});
let asked = 0;
let differ = 0;
/** Counts the answers to every action while it ends. */
const pondering: Variant = {
  ...orthodox,
  turns: {
    ...orthodox.turns,
    actionEnds(game) {
      orthodox.turns?.actionEnds?.(game);
      if (game.trying || game.mover === NOBODY) return;
      const before = JSON.stringify(known(game));
      asked += game.ponder(() => new Planner(game).everyAction());
      if (JSON.stringify(known(game)) !== before) differ++;
    },
  },
};

test('pondering leaves no trace on the action that is being made', () => {
  expect(perft(new Game(pondering), 2).actions).toBe(400);
  expect(asked).toBeGreaterThan(400);
  expect(differ).toBe(0);
});
