/** What the computer expects hidden Landmines to cost (D-T9, D-T15). */
import { describe, expect, test } from 'vitest';
import { summarize } from '../../core/action-summary.ts';
import type { Game } from '../../core/game.ts';
import type { Cell } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { StartPosition } from '../../core/position.ts';
import { actionText } from '../../core/text/spell.ts';
import type { Options } from '../../core/vocabulary.ts';
import { started } from '../../testing/started.ts';
import { board } from './board.ts';
import { deicide } from './index.ts';
import { risk } from './risk.ts';
import { terrainCells } from './terrain.ts';

const WORTH = 1000;
const worth = Int32Array.from(deicide.types, () => WORTH);
const cell = (name: string): Cell => board.parse(name) as Cell;
const men: StartPosition = {
  pieces: [
    { kind: 'king', side: 'white', at: 'e5' },
    { kind: 'rook', side: 'white', at: 'a4' },
    { kind: 'king', side: 'black', at: 'p16' },
  ],
};
const glue = { feature: 'glue', at: 'o11' };
const gameWith = (more: Partial<StartPosition> = {}, options: Options = {}): Game =>
  started(deicide, { terrain: 'on', ...options }, { ...men, phase: 'play', terrain: [glue], ...more }).game;
/** by text */
const costs = (game: Game, entered: readonly Cell[] = []): Map<string, number> => {
  const planner = new Planner(game);
  const been = new Uint8Array(board.size);
  for (const c of entered) been[c] = 1;
  return new Map(
    Array.from({ length: planner.everyAction() }, (_, i) => [
      actionText(game, summarize(game, planner.plans, i)),
      risk(game, planner.plans, i, worth, been),
    ]),
  );
};
const share = terrainCells(gameWith()).length - 2; // something is seen on one of them, and the King stands on one
const chance = (unknown: number, of = share): number => Math.round(WORTH * (1 - (1 - 4 / of) ** unknown));

describe('a move', () => {
  test('costs the more, the more cells it enters where nobody was', () => {
    const cost = costs(gameWith());
    expect(cost.get('Ra4-a3')).toBe(0); // no mine may lie there
    expect(cost.get('Ra4-a5')).toBe(chance(1));
    expect(cost.get('Ra4-a5-a6-a7-a8')).toBe(chance(4));
    expect(cost.get('Ra4-a5-a6-a7-a8-a9-a10-a11-a12-a13-a14')).toBe(chance(8)); // ranks 5 to 12
  });
  test('D-T0c: may cost on every rank, the less the more squares there are', () => {
    const cost = costs(gameWith({}, { area: 'board' }));
    expect(cost.get('Ra4-a3')).toBe(chance(1, board.size - 4)); // three pieces stand there too
  });
  test('costs nothing where somebody was, and more elsewhere', () => {
    const cost = costs(gameWith(), ['a5', 'a6'].map(cell));
    expect(cost.get('Ra4-a5-a6')).toBe(0);
    expect(cost.get('Ra4-a5-a6-a7')).toBe(chance(1, share - 2));
  });
  test('costs nothing where something lies that everybody sees, or a piece stands', () => {
    const seen = costs(gameWith({ terrain: [glue, { feature: 'glue', at: 'a5' }] }));
    expect(seen.get('Ra4-a5')).toBe(0);
    const pieces = [...men.pieces, { kind: 'pawn', side: 'black', at: 'a6' }];
    expect(costs(gameWith({ pieces })).get('Ra4-a5xa6')).toBe(chance(1, share - 1)); // for a5, on the way
  });
  test('of the King costs nothing: he is put back (D-T11)', () => {
    expect(costs(gameWith()).get('Ke5-e6')).toBe(0);
  });
  test('costs nothing without terrain', () => {
    expect(new Set(costs(started(deicide, {}, men).game).values())).toEqual(new Set([0]));
  });
});
