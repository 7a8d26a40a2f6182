import type * as THREE from 'three';
import { beforeEach, expect, test } from 'vitest';
import { acidAfter, acidBoard, acidCell, acidPieceOn, badged, middleView, startView } from '../../testing/acid.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { figures } from '../../variants/acid/figures/index.ts';
import { eyeOf, seatTilt } from '../camera/rig.ts';
import { BadgeLayer } from '../layers/badges.ts';
import type { Ray } from '../pick/pick.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { Places } from '../places.ts';
import { Stage } from './stage.ts';

const bounds = new Map(Object.entries(figures).map(([kind, build]) => [kind, figureBounds(build())]));
const view = startView();
let stage: Stage;
let settled: (string | number)[];
let clock: number;

const tick = (): boolean => {
  clock += 16;
  return stage.frame(clock);
};
/** Draws frames of 16 ms until the stage needs no more; returns how many it took. */
const run = (): number => {
  for (let n = 1; n < 500; n++) {
    if (!tick()) return n;
  }
  throw new Error('the stage never comes to rest');
};
const shown = (id: number) => [...stage.figures()][[...stage.playback.poses.keys()].indexOf(id)].pose;
const rayTo = (name: string): Ray => {
  const { x, y, z } = stage.places.cell(acidCell(name));
  return rayAt(x, y, z);
};
const rayAt = (x: number, y: number, z: number): Ray => {
  const from = eyeOf(stage.aim);
  const way = { x: x - from.x, y: y - from.y, z: z - from.z };
  const length = Math.hypot(way.x, way.y, way.z);
  return { from, way: { x: way.x / length, y: way.y / length, z: way.z / length } };
};

beforeEach(() => {
  settled = [];
  clock = 0;
  stage = new Stage(new Places(acidBoard, 2, view.pieces), (key) => settled.push(key));
  stage.bounds = bounds;
  stage.resize({ width: 1012, height: 700, inset: { top: 18, right: 18, bottom: 30, left: 18 } }, true);
  stage.playback.cut(view, 'start');
  stage.sit(0, true);
  run();
});

test('at rest it needs no frame, and hovering needs exactly one', () => {
  let woken = 0;
  stage.wake = () => woken++;
  expect(tick()).toBe(false);
  stage.hover(acidPieceOn(view, 'e1'), acidCell('e1'));
  expect(woken).toBe(1);
  expect(tick()).toBe(false);
});

test('a lifted piece floats and comes down again, and then nothing moves', () => {
  const king = acidPieceOn(view, 'e1');
  stage.lift(king);
  run();
  expect(shown(king).y).toBeCloseTo(0.42, 2);
  stage.lift(null);
  run();
  expect(shown(king).y).toBe(0);
});

test('a dragged piece follows the pointer; refused, it floats back', () => {
  const king = acidPieceOn(view, 'e1');
  stage.lift(king);
  stage.drag(king, stage.places.cell(acidCell('e5')));
  run();
  expect(shown(king).z).toBeCloseTo(0, 1);
  stage.release();
  stage.lift(null);
  run();
  expect(shown(king)).toMatchObject({ y: 0, z: 4 });
});

test('a piece dropped on a destination stays there while the answer is pending and is not animated again', () => {
  const man = acidPieceOn(view, 'e2');
  stage.lift(man);
  stage.destinations = new Set([acidCell('e3')]);
  stage.drag(man, stage.places.cell(acidCell('e3')));
  run();
  const effects = [
    {
      do: 'go' as const,
      piece: man,
      from: acidCell('e2'),
      to: acidCell('e3'),
      how: 'walk' as const,
      via: [],
      says: '',
    },
  ];
  stage.arrive(acidAfter(view, man, acidCell('e3')), { key: 2, how: 'play', effects }, 'usual');
  stage.lift(null);
  while (tick()) expect(shown(man).z).toBeCloseTo(2, 1);
  expect(settled.at(-1)).toBe(2);
});

test('with reduced motion arrivals and camera changes are not animated', () => {
  stage.cut = true;
  const man = acidPieceOn(view, 'e2');
  stage.arrive(acidAfter(view, man, acidCell('e4')), { key: 2, how: 'play', effects: [] }, 'usual');
  expect(settled.at(-1)).toBe(2);
  stage.sit(1);
  expect(stage.aim.turn).toBe(Math.PI);
  expect(run()).toBe(1);
});

