/** 4chan chess at rest: what a ray picks, what is lit, what floats together, and what the fullest board costs. */
import * as THREE from 'three';
import { beforeEach, expect, test } from 'vitest';
import type { View } from '../../../electron/contract/view.ts';
import { fourchanCell as cell, fourchanBoard, fullView, middleView, viewOf } from '../../testing/fourchan.ts';
import { fourchanArt } from '../../variants/fourchan/art.ts';
import { FIELD_OF_VIEW, pointCamera } from '../camera/rig.ts';
import { BadgeLayer } from '../layers/badges.ts';
import { FrostLayer } from '../layers/frost.ts';
import { TerrainLayer } from '../layers/terrain.ts';
import type { Ray } from '../pick/pick.ts';
import { Batches } from '../pieces/batches.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { Places } from '../places.ts';
import { threads } from '../preview/threads.ts';
import { Stage } from './stage.ts';

const bounds = new Map(Object.entries(fourchanArt.figures).map(([kind, build]) => [kind, figureBounds(build())]));
const frame = { width: 1012, height: 700, inset: { top: 18, right: 18, bottom: 30, left: 18 } };
let clock = 0;

const stageOf = (view: View, seat: 0 | 1 = 0): Stage => {
  const places = new Places(fourchanBoard, fourchanArt.hand, view.pieces, undefined, fourchanArt.riders);
  const made = new Stage(places, () => {});
  made.bounds = bounds;
  made.resize(frame, true);
  made.playback.cut(view, 'start');
  made.sit(seat, true);
  return made;
};
const idOf = (view: View, name: string, rides = false): number =>
  view.pieces.find((p) => p.at === cell(name) && (p.rides ?? false) === rides)!.id;
/** The ray through the pixel that shows a point. */
const rayTo = (stage: Stage, x: number, y: number, z: number): Ray => {
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, frame.width / frame.height, 0.1, 300);
  pointCamera(camera, stage.aim);
  const way = new THREE.Vector3(x, y, z).sub(camera.position).normalize();
  return { from: camera.position.clone(), way };
};
const run = (stage: Stage): void => {
  for (let n = 0; n < 500; n++) {
    clock += 16;
    if (!stage.frame(clock)) return;
  }
  throw new Error('the stage never comes to rest');
};

beforeEach(() => {
  clock = 0;
});

test.each([0, 1] as const)(
  'of a stack the rider is met on its own figure, the mount below it, from seat %i',
  (seat) => {
    const view = viewOf('Ne5 Re5^ +nc7 oc7^ Aj1 ai10');
    const stage = stageOf(view, seat);
    for (const name of ['e5', 'c7']) {
      const [mount, rider] = [idOf(view, name), idOf(view, name, true)];
      const at = stage.playback.poses.get(rider)!;
      const height = bounds.get(at.kind)!.height * at.scale;
      const high = rayTo(stage, at.x, at.y + (height * 2) / 3, at.z);
      expect(stage.pick(high), `rider of ${name}`).toEqual({ piece: rider, cell: cell(name) });
      const below = stage.playback.poses.get(mount)!;
      // the tailboard, which is the mount's side towards its player, or its prow towards the other
      const z = below.z + (seat === 0 ? 0.33 : -0.33);
      expect(stage.pick(rayTo(stage, below.x, below.y + 0.14, z)), `mount of ${name}`).toEqual({
        piece: mount,
        cell: cell(name),
      });
    }
    // the ground beside both belongs to the piece on it
    const { x, y, z } = stage.places.cell(cell('e5'));
    expect(stage.pick(rayTo(stage, x + 0.47, y, z + (seat === 0 ? 0.47 : -0.47))).piece).toBe(idOf(view, 'e5'));
  },
);

test('every piece of a middle game is picked at two thirds of its height, riders and hands too', () => {
  const view = middleView();
  const stage = stageOf(view);
  const hidden: string[] = [];
  const carries = idOf(view, 'e5');
  for (const piece of view.pieces.filter((p) => p.place !== 'lost' && p.id !== carries)) {
    const at = stage.playback.poses.get(piece.id)!;
    const height = bounds.get(at.kind)!.height * at.scale;
    const met = stage.pick(rayTo(stage, at.x, at.y + (height * 2) / 3, at.z));
    if (met.piece !== piece.id) hidden.push(`${piece.kind} ${piece.at}`);
  }
  expect(hidden).toEqual([]);
});

