/**
 * Lines over the flat board: routes labelled with letters, the line of a check, captures on a cell. Distinguished by
 * dashes as well as by colour; a letter is on a diamond where no other route goes.
 */
import { useMemo } from 'react';
import type { BoardLine } from '../../board/props.ts';
import type { Seen } from '../../narration/board-order.ts';
import styles from './Lines.module.css';

/** a cell is 100 wide here; the gap between zones as in `tracks` */
const GAP = 22;

/** `track`: the way of the last move */
export type FlatLine = Omit<BoardLine, 'look'> & { readonly look: BoardLine['look'] | 'track' };

/** a point of the drawing */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** The middle of every cell, and the total size. */
export const spotsOf = (seen: Seen): { spots: ReadonlyMap<number, DrawnPoint>; width: number; height: number } => {
  const run = (lines: readonly { readonly gap: boolean }[]) => {
    let at = 0;
    return lines.map((l) => {
      at += l.gap ? GAP : 0;
      at += 100;
      return at - 50;
    });
  };
  const [xs, ys] = [run(seen.files), run(seen.rows)];
  const spots = new Map<number, DrawnPoint>();
  for (const [r, row] of seen.rows.entries())
    for (const [c, cell] of row.cells.entries()) if (cell !== null) spots.set(cell, { x: xs[c]!, y: ys[r]! });
  return { spots, width: (xs.at(-1) ?? 0) + 50, height: (ys.at(-1) ?? 0) + 50 };
};

/** The place of a line's letter: in the middle of the cells that no other line uses. */
export const letterSpot = (
  line: FlatLine,
  all: readonly FlatLine[],
  spots: ReadonlyMap<number, DrawnPoint>,
): DrawnPoint | null => {
  const others = new Set(all.filter((l) => l !== line).flatMap((l) => l.cells));
  const own = line.cells.filter((c) => !others.has(c));
  const cells = own.length > 0 ? own : line.cells;
  return spots.get(cells[Math.floor(cells.length / 2)] ?? -1) ?? null;
};

export function Lines({ lines, seen }: { readonly lines: readonly FlatLine[]; readonly seen: Seen }) {
  const { spots, width, height } = useMemo(() => spotsOf(seen), [seen]);
  if (lines.length === 0) return null;
  const path = (line: FlatLine) =>
    line.cells
      .map((c) => spots.get(c))
      .filter((p) => p !== undefined)
      .map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x} ${p.y}`)
      .join('');
  // the route under the pointer is drawn on top
  const inOrder = [...lines].sort((a, b) => Number(a.look === 'this') - Number(b.look === 'this'));
  const svg = {
    viewBox: `0 0 ${width} ${height}`,
    style: { gridRow: 'l0 / end', gridColumn: 'l0 / end' },
  } as const;
  return (
    <>
      <svg className={styles.lines} aria-hidden="true" {...svg}>
        {inOrder.map((line) => (
          <g key={line.key} data-look={line.look}>
            <path className={styles.casing} d={path(line)} />
            <path className={styles.line} d={path(line)} />
          </g>
        ))}
      </svg>
      <svg className={`${styles.lines} ${styles.letters}`} aria-hidden="true" {...svg}>
        {inOrder.map((line) => {
          const at = line.letter === undefined ? null : letterSpot(line, lines, spots);
          if (!at) return null;
          return (
            <g key={line.key} data-look={line.look} transform={`translate(${at.x} ${at.y})`}>
              <rect x={-34} y={-34} width={68} height={68} transform="rotate(45)" />
              <text y={17}>{line.letter}</text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
