/**
 * Zones as text: `e4`, `d1-f3`, `rank 3`, `files a-c`, `all`, `none`, and what stands behind `but` is left out. `own` is
 * mirrored for the second side; `white: …; black: …` says each by itself.
 */
import { cellsOf, fileOf, mirroredCell, nameAt, rankOf } from '../cells.ts';
import type { Zone } from '../game-data.ts';

export class ZoneText {
  readonly cells: readonly string[];
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.cells = cellsOf(width, height);
  }

  /** `refuse` is told every term that is none. */
  read(text: string, refuse: (term: string) => void): Zone {
    const sided = /^white:(.*);\s*black:(.*)$/.exec(text);
    if (sided) return [this.readList(sided[1], refuse), this.readList(sided[2], refuse)];
    const own = /^own\s+(.*)$/.exec(text);
    const first = this.readList(own ? own[1] : text, refuse);
    return [first, own ? this.inOrder(first.map((cell) => mirroredCell(cell, this.height))) : first];
  }
  write([white, black]: Zone): string {
    const [first, second] = [this.writeList(white), this.writeList(black)];
    if (first === second) return first;
    const isOwn = this.writeList(this.inOrder(white.map((cell) => mirroredCell(cell, this.height)))) === second;
    return isOwn ? `own ${first}` : `white: ${first}; black: ${second}`;
  }

  /** Squares alone, alike for both sides; in the order of the board, each once. */
  readList(text: string, refuse: (term: string) => void): readonly string[] {
    const found = new Set<string>();
    let isLeftOut = false;
    const terms = text.replace(/\b(ranks?|files?)\s+/g, '$1').split(/[\s,]+/);
    for (const term of terms.filter((one) => one !== '')) {
      if (term === 'but') {
        isLeftOut = true;
        continue;
      }
      const cells = this.cellsIn(term);
      if (!cells) refuse(term.replace(/^(ranks?|files?)/, '$1 '));
      for (const cell of cells ?? []) {
        if (isLeftOut) found.delete(cell);
        else found.add(cell);
      }
    }
    if (terms.join('') === '' || terms.find((term) => term !== '') === 'but') refuse('');
    return this.inOrder([...found]);
  }
  private cellsIn(term: string): readonly string[] | null {
    if (term === 'all') return this.cells;
    if (term === 'none') return [];
    const found =
      this.cellsBetween(/^([a-p]\d{1,2})(?:-([a-p]\d{1,2}))?$/.exec(term)) ??
      this.ranksBetween(/^ranks?(\d{1,2})(?:-(\d{1,2}))?$/.exec(term)) ??
      this.filesBetween(/^files?([a-p])(?:-([a-p]))?$/.exec(term));
    return found && found.length > 0 ? found : null;
  }
  private cellsBetween(term: RegExpExecArray | null): readonly string[] | null {
    if (!term) return null;
    const [a, b] = [term[1], term[2] ?? term[1]];
    if (!this.cells.includes(a) || !this.cells.includes(b)) return [];
    const isBetween = (n: number, m: number, k: number): boolean => n >= Math.min(m, k) && n <= Math.max(m, k);
    return this.cells.filter(
      (cell) => isBetween(fileOf(cell), fileOf(a), fileOf(b)) && isBetween(rankOf(cell), rankOf(a), rankOf(b)),
    );
  }
  private ranksBetween(term: RegExpExecArray | null): readonly string[] | null {
    if (!term) return null;
    const [least, most] = [Number(term[1]), Number(term[2] ?? term[1])];
    if (least < 1 || most > this.height) return [];
    return this.cells.filter((cell) => rankOf(cell) + 1 >= least && rankOf(cell) + 1 <= most);
  }
  private filesBetween(term: RegExpExecArray | null): readonly string[] | null {
    if (!term) return null;
    const [least, most] = [fileOf(term[1]), fileOf(term[2] ?? term[1])];
    if (most >= this.width) return [];
    return this.cells.filter((cell) => fileOf(cell) >= least && fileOf(cell) <= most);
  }

  /** Whole ranks first, then what is left, from left to right. */
  writeList(cells: readonly string[]): string {
    if (cells.length === 0) return 'none';
    if (cells.length === this.cells.length) return 'all';
    const has = new Set(cells);
    const isWhole = (y: number): boolean => this.rank(y).every((cell) => has.has(cell));
    const ranks = [...Array(this.height).keys()];
    const whole = ranks.filter(isWhole);
    const rest = ranks
      .filter((y) => !isWhole(y))
      .flatMap((y) => {
        const there = this.rank(y).filter((cell) => has.has(cell));
        return runs(there, fileOf).map((run) => ({
          from: fileOf(run[0]),
          to: fileOf(run[run.length - 1]),
          low: y,
          high: y,
        }));
      });
    return [
      ...runs(whole, (y) => y).map((run) => `${run.length > 1 ? 'ranks' : 'rank'} ${between(run.map((y) => y + 1))}`),
      ...stacked(rest).map(({ from, to, low, high }) => {
        const [first, last] = [nameAt(from, low), nameAt(to, high)];
        return first === last ? first : `${first}-${last}`;
      }),
    ].join(', ');
  }
  private rank(y: number): readonly string[] {
    return Array.from({ length: this.width }, (_, x) => nameAt(x, y));
  }
  private inOrder(cells: readonly string[]): readonly string[] {
    const has = new Set(cells);
    return this.cells.filter((cell) => has.has(cell));
  }
}

interface Block {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}
/** Runs of the same files on neighbouring ranks are one block. */
function stacked(runs: readonly Block[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const run of runs) {
    const below = blocks.findIndex(({ from, to, high }) => from === run.from && to === run.to && high === run.low - 1);
    if (below < 0) blocks.push(run);
    else blocks[below] = { ...blocks[below], high: run.high };
  }
  return blocks;
}

/** Neighbours in a line are one run. */
function runs<T>(items: readonly T[], numberOf: (item: T) => number): readonly (readonly T[])[] {
  const found: T[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    if (numberOf(item) === last + 1) found[found.length - 1].push(item);
    else found.push([item]);
    last = numberOf(item);
  }
  return found;
}
const between = (run: readonly (string | number)[]): string =>
  run.length === 1 ? `${run[0]}` : `${run[0]}-${run[run.length - 1]}`;
