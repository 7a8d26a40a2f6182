/**
 * D-LEGAL told without making an action is what it says of the action made, in every position of random games: all house rules,
 * half of them on terrain, with flights, turns of two moves, Fools, and Kings in check.
 */
import { expect, test } from 'vitest';
import type { Game } from '../../../core/game.ts';
import { Planner } from '../../../core/moves/planner.ts';
import { playOn, randomGame } from '../../../testing/deicide/play.ts';
import { Dice } from '../../../testing/dice.ts';
import { Tally } from '../../../testing/sample.ts';
import { usually } from '../../../testing/usual.ts';
import { isExtraTurn } from '../board.ts';
import { foresees } from '../foresight.ts';
import { hasTerrain } from '../terrain.ts';
import { anyFlights } from '../time-machine.ts';

/** FORESEEN=1000000 looks at so many. */
const POSITIONS = Number(process.env.FORESEEN ?? usually(4000, 50_000));
const MILLISECONDS_EACH = 20;
/** So many of the positions after each are looked at too: one action changes what is noted, and what it depends on. */
const NEIGHBOURS = 30;

/** A check in the midst of a turn of two is hardly ever met. */
const USUAL_KINDS = ['', ', turn of two', ', in check'].flatMap((what) => [`smooth${what}`, `on terrain${what}`]);
const kindOf = (game: Game, isForbidden: boolean): string => {
  const turn = game.get(isExtraTurn, 0) ? ', turn of two' : '';
  return `${game.get(hasTerrain, 0) ? 'on terrain' : 'smooth'}${turn}${isForbidden ? ', in check' : ''}`;
};
interface Counted {
  readonly actions: number;
  readonly covered: number;
  readonly isForbidden: boolean;
}
/** Whatever was foreseen of an action that can be planned is what comes of it. */
const check = (game: Game, { plans }: Planner, actions: number): Counted => {
  const { toMove: me, trying } = game;
  const foresight = foresees(game, me);
  if (foresight === null) return { actions, covered: 0, isForbidden: false };
  const covered = Array.from({ length: actions }, (_, i) => i).filter((i) => foresight.covers(plans, i));
  game.trying = true;
  for (const i of covered) {
    const mark = game.make(plans, i);
    const isForbidden = game.legality.forbids?.(game, me) === true;
    game.unmake(mark);
    if (isForbidden === foresight.isForbidden) continue;
    const says = isForbidden ? 'forbidden' : 'allowed';
    throw new Error(`${says}, and foreseen otherwise: ${JSON.stringify(plans.steps(i))}`);
  }
  game.trying = trying;
  return { actions, covered: covered.length, isForbidden: foresight.isForbidden };
};
/** The list is that of the actions that are allowed when each is made, in their order. */
const checkList = (game: Game, planner: Planner, actions: number): void => {
  const { plans } = planner;
  const { toMove: me, trying } = game;
  const allowed: number[] = [];
  game.trying = true;
  for (let i = 0; i < actions; i++) {
    const mark = game.make(plans, i);
    if (!game.legality.forbids?.(game, me)) allowed.push(plans.key(i), plans.because[i]);
    game.unmake(mark);
  }
  game.trying = trying;
  plans.clear();
  const listed = Array.from({ length: planner.everyAction() }, (_, i) => [plans.key(i), plans.because[i]]).flat();
  if (listed.join() !== allowed.join())
    throw new Error('the list is not that of the actions that are allowed one by one');
  const hasAction = new Planner(game).hasAction();
  if (hasAction !== allowed.length > 0) throw new Error(`there is ${hasAction ? 'an' : 'no'} action, it says`);
};

test('what is forbidden is known before it is made', { timeout: 60_000 + MILLISECONDS_EACH * POSITIONS }, () => {
  const tally = new Tally();
  const sum = { positions: 0, actions: 0, covered: 0 };
  const look = (game: Game, planner: Planner, isListed: boolean): void => {
    planner.plans.clear();
    const { actions, covered, isForbidden } = check(game, planner, planner.everyPseudoLegal());
    if (isListed) checkList(game, planner, actions);
    sum.positions++;
    sum.actions += actions;
    sum.covered += covered;
    if (covered === 0) return;
    tally.add(kindOf(game, isForbidden));
    if (anyFlights(game)) tally.add('in flight');
    for (const [id, choice] of Object.entries(game.options)) if (id !== 'features') tally.add(`${id}=${choice}`);
  };
  for (let seed = 1; sum.positions < POSITIONS; seed++) {
    const dice = new Dice(60_000_000 + seed);
    const game = randomGame(seed, dice);
    const aside = new Planner(game);
    try {
      playOn(game, dice, 16, ({ plans }, chosen) => {
        look(game, aside, true);
        for (let n = 0; n < NEIGHBOURS; n++) {
          const mark = game.make(plans, n === 0 ? chosen : dice.below(plans.count));
          if (!game.isOver) look(game, aside, false);
          game.unmake(mark);
        }
      });
    } catch (cause) {
      throw new Error(`game ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }
  if (process.env.FORESEEN) console.log({ ...sum, ...Object.fromEntries(tally.counts) });
  expect(sum.covered / sum.actions).toBeGreaterThan(0.3);
  expect(tally.tooFew([...USUAL_KINDS, 'in flight'], 3)).toEqual([]);
});
