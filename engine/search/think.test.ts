/** What holds of every thought: the same again, nothing left behind, within its limits, and lines that can be played. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { started } from '../testing/started.ts';
import { variants } from '../variants/registry.ts';
import { choose } from './choose.ts';
import { levels } from './levels.ts';
import { TranspositionTable } from './table.ts';
import { type Limits, Thinker, type Thought } from './think.ts';

const table = new TranspositionTable(16);
const games = variants.map((variant) => [variant.id, variant] as const);
const think = (game: Game, limits: Limits, stop?: () => boolean): Thought =>
  new Thinker(game, { table }).think(limits, [], stop);
/** Everything that a search might leave changed. */
const stateOf = (game: Game): unknown => ({
  facts: [...game.world.mem],
  hash: game.world.hash(),
  mark: game.world.mark(),
  trying: game.trying,
  watching: game.watching,
});
const after = (times: number): (() => boolean) => {
  let asked = 0;
  return () => ++asked > times;
};

describe.each(games)('%s', (_, variant) => {
  test('the same position, limits and seed give the same thought and the same choice', () => {
    for (const actions of [5, 40]) {
      const game = randomPosition(variant, actions, actions);
      const limits = { nodes: 2500, lines: 3 };
      const fresh = randomPosition(variant, actions, actions);
      expect(think(fresh, limits)).toEqual(think(game, limits));
      expect(think(game, limits)).toEqual(think(game, limits));
      for (const level of levels.slice(0, 3)) {
        const asked = { level, seed: 77, table };
        expect(choose(fresh, asked)).toEqual(choose(game, asked));
      }
    }
  });
  test('only the actions that are asked for are looked at, with the scores they have among all', () => {
    const game = randomPosition(variant, 6, 12);
    const all = think(game, { depth: 1, lines: 1000 }).lines;
    const asked = [all.at(-1), all.at(0)].map((line) => line?.actions[0] ?? '');
    const few = think(game, { depth: 1, lines: 1000, only: asked }).lines;
    const scoresOf = (lines: Thought['lines']): Map<string, number> =>
      new Map(lines.map(({ actions: [first], score }) => [first, score]));
    expect(scoresOf(few)).toEqual(new Map([...scoresOf(all)].filter(([first]) => asked.includes(first))));
    expect(think(game, { nodes: 300, only: [asked[0]] }).lines[0]?.actions[0]).toBe(asked[0]);
    for (const level of levels.slice(0, 4))
      expect(choose(game, { level: { ...level, limits: { ...level.limits, only: [asked[0]] } }, seed: 5, table }).action).toBe(asked[0]); // biome-ignore format: short
  });
  test('the one action that is asked for is looked at as deep as is asked', () => {
    const { game } = started(variant);
    const [{ actions }] = think(game, { depth: 1 }).lines;
    expect(think(game, { depth: 2, only: [actions[0]] })).toMatchObject({ depth: 2, lines: [{ actions: [actions[0], expect.any(String)] }] }); // biome-ignore format: short
  });
  test('the game is left as it was, also when the search is stopped or fails', () => {
    const game = randomPosition(variant, 3, 30);
    const watching = [] as Game['watching'];
    game.watching = watching;
    const before = stateOf(game);
    think(game, { nodes: 1500 });
    expect(stateOf(game)).toEqual(before);
    for (const times of [0, 1, 7, 20]) {
      think(game, { nodes: 4000 }, after(times));
      expect(stateOf(game), `stopped when asked ${times} times`).toEqual(before);
    }
    const fails = (): boolean => {
      throw new Error('the host is gone');
    };
    expect(() => think(game, { nodes: 4000 }, fails)).toThrow('the host is gone');
    expect(stateOf(game)).toEqual(before);
    expect(game.watching).toBe(watching);
    expect(think(game, { nodes: 1500 })).toEqual(think(randomPosition(variant, 3, 30), { nodes: 1500 }));
  });
  test('it looks at no more positions than it may once the first depth is finished, and at every action before', () => {
    const game = randomPosition(variant, 8, 20);
    const least = think(game, { nodes: 1 });
    expect([least.depth, least.complete, least.lines.length]).toEqual([1, true, 1]);
    const most = least.nodes + 700;
    const thought = think(game, { nodes: most });
    expect(thought.nodes).toBeGreaterThan(least.nodes);
    expect(thought.nodes).toBeLessThanOrEqual(most + 1);
  });
  test('stopped before it has begun it answers all the same', () => {
    const game = randomPosition(variant, 8, 20);
    const thought = think(game, {}, () => true);
    expect([thought.lines.length, thought.complete]).toEqual([1, false]);
    expect(thought.nodes).toBeLessThanOrEqual(64);
  });
  test('every choice is an action of the position, and every line can be played', () => {
    for (const actions of [10, 50]) {
      const game = randomPosition(variant, actions + 1, actions);
      const position = started(variant, {});
      expect(position.load(game.world.save()).ok).toBe(true);
      const texts = position.actions().map(({ text }) => text);
      for (const level of levels.slice(0, 4)) expect(texts).toContain(choose(game, { level, seed: 1, table }).action);
      const { lines } = think(game, { nodes: 4000, lines: 3 });
      expect(lines.length).toBe(Math.min(3, texts.length));
      expect(new Set(lines.map(({ actions: [first] }) => first)).size).toBe(lines.length);
      for (const line of lines) {
        for (const text of line.actions) {
          const action = position.find(text);
          if (!action.ok) throw new Error(`${line.actions.join(' ')}: ${action.error.message}`);
          position.play(action.value);
        }
        for (let i = 0; i < line.actions.length; i++) position.takeBack();
      }
    }
  });
});

test('lines of more than one action are found', () => {
  const { lines } = think(randomPosition(variants[0], 2, 12), { depth: 3 });
  expect(lines[0].actions.length).toBeGreaterThan(1);
});
test('who is told of each depth hears of ever deeper thoughts', () => {
  const told: Thought[] = [];
  new Thinker(randomPosition(variants[0], 2, 12), { table }).think({ depth: 3 }, [], undefined, (thought) =>
    told.push(thought),
  );
  expect(told.map(({ depth }) => depth)).toEqual([1, 2, 3]);
});
