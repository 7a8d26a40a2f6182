import * as THREE from 'three';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deicideCell as cell, deicideBoard, LETTERS, middleView, startView, viewOf } from '../../testing/deicide.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { eyeOf, FIELD_OF_VIEW, pointCamera } from '../camera/rig.ts';
import { FlightLayer } from '../layers/flights.ts';
import { TerrainLayer } from '../layers/terrain.ts';
import type { Ray } from '../pick/pick.ts';
import { Batches } from '../pieces/batches.ts';
import { type FigureBounds, figureBounds } from '../pieces/bounds.ts';
import { Places } from '../places.ts';
import { Stage } from './stage.ts';

let bounds: ReadonlyMap<string, FigureBounds>;
beforeAll(() => {
  bounds = new Map(Object.entries(deicideArt.figures).map(([kind, build]) => [kind, figureBounds(build())]));
});
const view = startView();
const frame = { width: 1012, height: 700, inset: { top: 18, right: 18, bottom: 30, left: 18 } };
let stage: Stage;

const seatAt = (of: Stage, side: 0 | 1): void => {
  of.bounds = bounds;
  of.resize(frame, true);
  of.sit(side, true);
};
beforeEach(() => {
  stage = new Stage(new Places(deicideBoard, 0, view.pieces), () => {});
  stage.playback.cut(view, 'start');
  seatAt(stage, 0);
});
const rayAt = (of: Stage, x: number, y: number, z: number): Ray => {
  const from = eyeOf(of.aim);
  return { from, way: new THREE.Vector3(x, y, z).sub(from).normalize() };
};
const pixel = (of: Stage, x: number, y: number, z: number): [number, number] => {
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, frame.width / frame.height, 0.1, 300);
  pointCamera(camera, of.aim);
  const p = new THREE.Vector3(x, y, z).project(camera);
  return [((p.x + 1) / 2) * frame.width, ((1 - p.y) / 2) * frame.height];
};

test('the whole board with its trays is in view from both seats, steeper than a small board', () => {
  for (const side of [0, 1] as const) {
    stage.sit(side, true);
    expect(stage.aim.tilt).toBeLessThan(0.62);
    for (const { x, y, z } of stage.places.cells) {
      const [px, py] = pixel(stage, x, y, z);
      expect(px).toBeGreaterThan(frame.inset.left);
      expect(px).toBeLessThan(frame.width - frame.inset.right);
      expect(py).toBeGreaterThan(frame.inset.top);
      expect(py).toBeLessThan(frame.height - frame.inset.bottom);
    }
  }
});

test.each([0, 1] as const)('from seat %i every piece of the start is picked at two thirds of its height', (side) => {
  stage.sit(side, true);
  for (const piece of view.pieces) {
    const pose = stage.playback.poses.get(piece.id)!;
    const height = bounds.get(piece.kind)!.height;
    const met = stage.pick(rayAt(stage, pose.x, pose.y + (height * 2) / 3, pose.z));
    expect(met, `${piece.kind} on ${deicideBoard.topology.cells[piece.at!].name}`).toEqual({
      piece: piece.id,
      cell: piece.at,
    });
  }
});

test('the middle of every cell without a figure in front of it picks that cell', () => {
  for (let c = cell('a5'); c <= cell('p12'); c++) {
    const { x, y, z } = stage.places.cell(c);
    // the near edge of rank 12 is empty, and no figure hides its far edge: pawns stand on 13
    expect(stage.pick(rayAt(stage, x, y, z)).cell, deicideBoard.topology.cells[c].name).toBe(c);
  }
});

test('trays have a recess for each of 64 men, none on another, none on the board', () => {
  const gone = { ...view, pieces: view.pieces.map((p) => ({ ...p, place: 'lost' as const, at: null })) };
  stage.playback.cut(gone, 2);
  const poses = [...stage.playback.poses.values()];
  const spots = new Set(poses.map((p) => `${p.x.toFixed(3)} ${p.z.toFixed(3)}`));
  expect(spots.size).toBe(128);
  for (const p of poses) expect(Math.abs(p.x)).toBeGreaterThan(stage.places.width / 2 + 0.5);
  let nearest = Infinity;
  for (const a of poses) {
    for (const b of poses) if (a !== b) nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.z - b.z));
  }
  // bases are 0.78 across
  expect(nearest).toBeGreaterThan(0.78 * poses[0].scale);
});

test('rays pass through a ghost to what is below it', () => {
  const middle = middleView();
  const table = new Stage(new Places(deicideBoard, 0, middle.pieces), () => {});
  table.playback.cut(middle, 1);
  seatAt(table, 0);
  const { x, y, z } = table.places.cell(cell('g7'));
  expect(table.pick(rayAt(table, x, y, z))).toEqual({ piece: null, cell: cell('g7') });
  expect(table.flying().map(({ pose }) => pose.left)).toEqual([2, 1]);
});