test('a lifted mount lifts its rider, a lifted rider leaves its mount', () => {
  const view = viewOf('Ne5 Re5^ Aj1 ai10');
  const stage = stageOf(view);
  const [mount, rider] = [idOf(view, 'e5'), idOf(view, 'e5', true)];
  const rest = stage.shown(rider)!.y;
  stage.lift(mount);
  run(stage);
  expect(stage.shown(mount)!.y).toBeGreaterThan(0.3);
  expect(stage.shown(rider)!.y - rest).toBeCloseTo(stage.shown(mount)!.y);
  const to = stage.places.cell(cell('e8'));
  stage.drag(mount, to);
  run(stage);
  expect(stage.shown(rider)!.z - stage.shown(mount)!.z).toBeCloseTo(
    stage.playback.poses.get(rider)!.z - stage.places.cell(cell('e5')).z,
  );
  stage.release();
  stage.lift(rider);
  run(stage);
  expect(stage.shown(mount)!.y).toBeCloseTo(0);
  expect(stage.shown(rider)!.y).toBeGreaterThan(rest + 0.3);
});

test('identical men of a hand count as one: whichever is pressed, the one that can be played is picked, and it is there', () => {
  const plain = viewOf('Aj1 ai10', { hand: 'OOR' });
  const [one, two, other] = plain.pieces.filter((p) => p.place === 'hand').map((p) => p.id);
  const view = { ...plain, movable: [two, other] };
  const stage = stageOf(view);
  const spot = { ...stage.playback.poses.get(one)! };
  const ray = rayTo(stage, spot.x, spot.y + 0.25, spot.z);
  expect(stage.pick(ray).piece).toBe(two);
  const now = stage.playback.poses.get(two)!;
  expect([now.x, now.z]).toEqual([spot.x, spot.z]);
  expect(stage.pick(ray).piece).toBe(two);
  stage.playback.cut({ ...view, revision: 2 }, 2);
  expect(stage.playback.poses.get(two)!.x).toBe(spot.x);
});

test('full hands and all capturable pieces are apart, within trays that end before the board does', () => {
  const all = fullView().pieces;
  const view: View = {
    ...fullView(),
    pieces: all.map((p, i) =>
      i < 2 ? p : { ...p, at: null, place: i < 14 ? 'hand' : 'lost', side: i < 14 ? ((i % 2) as 0 | 1) : p.side },
    ),
  };
  const stage = stageOf(view);
  const spots = stage.capsules().map((c) => `${c.x.toFixed(2)} ${c.z.toFixed(2)}`);
  expect(new Set(spots).size).toBe(spots.length);
  for (const { z, length } of stage.places.trays) expect(Math.abs(z) + length / 2).toBeLessThan(stage.places.depth / 2);
  const poses = [...stage.playback.poses.values()].filter((p) => p.inTray);
  expect(poses).toHaveLength(all.length - 2);
  for (const pose of poses) expect(Math.abs(pose.x)).toBeGreaterThan(5.5);
});

test('a gate in focus glows with its other end and a line joins them; a single one does nothing', () => {
  const view = viewOf('Me2 Aj1 ai10', { gates: [['c4', 'h6'], ['i3']] });
  const stage = stageOf(view);
  const lit = () => [...stage.litGates().keys()].sort();
  const both = [cell('c4'), cell('h6')].sort();
  expect(lit()).toEqual([]);
  expect(threads(stage, fourchanArt)).toEqual([]);
  const before = stage.version;
  stage.hover(null, cell('h6'));
  expect(lit()).toEqual(both);
  expect(stage.version).toBeGreaterThan(before);
  const line = threads(stage, fourchanArt);
  expect(new Set(line.map((r) => r.colour))).toEqual(new Set([fourchanArt.terrain!.lines!['teleporter-white']]));
  expect(line.length).toBeGreaterThan(5);
  const [from, to] = [line[0].points[0], line.at(-1)!.points.at(-1)!];
  const spot = (name: string) => stage.places.cell(cell(name));
  expect(Math.hypot(from.x - spot('c4').x, from.z - spot('c4').z)).toBeCloseTo(0);
  expect(Math.hypot(to.x - spot('h6').x, to.z - spot('h6').z)).toBeCloseTo(0);
  // no more frames than the one for the hover
  expect(stage.frame(16)).toBe(false);
  stage.hover(null, cell('i3'));
  expect(lit()).toEqual([]);
  stage.cursor = cell('c4');
  expect(lit()).toEqual(both);
});

