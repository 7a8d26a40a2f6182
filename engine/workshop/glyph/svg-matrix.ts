/** The `transform` of an SVG element as a matrix. */
import type { Point } from './curves.ts';
import { Refused } from './path-text.ts';
import { sentences } from './sentences.ts';

/** in the order of the standard's `matrix(a b c d e f)` */
export type Matrix = readonly [number, number, number, number, number, number];
export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** The second one happens first. */
export const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];
export const transformed = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f];

/** characters */
const LONGEST = 1000;
const STEP = /\s*,?\s*([a-zA-Z]+)\s*\(([^()]*)\)/y;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Throws `Refused` for what is no transform. */
export function matrixOf(text: string): Matrix {
  if (text.length > LONGEST) throw new Refused(1, sentences.svgTransform);
  let matrix = SAME;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    STEP.lastIndex = at;
    const [, name, list = ''] = STEP.exec(text) ?? [];
    if (name === undefined) throw new Refused(1, sentences.svgTransform);
    at = STEP.lastIndex;
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const step = numbers.every(Number.isFinite) ? stepOf(name, numbers) : null;
    if (!step) throw new Refused(1, sentences.svgTransform);
    matrix = multiplied(matrix, step);
  }
  return matrix;
}

function stepOf(name: string, [a, b, c, d, e, f]: readonly number[]): Matrix | null {
  switch (name) {
    case 'matrix':
      return f === undefined ? null : [a, b, c, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'skewX':
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
    case 'rotate': {
      const [cos, sin, x, y] = [Math.cos(radians(a)), Math.sin(radians(a)), b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    default:
      return null;
  }
}
