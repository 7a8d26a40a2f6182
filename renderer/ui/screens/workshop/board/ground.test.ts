import { expect, test } from 'vitest';
import type { GameGround } from '../../../../../electron/contract/workshop.ts';
import { lyingOn, pairOn, withLying, without, withPortals } from './ground.ts';

const ground: GameGround = { walls: ['c3'], mines: ['d4'], portals: [['a1', 'h8']] };

test('a square has one thing on it', () => {
  expect(['c3', 'd4', 'h8', 'b2'].map((cell) => lyingOn(ground, cell))).toEqual(['wall', 'mine', 'portal', null]);
  expect(withLying(ground, 'd4', 'wall')).toEqual({ walls: ['c3', 'd4'], mines: [], portals: [['a1', 'h8']] });
  expect(withLying(undefined, 'b2', 'mine')).toEqual({ walls: [], mines: ['b2'], portals: [] });
  expect(withPortals(ground, 'c3', 'd4')).toEqual({ walls: [], mines: [], portals: [...ground.portals, ['c3', 'd4']] });
});
test('a portal goes with its other end', () => {
  expect([pairOn(ground, 'a1'), pairOn(ground, 'h8'), pairOn(ground, 'c3')]).toEqual([1, 1, null]);
  expect(without(ground, 'h8').portals).toEqual([]);
  expect(withLying(ground, 'a1', 'mine')).toEqual({ walls: ['c3'], mines: ['a1', 'd4'], portals: [] });
});
