/** Starts with flights, terrain and further fields: all that is wrong with them, and the way back. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../core/position.ts';
import { readCensus } from '../../core/start/census.ts';
import { problemsOf } from '../../core/start/start.ts';
import { startOf } from '../../core/start/start-written.ts';
import { testVariant } from './test-variant.ts';

describe('starts', () => {
  test('are told everything that is wrong with them, not only the first', () => {
    const problems = problemsOf(
      testVariant,
      {},
      {
        pieces: [
          { kind: 'rook', side: 'white', at: 'a1' },
          { kind: 'rook', side: 'white', at: 'a1', tired: true },
          { kind: 'rock', side: 'white', at: 'b2' },
          { kind: 'hare', side: 'white', at: 'b3', tired: 3 },
          { kind: 'king', side: 'nobody', at: 'c1' },
        ],
        terrain: [
          { feature: 'rock', at: 'a1' },
          { feature: 'bog', at: 'd4', side: 'white' },
          { feature: 'moss', at: 'd4' },
          { feature: 'pit', at: 'd4', side: 'white' },
          { feature: 'pit', at: 'd4', side: 'white' },
          { feature: 'pit', at: 'd4', side: 'white', deep: true },
          'bog',
        ],
        flights: [{ kind: 'ferry', side: 'white', to: 'd4', left: 0 }, { kind: 'ferry' }],
        lastKind: { white: 'moss' },
        weather: 'fine',
      },
    );
    expect(
      problems.map(({ code, cell: at }) => `${code} ${at === null ? '-' : testVariant.topology.name(at)}`),
    ).toEqual([
      'bad-start -',
      'cell-taken a1',
      'bad-flag a1',
      'not-a-piece b2',
      'bad-flag b3',
      'unknown-side c1',
      'feature-taken a1',
      'not-secret d4',
      'unknown-feature d4',
      'feature-taken d4',
      'bad-feature d4',
      'bad-feature -',
      'bad-flight d4',
      'unknown-cell -',
      'bad-field -',
      'no-king -',
      'no-king -',
    ]);
    expect(new Set(problems.map((p) => p.says)).size).toBeGreaterThan(12);
  });
  test('are refused with the cell that it is about', () => {
    const message = (piece: object): string => {
      const made = Position.start(testVariant, {}, { pieces: [{ kind: 'rook', side: 'white', at: 'a1', ...piece }] });
      return made.ok ? '' : made.error.message;
    };
    expect(message({ kind: 'jester' })).toBe('On a1: There is no piece called “jester”.');
    expect(message({ at: 'z9' })).toBe('There is no square called “z9”.');
  });
  test('that can be read but not played are read', () => {
    const start = { pieces: [{ kind: 'rook', side: 'white', at: 'a1' }] };
    expect(Position.start(testVariant, {}, start).ok).toBe(true);
    expect(problemsOf(testVariant, {}, start).map((p) => p.code)).toEqual(['no-king', 'no-king']);
    expect(problemsOf(testVariant, { pits: 'maybe' }, start).map((p) => p.code)).toEqual(['bad-option']);
  });
  test('are written as they were read', () => {
    const start = {
      turn: 'black',
      pieces: [
        { kind: 'king', side: 'white', at: 'a1' },
        { kind: 'king', side: 'black', at: 'f6' },
      ],
      hands: { white: ['hare'], black: [] },
      flights: [{ kind: 'ferry', side: 'black', to: 'c3', left: 2 }],
      terrain: [
        { feature: 'rock', at: 'b2' },
        { feature: 'pit', at: 'c2', side: 'white', revealed: true },
        { feature: 'pit', at: 'd2', side: 'white' },
      ],
      lastKind: { white: 'hare' },
    };
    const made = Position.start(testVariant, {}, start);
    expect(made.ok && startOf(made.value.game, 0)).toEqual(start);
  });
  test.each(['T@d9~2', 'T@-~2', 'bog@-', 'bog@c3~1', '#@c3', 'T@c3~'])('a census refuses %s', (token) => {
    expect(readCensus(testVariant, token)).toMatchObject({ ok: false, error: { code: 'bad-census' } });
  });
});
