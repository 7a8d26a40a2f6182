/**
 * The picture that all nameplates of a game are cut from: for every kind a plate with its letter, and a disc with its
 * flat glyph. Red is ink, black is paper, and a plate's own side gives both their colours; alpha is the plate.
 */
import * as THREE from 'three';
import type { NameplateArt } from '../../art/variant-art.ts';

export const COLUMNS = 8;
/** pixels along each side of a plate: several times what is seen of it, for mipmaps */
const CELL = 96;
/** the plates' edges keep clear of their neighbours, in pixels */
const FREE = 5;

/** Where a kind's letter and its glyph are in the picture, counted in reading order. */
export interface Cut {
  readonly letter: number;
  readonly glyph: number;
}

export interface Atlas {
  readonly rows: number;
  /** by kind id */
  readonly letters: ReadonlyMap<string, number>;
  /** by the glyph's own name, which is a kind's id in most games */
  readonly glyphs: ReadonlyMap<string, number>;
}

/** The arrangement: first the letters, then the glyphs. */
export function atlasOf(kinds: readonly string[], glyphs: readonly string[]): Atlas {
  return {
    rows: Math.ceil((kinds.length + glyphs.length) / COLUMNS),
    letters: new Map(kinds.map((kind, i) => [kind, i])),
    glyphs: new Map(glyphs.map((glyph, i) => [glyph, kinds.length + i])),
  };
}

/** The parts of a figure's plate; null for a figure whose kind has no letter. */
export function cutOf(atlas: Atlas, art: NameplateArt, figure: string): Cut | null {
  const { kind, glyph } = art.partsOf?.(figure) ?? { kind: figure, glyph: figure };
  const [letter, symbol] = [atlas.letters.get(kind), atlas.glyphs.get(glyph)];
  return letter === undefined || symbol === undefined ? null : { letter, glyph: symbol };
}

/** A glyph as an image; null where the browser cannot draw it. */
async function imageOf(markup: string): Promise<HTMLImageElement | null> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CELL}" viewBox="0 0 45 45" style="color:#f00;--paper:#000;stroke:#000;stroke-width:1.2;stroke-linejoin:round;paint-order:stroke">${markup}</svg>`;
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

/** Draws the picture. The font must have been loaded. `letterOf`: by kind id. */
export async function drawAtlas(
  atlas: Atlas,
  art: NameplateArt,
  letterOf: ReadonlyMap<string, string>,
  font: string,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * CELL;
  canvas.height = atlas.rows * CELL;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas to write the letters of the pieces on');
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${Math.round(CELL * 0.7)}px ${font}`;
  const middle = (i: number): readonly [number, number] => [
    ((i % COLUMNS) + 0.5) * CELL,
    (Math.floor(i / COLUMNS) + 0.5) * CELL,
  ];
  const plate = ([x, y]: readonly [number, number], round: number): void => {
    const half = CELL / 2 - FREE;
    pen.beginPath();
    pen.roundRect(x - half, y - half, half * 2, half * 2, round * half);
    pen.fillStyle = '#000';
    pen.fill();
    pen.lineWidth = CELL * 0.045;
    pen.strokeStyle = '#a00';
    pen.stroke();
  };
  for (const [kind, i] of atlas.letters) {
    const [x, y] = middle(i);
    plate([x, y], 0.4);
    pen.fillStyle = '#f00';
    pen.fillText(letterOf.get(kind) ?? '', x, y + CELL * 0.035);
  }
  const images = await Promise.all([...atlas.glyphs.keys()].map((glyph) => imageOf(art.glyphs[glyph] ?? '')));
  [...atlas.glyphs.values()].forEach((i, nth) => {
    const [x, y] = middle(i);
    plate([x, y], 1);
    const size = CELL * 0.66;
    const image = images[nth];
    if (image) pen.drawImage(image, x - size / 2, y - size / 2, size, size);
  });
  return canvas;
}

/** The picture as a texture; free of the page, so that it is made again after a lost context. */
export function atlasTexture(canvas: HTMLCanvasElement): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas);
  texture.anisotropy = 4;
  return texture;
}
