import { expect, test } from 'vitest';
import { acidBoard, acidCell, acidPieceOn, startView } from '../../testing/acid.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { eyeOf } from '../camera/rig.ts';
import { figureOf } from '../pieces/figures.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import type { Capsule } from './pick.ts';
import { veiling } from './veil.ts';

const man = (id: number, z: number, height = 1): Capsule => ({
  id,
  cell: id,
  x: 0,
  y: 0,
  z,
  radius: 0.4,
  height,
  reach: 0.4,
});
const cell = { x: 0, y: 0, z: 0 };

test('what stands between the eye and the middle of a cell is found, and nothing else', () => {
  const low = { x: 0, y: 10, z: 14 };
  const all = [man(1, 1), man(2, 1, 0.4), man(3, -1), man(4, 0), { ...man(5, 1), x: 1 }];
  expect([...veiling(low, cell, all, 4)]).toEqual([1]);
  expect([...veiling({ x: 0, y: 20, z: 0 }, cell, all, 4)], 'from straight above').toEqual([]);
  expect([...veiling({ x: 0, y: 20, z: 8 }, cell, all, 4)], 'from a steep seat one sees over it').toEqual([]);
  expect([...veiling(low, cell, [{ ...man(1, 1), cell: null }], 4)], 'not what lies in a tray').toEqual([]);
});

test('the figure in front of the cell under the pointer is faint, and solid again when the pointer leaves', () => {
  const view = startView();
  const stage = new Stage(new Places(acidBoard, acidArt.hand, view.pieces), () => {});
  stage.playback.cut(view, 1);
  stage.bounds = new Map(Object.keys(acidArt.figures).map((kind) => [kind, figureOf(acidArt, kind).bounds]));
  stage.steer({ ...stage.aim, tilt: 1.2 });
  expect(eyeOf(stage.aim).y).toBeLessThan(12);
  const king = acidPieceOn(view, 'e1');
  const presence = (): number => {
    const at = stage.playback.poses.get(king)!;
    return [...stage.figures()].find(({ stands }) => stands === at)!.pose.presence;
  };
  expect(presence()).toBe(1);
  const { version } = stage;
  stage.hover(acidPieceOn(view, 'e2'), acidCell('e2'));
  expect(presence()).toBeCloseTo(0.35);
  expect(stage.version, 'it is drawn').toBeGreaterThan(version);
  stage.hover(king, acidCell('e1'));
  expect(presence()).toBe(1);
  stage.hover(null, null);
  expect(presence()).toBe(1);
});
