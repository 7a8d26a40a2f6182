/**
 * The marks for the flat board: SVG path data in a cell of 100 x 100, forward up, to be filled with the mark's colour
 * by the even-odd rule and outlined by a dark stroke. Does not use three.js.
 */

import { type MarkOutline, outlinesOf, type P } from './mark-outlines.ts';
import { MARKS, type Mark } from './props.ts';

const number = (n: number): string => (Math.round(n * 1000) / 10).toString();
const ring = (points: readonly P[]): string =>
  `M${points.map(([x, y]) => `${number(0.5 + x)} ${number(0.5 - y)}`).join('L')}Z`;
const path = (list: readonly MarkOutline[]): string =>
  list.flatMap(({ shape, holes = [] }) => [shape, ...holes].map(ring)).join('');

type Paths = Readonly<Record<Mark, string>>;
const pathsOf = (onPoints: boolean): Paths =>
  Object.fromEntries(MARKS.map((mark) => [mark, path(outlinesOf(onPoints)[mark])])) as Record<Mark, string>;
const [squarePaths, pointPaths] = [pathsOf(false), pathsOf(true)];

/** `onPoints`: the pieces of the board stand where its lines cross. */
export const markPaths = (onPoints: boolean): Paths => (onPoints ? pointPaths : squarePaths);
