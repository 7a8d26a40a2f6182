/** Every game lights its figures in a room of its own, from above, from the side and from behind. */
import { expect, test } from 'vitest';
import { everyArt } from './registry.ts';

test('no two games share a room', async () => {
  const rooms = (await everyArt()).map(({ room }) => JSON.stringify(room));
  expect(new Set(rooms).size).toBe(rooms.length);
});

test.each(await everyArt())('the lamps of $id hang above the board and face it, and none is dark', ({ room }) => {
  expect(room.panels.length).toBeGreaterThanOrEqual(3);
  for (const { at, strength, size } of room.panels) {
    expect(at[1]).toBeGreaterThan(0);
    expect(Math.hypot(...at), 'within the cube that is drawn').toBeGreaterThan(1);
    expect(strength).toBeGreaterThan(1);
    expect(Math.min(...size)).toBeGreaterThan(0);
  }
  expect(
    room.panels.some(({ at }) => at[2] < 0),
    'one behind the board draws edges',
  ).toBe(true);
});
