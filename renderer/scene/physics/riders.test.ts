/** The weight of two pieces on one square: the rider goes where its mount goes. */
import { beforeAll, expect, test } from 'vitest';
import { fourchanBoard, fourchanCell, viewOf } from '../../testing/fourchan.ts';
import { fourchanArt } from '../../variants/fourchan/art.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { Places, posesOf } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import { loadPhysics, Tabletop } from './tabletop.ts';

beforeAll(() => loadPhysics());

test('a rider lies with its mount, as far from it sat, and both are counted and put back', () => {
  const view = viewOf('Ne5 Re5^ Aj1 ai10');
  const places = new Places(fourchanBoard, fourchanArt.hand, view.pieces, undefined, fourchanArt.riders);
  const stage = new Stage(places, () => {});
  const told: number[] = [];
  stage.bounds = new Map(Object.entries(fourchanArt.figures).map(([kind, build]) => [kind, figureBounds(build())]));
  stage.playback.cut(view, 'start');
  stage.physics = new Tabletop({
    places,
    poses: () => posesOf(places, view),
    postured: (id, pose) => stage.postured(id, pose),
    sizes: () => stage.bounds,
    tell: (displaced) => told.push(displaced),
  });
  let clock = 0;
  const rest = (): void => {
    for (let n = 1; n < 1000; n++) {
      clock += 16;
      if (!stage.frame(clock)) return;
    }
    throw new Error('the stage never comes to rest');
  };
  const both = () =>
    [false, true].map((rides) => {
      const { id } = view.pieces.find((p) => p.at === fourchanCell('e5') && (p.rides ?? false) === rides)!;
      return [...stage.figures()][[...stage.playback.poses.keys()].indexOf(id)]!.pose;
    });
  const apart = ([a, b]: ReturnType<typeof both>) => Math.hypot(b!.x - a!.x, b!.y - a!.y, b!.z - a!.z);
  rest();
  const before = both();
  for (const name of ['c5', 'd5']) {
    stage.sweep(places.cell(fourchanCell(name)));
    rest();
  }
  stage.endSweep();
  rest();
  const after = both();
  expect(Math.hypot(after[0]!.x - before[0]!.x, after[0]!.z - before[0]!.z)).toBeGreaterThan(0.3);
  expect(after.map(({ presence }) => presence)).toEqual([1, 1]);
  expect(apart(after)).toBeCloseTo(apart(before), 3);
  expect(told.at(-1)).toBe(2);
  stage.putBack();
  rest();
  expect(told.at(-1)).toBe(0);
  expect(both()).toEqual(before);
});
