import { expect, test } from 'vitest';
import { sketchCamera } from '../../board3d/projection.ts';
import { save, tiny } from '../../testing/bridge.ts';
import { players, standing, when } from './summary.ts';

const now = new Date(2024, 4, 15, 18, 0).getTime();
test.each([
  [new Date(2024, 4, 15, 9, 5), 'today, 09:05'],
  [new Date(2024, 4, 14, 22, 10), 'yesterday, 22:10'],
  [new Date(2024, 4, 12, 12, 0), 'Sunday'],
  [new Date(2024, 2, 3, 12, 0), '3 Mar'],
  [new Date(2022, 2, 3, 12, 0), '3 Mar 2022'],
])('%s is told as %s', (moment, says) => {
  expect(when(moment.getTime(), now)).toBe(says);
});

test('a game is summarized by the side to move, by its result, or by its problem', () => {
  expect(standing(save('a'), tiny)).toBe('LINE to move, turn 7');
  expect(standing(save('a', { outcome: { winner: 0, reason: 'king', says: 'MAGI wins.' } }), tiny)).toBe(
    'finished: MAGI wins.',
  );
  const problem = { code: 'damaged', happened: '', safe: '', todo: '' };
  expect(standing(save('a', { problem }), tiny)).toBe('cannot be opened as it is');
});

test('players are listed by name, and by side where there is no name', () => {
  expect(players(save('a'), tiny)).toBe('Ida against Otto');
  expect(players(save('a', { players: ['', 'Otto'] }), tiny)).toBe('MAGI against Otto');
  expect(players(save('a', { players: ['', ''] }), tiny)).toBe('');
});

test('the whole table fits its picture, and near objects are larger than far ones', () => {
  const shot = { width: 400, height: 300, azimuth: -14, elevation: 44, distance: 1.7, margin: 8 };
  const project = sketchCamera(11, 11, shot);
  for (const x of [0, 11])
    for (const y of [0, 11])
      for (const z of [0, 1.2]) {
        const spot = project(x, y, z);
        expect(spot.x).toBeGreaterThanOrEqual(7.9);
        expect(spot.x).toBeLessThanOrEqual(392.1);
        expect(spot.y).toBeGreaterThanOrEqual(7.9);
        expect(spot.y).toBeLessThanOrEqual(292.1);
      }
  expect(project(5, 0).scale).toBeGreaterThan(project(5, 11).scale);
});