test('pieces that are not part of it are drawn faint; the feature to be placed shows only on a destination under the pointer', () => {
  const [one, other] = [view.pieces[0].id, view.pieces[1].id];
  stage.dimmed = new Set([one]);
  const shown = [...stage.figures()];
  expect(shown[0].pose.presence).toBeLessThan(0.5);
  expect(shown[1].pose.presence).toBe(1);
  expect([one, other]).toEqual([0, 1]);

  stage.laying = 'cathedral';
  stage.destinations = new Set([cell('e6')]);
  expect(stage.ghostFeatures()).toEqual([]);
  stage.hover(null, cell('e5'));
  expect(stage.ghostFeatures()).toEqual([]);
  const before = stage.version;
  stage.hover(null, cell('e6'));
  expect(stage.version).toBeGreaterThan(before);
  expect(stage.ghostFeatures().map((f) => `${f.id}@${f.cell}`)).toEqual([`cathedral@${cell('e6')}`]);
});

test('framing cells brings them all into view and keeps a minimum distance', () => {
  stage.steer({ ...stage.aim, x: -7, z: 7, distance: 8 });
  const cells = [cell('m12'), cell('p16')];
  stage.frameCells(cells);
  stage.frame(0);
  stage.frame(1000);
  stage.frame(2000);
  for (const c of cells) {
    const { x, y, z } = stage.places.cell(c);
    const [px, py] = pixel(stage, x, y, z);
    expect(Math.min(px, frame.width - px, py, frame.height - py)).toBeGreaterThan(10);
  }
  expect(stage.aim.distance).toBeGreaterThan(7.9);
});

test('an army that has all become one kind fits its batch, and one more does not', () => {
  const crowd = viewOf(Array(8).fill('Ss'.repeat(8)));
  const table = new Stage(new Places(deicideBoard, 0, crowd.pieces), () => {});
  table.playback.cut(crowd, 1);
  expect(Object.values(LETTERS).filter((kind) => !bounds.has(kind))).toEqual([]);
  const batches = new Batches(deicideArt, crowd.pieces.length, 40, 'low');
  expect(() => batches.write({ figures: [...table.figures()] })).not.toThrow();
  const [any] = [...table.figures()];
  expect(() => batches.write({ figures: [...table.figures(), any] })).toThrow(/more than 128/);
  batches.dispose();
});

test('terrain of one look is one mesh; its ghosts cast no shadow; a game without terrain throws', () => {
  const { places } = stage;
  const layer = new TerrainLayer(deicideArt.terrain, places, 'high');
  const lying = (id: string, name: string, more = {}) => ({
    id,
    cell: cell(name),
    hidden: false,
    leadsTo: null,
    size: 1,
    flare: 0,
    ...more,
  });
  const nothing = { ground: [], ghostGround: [], litGates: new Set<number>() };
  layer.write({
    ...nothing,
    ground: [lying('wall', 'c3'), lying('wall', 'c4'), lying('mine', 'e5'), lying('mine', 'e6', { hidden: true })],
    ghostGround: [lying('wall', 'c5')],
  });
  const meshes = layer.object.children as THREE.InstancedMesh[];
  expect(meshes.map((m) => m.count)).toEqual([3, 1, 1]);
  const [wall] = meshes;
  const shadow = wall as unknown as { onBeforeShadow(): void; onAfterShadow(): void };
  shadow.onBeforeShadow();
  expect(wall.count, 'in the shadow pass').toBe(2);
  shadow.onAfterShadow();
  expect(wall.count).toBe(3);
  layer.write(nothing);
  expect(meshes.every((m) => !m.visible)).toBe(true);
  expect(() => new TerrainLayer(undefined, places, 'low').write({ ...nothing, ground: [lying('wall', 'c3')] })).toThrow(
    /no terrain/,
  );
  expect(() => layer.write({ ...nothing, ground: [lying('swamp', 'c3')] })).toThrow(/swamp/);
});

test('a flight is a ring on its cell, a beam and a badge with its number; two on one cell share the ring', () => {
  const flights = [1, 2, 2].map((left, i) => ({
    side: (i % 2) as 0 | 1,
    kind: 'time-machine',
    to: cell(i === 2 ? 'c3' : 'h8'),
    left,
  }));
  const away = viewOf(['K..............k'], { flights });
  const table = new Stage(new Places(deicideBoard, 0, away.pieces), () => {});
  table.playback.cut(away, 1);
  table.bounds = bounds;
  const layer = new FlightLayer(deicideArt.flights, table.places, 8);
  layer.write({ flying: table.flying() });
  const counts = (layer.object.children as THREE.InstancedMesh[]).map((m) => m.count);
  expect(counts).toEqual([2, 3, 1, 2]);
  layer.write({ flying: [] });
  expect(layer.object.children.every((m) => !m.visible)).toBe(true);
});
