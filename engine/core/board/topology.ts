/**
 * The board as a graph of cells. Built once per variant; never changes during a game.
 * A cell is an index, row by row from the lower left corner: `y * width + x`.
 */
import { type Cell, type Dir, OFF } from '../ids.ts';

/** Compass directions, clockwise from north, so that opposite = +4 and diagonals are odd. */
export const N = 0 as Dir;
export const NE = 1 as Dir;
export const E = 2 as Dir;
export const SE = 3 as Dir;
export const S = 4 as Dir;
export const SW = 5 as Dir;
export const W = 6 as Dir;
export const NW = 7 as Dir;
export const ORTHO: readonly Dir[] = [N, E, S, W];
export const DIAG: readonly Dir[] = [NE, SE, SW, NW];
export const ALL: readonly Dir[] = [N, NE, E, SE, S, SW, W, NW];
export const rotateDir = (d: Dir, eighths: number): Dir => ((d + eighths) & 7) as Dir;

/**
 * What belongs to each cell, made when it is first asked for: all of it together would take a third of the time in which
 * the program starts.
 */
export const perCell = <T extends object>(make: (at: Cell) => T): ((at: Cell) => T) => {
  const made: T[] = [];
  return (at) => {
    made[at] ??= make(at);
    return made[at];
  };
};

const DX = [0, 1, 1, 1, 0, -1, -1, -1];
const DY = [1, 1, 0, -1, -1, -1, 0, 1];

export interface Shape {
  readonly width: number;
  readonly height: number;
  /** names of files from left to right and of ranks from bottom to top; a cell's name is the two together */
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  /** names that any keyboard can type, where the real ones cannot; all of them or none */
  readonly typedFiles?: readonly string[];
  readonly typedRanks?: readonly string[];
  /** how they are read out, where that differs from how they are written; all of them or none */
  readonly spokenFiles?: readonly string[];
  readonly spokenRanks?: readonly string[];
  /** which part of the board a cell belongs to; the parts' names belong to the variant */
  readonly zoneOf?: (x: number, y: number) => string;
  /** how far above the table a zone lies, in cells */
  readonly heights?: Readonly<Record<string, number>>;
  /** cells that are no part of the board: nothing can be there or pass there, and they have no name */
  readonly isMissing?: (x: number, y: number) => boolean;
}

export class Topology {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly cells: readonly Cell[];
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  readonly spokenFiles: readonly string[];
  readonly spokenRanks: readonly string[];
  private readonly xs: Int16Array;
  private readonly ys: Int16Array;
  /** eight to a cell, by direction */
  readonly neighbours: Int16Array;
  private readonly names: readonly string[];
  private readonly aliases: readonly string[];
  private readonly zones: readonly string[];
  private readonly heights: Readonly<Record<string, number>>;
  private readonly byName = new Map<string, Cell>();
  private readonly missing: Uint8Array;

  constructor(shape: Shape) {
    const { width, height, files, ranks } = shape;
    if (files.length !== width || ranks.length !== height)
      throw new Error(`a ${width}x${height} board needs as many names`);
    this.width = width;
    this.height = height;
    this.size = width * height;
    if (this.size >= OFF) throw new Error(`${this.size} cells, but a cell must be less than ${OFF}`);
    this.files = files;
    this.ranks = ranks;
    this.spokenFiles = shape.spokenFiles ?? files;
    this.spokenRanks = shape.spokenRanks ?? ranks;
    this.heights = shape.heights ?? {};
    this.cells = Array.from({ length: this.size }, (_, c) => c as Cell);
    this.xs = Int16Array.from(this.cells, (c) => c % width);
    this.ys = Int16Array.from(this.cells, (c) => (c - (c % width)) / width);
    this.missing = Uint8Array.from(this.cells, (c) => (shape.isMissing?.(this.x(c), this.y(c)) ? 1 : 0));
    this.neighbours = new Int16Array(8 * this.size);
    for (let d = 0; d < 8; d++) {
      for (const c of this.cells) this.neighbours[8 * c + d] = this.offset(c, DX[d], DY[d]);
    }
    const { typedFiles = files, typedRanks = ranks, zoneOf } = shape;
    this.names = this.cells.map((c) => files[this.x(c)] + ranks[this.y(c)]);
    this.aliases = this.cells.map((c) => typedFiles[this.x(c)] + typedRanks[this.y(c)]);
    this.zones = this.cells.map((c) => zoneOf?.(this.x(c), this.y(c)) ?? 'board');
    const named = this.cells.filter((c) => !this.isMissing(c));
    for (const c of named) this.byName.set(this.aliases[c], c);
    for (const c of named) this.byName.set(this.names[c], c);
  }

  x(c: Cell): number {
    return this.xs[c];
  }
  y(c: Cell): number {
    return this.ys[c];
  }
  at(x: number, y: number): Cell {
    return (x >= 0 && y >= 0 && x < this.width && y < this.height ? y * this.width + x : OFF) as Cell;
  }
  /** The neighbour in a direction, or OFF. */
  next(c: Cell, d: Dir): Cell {
    return this.neighbours[8 * c + d] as Cell;
  }
  /** Is there a number, but no cell? */
  isMissing(c: Cell): boolean {
    return this.missing[c] === 1;
  }
  areNeighbours(a: Cell, b: Cell): boolean {
    return a !== b && Math.abs(this.x(a) - this.x(b)) <= 1 && Math.abs(this.y(a) - this.y(b)) <= 1;
  }
  /** The cell that many files and ranks away, or OFF. */
  offset(c: Cell, dx: number, dy: number): Cell {
    const to = this.at(this.x(c) + dx, this.y(c) + dy);
    return this.missing[to] === 1 ? OFF : to;
  }
  name(c: Cell): string {
    return c === OFF ? '-' : this.names[c];
  }
  /** The name as any keyboard can type it; the same as `name` where that needs no other. */
  alias(c: Cell): string {
    return c === OFF ? '-' : this.aliases[c];
  }
  zone(c: Cell): string {
    return this.zones[c];
  }
  heightOf(c: Cell): number {
    return this.heights[this.zones[c]] ?? 0;
  }
  /** The cell of that name or typed alias. */
  parse(name: string): Cell | undefined {
    return this.byName.get(name);
  }
}
