import * as THREE from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import type { VariantArt } from '../../art/variant-art.ts';
import { acidBoard, acidCell, acidPieceOn, startView } from '../../testing/acid.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { FIELD_OF_VIEW } from '../camera/rig.ts';
import type { LayerFigure } from '../layers/layer.ts';
import { Places } from '../places.ts';
import { Batches } from './batches.ts';
import { trianglesAdded } from './figures.ts';

const view = startView();
const places = new Places(acidBoard, acidArt.hand, view.pieces);
const king = view.pieces.find((p) => p.id === acidPieceOn(view, 'e1'))!;
const figure = (presence: number, real = true): LayerFigure => {
  const pose = { ...places.pose(king), presence };
  return { pose, stands: pose, glow: 0, real };
};
const drawn = (batches: Batches): THREE.InstancedMesh[] =>
  batches.object.children.filter(
    (m): m is THREE.InstancedMesh => m instanceof THREE.InstancedMesh && m.visible && 'look' in m.geometry.attributes,
  );

test.each(['high', 'low'] as const)(
  'a ghost is blended, over all that is solid; a solid figure is not (%s)',
  (quality) => {
    const batches = new Batches(acidArt, 4, 10, quality);
    batches.write({ figures: [figure(1)] });
    expect(drawn(batches).map(({ material }) => (material as THREE.Material).transparent)).toEqual([false]);
    batches.write({ figures: [figure(1), figure(0.55, false), figure(0.3)] });
    const [solid, clear] = drawn(batches);
    expect([solid.count, clear.count]).toEqual([1, 2]);
    expect((clear.material as THREE.Material).transparent).toBe(true);
    expect((clear.material as THREE.Material).alphaToCoverage).toBe(false);
    expect(clear.renderOrder).toBeGreaterThan(solid.renderOrder);
    batches.write({ figures: [figure(1)] });
    expect(drawn(batches), 'no draw call for ghosts that are gone').toEqual([solid]);
    batches.dispose();
  },
);

test('a ghost casts no shadow; what only fades keeps its own', () => {
  const batches = new Batches(acidArt, 4, 10, 'high');
  batches.write({ figures: [figure(0.55, false), figure(0.5)] });
  const [clear] = drawn(batches);
  expect(clear.count).toBe(2);
  clear.onBeforeShadow(...([] as unknown as Parameters<typeof clear.onBeforeShadow>));
  expect(clear.count).toBe(1);
  clear.onAfterShadow(...([] as unknown as Parameters<typeof clear.onAfterShadow>));
  expect(clear.count).toBe(2);
  batches.dispose();
});

test('a kind without a figure is an error, solid or not', () => {
  const batches = new Batches(acidArt, 4, 10, 'low');
  for (const presence of [1, 0.5]) {
    const { pose, ...rest } = figure(presence);
    expect(() => batches.write({ figures: [{ ...rest, pose: { ...pose, kind: 'unicorn' } }] })).toThrow(/unicorn/);
  }
  batches.dispose();
});

test('a figure of another pair wears its side’s livery of that pair', () => {
  const [white, black] = acidArt.liveries;
  const art = { ...acidArt, liveries: [white, black, white, black], pairs: { king: 1 } } as const;
  const worn = (of: VariantArt): number[] =>
    ([0, 1] as const).map((side) => {
      const batches = new Batches(of, 4, 10, 'low');
      const { pose, ...rest } = figure(1);
      batches.write({ figures: [{ ...rest, pose: { ...pose, side } }] });
      const [mesh] = drawn(batches);
      const livery = mesh.geometry.attributes.look.getX(0);
      batches.dispose();
      return livery;
    });
  expect(worn(art)).toEqual([2, 3]);
  expect(worn({ ...art, pairs: { ghost: 1 } })).toEqual([0, 1]);
});

/** A camera at a height over a cell, looking down. */
const cameraOver = (cell: string, height: number): THREE.PerspectiveCamera => {
  const { x, z } = places.cell(acidCell(cell));
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1.6, 0.5, 300);
  camera.position.set(x, height, z);
  camera.lookAt(x, 0, z);
  camera.updateMatrixWorld();
  return camera;
};
const trianglesOf = ({ geometry, count }: THREE.InstancedMesh): number =>
  (geometry.attributes.position.count / 3) * count;
const PIXELS = 800;
/** What every mesh casts: its instances, and the triangles of each. */
const cast = (batches: Batches): number[][] =>
  drawn(batches)
    .filter(({ castShadow }) => castShadow)
    .map((mesh) => {
      mesh.onBeforeShadow(...([] as unknown as Parameters<typeof mesh.onBeforeShadow>));
      const casting = [mesh.count, mesh.geometry.drawRange.count / 3];
      mesh.onAfterShadow(...([] as unknown as Parameters<typeof mesh.onAfterShadow>));
      return casting;
    });
const far: LayerFigure = (() => {
  const pose = places.pose(view.pieces.find((p) => p.id === acidPieceOn(view, 'e9'))!);
  return { pose, stands: pose, glow: 0, real: true };
})();

afterEach(() => vi.unstubAllGlobals());

test('at high quality figures near the camera are finer once that is built; shadows stay as they are', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  let changes = 0;
  const batches = new Batches(acidArt, 4, 10, 'high', () => changes++);
  const figures = [figure(1), far];
  batches.write({ figures });
  batches.seenBy(cameraOver('e1', 30), PIXELS);
  const [coarse] = drawn(batches).map(trianglesOf);
  const shadows = cast(batches);
  expect(idle, 'nothing is near').toEqual([]);
  batches.seenBy(cameraOver('e1', 6), PIXELS);
  expect(drawn(batches).map(trianglesOf), 'not yet built').toEqual([coarse]);
  for (const _ of ['rounded', 'worn']) idle.shift()!();
  expect([changes, idle.length]).toEqual([1, 0]);
  batches.seenBy(cameraOver('e1', 6), PIXELS);
  expect(drawn(batches).map(({ count }) => count)).toEqual([1, 1]);
  expect(drawn(batches).map(trianglesOf)).toEqual([coarse / 2, coarse / 2 + trianglesAdded(acidArt, 'king')!]);
  expect(cast(batches), 'the shadows').toEqual(shadows);
  batches.write({ figures: [...figures, { ...figure(1, false) }] });
  expect(
    drawn(batches).map(({ count }) => count),
    'a ghost at full presence',
  ).toEqual([1, 2]);
  expect(cast(batches), 'a ghost casts none').toEqual(shadows);
  batches.write({ figures });
  batches.seenBy(cameraOver('e1', 30), PIXELS);
  expect(drawn(batches).map(trianglesOf), 'as before').toEqual([coarse]);
  batches.dispose();
});

test('at low quality no figure is finer', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  const batches = new Batches(acidArt, 4, 10, 'low');
  batches.write({ figures: [figure(1)] });
  const before = drawn(batches).map(trianglesOf);
  batches.seenBy(cameraOver('e1', 5), PIXELS);
  expect(idle).toEqual([]);
  expect(drawn(batches).map(trianglesOf)).toEqual(before);
  batches.dispose();
});