test('the pieces that hold another are shown from either of them, and from no other', () => {
  const view = viewOf('Xf5 kg6 te6 Md1 Aj1 ai10', { frozen: ['g6<f5', 'e6<f5'] });
  const stage = stageOf(view);
  const count = (name: string): number => {
    stage.hover(null, cell(name));
    return threads(stage, fourchanArt).length;
  };
  expect(['g6', 'f5', 'd1'].map(count)).toEqual([1, 2, 0]);
});

test('a band joins the lifter to the lifted piece, wherever it is dragged', () => {
  const view = viewOf('Te5 me6 Aj1 ai10');
  const stage = stageOf(view);
  stage.lift(idOf(view, 'e6'));
  stage.holder = idOf(view, 'e5');
  stage.drag(idOf(view, 'e6'), stage.places.cell(cell('f4')));
  run(stage);
  const [band] = threads(stage, fourchanArt);
  const { x, z } = stage.places.cell(cell('f4'));
  expect(Math.hypot(band.points.at(-1)!.x - x, band.points.at(-1)!.z - z)).toBeLessThan(0.05);
});

test('the fullest board fits its batches: every kind promoted, four gates, ice and badges, one mesh per look', () => {
  for (const promoted of [false, true]) {
    const view = fullView(promoted);
    const stage = stageOf(view);
    const batches = new Batches(fourchanArt, view.pieces.length, 40, 'high');
    const [ice, badges] = [
      new FrostLayer(fourchanArt.frost, view.pieces.length, 'high'),
      new BadgeLayer(fourchanArt.badges, view.pieces.length),
    ];
    const gates = new TerrainLayer(fourchanArt.terrain, stage.places, 'high');
    const figures = [...stage.figures()];
    for (const layer of [batches, ice, badges]) layer.write({ figures, bounds });
    stage.hover(null, cell('c5'));
    gates.write({ ground: stage.playback.ground.values(), ghostGround: [], litGates: stage.litGates() });
    const held = view.pieces.filter((p) => p.notes.some((n) => n.id === 'frozen')).length;
    expect((ice.object.children[0] as THREE.InstancedMesh).count).toBe(held);
    const plates = badges.object.children as THREE.InstancedMesh[];
    expect(plates.reduce((sum, mesh) => sum + mesh.count, 0)).toBe(6);
    const looks = (gates.object.children as THREE.InstancedMesh[]).filter((m) => m.visible).map((m) => m.count);
    expect(looks).toEqual([2, 2]);
    const seen = (batches.object.children as THREE.InstancedMesh[]).filter((m) => m.visible);
    const calls = seen.length + ice.object.children.length + plates.length + looks.length;
    expect(calls).toBeLessThan(40);
    for (const layer of [batches, ice, badges, gates]) layer.dispose();
  }
});

test('ice stays on the ground when a frozen piece is lifted, and a badge moves with its figure', () => {
  const view = viewOf('Xf5 kg6 Bb2 Aj1 ai10', { frozen: ['g6<f5'], badges: ['b2:+K'] });
  const stage = stageOf(view);
  const at = (layer: { object: THREE.Group }): THREE.Vector3 => {
    const matrix = new THREE.Matrix4();
    (layer.object.children[0] as THREE.InstancedMesh).getMatrixAt(0, matrix);
    return new THREE.Vector3().setFromMatrixPosition(matrix);
  };
  const [ice, badges] = [new FrostLayer(fourchanArt.frost, 8, 'low'), new BadgeLayer(fourchanArt.badges, 8)];
  const write = (): void => {
    const figures = [...stage.figures()];
    ice.write({ figures });
    badges.write({ figures, bounds });
  };
  write();
  const [cold, plate] = [at(ice), at(badges)];
  expect(plate.y).toBeCloseTo(bounds.get('b')!.height + fourchanArt.badges!.lift);
  stage.lift(idOf(view, 'g6'));
  run(stage);
  write();
  expect(at(ice)).toEqual(cold);
  stage.lift(idOf(view, 'b2'));
  run(stage);
  write();
  expect(at(badges).y).toBeGreaterThan(plate.y + 0.3);
});

test('in a position being set up a piece that cannot carry needs no seat', () => {
  const view = viewOf('Me5 Ke5^ Rc3^ Aj1 ai10');
  const [king, alone] = [idOf(view, 'e5', true), idOf(view, 'c3', true)];
  const { poses } = stageOf(view).playback;
  for (const id of [king, alone]) expect(poses.get(id)).toMatchObject({ rides: false, scale: 1 });
});
