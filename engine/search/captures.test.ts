/** Captures alone are the captures among all actions, in every game. */
import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { NO_KIND, OFF, SIDES } from '../core/ids.ts';
import { CapturePlanner } from '../core/moves/captures.ts';
import { Planner } from '../core/moves/planner.ts';
import { first, Op, op } from '../core/moves/plans.ts';
import type { Options } from '../core/vocabulary.ts';
import { Dice } from '../testing/dice.ts';
import { everyPosition } from '../testing/random-positions.ts';
import { variants } from '../variants/registry.ts';

const takesEnemy = (game: Game, planner: Planner, i: number): boolean => {
  const { plans } = planner;
  for (let k = plans.starts[i]; k < plans.starts[i + 1]; k++) {
    const word = plans.words[k];
    if (op(word) === Op.take && game.world.mem[game.facts.side.base + first(word)] !== game.toMove) return true;
  }
  return false;
};
const written = ({ plans }: Planner, i: number): string =>
  JSON.stringify([plans.key(i), plans.mover[i], plans.because[i], plans.movedAs[i], plans.steps(i)]);

/** Some of either side change places with each other. */
const mingle = (game: Game, dice: Dice): void => {
  const [first, second] = SIDES.map((side) =>
    game.pieces.filter((p) => game.cellOf(p) !== OFF && game.sideOf(p) === side),
  );
  for (let n = 0; n < 8; n++) {
    const [p, q] = [dice.pick(first), dice.pick(second)];
    const [here, there] = [game.cellOf(p), game.cellOf(q)];
    game.lift(p);
    game.lift(q);
    game.put(p, there);
    game.put(q, here);
  }
  game.world.settle();
};

test.each(variants.map((v) => [v.id, v] as const))('%s: in 500 positions of random games', (_, variant) => {
  let captures = 0;
  const dice = new Dice(3);
  const options: Options = variant.options.some(({ id }) => id === 'terrain') ? { terrain: 'on' } : {};
  for (const chosen of [{}, options]) {
    everyPosition(
      variant,
      11,
      250,
      (game) => {
        // as if the other side had come nearer: random play alone seldom brings about a capture
        if (variant.groups) mingle(game, dice);
        const all = new Planner(game);
        all.everyPseudoLegal();
        const some = new CapturePlanner(game);
        const count = some.everyCapture();
        const wanted: string[] = [];
        for (let i = 0; i < all.plans.count; i++) if (takesEnemy(game, all, i)) wanted.push(written(all, i));
        const found = Array.from({ length: count }, (__, i) => written(some, i));
        expect(found).toEqual(wanted);
        captures += count;
      },
      chosen,
    );
  }
  expect(captures).toBeGreaterThan(100);
});

test('ending the turn is kept where the rules of the turn are asked, and nothing else of them', () => {
  const chesimals = variants.find(({ id }) => id === 'chesimals')!;
  let ends = 0;
  everyPosition(chesimals, 5, 60, (game) => {
    const planner = new CapturePlanner(game);
    planner.planTurn();
    expect(planner.plans.count).toBe(chesimals.groups?.chosen(game) ? 1 : 0);
    for (let i = 0; i < planner.plans.count; i++) {
      expect([planner.plans.movedAs[i], planner.plans.steps(i)]).toEqual([NO_KIND, [{ do: 'endTurn' }]]);
      ends++;
    }
  });
  expect(ends).toBeGreaterThan(10);
});
