import type * as THREE from 'three';
import { expect, test } from 'vitest';
import { acidBoard, startView } from '../../testing/acid.ts';
import { chesimalsBoard, viewOf } from '../../testing/chesimals.ts';
import { deicideBoard } from '../../testing/deicide.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { chesimalsArt } from '../../variants/chesimals/art.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { atlasOf, cutOf } from '../nameplates/atlas.ts';
import {
  FREE,
  LEAST_OF_TWO,
  LETTER,
  LETTER_ON_DISC,
  neededUpTo,
  PLATE_OF_TWO,
  ROOM_FOR_TWO,
} from '../nameplates/plate.ts';
import { hasLetters } from '../nameplates/useNameplates.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import type { Nameplates } from './layer.ts';
import { inksOf, NameplateLayer } from './nameplates.ts';

const games = [
  ['acid', acidArt, acidBoard],
  ['deicide', deicideArt, deicideBoard],
  ['chesimals', chesimalsArt, chesimalsBoard],
] as const;
const kindsOf = (board: (typeof games)[number][2]): string[] => board.kinds.map(({ id }) => id);

test.each(games)(
  'every figure of %s has the letter of its kind and a glyph of its own in one picture',
  (_, art, board) => {
    const { nameplates } = art;
    const atlas = atlasOf(kindsOf(board), Object.keys(nameplates!.glyphs));
    const cuts = Object.keys(art.figures).map((figure) => cutOf(atlas, nameplates!, figure));
    expect(cuts.every((cut) => cut !== null)).toBe(true);
    const all = [...atlas.letters.values(), ...atlas.glyphs.values()];
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all)).toBeLessThan(atlas.rows * 8);
    expect(cutOf(atlas, nameplates!, 'unicorn')).toBeNull();
  },
);

test('a royal Chief has the glyph with the crown, and the letter of every Chief', () => {
  const atlas = atlasOf(kindsOf(chesimalsBoard), Object.keys(chesimalsArt.nameplates!.glyphs));
  const [royal, other] = ['chief-white', 'chief-yellow'].map(
    (figure) => cutOf(atlas, chesimalsArt.nameplates!, figure)!,
  );
  expect(royal.plain.letter).toBe(other.plain.letter);
  expect(royal.plain.glyph).not.toBe(other.plain.glyph);
});

test('with the letters of groups every unit has its own letters and glyph beside those of its kind', () => {
  const { nameplates } = chesimalsArt;
  const groups = chesimalsBoard.groups!.map(({ id }) => id);
  const atlas = atlasOf(kindsOf(chesimalsBoard), Object.keys(nameplates!.glyphs), groups);
  const cuts = Object.keys(chesimalsArt.figures).map((figure) => cutOf(atlas, nameplates!, figure)!);
  expect(new Set(cuts.map(({ grouped }) => grouped.letter)).size).toBe(cuts.length);
  expect(new Set(cuts.map(({ grouped }) => grouped.glyph)).size).toBe(cuts.length);
  expect(new Set(cuts.map(({ plain }) => plain.letter)).size).toBe(chesimalsBoard.kinds.length);
  const all = [atlas, atlas.grouped!].flatMap(({ letters, glyphs }) => [...letters.values(), ...glyphs.values()]);
  expect(new Set(all).size).toBe(all.length);
  expect(Math.max(...all)).toBeLessThan(atlas.rows * 8);
});

test('the letters of groups are 12 pixels high at least, and are shown where their plates cover none beside them', () => {
  const [foot, head] = LEAST_OF_TWO;
  expect(Math.min(foot * LETTER, head * LETTER_ON_DISC)).toBeCloseTo(12);
  expect(foot * (PLATE_OF_TWO - 2 * FREE)).toBeLessThanOrEqual(ROOM_FOR_TWO);
  expect(head * (1 - 2 * FREE)).toBeLessThanOrEqual(ROOM_FOR_TWO);
  // a board of sixteen ranks seen from above in a window of 1024 x 640 has cells of 27 pixels
  expect(ROOM_FOR_TWO).toBeLessThan(27);
});

