/** The board as boxes that figures stand on. */
import { expect, test } from 'vitest';
import { acidBoard } from '../../testing/acid.ts';
import { Places } from '../places.ts';
import { slabsOf } from './slabs.ts';

test('a board of one height is one box, on its frame', () => {
  const cells = Array.from({ length: 12 }, (_, i) => ({ x: (i % 4) - 1.5, y: 0.2, z: Math.floor(i / 4) - 1 }));
  const [frame, ...blocks] = slabsOf(cells, 4, 3);
  expect(blocks).toEqual([{ at: { x: 0, y: -0.3, z: 0 }, half: { x: 2, y: 0.5, z: 1.5 } }]);
  expect(frame!.half.x).toBeGreaterThan(2);
  expect(frame!.at.y + frame!.half.y).toBeLessThan(0.2);
});

test('every cell of acid lies on exactly one box, at its height', () => {
  const { cells, width, depth } = new Places(acidBoard, 2, []);
  const [, ...blocks] = slabsOf(cells, width, depth);
  expect(blocks.length).toBeLessThan(8);
  for (const { x, y, z } of cells) {
    const under = blocks.filter(
      ({ at, half }) => Math.abs(x - at.x) < half.x && Math.abs(z - at.z) < half.z && at.y + half.y === y,
    );
    expect(under).toHaveLength(1);
  }
});
