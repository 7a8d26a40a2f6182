/** The computer plays games of one's own whose turns are several actions: one search for every game. */
import { describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import { Planner } from '../../core/moves/planner.ts';
import { isMidTurn } from '../../core/turn.ts';
import type { Variant } from '../../core/variant.ts';
import { isWin } from '../../search/score.ts';
import { TranspositionTable } from '../../search/table.ts';
import { Thinker } from '../../search/think.ts';
import { OwnTable, variantOf } from '../../workshop/compile/own-game.fixture.ts';
import { Dice } from '../dice.ts';
import { plainScore } from '../plain-score.ts';
import { groundGames } from './ground-games.ts';
import { shelf } from './shelf.ts';

const games: ReadonlyMap<string, Variant> = new Map(
  [...shelf, ...groundGames].map(([name, text]) => [name, variantOf(text)]),
);
const gameOf = (name: string): Variant => games.get(name)!;
const SEVERAL = [
  ...['marseillais', 'two moves a turn, and one at first', 'four moves a turn with a hand'],
  ...['duck', 'walls laid in line where captures explode', 'three moves a turn with walls'],
];

const MOST_SEEDS = 500;
/** At the beginning of a turn or in its midst, after so many random actions or a few more, with a choice. */
function randomly(variant: Variant, seed: number, actions: number, inMidTurn: boolean): Game {
  for (let n = seed; n < seed + MOST_SEEDS; n++) {
    const dice = new Dice(n);
    const game = new Game(variant);
    const planner = new Planner(game);
    for (let i = 0; (i < actions || isMidTurn(game) !== inMidTurn) && !game.isOver; i++) {
      planner.plans.clear();
      const count = planner.everyAction();
      if (count === 0) break;
      game.make(planner.plans, dice.below(count));
      game.world.settle();
    }
    planner.plans.clear();
    if (isMidTurn(game) === inMidTurn && planner.everyAction() > 1) return game;
  }
  throw new Error(`${variant.words.title} has no such position`);
}

describe('The search finds what looking at every action finds', () => {
  const exact = { quiescence: false, selective: false };
  test.each(SEVERAL)('%s, at the beginning of a turn and in its midst', (name) => {
    for (const [seed, actions, inMidTurn] of [
      [1, 4, false],
      [2, 6, true],
      [3, 9, true],
    ] as const) {
      const game = randomly(gameOf(name), seed, actions, inMidTurn);
      const depth = 2;
      const [best] = new Thinker(game, { manner: exact, table: new TranspositionTable(16) }).think({ depth }).lines;
      expect(best.score - plainScore(game, depth), `${name} ${seed}`).toBe(0);
    }
  });
});

describe('The search plays', () => {
  test.each([...SEVERAL, 'amazons', 'isolation', 'walls left behind'])('%s, one turn after another', (name) => {
    const table = new OwnTable(gameOf(name));
    const { position } = table;
    for (let n = 0; n < 12 && position.outcome === null; n++) {
      const [line] = new Thinker(position.game).think({ nodes: 60 }).lines;
      table.play(line.actions[0]);
    }
    expect(position.ply).toBeGreaterThan(position.outcome === null ? 3 : 1);
  });
});

describe('In a turn of two moves the search', () => {
  const at = (census: string): OwnTable => new OwnTable(gameOf('marseillais'), census);
  test('finds a checkmate that takes both', () => {
    const { position } = at('K@g6 R@b1 P@a2 k@h8 p@a3 p@a7');
    const [line] = new Thinker(position.game).think({ depth: 3 }).lines;
    expect(isWin(line.score)).toBe(true);
    const mated = at('K@f5 R@b1 k@h8');
    const [first] = new Thinker(mated.position.game).think({ depth: 3 }).lines;
    expect(isWin(first.score)).toBe(true);
    mated.play(...first.actions.slice(0, 2));
    expect(mated.position.outcome).toMatchObject({ winner: 0, reason: 'checkmate' });
  });
  test('takes with the first what it can run away from with the second, and not with the second', () => {
    const table = at('K@a1 Q@d1 P@a2 k@h8 p@d7 p@c8');
    const best = (): string => new Thinker(table.position.game).think({ depth: 1 }).lines[0].actions[0];
    expect(best()).toBe('Qd1xd7');
    table.play('Ka1-b1');
    expect(best()).not.toBe('Qd1xd7');
  });
});
test('With a wall to be laid the search counts on an answer all the same', () => {
  const table = new OwnTable(gameOf('duck'), 'K@a1 Q@d1 P@a2 k@h8 p@d7 p@e7 r@d8 r@c7');
  const [line] = new Thinker(table.position.game).think({ depth: 1 }).lines;
  expect(line.actions[0]).not.toBe('Qd1xd7');
});
