/**
 * The ties of units on the flat board, under their pictures: an outlined line from each unit to the next on its way to
 * its leader; one that would tear has a gap and a stroke across each of its ends.
 */
import { useMemo } from 'react';
import type { Tie } from '../../board/ties.ts';
import type { Seen } from '../../narration/board-order.ts';
import { platesOf } from '../../variants/registry.ts';
import { type DrawnPoint, spotsOf } from './Lines.tsx';
import styles from './Ties.module.css';

/** the length of each stub of a torn tie */
const LEFT = 0.36;

const pathOf = (a: DrawnPoint, b: DrawnPoint, torn: boolean): string => {
  if (!torn) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const end = (from: DrawnPoint, way: number): string => {
    const tip = { x: from.x + dx * LEFT * way, y: from.y + dy * LEFT * way };
    const far = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / far) * 17, (dx / far) * 17];
    return `M${from.x} ${from.y}L${tip.x} ${tip.y}M${tip.x - nx} ${tip.y - ny}L${tip.x + nx} ${tip.y + ny}`;
  };
  return end(a, 1) + end(b, -1);
};

/** One tie: a line with its outline. */
export const TieLine = ({ d }: { readonly d: string }) => (
  <>
    <path className={styles.casing} d={d} />
    <path className={styles.tie} d={d} />
  </>
);

export function Ties({
  variant,
  ties,
  seen,
}: {
  readonly variant: string;
  readonly ties: readonly Tie[];
  readonly seen: Seen;
}) {
  const { spots, width, height } = useMemo(() => spotsOf(seen), [seen]);
  const plates = platesOf(variant);
  if (ties.length === 0 || !plates) return null;
  return (
    <svg
      className={styles.ties}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      style={{ gridRow: 'l0 / end', gridColumn: 'l0 / end' }}
    >
      {ties.map(({ from, to, fromCell, toCell, group, torn }) => {
        const [a, b] = [spots.get(fromCell), spots.get(toCell)];
        if (!a || !b) return null;
        const d = pathOf(a, b, torn);
        return (
          <g
            key={`${from} ${to} ${torn}`}
            data-tie={`${fromCell}-${toCell}`}
            data-torn={torn || undefined}
            style={{ color: plates.tie(group) }}
          >
            <TieLine d={d} />
          </g>
        );
      })}
    </svg>
  );
}
