/**
 * The board as seen from one side: rows from the far edge to the near one, cells from left to right, and where a step
 * of the cursor leads. Independent of the game; a topology need not be a full rectangle.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Side } from '../../electron/contract/view.ts';

export type CellTopology = VariantDescription['topology'];
export interface SeenRow {
  readonly label: string;
  readonly cells: readonly (number | null)[];
  /** a gap above this row sets it apart from the one before: the Zone is a ring of its own */
  readonly gap: boolean;
}
export interface Seen {
  readonly files: readonly { readonly label: string; readonly gap: boolean }[];
  readonly rows: readonly SeenRow[];
}

const at = (t: CellTopology): ReadonlyMap<string, number> => new Map(t.cells.map((c, i) => [`${c.x},${c.y}`, i]));

/**
 * Does the zone change between these two lines, nearly all along? The corners of a ring must not count, and a hill in the
 * midst of the board is not set apart.
 */
const apart = (
  t: CellTopology,
  cells: ReadonlyMap<string, number>,
  across: 'x' | 'y',
  a: number,
  b: number,
): boolean => {
  const length = across === 'x' ? t.height : t.width;
  const zone = (v: number, i: number) => t.cells[cells.get(across === 'x' ? `${v},${i}` : `${i},${v}`) ?? -1]?.zone;
  const changes = Array.from({ length }, (_, i) => zone(a, i) !== zone(b, i)).filter((isChange) => isChange).length;
  return changes > length / 2;
};

export const seenFrom = (t: CellTopology, seat: Side): Seen => {
  const cells = at(t);
  const xs = Array.from({ length: t.width }, (_, i) => (seat === 0 ? i : t.width - 1 - i));
  const ys = Array.from({ length: t.height }, (_, i) => (seat === 0 ? t.height - 1 - i : i));
  return {
    files: xs.map((x, i) => ({
      label: t.files[x] ?? '',
      gap: i > 0 && apart(t, cells, 'x', xs[i - 1]!, x),
    })),
    rows: ys.map((y, i) => ({
      label: t.ranks[y] ?? '',
      cells: xs.map((x) => cells.get(`${x},${y}`) ?? null),
      gap: i > 0 && apart(t, cells, 'y', ys[i - 1]!, y),
    })),
  };
};

/** The colour of a cell: light and dark alternate, but a zone that is set apart has a single colour. */
export const shadeOf = (d: VariantDescription, cell: number): 'zone' | 'dark' | 'light' => {
  const { zone, x, y } = d.topology.cells[cell]!;
  if (d.zones[zone] !== undefined) return 'zone';
  return (x + y) % 2 === 0 ? 'dark' : 'light';
};

export type CursorStep = 'left' | 'right' | 'up' | 'down' | 'rank-start' | 'rank-end' | 'file-far' | 'file-near';

/** The cell that a step leads to as seen from `seat`; the same cell at an edge. Holes are skipped. */
export const stepFrom = (t: CellTopology, seat: Side, cell: number, way: CursorStep): number => {
  const rows = seenFrom(t, seat).rows.map((r) => r.cells);
  const row = rows.findIndex((r) => r.includes(cell));
  if (row < 0) return cell;
  const col = rows[row]!.indexOf(cell);
  const file = rows.map((r) => r[col] ?? null);
  const line = way === 'left' || way === 'right' || way === 'rank-start' || way === 'rank-end' ? rows[row]! : file;
  const i = line === file ? row : col;
  const ahead = (indexes: readonly number[]): number => {
    for (const j of indexes) if (line[j] !== null && line[j] !== undefined) return line[j]!;
    return cell;
  };
  const up = Array.from({ length: i }, (_, k) => i - 1 - k);
  const down = Array.from({ length: line.length - i - 1 }, (_, k) => i + 1 + k);
  switch (way) {
    case 'left':
    case 'up':
      return ahead(up);
    case 'right':
    case 'down':
      return ahead(down);
    case 'rank-start':
    case 'file-far':
      return ahead([...up].reverse());
    case 'rank-end':
    case 'file-near':
      return ahead([...down].reverse());
  }
};

/** Cells in reading order from the far left, the order for letters and `.`. */
export const readingOrder = (t: CellTopology, seat: Side): readonly number[] =>
  seenFrom(t, seat).rows.flatMap((r) => r.cells.filter((c) => c !== null));

/** The next of `cells` after `from` in reading order, wrapping around; null when there is none. */
export const nextCell = (
  t: CellTopology,
  seat: Side,
  from: number,
  cells: readonly number[],
  back: boolean,
): number | null => {
  const order = readingOrder(t, seat);
  const wanted = new Set(cells);
  const start = order.indexOf(from);
  for (let k = 1; k <= order.length; k++) {
    const cell = order[(start + (back ? -k : k) + order.length * 2) % order.length]!;
    if (wanted.has(cell)) return cell;
  }
  return null;
};

/** A cell by what people type: its name or its alias; lower case is accepted where only one cell matches. */
export const cellNamed = (t: CellTopology, text: string): number | null => {
  const typed = text.trim();
  if (typed === '') return null;
  const exact = t.cells.findIndex((c) => c.name === typed || c.alias === typed);
  if (exact >= 0) return exact;
  const small = typed.toLowerCase();
  const near = t.cells
    .map((c, i) => ({ c, i }))
    .filter(({ c }) => c.name.toLowerCase() === small || c.alias.toLowerCase() === small);
  return near.length === 1 ? near[0]!.i : null;
};
