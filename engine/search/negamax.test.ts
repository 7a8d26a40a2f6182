/** Without what it dares, the search finds what looking at every action finds, however many actions a turn has. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { Planner } from '../core/planner.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { variantNamed } from '../variants/registry.ts';
import { evaluatorOf } from './evaluate.ts';
import { isMidTurn } from './quiescence.ts';
import { isWin, scoreOfEnd, scoreWhenOver } from './score.ts';
import { Table } from './table.ts';
import { Thinker } from './think.ts';

/** Every action, made and unmade; nothing is remembered, ordered or left out. */
const plain = (game: Game, depth: number): number => {
  const { variant, world } = game;
  const planner = new Planner(game);
  const { plans } = planner;
  const evaluator = evaluatorOf(variant);
  const before: string[] = [];
  const below = (left: number, ply: number): number => {
    if (left === 0) return evaluator.score(game);
    const me = game.toMove;
    const key = Object.values(world.hash()).join();
    const counts = variant.draws?.repetition && variant.draws.repetition.counts?.(game) !== false;
    if (counts && before.includes(key)) return 0;
    if (counts) before.push(key);
    const begun = plans.count;
    planner.everyAction();
    const end = plans.count;
    let best = -Infinity;
    for (let i = begun; i < end; i++) {
      const mark = game.make(plans, i);
      let score = 0;
      if (game.isOver) score = scoreWhenOver(game, me, ply + 1);
      else score = game.toMove === me ? below(left - 1, ply + 1) : -below(left - 1, ply + 1);
      game.unmake(mark);
      best = Math.max(best, score);
    }
    plans.clear(begun);
    if (counts) before.pop();
    if (end === begun) return scoreOfEnd(variant.whenStuck(game).winner, me, ply);
    return variant.draws?.drawn?.(game) != null && ply > 0 ? 0 : best;
  };
  game.trying = true;
  const score = below(depth, 0);
  game.trying = false;
  return score;
};

const table = new Table(16);
const exact = { quiescence: false, selective: false };
const compare = (game: Game, depth: number): void => {
  const thought = new Thinker(game, { manner: exact, table }).think({ depth });
  const [{ score }] = thought.lines;
  expect(score).toBe(plain(game, depth));
  if (!isWin(score)) expect(thought.depth).toBe(depth); // a win is not looked for any further
};
/** The first position in the middle of a turn from so many actions on. */
const midTurn = (id: string, seed: number, actions: number): Game => {
  for (let n = actions; ; n++) {
    const game = randomPosition(variantNamed(id)!, seed, n);
    if (isMidTurn(game)) return game;
  }
};

describe('the score of plain negamax', () => {
  test.each([
    ['acid', 2, [6, 25, 45, 70, 95]],
    ['fourchan', 3, [4, 20]],
    ['fourchan', 2, [50, 80, 110]],
    ['deicide', 2, [10, 60]],
    ['chesimals', 2, [8, 30, 52]],
  ] as const)('%s to depth %i', (id, depth, lengths) => {
    for (const length of lengths) compare(randomPosition(variantNamed(id)!, length, length), depth);
  });
  test.each([
    ['chesimals', 2, [10, 25, 41]],
    ['deicide', 2, [90]],
  ] as const)('%s in the middle of a turn of several actions', (id, depth, lengths) => {
    for (const length of lengths) compare(midTurn(id, length, length), depth);
  });
});
