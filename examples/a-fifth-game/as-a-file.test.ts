/** The same game as a file that a player could write: what either allows is the same, however it is written. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { Game } from '../../engine/core/game.ts';
import { Planner } from '../../engine/core/moves/planner.ts';
import { perft } from '../../engine/core/perft.ts';
import { censusOf } from '../../engine/core/start/census.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { Dice } from '../../engine/testing/dice.ts';
import { compile } from '../../engine/workshop/compile/compile.ts';
import { readGame } from '../../engine/workshop/file/read-game.ts';
import { lamplight } from './lamplight/index.ts';

const GAMES = 20;
const read = readGame(fs.readFileSync(new URL('lamplight.fairygame', import.meta.url), 'utf8'));
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const asFile = compile(read.data, 'own:lamplight');

/** Where everything would be after each action, and which one that is. */
function after(game: Game): ReadonlyMap<string, () => void> {
  const planner = new Planner(game);
  const { plans } = planner;
  const found = new Map<string, () => void>();
  for (let i = 0, count = planner.everyAction(); i < count; i++) {
    const mark = game.make(plans, i);
    const census = censusOf(game);
    game.unmake(mark);
    found.set(census, () => {
      game.make(plans, i);
      game.world.settle();
    });
  }
  return found;
}

test('has as many actions as the one that is written in code', () => {
  const counts = (variant: Variant) => [1, 2, 3].map((depth) => perft(new Game(variant), depth).actions);
  expect(counts(asFile)).toEqual([19, 359, 8098]);
  expect(counts(asFile)).toEqual(counts(lamplight));
});
test(`allows the same in ${GAMES} random games, which end alike`, () => {
  const dice = new Dice(6);
  for (let n = 0; n < GAMES; n++) {
    const [one, other] = [new Game(lamplight), new Game(asFile)];
    while (!one.isOver) {
      const [mine, theirs] = [after(one), after(other)];
      expect([...theirs.keys()].sort()).toEqual([...mine.keys()].sort());
      if (mine.size === 0) break;
      const next = dice.pick([...mine.keys()].sort());
      mine.get(next)?.();
      theirs.get(next)?.();
    }
    expect(other.isOver).toBe(one.isOver);
    expect(other.outcome?.winner).toBe(one.outcome?.winner);
  }
});