test('a camera flight to the other seat ends there, and the user’s camera control ends a flight', () => {
  stage.sit(1);
  run();
  expect(stage.aim).toMatchObject({ turn: Math.PI, tilt: seatTilt(11, 11) });
  stage.sit(0);
  tick();
  tick();
  const aim = { ...stage.aim };
  stage.steer(aim);
  run();
  expect(stage.aim.turn).toBeCloseTo(aim.turn, 9);
});

test('a resize refits the table, unless the user has moved the camera', () => {
  const wide = { width: 1600, height: 700, inset: stage.frameBox.inset };
  const before = stage.aim.distance;
  stage.resize(wide, true);
  expect(stage.aim.distance).toBeLessThan(before);
  const own = { ...stage.aim, turn: 0.5 };
  stage.steer(own);
  stage.resize({ ...wide, width: 900 }, true);
  expect(stage.aim.turn).toBeCloseTo(0.5, 9);
});

test('while a piece is dragged, only destinations stop the ray', () => {
  const man = acidPieceOn(view, 'c2');
  stage.lift(man);
  stage.drag(man, { x: 0, y: 0, z: 0 });
  stage.destinations = new Set([acidCell('e8')]);
  expect(stage.pick(rayTo('e8'))).toEqual({ piece: acidPieceOn(view, 'e8'), cell: acidCell('e8') });
  expect(stage.pick(rayTo('f8')).piece).toBeNull();
});

test('a piece lifted by a click: a destination is picked through the figure in front of it, other pieces can still be picked', () => {
  const king = acidPieceOn(view, 'e1');
  stage.lift(king);
  const wall = acidPieceOn(view, 'd2');
  // the near edge of d3, behind the top of the Diskette on d2
  const { x, y, z } = stage.places.cell(acidCell('d3'));
  const hidden = rayAt(x, y, z + 0.46);
  expect(stage.pick(hidden).piece).toBe(wall);
  stage.destinations = new Set([acidCell('d3')]);
  expect(stage.pick(hidden)).toEqual({ piece: null, cell: acidCell('d3') });
  expect(stage.pick(rayTo('d2')).piece).toBe(wall);
});

test('in the initial position a click on the visible middle of each cell picks that cell', () => {
  // the Voyager's sail on c1 narrows towards its tip: beside it the Diskette on c2 is visible and must be picked
  for (const name of ['b2', 'c2', 'f2', 'g2', 'h2']) {
    const { x, z } = stage.places.cell(acidCell(name));
    expect(stage.pick(rayAt(x, 0.45, z)), name).toEqual({ piece: acidPieceOn(view, name), cell: acidCell(name) });
  }
});

test('every piece of a view is where the view has it, and pieces off the board are in trays', () => {
  const middle = middleView();
  const places = new Places(acidBoard, 2, middle.pieces);
  const table = new Stage(places, () => {});
  table.bounds = bounds;
  table.playback.cut(middle, 1);
  const standing = table.capsules();
  for (const piece of middle.pieces) {
    const capsule = standing.find((c) => c.id === piece.id)!;
    expect(capsule.cell).toBe(piece.at);
    if (piece.place === 'board') continue;
    const tray = piece.place === 'hand' ? piece.side : 1 - piece.side;
    expect(Math.sign(capsule.x), `${piece.kind} of side ${piece.side}, ${piece.place}`).toBe(tray === 0 ? 1 : -1);
    expect(Math.abs(capsule.x)).toBeGreaterThan(6);
  }
  const spots = standing.map((c) => `${c.x.toFixed(3)} ${c.z.toFixed(3)}`);
  expect(new Set(spots).size).toBe(spots.length);
});

test('the sign of a Ghost that must return stands over that Ghost alone', () => {
  const layer = new BadgeLayer(acidArt.badges, 8);
  const drawn = (): number[] => {
    layer.write({ figures: [...stage.figures()], bounds });
    return layer.object.children.map((mesh) => (mesh as THREE.InstancedMesh).count);
  };
  expect(drawn()).toEqual([]);
  stage.playback.cut(badged(view, 'b1', '↵'), 'badged');
  run();
  expect(drawn()).toEqual([1]);
  layer.dispose();
});
