/**
 * The parts of a picture: tiles that cover it once, and a view that loses nothing of what is on the screen. A lost
 * context leaves the table as it was.
 */

import * as THREE from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import { acidBoard, startView } from '../testing/acid.ts';
import { COORDINATES } from './board/labels.ts';
import { FIELD_OF_VIEW, pointCamera } from './camera/rig.ts';
import { ContextLost } from './context-loss.ts';
import { glFixture } from './gl.fixture.ts';
import { photograph, pictureAim, pictureFov, tilesOf } from './photograph.ts';
import { Places } from './places.ts';
import { Stage } from './stage/stage.ts';

test.each([
  [1280, 800, 2048, 1],
  [1920, 1080, 1024, 4],
  [3840, 2160, 2048, 4],
  [7, 5, 2, 12],
])('%i × %i in tiles of at most %i', (width, height, longest, count) => {
  const tiles = tilesOf(width, height, longest);
  expect(tiles).toHaveLength(count);
  expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(width * height);
  for (const { x, y, width: across, height: down } of tiles) {
    expect(Math.max(across, down)).toBeLessThanOrEqual(longest);
    expect(Math.min(across, down)).toBeGreaterThan(0);
    expect(x + across).toBeLessThanOrEqual(width);
    expect(y + down).toBeLessThanOrEqual(height);
    const others = tiles.filter((other) => other.x < x + across && other.x + other.width > x);
    expect(others.filter((other) => other.y < y + down && other.y + other.height > y)).toHaveLength(1);
  }
});

test('a picture of another shape contains at least what is on the screen', () => {
  const halves = (fov: number, aspect: number) => {
    const up = Math.tan((fov * Math.PI) / 360);
    return { up, across: up * aspect };
  };
  for (const seen of [0.6, 1, 1.25, 1.6, 2.4])
    for (const aspect of [1.6, 16 / 9]) {
      const [screen, picture] = [halves(32, seen), halves(pictureFov(32, seen, aspect), aspect)];
      expect(picture.up).toBeGreaterThanOrEqual(screen.up - 1e-9);
      expect(picture.across).toBeGreaterThanOrEqual(screen.across - 1e-9);
      expect(Math.min(picture.up - screen.up, picture.across - screen.across)).toBeCloseTo(0, 9);
    }
});

const acidStage = () => new Stage(new Places(acidBoard, 2, startView().pieces), () => {});
const SIZES = [
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
];
test('from every view the whole table fills a picture of any size', () => {
  const stage = acidStage();
  for (const size of SIZES)
    for (const view of [0, 1, 'above'] as const) {
      const aim = pictureAim(stage, view, size);
      const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, size.width / size.height, 0.5, 300);
      pointCamera(camera, aim);
      camera.updateProjectionMatrix();
      const seen = stage.corners(aim.turn).map((point) => point.project(camera));
      const reach = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
      expect(reach).toBeLessThan(1);
      expect(reach).toBeGreaterThan(0.9);
      expect(Math.cos(aim.turn)).toBe(view === 1 ? -1 : 1);
    }
});

test('from above, the side that is nearer now is at the bottom', () => {
  const stage = acidStage();
  stage.aim = { ...stage.aim, turn: Math.PI + 0.4 };
  expect(pictureAim(stage, 'above', SIZES[0]).turn).toBe(Math.PI);
});

afterEach(() => void vi.unstubAllGlobals());

test('no picture is taken of a table whose context is lost while it is drawn, and the table is as it was', () => {
  const { gl: context, state } = glFixture();
  const drawn: unknown[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => ({ drawImage: (...of: unknown[]) => void drawn.push(of) }) }),
  });
  let [width, height, ratio] = [1280, 800, 2];
  const gl = {
    domElement: {},
    getContext: () => context,
    getSize: (size: THREE.Vector2) => size.set(width, height),
    getPixelRatio: () => ratio,
    setPixelRatio: (to: number) => {
      ratio = to;
    },
    setSize: (across: number, down: number) => {
      [width, height] = [across, down];
    },
    render: () => {
      state.lost = true;
    },
  };
  const scene = new THREE.Scene();
  const labels = new THREE.Object3D();
  labels.name = COORDINATES;
  scene.add(labels);
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1.6, 0.5, 300);
  const take = () =>
    photograph(gl as unknown as THREE.WebGLRenderer, scene, camera, acidStage(), {
      ...{ view: 'above', width: 1920, height: 1080, coordinates: false },
    });
  expect(take).toThrow(ContextLost);
  expect(drawn).toEqual([]);
  expect([width, height, ratio, labels.visible]).toEqual([1280, 800, 2, true]);
  expect([camera.fov, camera.aspect, camera.view?.enabled]).toEqual([FIELD_OF_VIEW, 1.6, false]);
  // so does an attempt that finds it lost already
  expect(take).toThrow(ContextLost);
});
