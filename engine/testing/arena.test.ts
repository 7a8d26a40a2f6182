/** Games between programs are the same again for the same seeds, begin fairly and end. */
import { describe, expect, test } from 'vitest';
import { Position } from '../core/position.ts';
import { evaluatorOf } from '../search/evaluate.ts';
import { TranspositionTable } from '../search/table.ts';
import { variantNamed, variants } from '../variants/registry.ts';
import { greedyPlayer, openingOf, playGame, randomPlayer, searchPlayer } from './arena.ts';

describe.each(variants.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  test('an opening is the same again for its number, and another for another', () => {
    const censuses = [1, 1, 2, 3].map((number) => openingOf(variant, number).census());
    expect(censuses[1]).toBe(censuses[0]);
    expect(new Set(censuses).size).toBe(3);
    expect(openingOf(variant, 4).outcome).toBe(null);
  });
  test('a game is the same again for the same seed, and ends', () => {
    const play = (seed: number) => playGame(variant, [greedyPlayer, randomPlayer], { opening: 1, seed, most: 60 });
    const first = play(5);
    expect(play(5)).toEqual(first);
    expect(first.actions).toBeLessThanOrEqual(60);
    expect(first.reason).toMatch(/^[a-z-]+$/);
  });
});

test('greed takes a King that hangs', () => {
  const acid = variants[0];
  const start = {
    turn: 'magi',
    pieces: [
      { kind: 'king', side: 'magi', at: 'a1' },
      { kind: 'voyager', side: 'line', at: 'b1' },
      { kind: 'king', side: 'line', at: 'b2' },
    ],
  };
  const position = Position.start(acid, {}, start);
  if (!position.ok) throw new Error(position.error.message);
  for (const seed of [1, 2, 3]) expect(greedyPlayer(position.value, seed)).toBe('Ka1xb2');
});
test('a search beats chance', () => {
  const fourchan = variantNamed('fourchan');
  if (!fourchan) throw new Error('there is no 4chan chess');
  const search = searchPlayer({
    limits: { nodes: 500 },
    evaluator: evaluatorOf(fourchan),
    table: new TranspositionTable(12),
  });
  expect(playGame(fourchan, [search, randomPlayer], { opening: 2, seed: 1 }).winner).toBe(0);
  expect(playGame(fourchan, [randomPlayer, search], { opening: 2, seed: 1 }).winner).toBe(1);
});
