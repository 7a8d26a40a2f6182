/** Where the cells of a picture are, in hundredths of a cell, and which part of the board it shows. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Side } from '../../../electron/contract/view.ts';
import { type Seen, seenFrom } from '../../narration/board-order.ts';

/** the gap between the field and the Zone */
const GAP = 22;

export interface PictureSpot {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The part of the board that a cropped picture shows: a square with a margin of one cell around its subject. */
export interface Crop {
  readonly least?: number;
  readonly most?: number;
}
const LEAST = 5;

/** in cells: a piece farther than this from every mark is left out */
const FAR = 3;

/** The subject of a cropped picture: its marks and the pieces near them; without marks, everything. */
const aboutIn = (
  at: ReadonlyMap<number, PictureSpot>,
  marked: readonly number[],
  rest: readonly number[],
): readonly number[] => {
  const marks = marked.map((c) => at.get(c)).filter((p) => p !== undefined);
  if (marks.length === 0) return rest;
  const near = (c: number) => {
    const p = at.get(c);
    return p !== undefined && marks.some((m) => Math.max(Math.abs(m.x - p.x), Math.abs(m.y - p.y)) <= FAR * 100);
  };
  return [...marked, ...rest.filter(near)];
};

/** The square around these cells, clamped to the board. */
const around = (
  at: readonly (PictureSpot | undefined)[],
  whole: Box,
  { least = LEAST, most = Number.POSITIVE_INFINITY }: Crop,
  middle: PictureSpot | undefined,
): Box => {
  const cells = at.filter((c) => c !== undefined);
  if (cells.length === 0) return whole;
  const x0 = Math.min(...cells.map((c) => c.x)) - 100;
  const x1 = Math.max(...cells.map((c) => c.x)) + 200;
  const y0 = Math.min(...cells.map((c) => c.y)) - 100;
  const y1 = Math.max(...cells.map((c) => c.y)) + 200;
  const wanted = Math.min(Math.max(x1 - x0, y1 - y0, least * 100), whole.width, whole.height);
  const size = Math.min(wanted, most * 100);
  // too much for the picture: the surroundings of the piece that it is about
  const of = (from: number, to: number, at: number | undefined) =>
    size < wanted && at !== undefined ? at + 50 - size / 2 : (from + to - size) / 2;
  // whole cells, so that none is cut off
  const within = (start: number, low: number, length: number) =>
    Math.max(low, Math.min(Math.round(start / 100) * 100, low + length - size));
  return {
    x: within(of(x0, x1, middle?.x), whole.x, whole.width),
    y: within(of(y0, y1, middle?.y), whole.y, whole.height),
    width: size,
    height: size,
  };
};

export interface PictureLayout {
  readonly seen: Seen;
  /** of the files and the rows */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly cells: ReadonlyMap<number, PictureSpot>;
  readonly width: number;
  readonly height: number;
}
export function layoutOf(topology: VariantDescription['topology'], seat: Side): PictureLayout {
  const seen = seenFrom(topology, seat);
  const xs: number[] = [];
  const ys: number[] = [];
  let x = 0;
  for (const file of seen.files) {
    x += file.gap ? GAP : 0;
    xs.push(x);
    x += 100;
  }
  let y = 0;
  const cells = new Map<number, PictureSpot>();
  for (const row of seen.rows) {
    y += row.gap ? GAP : 0;
    ys.push(y);
    for (const [i, cell] of row.cells.entries()) if (cell !== null) cells.set(cell, { x: xs[i]!, y });
    y += 100;
  }
  return { seen, xs, ys, cells, width: x, height: y };
}

/** The part of the board that is shown; `focus`: the cell that it is about. */
export function pictureBox(
  { cells, width, height }: PictureLayout,
  crop: boolean | Crop,
  marked: readonly number[],
  standing: readonly number[],
  focus: number | undefined,
): Box {
  const whole = { x: 0, y: 0, width, height };
  if (crop === false) return whole;
  return around(
    aboutIn(cells, marked, standing).map((c) => cells.get(c)),
    whole,
    crop === true ? {} : crop,
    focus === undefined ? undefined : cells.get(focus),
  );
}
