/** Characters as closed lines in the plane, with their middle at the origin. Free of three.js. */
import type { V2 } from '../kit.ts';
import { LATIN, SHOGI, XIANGQI } from './outlines.ts';

/** brush-written, regular, and Latin capitals */
export type Lettering = 'shogi' | 'xiangqi' | 'latin';
const FACES: Readonly<Record<Lettering, Readonly<Record<string, string>>>> = {
  shogi: SHOGI,
  xiangqi: XIANGQI,
  latin: LATIN,
};

type Loop = readonly V2[];
const read = (data: string): readonly Loop[] =>
  data.split('/').map((loop) =>
    loop.split(' ').map((pair): V2 => {
      const [x, y] = pair.split(',').map(Number);
      return [x, y];
    }),
  );
/** Own properties only: a sign may be any character that a file contains. */
const dataOf = (sign: string, face: Lettering): string => {
  const capital = sign.toUpperCase();
  if (Object.hasOwn(FACES[face], sign)) return FACES[face][sign];
  return Object.hasOwn(LATIN, capital) ? LATIN[capital] : LATIN['?'];
};

/** between two signs, where an em is 100 */
const SPACE = 6;
const extent = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** A text fitted into a square of that side; y goes up. A sign that has no shape is a question mark. */
export function characterLoops(words: string, face: Lettering, size: number): readonly Loop[] {
  let pen = 0;
  const placed = [...words].flatMap((sign) => {
    const loops = read(dataOf(sign, face));
    const [left, right] = extent(loops.flat().map(([x]) => x));
    const start = pen - left;
    pen += right - left + SPACE;
    return loops.map((loop) => loop.map(([x, y]): V2 => [x + start, y]));
  });
  if (placed.length === 0) return [];
  const [x0, x1] = extent(placed.flat().map(([x]) => x));
  const [y0, y1] = extent(placed.flat().map(([, y]) => y));
  const scale = size / Math.max(x1 - x0, y1 - y0);
  return placed.map((loop) => loop.map(([x, y]): V2 => [(x - (x0 + x1) / 2) * scale, (y - (y0 + y1) / 2) * scale]));
}

const round = (n: number): number => Math.round(n * 100) / 100;
/** The same as the data of a path, round a point; there y goes down. */
export const pathOfText = (
  words: string,
  face: Lettering,
  size: number,
  at: { readonly x: number; readonly y: number },
): string => pathOf(characterLoops(words, face, size), at);
/** Closed lines as the data of a path. */
export const pathOf = (loops: readonly Loop[], at: { readonly x: number; readonly y: number }): string =>
  loops.map((loop) => `M${loop.map(([u, v]) => `${round(at.x + u)} ${round(at.y - v)}`).join('L')}Z`).join('');
