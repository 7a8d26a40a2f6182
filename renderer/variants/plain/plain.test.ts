/** Counters with letters: of a game without art every kind is told from the others, flat and in space, by its letter. */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../../electron/app/describing.ts';
import { testVariant } from '../../../engine/testing/test-variant/test-variant.ts';
import { testVariantHigh } from '../../../engine/testing/test-variant/test-variant-high.ts';
import { castCount } from '../../art/skin.ts';
import { artOf, featureGlyph, glyphsOf } from '../registry.ts';
import { slabs } from './Board.tsx';
import { counterFigure, writable } from './counters.ts';
import { counter } from './glyphs.ts';

const DESCRIPTIONS = [testVariant, testVariantHigh].map(descriptionOf);
const letterOn = (figure: THREE.BufferGeometry): string => {
  const { position, slot } = figure.attributes;
  const corners = Array.from({ length: position.count }, (_, i) => i).filter((i) => slot.getX(i) === 3);
  return corners.map((i) => [0, 1, 2].map((k) => position.getComponent(i, k).toFixed(3)).join()).join(' ');
};

test.each(DESCRIPTIONS)('$id brings no art and has a counter for every kind', async (description) => {
  const art = await artOf(description);
  expect(await artOf(description)).toBe(art);
  const [glyphs, kinds] = [glyphsOf(description), description.kinds.map(({ id }) => id)];
  expect(glyphsOf(description)).toBe(glyphs);
  expect(Object.keys(art.figures)).toEqual(kinds);
  expect(Object.keys(glyphs)).toEqual(kinds);
  expect(new Set(Object.values(glyphs)).size).toBe(kinds.length);
  const letters = kinds.map((kind) => letterOn(art.figures[kind]!()));
  expect(letters.every((letter) => letter.length > 0)).toBe(true);
  expect(new Set(letters).size).toBe(kinds.length);
  for (const { id, letter } of description.kinds) expect(glyphs[id]).toContain(`>${letter}</text>`);
  const [one, other] = art.liveries;
  for (const slot of ['body', 'accent', 'light', 'dark'] as const) expect(one[slot], slot).not.toBe(other[slot]);
});

test.each(['K', '+K', 'QQ', 'Ж'])(
  'the counter of %s stands on its cell, and its letter stands out on all four slopes',
  (letter) => {
    for (const royal of [false, true]) {
      const figure = counterFigure({ letter, royal });
      figure.computeBoundingBox();
      const { min, max } = figure.boundingBox!;
      expect(min.y).toBeGreaterThan(-0.01);
      expect(max.y).toBeLessThan(0.85);
      expect(Math.max(max.x, -min.x, max.z, -min.z)).toBeLessThan(0.48);
      expect(castCount(figure)).toBeLessThan(figure.attributes.position.count);
      const { position, normal, slot } = figure.attributes;
      expect(normal.count).toBe(position.count);
      // it faces outwards and upwards, a quarter of it each way
      const faces = [0, 0, 0, 0];
      for (let i = 0; i < position.count; i++) {
        if (slot.getX(i) !== 3) continue;
        expect(normal.getY(i)).toBeGreaterThan(0.2);
        const [x, z] = [normal.getX(i), normal.getZ(i)];
        faces[Math.abs(x) > Math.abs(z) ? (x > 0 ? 0 : 1) : z > 0 ? 2 : 3]++;
        expect(x * position.getX(i) + z * position.getZ(i)).toBeGreaterThan(0);
      }
      expect(faces[0]).toBeGreaterThan(0);
      expect(new Set(faces).size).toBe(1);
    }
  },
);

test('ink and body of a counter can be told apart, and so can the two sides', async () => {
  const light = (colour: string): number => {
    const { r, g, b } = new THREE.Color(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const [white, black] = (await artOf(DESCRIPTIONS[0])).liveries;
  for (const { body, dark } of [white, black]) expect(contrast(body, dark)).toBeGreaterThan(7);
  expect(contrast(white.body, black.body)).toBeGreaterThan(7);
});

test('a letter without a shape is still written, and what would be markup is none', () => {
  expect(writable('éK+')).toBe('?K+');
  expect(counter({ letter: '<&', royal: false })).toContain('>&#60;&#38;</text>');
});

test('what lies on the ground has a tile of its own, flat and in space', async () => {
  const [description] = DESCRIPTIONS;
  const { terrain } = await artOf(description);
  expect(description.features.map(({ id }) => id)).toEqual(['rock', 'bog', 'gate', 'pit']);
  for (const { id } of description.features) {
    for (const hidden of [false, true]) {
      const tile = terrain!.looks[terrain!.lookOf({ id, hidden })]!();
      tile.computeBoundingBox();
      expect(tile.boundingBox!.max.y).toBeLessThan(0.02);
      expect(tile.boundingBox!.min.y).toBeGreaterThan(0);
      // all of it faces up, to whoever looks
      const { normal } = tile.attributes;
      for (let i = 0; i < normal.count; i++) expect(normal.getY(i)).toBeGreaterThan(0.9);
    }
    expect(featureGlyph(description.id, id, 'usual')).toContain(`>${id.charAt(0).toUpperCase()}</text>`);
  }
});

test('a raised cell stands on the ground, as high as its zone', () => {
  const { topology } = DESCRIPTIONS[0];
  const [first, ...others] = topology.cells;
  const built = slabs({ ...topology, cells: [{ ...first!, zone: 'raised', height: 0.3 }, ...others] });
  const [field, under] = built.object.children as THREE.Mesh[];
  const { position } = field!.geometry.attributes;
  const heights = Array.from({ length: 24 }, (_, i) => position.getY(i));
  under!.geometry.computeBoundingBox();
  expect(Math.max(...heights)).toBeCloseTo(0.3);
  expect(Math.min(...heights) - under!.geometry.boundingBox!.max.y).toBeLessThan(0.05);
  built.dispose();
});

test('the board has a slab for every cell', () => {
  const { topology } = DESCRIPTIONS[0];
  const built = slabs(topology);
  const [field] = built.object.children as THREE.Mesh[];
  expect(field!.geometry.attributes.position.count).toBe(topology.cells.length * 24);
  field!.geometry.computeBoundingBox();
  expect(field!.geometry.boundingBox!.max.toArray().map((n) => Math.round(n))).toEqual([3, 0, 3]);
  built.dispose();
});
