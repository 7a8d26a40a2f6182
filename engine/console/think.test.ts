/** `think`: what it answers, and what it may not know. The program itself is started in program.test.ts. */
import { describe, expect, it } from 'vitest';
import type { JsonAnswer } from '../exchange/answers.ts';
import { beforeNoting, terrainOn } from '../match/fixtures/mined.fixture.ts';
import { variants } from '../variants/registry.ts';
import { lineByLine, noFiles } from './ask.fixture.ts';

type Told = JsonAnswer & {
  readonly action?: string;
  readonly depth?: number;
  readonly score?: number;
  readonly wins?: number | null;
  readonly line?: readonly string[];
  readonly ms?: number;
  readonly error?: { readonly code: string; readonly at?: string; readonly message: string };
};
let ticks = 0;
const job = (command: string) => lineByLine([command], noFiles, () => ticks++);
const think = (request: object): Told[] => {
  const told: JsonAnswer[] = [];
  const last = job('think').answer(JSON.stringify(request), (answer) => told.push(answer));
  return [...told, last] as Told[];
};
const play = (request: object): JsonAnswer => job('play').answer(JSON.stringify(request));

describe('think', () => {
  it.each(variants.map(({ id }) => id))(
    'answers %s with an action of the position, and a line that begins so',
    (id) => {
      for (const how of [{ nodes: 800 }, { level: '1', seed: 3 }, { level: '2' }, { depth: 1 }]) {
        const told = think({ variant: id, ...how });
        const last = told.at(-1);
        expect(told.slice(0, -1).every((one) => one.action === undefined && one.line !== undefined)).toBe(true);
        expect(last?.line?.[0]).toBe(last?.action);
        expect(play({ position: { variant: id }, action: last?.action }).error).toBe(undefined);
      }
    },
  );

  it('tells ever deeper thoughts, as many lines as are asked for, the best first', () => {
    const told = think({ variant: 'fourchan', depth: 3, lines: 2 }).slice(0, -1);
    expect(told.map(({ depth, rank }) => [depth, rank])).toEqual([1, 2, 3].flatMap((d) => [[d, 1], [d, 2]])); // biome-ignore format: pairs
    for (let i = 0; i < told.length; i += 2)
      expect(told[i].score).toBeGreaterThanOrEqual(told[i + 1].score ?? Infinity);
  });

  it('varies with the seed where the level leaves it to chance, and not otherwise', () => {
    const seeds = Array.from({ length: 8 }, (_, seed) => seed);
    const chosen = (more: object): Set<unknown> =>
      new Set(seeds.map((seed) => think({ variant: 'fourchan', seed, ...more }).at(-1)?.action));
    expect(chosen({ level: '1' }).size).toBeGreaterThan(2);
    expect(chosen({ nodes: 300 }).size).toBe(1);
  });

  it('finds a win in one and says so', () => {
    const start = {
      turn: 'magi',
      pieces: [
        { kind: 'king', side: 'magi', at: 'a1' },
        { kind: 'sweeper', side: 'magi', at: 'i1' },
        { kind: 'king', side: 'line', at: 'i9' },
      ],
    };
    const last = think({ variant: 'acid', start, nodes: 2000 }).at(-1);
    expect([last?.wins, last?.score]).toEqual([1, 999_999]);
  });

  it('tells times only if asked', () => {
    expect(think({ variant: 'acid', depth: 1 }).some(({ ms }) => ms !== undefined)).toBe(false);
    expect(think({ variant: 'acid', depth: 1, times: true }).every(({ ms }) => Number.isInteger(ms))).toBe(true);
  });

  it('lays features out without a search', () => {
    const [only, ...more] = think({ variant: 'deicide', options: terrainOn, nodes: 100, seed: 4 });
    expect([only.depth, only.score, more]).toEqual([null, null, []]);
    expect(play({ position: { variant: 'deicide', options: terrainOn }, action: only.action }).error).toBe(undefined);
  });

  it('knows nothing of the mines that the other side has hidden (D-T12)', () => {
    const answers = [[], ['mine@e10'], ['mine@e10', 'mine@f9', 'mine@a8']].map((mines) => {
      const actions = ['end', ...mines, 'end'];
      return JSON.stringify(
        think({ variant: 'deicide', options: terrainOn, start: beforeNoting, actions, nodes: 1500 }),
      );
    });
    expect(new Set(answers).size).toBe(1);
  });

  it('calls the checks it gives where players must (D-G9)', () => {
    const start = {
      turn: 'white',
      pieces: [
        { kind: 'king', side: 'white', at: 'i1' },
        { kind: 'rook', side: 'white', at: 'a1' },
        { kind: 'queen', side: 'black', at: 'a16' },
        { kind: 'king', side: 'black', at: 'i16' },
      ],
    };
    const asked = { variant: 'deicide', options: { check: 'players' }, start };
    const last = think({ ...asked, depth: 1 }).at(-1);
    expect(last?.action).toBe('Ra1xa16+');
    expect(play({ position: asked, action: last?.action }).error).toBe(undefined);
  });

  it('refuses with what to do instead', () => {
    const codes = (request: object): unknown => {
      const [only, ...more] = think({ variant: 'acid', ...request });
      expect(more).toEqual([]);
      return [only.error?.code, only.error?.at];
    };
    expect(codes({})).toEqual(['no-limit', 'level']);
    expect(codes({ level: '3', nodes: 5 })).toEqual(['two-limits', 'level']);
    expect(codes({ level: '12' })).toEqual(['unknown-level', 'level']);
    expect(codes({ nodes: 0 })).toEqual(['malformed', 'nodes']);
    expect(codes({ nodes: 5, seed: -1 })).toEqual(['malformed', 'seed']);
    expect(codes({ nodes: 5, millis: 5 })).toEqual(['malformed', 'millis']);
    expect(codes({ nodes: 5, actions: ['Ke1-e9'] })).toEqual(['no-such-action', 'actions.0']);
    const start = { turn: 'magi', pieces: [{ kind: 'king', side: 'magi', at: 'a1' }, { kind: 'king', side: 'line', at: 'b2' }] }; // biome-ignore format: short
    expect(codes({ nodes: 5, start, actions: ['Ka1xb2'] })).toEqual(['over', undefined]);
  });
});
