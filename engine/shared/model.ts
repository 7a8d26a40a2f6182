/**
 * The model of a kind: triangles in the text of a game, as the workshop writes them from a GLB file. Small whole numbers alone, so
 * there is nothing in them that could be followed or run. Reading never throws, and the work grows with the length of the text,
 * which is bounded.
 *
 * Its bytes, in base64: the format's number; how many points there are, and how many triangles of each slot; the points, each
 * as the differences from the one before; the triangles, each corner as how far it lies behind the first point that no triangle has
 * had yet. Numbers are varints of 7 bits a byte, the lowest first, and differences are zigzag.
 */
import { base64Of, bytesOf } from './base64.ts';
import { LONGEST_MODEL } from './limits.ts';

/** whole units in the side of a cell */
export const MODEL_UNITS = 512;
/** it stands on 0, and reaches so far up, and from the middle along each axis, in units */
export const MODEL_HEIGHT = 614;
export const MODEL_REACH = 200;
export const MOST_MODEL_TRIANGLES = 1500;
/** those of the figures: 0 body, 1 accent, 2 light, which glows, 3 dark */
export const MODEL_SLOTS = 4;

const FORMAT = 1;
/** of what it may take up, a model fills this share along one axis at least: nothing that nobody could see */
const LEAST_SHARE = 0.9;

export interface Model {
  /** x, y, z of each point, in units; y is up, and -z the owner's forward */
  readonly points: Int16Array;
  /** three points a triangle, counter-clockwise seen from outside, ordered by slot */
  readonly corners: Uint16Array;
  /** how many triangles each slot has */
  readonly slots: readonly number[];
}

/** What is wrong with a text that is no model. */
export type ModelFlaw = 'too long' | 'no base64' | 'no model';

/** A model from the text of a game, or from a stranger. */
export function readModel(text: string): Model | ModelFlaw {
  if (text.length > LONGEST_MODEL) return 'too long';
  const bytes = bytesOf(text);
  if (bytes === null) return 'no base64';
  return modelIn(bytes) ?? 'no model';
}

function modelIn(bytes: Uint8Array): Model | null {
  const numbers = numbersIn(bytes);
  if (numbers === null || numbers.length < 2 + MODEL_SLOTS || numbers[0] !== FORMAT) return null;
  const count = numbers[1];
  const slots = numbers.slice(2, 2 + MODEL_SLOTS);
  const triangles = slots.reduce((sum, n) => sum + n, 0);
  if (triangles === 0 || triangles > MOST_MODEL_TRIANGLES || count > 3 * triangles) return null;
  const first = 2 + MODEL_SLOTS;
  if (numbers.length !== first + 3 * count + 3 * triangles) return null;
  const points = new Int16Array(3 * count);
  for (let i = 0; i < points.length; i++) {
    const value = (i < 3 ? 0 : points[i - 3]) + unzigzag(numbers[first + i]);
    const isIn = i % 3 === 1 ? value >= 0 && value <= MODEL_HEIGHT : Math.abs(value) <= MODEL_REACH;
    if (!isIn) return null;
    points[i] = value;
  }
  const corners = new Uint16Array(3 * triangles);
  let next = 0;
  for (let i = 0; i < corners.length; i++) {
    const corner = next - numbers[first + points.length + i];
    if (corner < 0 || corner >= count) return null;
    if (corner === next) next++;
    corners[i] = corner;
  }
  const model = { points, corners, slots };
  return next === count && isPlaced(points) && hasSurface(model) ? model : null;
}

/** Null where one of them is cut off, larger than any that there can be, or written longer than it must be. */
function numbersIn(bytes: Uint8Array): number[] | null {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const byte of bytes) {
    value |= (byte & 0x7f) << shift;
    if (byte & 0x80) {
      shift += 7;
      if (shift > 14) return null;
    } else if (byte === 0 && shift > 0) return null;
    else {
      numbers.push(value);
      [value, shift] = [0, 0];
    }
  }
  return shift === 0 ? numbers : null;
}
const zigzag = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
const unzigzag = (n: number): number => (n % 2 ? -(n + 1) / 2 : n / 2);

/** Does it stand on the ground, as large as a model is? */
function isPlaced(points: Int16Array): boolean {
  let [low, top, wide] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let i = 0; i < points.length; i += 3) {
    low = Math.min(low, points[i + 1]);
    top = Math.max(top, points[i + 1]);
    wide = Math.max(wide, Math.abs(points[i]), Math.abs(points[i + 2]));
  }
  return low === 0 && (top >= LEAST_SHARE * MODEL_HEIGHT || wide >= LEAST_SHARE * MODEL_REACH);
}
function hasSurface({ points, corners }: Model): boolean {
  for (let i = 0; i < corners.length; i += 3)
    if (isFlat(points, corners[i], corners[i + 1], corners[i + 2])) return false;
  return true;
}
/** Do three points lie on one line? `points`: x, y, z of each, as whole numbers. */
export function isFlat(points: ArrayLike<number>, a: number, b: number, c: number): boolean {
  const [ux, uy, uz] = [0, 1, 2].map((k) => points[3 * b + k] - points[3 * a + k]);
  const [vx, vy, vz] = [0, 1, 2].map((k) => points[3 * c + k] - points[3 * a + k]);
  return uy * vz === uz * vy && uz * vx === ux * vz && ux * vy === uy * vx;
}

/** A model as text. Its points are numbered by their first corner, and no point is without one. It may be longer than a text can have. */
export function writeModel({ points, corners, slots }: Model): string {
  const bytes: number[] = [];
  const put = (n: number): void => {
    let left = n;
    for (; left > 0x7f; left >>>= 7) bytes.push((left & 0x7f) | 0x80);
    bytes.push(left);
  };
  for (const n of [FORMAT, points.length / 3, ...slots]) put(n);
  for (const [i, value] of points.entries()) put(zigzag(value - (i < 3 ? 0 : points[i - 3])));
  let next = 0;
  for (const corner of corners) {
    put(next - corner);
    if (corner === next) next++;
  }
  return base64Of(Uint8Array.from(bytes));
}
