import type * as THREE from 'three';
import { expect, test } from 'vitest';
import { Batches } from '../../scene/pieces/batches.ts';
import { Places, posesOf } from '../../scene/places.ts';
import { chesimalsBoard, fullView, middleView, startView, type UnitsView, viewOf } from '../../testing/chesimals.ts';
import { appearance, chesimalsArt } from './art.ts';
import { MAT } from './board/field.ts';
import { STRIP } from './board/frame.ts';
import { colourIds, liveryColours } from './liveries.ts';

const { appearance: dress, figures, liveries } = chesimalsArt;

test('every unit wears the figure and the livery of its colour', () => {
  const worn = new Map<string, Set<number>>();
  const { pieces } = startView();
  for (const piece of [...pieces, { ...pieces[0], group: 'neutral' }]) {
    const { figure, livery, dim, chill } = appearance(piece);
    expect(figures).toHaveProperty(figure);
    expect(liveries[livery].body).toBe(liveryColours[piece.group as keyof typeof liveryColours].body);
    expect([dim, chill]).toEqual([0, 0]);
    worn.set(piece.group, (worn.get(piece.group) ?? new Set()).add(livery));
  }
  expect([...worn.keys()].sort()).toEqual([...colourIds].sort());
  expect([...worn.values()].map((set) => set.size)).toEqual(Array(9).fill(1));
  expect(new Set([...worn.values()].flatMap((set) => [...set])).size).toBe(9);
});

test('the first two liveries are of White and of Black: trays take their line from them', () => {
  const sideOf = (i: number) =>
    colourIds.map((id) => liveryColours[id]).find(({ body }) => body === liveries[i].body)?.side;
  expect([sideOf(0), sideOf(1)]).toEqual([0, 1]);
});

test('who has moved is a little dull, who is cut off wholly, and a colour without its Chief is stone', () => {
  const view = viewOf('Cw@a1 Gw@a2 Gw@b2! Gw@e5! Gb@h8* Nb@h9*');
  const [, fresh, moved, cut, stone] = view.pieces.map(appearance);
  expect(fresh.dim).toBe(0);
  expect(moved.dim).toBeGreaterThan(0.2);
  expect(moved.dim).toBeLessThan(0.6);
  expect(cut.dim).toBe(1);
  expect([fresh.chill, moved.chill, cut.chill, stone.chill]).toEqual([0, 0, 0, 1]);
  expect(chesimalsArt.chilled).toBe('stone');
});

test('a piece without a colour, or with one that this game does not have, is refused', () => {
  const [unit] = viewOf('Gw@a1').pieces;
  const { group, ...bare } = unit;
  expect(group).toBe('white');
  expect(() => appearance(bare)).toThrow(/no colour/);
  expect(() => appearance({ ...unit, group: 'pink' })).toThrow(/pink/);
});

const placesOf = (view: UnitsView): Places => new Places(chesimalsBoard, 0, view.pieces, undefined, undefined, dress);

/** What stands on the table, by mesh of instances. */
function drawn(view: UnitsView) {
  const batches = new Batches(chesimalsArt, view.pieces.length, 40, 'high');
  const poses = [...posesOf(placesOf(view), view).values()];
  batches.write({ figures: poses.map((pose) => ({ pose, stands: pose, glow: 0, real: true })) });
  const meshes = (batches.object.children as THREE.InstancedMesh[]).filter((mesh) => mesh.visible && mesh.count > 0);
  const looks = meshes.flatMap((mesh) =>
    Array.from({ length: mesh.geometry.attributes.look ? mesh.count : 0 }, (_, i) => {
      const { look } = mesh.geometry.attributes;
      return { livery: Math.floor(look.getX(i)), dull: look.getX(i) % 1, chill: look.getW(i) };
    }),
  );
  const triangles = meshes.reduce((n, mesh) => n + (mesh.geometry.attributes.position.count / 3) * mesh.count, 0);
  batches.dispose();
  return { looks, triangles, calls: meshes.length, poses };
}

test.each([
  ['the start', startView()],
  ['a middle game', middleView()],
  ['the dearest board', fullView()],
])('%s: one mesh for each kind and colour and one for contact shade, within what a frame may cost', (_name, view) => {
  const { calls, triangles, looks } = drawn(view);
  const standing = view.pieces.length;
  expect(looks.length).toBe(standing);
  expect(calls).toBe(new Set(view.pieces.map((p) => `${p.kind} ${p.group}`)).size + 1);
  // besides, the table has some dozen calls of its own: 70 for colour, 50 for shadow in all
  expect(calls).toBeLessThanOrEqual(40);
  expect(triangles).toBeLessThan(80_000);
});

test('the livery, stone and dullness of a figure reach its instances', () => {
  const { looks } = drawn(viewOf('Cr@a1 Gr@b1! Gr@f1 Ey@e5* Gy@e6*'));
  const red = liveries.findIndex(({ body }) => body === liveryColours.red.body);
  const yellow = liveries.findIndex(({ body }) => body === liveryColours.yellow.body);
  expect(looks.map(({ livery }) => livery).sort()).toEqual([red, red, red, yellow, yellow].sort((a, b) => a - b));
  expect(looks.filter(({ dull }) => dull > 0).map(({ dull }) => Number(dull.toFixed(2)))).toEqual([0.28, 0.5]);
  expect(looks.filter(({ chill }) => chill === 1).map(({ livery }) => livery)).toEqual([yellow, yellow]);
});

test('a livery that the art does not have is refused', () => {
  const batches = new Batches(chesimalsArt, 1, 40, 'low');
  const [pose] = posesOf(placesOf(viewOf('Cr@a1')), viewOf('Cr@a1')).values();
  const figure = { pose: { ...pose, livery: 9 }, stands: pose, glow: 0, real: true };
  expect(() => batches.write({ figures: [figure] })).toThrow(/9 liveries/);
  batches.dispose();
});

test('labels are read on their strip, and light and dark cells differ', async () => {
  const { Color } = await import('three');
  const luminance = (hex: string): number => {
    const { r, g, b } = new Color(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  expect(luminance(chesimalsArt.label) / luminance(STRIP)).toBeGreaterThan(6);
  expect(luminance(MAT[0]) / luminance(MAT[1])).toBeGreaterThan(1.5);
});
