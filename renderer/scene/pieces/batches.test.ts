import * as THREE from 'three';
import { expect, test } from 'vitest';
import type { VariantArt } from '../../art/variant-art.ts';
import { acidBoard, pieceOn, startView } from '../../testing/acid.ts';
import { acid } from '../../variants/acid/art.ts';
import type { Figure } from '../layers/layer.ts';
import { Places } from '../places.ts';
import { Batches } from './batches.ts';

const view = startView();
const places = new Places(acidBoard, acid.hand, view.pieces);
const king = view.pieces.find((p) => p.id === pieceOn(view, 'e1'))!;
const figure = (presence: number, real = true): Figure => {
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
    const batches = new Batches(acid, 4, 10, quality);
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
  const batches = new Batches(acid, 4, 10, 'high');
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
  const batches = new Batches(acid, 4, 10, 'low');
  for (const presence of [1, 0.5]) {
    const { pose, ...rest } = figure(presence);
    expect(() => batches.write({ figures: [{ ...rest, pose: { ...pose, kind: 'unicorn' } }] })).toThrow(/unicorn/);
  }
  batches.dispose();
});

test('a figure of another pair wears its side’s livery of that pair', () => {
  const [white, black] = acid.liveries;
  const art = { ...acid, liveries: [white, black, white, black], pairs: { king: 1 } } as const;
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