test('the letters of groups are shown whatever the setting of the others, and only where there are groups', () => {
  const wish = { letters: 'never', groupLetters: true } as const;
  expect(hasLetters(chesimalsBoard, wish)).toBe(true);
  expect(hasLetters(chesimalsBoard, { ...wish, groupLetters: false })).toBe(false);
  expect(hasLetters(acidBoard, wish)).toBe(false);

  const view = viewOf('Cw@e5 Gw@e6 Cb@a16 Cr@c16');
  const stage = new Stage(
    new Places(chesimalsBoard, chesimalsArt.hand, view.pieces, undefined, undefined, chesimalsArt.appearance),
    () => {},
  );
  stage.playback.cut(view, 1);
  const layer = new NameplateLayer(chesimalsArt, view.pieces.length);
  const mesh = layer.object.children[0] as THREE.InstancedMesh;
  const { uRoom } = (mesh.material as THREE.ShaderMaterial).uniforms;
  const shown = (groups: readonly string[], show: Nameplates['show'] = 'never'): number => {
    const atlas = atlasOf(kindsOf(chesimalsBoard), Object.keys(chesimalsArt.nameplates!.glyphs), groups);
    const nameplates: Nameplates = { atlas, canvas: {} as HTMLCanvasElement, show };
    layer.write({ figures: [...stage.figures()], bounds: new Map(), nameplates });
    return mesh.count;
  };
  expect([shown(chesimalsBoard.groups!.map(({ id }) => id)), uRoom.value]).toEqual([4, ROOM_FOR_TWO]);
  expect(shown([])).toBe(0);
  expect([shown([], 'auto'), uRoom.value > 10_000]).toEqual([4, true]);
  layer.dispose();
});

/** WCAG's contrast of two colours. */
const contrast = (a: THREE.Color, b: THREE.Color): number => {
  const [low, high] = [a, b].map(({ r, g, b }) => 0.2126 * r + 0.7152 * g + 0.0722 * b).sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

test('letters are read on the plate of every livery, and plates of the two sides are told apart', () => {
  for (const { liveries } of [acidArt, deicideArt]) {
    const [one, other] = liveries.slice(0, 2).map((livery, side) => inksOf(livery, side as 0 | 1));
    for (const [paper, ink] of [one, other]) expect(contrast(paper, ink)).toBeGreaterThan(7);
    expect(contrast(one[0], other[0])).toBeGreaterThan(7);
  }
  for (const livery of chesimalsArt.liveries) {
    const side = livery.rim === chesimalsArt.liveries[0].rim ? 0 : 1;
    const [paper, ink] = inksOf(livery, side);
    expect(contrast(paper, ink), livery.body).toBeGreaterThan(4.5);
  }
});

test('letters stand on all pieces, the one attended to marked, or never; none on captives', () => {
  const view = startView();
  const stage = new Stage(new Places(acidBoard, acidArt.hand, view.pieces), () => {});
  stage.playback.cut(view, 1);
  const layer = new NameplateLayer(acidArt, view.pieces.length);
  const mesh = layer.object.children[0] as THREE.InstancedMesh;
  const plates: Omit<Nameplates, 'show'> = {
    atlas: atlasOf(kindsOf(acidBoard), Object.keys(acidArt.nameplates!.glyphs)),
    canvas: {} as HTMLCanvasElement,
  };
  const shown = (show: Nameplates['show']): number => {
    layer.write({ figures: [...stage.figures()], bounds: new Map(), nameplates: { ...plates, show } });
    expect(mesh.visible).toBe(mesh.count > 0);
    return mesh.count;
  };
  const standing = view.pieces.filter(({ place }) => place === 'board' || place === 'hand').length;
  expect(shown('always')).toBe(standing);
  const attended = (): number[] =>
    [...mesh.geometry.attributes.plate.array].filter((_, i) => i % 2 === 1 && i < 2 * mesh.count);
  const { uNeeded } = (mesh.material as THREE.ShaderMaterial).uniforms;
  expect(uNeeded.value.x, 'however large').toBeGreaterThan(10_000);
  expect(shown('auto')).toBe(standing);
  expect(uNeeded.value.toArray()).toEqual(Object.values(neededUpTo(acidBoard.kinds.length)));
  expect(Math.max(...attended())).toBe(0);
  stage.hovered = view.pieces[0].id;
  expect(shown('auto')).toBe(standing);
  expect(attended().filter((whole) => whole === 1)).toHaveLength(1);
  expect(shown('never')).toBe(0);
  const { poses } = stage.playback;
  const first = poses.get(view.pieces[0].id)!;
  first.roll = 0.2;
  expect(shown('always'), 'none on what topples').toBe(standing - 1);
  first.roll = 0;
  for (const pose of poses.values()) pose.scale = 0.44;
  expect(shown('always')).toBe(0);
  layer.write({ figures: [...stage.figures()], bounds: new Map(), nameplates: null });
  expect(mesh.visible, 'nothing before the picture is drawn').toBe(false);
  layer.dispose();
});

test('letters are needed sooner where there are more kinds to be told apart', () => {
  const [few, many] = [chesimalsBoard, deicideBoard].map(({ kinds }) => neededUpTo(kinds.length));
  expect(few.gone).toBeLessThan(many.whole);
  expect(many.whole).toBeLessThan(many.gone);
  expect(neededUpTo(2)).toEqual(neededUpTo(5));
});
