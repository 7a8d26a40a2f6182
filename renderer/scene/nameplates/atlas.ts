/**
 * The picture that all nameplates of a game are cut from: for every kind a plate with its letter, and a disc with its
 * flat glyph, and the same for every group of pieces, with the letter of the group. Red is ink, black is paper, and a
 * plate's own side gives both their colours; alpha is the plate.
 */
import * as THREE from 'three';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { NameplateArt } from '../../art/variant-art.ts';
import { FREE, LETTER, LETTER_ON_DISC, PLATE_OF_TWO } from './plate.ts';

export const COLUMNS = 8;
/** pixels along each side of a plate, with one letter and with two: several times what is seen of it, for mipmaps */
const CELL = 96;
const CELL_OF_TWO = 144;

/** Where a kind's letter and its glyph are in the picture, counted in reading order. */
export interface Cut {
  readonly letter: number;
  readonly glyph: number;
}

/** Where all of them are. */
interface Tiles {
  /** by kind id; with the letter of a group, by the id of the group as well */
  readonly letters: ReadonlyMap<string, number>;
  /** by the glyph's own name, which is a kind's id in most games; likewise */
  readonly glyphs: ReadonlyMap<string, number>;
}

export interface Atlas extends Tiles {
  readonly rows: number;
  /** the same with the letters of groups; null: they are not shown */
  readonly grouped: Tiles | null;
}

const keyOf = (name: string, group: string): string => `${name} ${group}`;

/** The arrangement: first the letters, then the glyphs, then both with the letters of groups. */
export function atlasOf(kinds: readonly string[], glyphs: readonly string[], groups: readonly string[] = []): Atlas {
  let count = 0;
  const placed = (names: readonly string[]): Map<string, number> => new Map(names.map((name) => [name, count++]));
  const inGroups = (names: readonly string[]) => placed(names.flatMap((name) => groups.map((id) => keyOf(name, id))));
  const plain = { letters: placed(kinds), glyphs: placed(glyphs) };
  const grouped = groups.length === 0 ? null : { letters: inGroups(kinds), glyphs: inGroups(glyphs) };
  return { ...plain, grouped, rows: Math.ceil(count / COLUMNS) };
}

/** The parts of a figure's plate, without and with the letter of its group; null for a figure whose kind has no letter. */
export function cutOf(
  atlas: Atlas,
  art: NameplateArt,
  figure: string,
): { readonly plain: Cut; readonly grouped: Cut } | null {
  const { kind, glyph, group } = art.partsOf?.(figure) ?? { kind: figure, glyph: figure, group: '' };
  const cut = ({ letters, glyphs }: Tiles, ofKind: string, ofGlyph: string): Cut | null => {
    const [letter, symbol] = [letters.get(ofKind), glyphs.get(ofGlyph)];
    return letter === undefined || symbol === undefined ? null : { letter, glyph: symbol };
  };
  const plain = cut(atlas, kind, glyph);
  const grouped = atlas.grouped && cut(atlas.grouped, keyOf(kind, group), keyOf(glyph, group));
  return plain && { plain, grouped: grouped ?? plain };
}

/** A glyph as an image; null where the browser cannot draw it. */
async function imageOf(markup: string, side: number): Promise<HTMLImageElement | null> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 45 45" style="color:#f00;--paper:#000;stroke:#000;stroke-width:1.2;stroke-linejoin:round;paint-order:stroke">${markup}</svg>`;
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws the picture. The font must have been loaded. */
export async function drawAtlas(
  atlas: Atlas,
  art: NameplateArt,
  { kinds, groups = [] }: Pick<VariantDescription, 'kinds' | 'groups'>,
  font: string,
): Promise<HTMLCanvasElement> {
  const side = atlas.grouped ? CELL_OF_TWO : CELL;
  const letterOfGroup = (id?: string): string => groups.find((group) => group.id === id)?.letter ?? '';
  const lettersIn = (key: string): readonly [string, string] => {
    const [kind, group] = key.split(' ');
    return [kinds.find(({ id }) => id === kind)?.letter ?? '', letterOfGroup(group)];
  };
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * side;
  canvas.height = atlas.rows * side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas to write the letters of the pieces on');
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  /** Draws in a square of the picture, from -0.5 to 0.5 of its side in both directions. */
  const within = (i: number, draw: () => void): void => {
    pen.save();
    pen.translate(((i % COLUMNS) + 0.5) * side, (Math.floor(i / COLUMNS) + 0.5) * side);
    draw();
    pen.restore();
  };
  const plate = (round: number, wide: number): void => {
    const half = (0.5 - FREE) * side;
    const free = FREE * side;
    pen.beginPath();
    pen.roundRect(free - (wide * side) / 2, -half, wide * side - 2 * free, half * 2, round * half);
    pen.fillStyle = '#000';
    pen.fill();
    pen.lineWidth = side * 0.045;
    pen.strokeStyle = '#a00';
    pen.stroke();
  };
  const write = (text: string, size: number, x: number, y: number): void => {
    pen.font = `700 ${Math.round(side * size)}px ${font}`;
    pen.fillStyle = '#f00';
    pen.fillText(text, x * side, y * side);
  };
  for (const { id, letter } of kinds)
    within(atlas.letters.get(id)!, () => {
      plate(0.4, 1);
      write(letter, LETTER, 0, 0.035);
    });
  for (const [key, tile] of atlas.grouped?.letters ?? [])
    within(tile, () => {
      const [kind, group] = lettersIn(key);
      // what is drawn wider than its square is pressed into it, and stretched again where it stands
      pen.scale(1 / PLATE_OF_TWO, 1);
      plate(0.4, PLATE_OF_TWO);
      write(kind, LETTER, -0.36, 0.035);
      write(group, LETTER, 0.36, 0.035);
    });
  const names = Object.keys(art.glyphs);
  const images = new Map(
    await Promise.all(names.map(async (name) => [name, await imageOf(art.glyphs[name] ?? '', side)] as const)),
  );
  const drawGlyph = (name: string, size: number, aside: number): void => {
    const image = images.get(name);
    const corner = (-size / 2 - aside) * side;
    if (image) pen.drawImage(image, corner, corner, size * side, size * side);
  };
  for (const [name, tile] of atlas.glyphs)
    within(tile, () => {
      plate(1, 1);
      drawGlyph(name, 0.66, 0);
    });
  for (const [key, tile] of atlas.grouped?.glyphs ?? [])
    within(tile, () => {
      const [name = '', group] = key.split(' ');
      plate(1, 1);
      // the glyph leaves the letter the lower right of the disc
      drawGlyph(name, 0.5, 0.11);
      write(letterOfGroup(group), LETTER_ON_DISC, 0.2, 0.17);
    });
  return canvas;
}

/** The picture as a texture; free of the page, so that it is made again after a lost context. */
export function atlasTexture(canvas: HTMLCanvasElement): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas);
  texture.anisotropy = 4;
  return texture;
}
