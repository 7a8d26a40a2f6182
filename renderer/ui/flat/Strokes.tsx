/** What players drew, on the flat board under its glyphs. */
import { useMemo } from 'react';
import type { Stroke } from '../../../electron/contract/view.ts';
import { pairs, penColours } from '../../board/strokes.ts';
import type { CellTopology, Seen } from '../../narration/board-order.ts';
import { spotsOf } from './Lines.tsx';
import styles from './Strokes.module.css';

export function Strokes({
  strokes,
  topology,
  seen,
  turned,
}: {
  readonly strokes: readonly Stroke[];
  readonly topology: CellTopology;
  readonly seen: Seen;
  /** the board is seen from the second side */
  readonly turned: boolean;
}) {
  const { spots, width, height } = useMemo(() => spotsOf(seen), [seen]);
  const path = useMemo(() => {
    const cells = topology.cells.map(({ x, y }, cell) => ({ x, y, spot: spots.get(cell) }));
    const way = turned ? -1 : 1;
    // from the middle of the nearest cell, because zones are set apart here
    return (points: readonly number[]): string =>
      pairs(points)
        .map(({ x, y }, i) => {
          const off = (cell: { readonly x: number; readonly y: number }) =>
            Math.hypot(cell.x * 100 - x, cell.y * 100 - y);
          const near = cells.reduce((a, b) => (off(b) < off(a) ? b : a));
          const [px, py] = [near.spot?.x ?? 0, near.spot?.y ?? 0];
          return `${i === 0 ? 'M' : 'L'}${px + way * (x - near.x * 100)} ${py - way * (y - near.y * 100)}`;
        })
        .join('');
  }, [topology, spots, turned]);
  if (strokes.length === 0) return null;
  return (
    <svg
      className={styles.strokes}
      aria-hidden="true"
      data-testid="strokes"
      viewBox={`0 0 ${width} ${height}`}
      style={{ gridRow: 'l0 / end', gridColumn: 'l0 / end' }}
    >
      {strokes.map(({ id, pen, points }) => (
        <g key={id} data-pen={pen} style={{ color: penColours[pen] }}>
          <path className={styles.casing} d={path(points)} />
          <path className={styles.line} d={path(points)} />
        </g>
      ))}
    </svg>
  );
}
