/** Games that are given as the text of a file. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../testing/workshop/shelf.ts';
import { lineByLine } from './ask.fixture.ts';
import { jobOf } from './commands.ts';

const minishogi = shelf.get('minishogi') ?? '';
const chess960 = shelf.get('chess960') ?? '';
const files = new Map([['minishogi.fairygame', minishogi], ['chess960.fairygame', chess960]]); // biome-ignore format: short
const readFile = (file: string): string | null => files.get(file) ?? null;
const atOnce = (...args: string[]): unknown[] => {
  const job = jobOf(args, readFile);
  if (!job.ok) return [{ error: job.error.code }];
  return job.value.is === 'at-once' ? [...job.value.answers()] : [];
};
const answer = (command: string, request: object): Record<string, unknown> =>
  lineByLine([command], readFile).answer(JSON.stringify(request), () => {});

describe('perft --game', () => {
  test('counts the actions of the game in the file', () => {
    const [counted] = atOnce('perft', '--game', 'minishogi.fairygame', '--depth', '2');
    expect(counted).toEqual({ variant: expect.stringMatching(/^own:[0-9a-f]{20}$/), depth: 2, actions: 181 });
  });
  test('tells of a file that cannot be read', () => {
    expect(atOnce('perft', '--game', 'nowhere.fairygame', '--depth', '2')).toEqual([{ error: 'unreadable' }]);
  });
});

describe('a game whose first position is drawn by lot', () => {
  test('is counted from its usual one, which is named, or from the number that is asked for', () => {
    const perft = (...more: string[]): unknown[] =>
      atOnce('perft', '--game', 'chess960.fairygame', '--depth', '1', ...more);
    expect(perft()).toMatchObject([{ options: { position: '518' }, actions: 20 }]);
    expect(perft('--position', '0')).toMatchObject([{ options: { position: '0' }, actions: 20 }]);
    expect(perft('--position=960')).toEqual([{ error: 'bad-option' }]);
    expect(atOnce('perft', '--variant', 'acid', '--depth', '1', '--position', '5')).toMatchObject([
      { error: expect.any(String) },
    ]);
  });
  test('is told with every position', () => {
    expect(answer('legal', { game: chess960 })).toMatchObject({ options: { position: '518' } });
    const first = { game: chess960, options: { position: '17' } };
    expect(answer('legal', first)).toMatchObject({ options: { position: '17' } });
    expect(answer('play', { position: first, action: 'Pe2-e4' })).toMatchObject({ options: { position: '17' } });
    expect(answer('legal', { game: minishogi })).not.toHaveProperty('options');
  });
});

test('replay opens a save that contains the text of its game', () => {
  const file = new URL('../match/save/golden/v7-own-minishogi.fairytable', import.meta.url);
  const job = jobOf(['replay', 'own.fairytable'], () => fs.readFileSync(file, 'utf8'));
  if (!job.ok || job.value.is !== 'at-once') throw new Error('not replayed');
  const [answer] = [...job.value.answers()];
  expect(answer).toMatchObject({ variant: expect.stringMatching(/^own:/) });
});

describe('A request with the text of a game', () => {
  test('lists what may be played', () => {
    const { turn, actions } = answer('legal', { game: minishogi });
    expect(turn).toBe('white');
    expect(actions).toHaveLength(14);
  });
  test('plays, and gives the position back with the game', () => {
    const { position, turn } = answer('play', { position: { game: minishogi, actions: [] }, action: 'Pa2-a3' });
    expect(turn).toBe('black');
    expect(position).toEqual({ game: minishogi, options: {}, actions: ['Pa2-a3'] });
  });
  test('refuses a count up to half a turn of both sides', () => {
    const pieces = [
      { kind: 'king', side: 'white', at: 'd4' },
      { kind: 'rook', side: 'white', at: 'a5' },
      { kind: 'king', side: 'black', at: 'h8' },
    ];
    const counted = (countTo: number): unknown =>
      answer('legal', { game: shelf.get('makruk'), start: { turn: 'white', pieces, countTo, count: 1 } });
    expect(counted(31)).toMatchObject({ error: { code: 'odd-count', at: 'start' } });
    expect(counted(32)).toMatchObject({ actions: expect.any(Array) });
  });
  test('tells who of the hand is left behind', () => {
    const { actions } = answer('legal', { game: shelf.get('seirawan') });
    const texts = (actions as { text: string }[]).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Nb1-c3'))).toEqual(['Nb1-c3', 'Nb1-c3,H@b1', 'Nb1-c3,E@b1']);
    expect(new Set(texts).size).toBe(texts.length);
  });
  test('thinks', () => {
    const { action, depth } = answer('think', { game: minishogi, depth: 2 });
    const texts = (answer('legal', { game: minishogi }).actions as { text: string }[]).map(({ text }) => text);
    expect(texts).toContain(action);
    expect(depth).toBe(2);
  });
  test('is the same game when only its title or its spaces differ', () => {
    const id = (text: string): unknown => {
      const job = jobOf(['perft', '--game', 'any', '--depth', '1'], () => text);
      return job.ok && job.value.is === 'at-once' && [...job.value.answers()][0].variant;
    };
    expect(id(minishogi.replace('Minishogi', 'Small shogi').replaceAll('    ', ' '))).toBe(id(minishogi));
    expect(id(minishogi.replace('repetition  = 4', 'repetition  = 3'))).not.toBe(id(minishogi));
  });
  test('is told the first thing that is wrong with it, and where', () => {
    expect(answer('legal', { game: minishogi.replace('moves    = K', 'moves    = Kx') })).toEqual({
      error: {
        code: 'bad-game',
        message: expect.stringMatching(/^Line \d+, column 13: “x”, which lends moves/),
        at: expect.any(String),
      },
    });
  });
  test('names a game or a variant, and not both', () => {
    expect(answer('legal', { game: minishogi, variant: 'acid' })).toMatchObject({ error: { code: 'malformed' } });
    expect(answer('legal', {})).toMatchObject({ error: { code: 'malformed' } });
  });
});
