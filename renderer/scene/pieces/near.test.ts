import * as THREE from 'three';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { box as boxOf } from '../../art/kit.ts';
import { figure } from '../../art/skin.ts';
import { deicideBoard, startView } from '../../testing/deicide.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { FIELD_OF_VIEW } from '../camera/rig.ts';
import { Places, type Pose } from '../places.ts';
import { buildFiner, trianglesAdded, trianglesOf } from './figures.ts';
import { NearFigures, roomFor } from './near.ts';

const PIXELS = 800;
const view = startView();
const places = new Places(deicideBoard, deicideArt.hand, view.pieces);
const army: readonly Pose[] = view.pieces.map((piece) => places.pose(piece, view));
/** a person's own game in which every pawn is the heaviest figure */
const snails = army.map((pose) => (/pawn|rookie/.test(pose.kind) ? { ...pose, kind: 'snail' } : pose));

/** A camera so high over the middle of the board, looking down. */
const cameraAt = (height: number, fov = FIELD_OF_VIEW): THREE.PerspectiveCamera => {
  const camera = new THREE.PerspectiveCamera(fov, 1.6, 0.5, 300);
  camera.position.set(0, height, 0);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
};
const distance = ({ x, y, z }: Pose): number => Math.hypot(x, y + 0.6 - 40, z);
const drawn = (poses: readonly Pose[], finer: ReadonlySet<Pose>): number =>
  poses.reduce(
    (sum, { kind }, i) =>
      sum + trianglesOf(deicideArt, kind) + (finer.has(poses[i]) ? (trianglesAdded(deicideArt, kind) ?? Infinity) : 0),
    0,
  );

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

const chosen = (poses: readonly Pose[], camera: THREE.PerspectiveCamera, pixels = PIXELS): ReadonlySet<Pose> => {
  const near = new NearFigures(deicideArt, () => {});
  near.seenBy(camera, pixels);
  // what has been built may cost less than was expected, and leave room for more
  for (let finer = near.among(poses); ; finer = near.among(poses)) {
    if (idle.length === 0) return finer;
    for (let next = idle.shift(); next; next = idle.shift()) next();
  }
};

test('a figure is finer from the same size in the picture on, however many pixels the picture has', () => {
  const middle = { ...army[0], kind: 'bishop', x: 0, z: 0 };
  const isFiner = (height: number, pixels?: number, fov?: number) =>
    chosen([middle], cameraAt(height, fov), pixels).has(middle);
  expect(isFiner(14)).toBe(true);
  expect(isFiner(24)).toBe(false);
  expect(isFiner(24, 2 * PIXELS), 'on a screen with twice the pixels').toBe(true);
  expect(isFiner(24, PIXELS, FIELD_OF_VIEW / 2), 'through a longer lens').toBe(true);
});

test('the facets of a coarser figure are seen sooner', () => {
  const [pawn, snail] = ['pawn', 'snail'].map((kind, i) => ({ ...army[0], kind, x: i, z: 0 }));
  expect([...chosen([snail, pawn], cameraAt(20))]).toEqual([pawn]);
  expect(chosen([snail, pawn], cameraAt(10)).size).toBe(2);
});

test('a figure that gains nothing stays in the mesh of the others', () => {
  const box = { ...deicideArt, figures: { pawn: () => figure(boxOf(0.4, 0.6, 0.4)) } };
  expect([buildFiner(box, 'pawn'), buildFiner(box, 'pawn')]).toEqual([false, true]);
  const near = new NearFigures(box, () => {});
  near.seenBy(cameraAt(10), PIXELS);
  expect(trianglesAdded(box, 'pawn')).toBe(0);
  expect(near.among([{ ...army[0], kind: 'pawn', x: 0, z: 0 }]).size).toBe(0);
});

test('what is outside the picture is not finer', () => {
  const camera = cameraAt(8);
  camera.lookAt(0, 20, 0);
  camera.updateMatrixWorld();
  expect(chosen(army, camera).size).toBe(0);
});

test.each([
  ['the usual array', army],
  ['every pawn a Snail', snails],
  ['every figure a Snail', army.map((pose) => ({ ...pose, kind: 'snail' }))],
])('all figures together stay within their triangles: %s', (_, poses) => {
  // so many pixels that every figure is large
  const finer = chosen(poses, cameraAt(40), 40 * PIXELS);
  const plain = drawn(poses, new Set());
  const added = drawn(poses, finer) - plain;
  expect(plain + added).toBeLessThanOrEqual(Math.max(180_000, plain));
  expect(added).toBeLessThanOrEqual(roomFor(plain));
  expect(finer.size > 0).toBe(plain < 175_000);
  const farthest = Math.max(...[...finer].map(distance));
  expect(poses.filter((pose) => !finer.has(pose) && distance(pose) < farthest - 0.01)).toEqual([]);
});

test('finer figures are built one after the other in two idle callbacks each, and the change is told once, after the last', () => {
  const art = {
    ...deicideArt,
    figures: Object.fromEntries(['rook', 'king', 'pawn'].map((kind) => [kind, rebuilt(kind)])),
  };
  const poses = Object.keys(art.figures).map((kind) => army.find((pose) => pose.kind === kind)!);
  const changed = vi.fn();
  const near = new NearFigures(art, changed);
  near.seenBy(cameraAt(40), 40 * PIXELS);
  const kinds = () => new Set([...near.among(poses)].map(({ kind }) => kind)).size;
  for (const built of [0, 1, 2]) {
    expect([kinds(), changed.mock.calls.length, idle.length]).toEqual([built, 0, 1]);
    idle.shift()!();
    expect([kinds(), idle.length], 'half done').toEqual([built, 1]);
    idle.shift()!();
  }
  expect([kinds(), changed.mock.calls.length, idle.length]).toEqual([3, 1, 0]);
});

test('a table that is gone builds nothing more', () => {
  const near = new NearFigures({ ...deicideArt, figures: { rook: rebuilt('rook') } }, () => {});
  near.seenBy(cameraAt(40), 40 * PIXELS);
  near.among(army.filter(({ kind }) => kind === 'rook'));
  expect(idle.length).toBe(1);
  near.dispose();
  expect(idle.length).toBe(0);
});

/** A figure that has not been built yet, whatever ran before. */
function rebuilt(kind: string): () => THREE.BufferGeometry {
  return () => deicideArt.figures[kind]();
}
