/** Without what it dares, the search finds what looking at every action finds, however many actions a turn has. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { isMidTurn } from '../core/turn.ts';
import { plainScore } from '../testing/plain-score.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { variantNamed } from '../variants/registry.ts';
import { isWin } from './score.ts';
import { TranspositionTable } from './table.ts';
import { Thinker } from './think.ts';

const table = new TranspositionTable(16);
const exact = { quiescence: false, selective: false };
const compare = (game: Game, depth: number): void => {
  const thought = new Thinker(game, { manner: exact, table }).think({ depth });
  const [{ score }] = thought.lines;
  expect(score).toBe(plainScore(game, depth));
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
