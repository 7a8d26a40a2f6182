/** Figures as rigid bodies: they stand, fall, topple, are pushed, and come to rest. */
import { beforeAll, expect, test } from 'vitest';
import type { Placement } from './loose.ts';
import { type Body, FigureWorld, loadPhysics } from './world.ts';

beforeAll(() => loadPhysics());

const table = { at: { x: 0, y: -0.5, z: 0 }, half: { x: 4, y: 0.5, z: 4 } };
const figure = (id: number, x: number, z: number): Body => ({
  ...{ id, x, y: 0, z, spin: [0, 0, 0, 1], radius: 0.3, height: 0.9, fixed: false },
});
const SIXTH = 1000 / 6;
/** Lets time pass until nothing moves; returns how many sixths of a second that took. */
function settle(world: FigureWorld): number {
  for (let n = 1; n < 100; n++) if (!world.advance(SIXTH)) return n;
  throw new Error('the figures never come to rest');
}
const at = (world: FigureWorld, id: number): Placement => {
  const found = world.moved().get(id);
  if (!found) throw new Error(`figure ${id} was not moved, or is off the table`);
  return found;
};
/** The height of the tip of its axis over its foot, for an axis of one: 1 upright, 0 lying. */
const upright = ({ spin: [x, , z] }: Placement): number => 1 - 2 * (x * x + z * z);

test('figures that nobody touches stay where they are', () => {
  const world = new FigureWorld([table], [figure(1, 0, 0), figure(2, 1, 0)]);
  expect(settle(world)).toBeLessThan(6);
  expect(world.moved().size).toBe(0);
  world.free();
});

test('a figure that is let go gently lands upright where it was let go', () => {
  const world = new FigureWorld([table], [figure(1, 0, 0), figure(2, 1, 0)]);
  world.letGo(1, { x: -2, y: 0.4, z: 1 }, { x: 0, y: 0, z: 0 });
  settle(world);
  const { x, y, z } = at(world, 1);
  expect(Math.hypot(x + 2, y, z - 1)).toBeLessThan(0.05);
  expect(upright(at(world, 1))).toBeGreaterThan(0.99);
  expect([...world.moved().keys()]).toEqual([1]);
  world.free();
});

test('a figure that is thrown at another one knocks it over', () => {
  const world = new FigureWorld([table], [figure(1, -1, 0), figure(2, 0, 0), figure(3, 0, 3)]);
  world.letGo(1, { x: -1, y: 0.4, z: 0 }, { x: 9, y: 0, z: 0 });
  settle(world);
  expect(Math.abs(upright(at(world, 2)))).toBeLessThan(0.5);
  expect(at(world, 2).x).toBeGreaterThan(0.2);
  expect([...world.moved().keys()]).toEqual([1, 2]);
  world.free();
});

test('the arm pushes figures off the table, and those in a tray stay', () => {
  const tray = { ...figure(4, 3, -3), fixed: true };
  const world = new FigureWorld([table], [figure(1, 0, 0), figure(2, 1, 0.5), figure(3, -3, 3), tray]);
  world.sweep({ x: -2, y: 0, z: 0 });
  settle(world);
  world.sweep({ x: 6, y: 0, z: 0 });
  settle(world);
  world.liftArm();
  settle(world);
  expect([...world.moved()]).toEqual([
    [1, null],
    [2, null],
  ]);
  world.free();
});

test('an arm that is lifted before it has followed the hand still goes all the way, round every corner', () => {
  const world = new FigureWorld([table], [figure(1, 2, 2), figure(2, -2, 2)]);
  for (const [x, z] of [
    [-2, -2],
    [2, -2],
    [2, 2],
  ] as const)
    world.sweep({ x, y: 0, z });
  world.liftArm();
  expect(world.arm).not.toBeNull();
  settle(world);
  expect(world.arm).toBeNull();
  expect([...world.moved().keys()]).toEqual([1]);
  world.free();
});

test('the same hands do the same to the last digit, whatever the frames are', () => {
  const once = (frame: number): readonly (Placement | null)[] => {
    const bodies = Array.from({ length: 25 }, (_, i) => figure(i, (i % 5) - 2, Math.floor(i / 5) - 2));
    const world = new FigureWorld([table], bodies);
    world.letGo(12, { x: 0.4, y: 0.8, z: 0 }, { x: 8, y: 0, z: 3 });
    while (world.advance(frame));
    const found = [...world.moved().values()];
    world.free();
    return found;
  };
  const first = once(1000 / 60);
  expect(first.length).toBeGreaterThan(2);
  expect(once(1000 / 60)).toEqual(first);
  expect(once(1000 / 15)).toEqual(first);
});

test('a figure that is taken up is out of the way, and nothing is left of it', () => {
  const world = new FigureWorld([table], [figure(1, -1, 0), figure(2, 0, 0)]);
  world.remove(2);
  world.letGo(1, { x: -1, y: 0.4, z: 0 }, { x: 9, y: 0, z: 0 });
  settle(world);
  expect([...world.moved().keys()]).toEqual([1]);
  expect(at(world, 1).x).toBeGreaterThan(0);
  world.free();
});

test('two full armies that are all thrown at once come to rest, and a long pause is no jump', () => {
  const bodies = Array.from({ length: 128 }, (_, i) => figure(i, ((i % 16) - 7.5) * 0.5, Math.floor(i / 16) - 3.5));
  const world = new FigureWorld([table], bodies);
  for (const { id, x, z } of bodies) world.letGo(id, { x, y: 1, z }, { x: (id % 7) - 3, y: 2, z: (id % 5) - 2 });
  world.advance(60_000);
  expect(Math.max(...[...world.moved().values()].map((p) => p?.y ?? 0))).toBeGreaterThan(0.9);
  settle(world);
  expect(world.advance(SIXTH)).toBe(false);
  world.free();
});
