/** Arrows and outlines of moves that nobody has made, over the glyphs of the flat board. */
import { useMemo } from 'react';
import { ARROW_END, ARROW_START, type BoardArrow, inDrawingOrder, NUMBER_AT, OUTLINE } from '../../board/arrows.ts';
import type { Seen } from '../../narration/board-order.ts';
import styles from './Arrows.module.css';
import { type DrawnPoint, spotsOf } from './Lines.tsx';

/** the length and half the width of a head; a cell is 100 wide */
const HEAD = 42;
const HALF = 27;

interface Shape {
  readonly shaft: string;
  readonly head: string;
  readonly middle: DrawnPoint;
}
/** A straight part of an arrow: the first begins at its figure, the last ends in a head. */
const partOf = (a: DrawnPoint, b: DrawnPoint, starts: number, ends: number) => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const along = (s: number): DrawnPoint => ({ x: a.x + ux * s, y: a.y + uy * s });
  return { along, from: Math.min(length * 0.3, starts), to: length - ends, ux, uy };
};
/** `spots`: its ends, and between them where it bends; the number is on its last part. */
const arrowShape = (spots: readonly DrawnPoint[], at: number): Shape => {
  const [a, ...rest] = spots as readonly [DrawnPoint, ...DrawnPoint[]];
  const [b, last] = [rest[0] ?? a, spots.at(-2) ?? a];
  const first = partOf(a, b, ARROW_START * 100, 0);
  const end = partOf(last, rest.at(-1) ?? a, rest.length > 1 ? 0 : ARROW_START * 100, ARROW_END * 100);
  const [start, neck, tip] = [first.along(first.from), end.along(end.to - HEAD), end.along(end.to)];
  const corner = (way: number) => `${neck.x - end.uy * HALF * way} ${neck.y + end.ux * HALF * way}`;
  const bends = rest.slice(0, -1).map(({ x, y }) => `L${x} ${y}`);
  return {
    shaft: `M${start.x} ${start.y}${bends.join('')}L${neck.x} ${neck.y}`,
    head: `M${corner(1)}L${tip.x} ${tip.y}L${corner(-1)}z`,
    middle: end.along(end.from + (end.to - end.from) * at),
  };
};
const outlineShape = ({ x, y }: DrawnPoint, onPoints: boolean): Shape => {
  const r = OUTLINE * 100;
  const shaft = onPoints
    ? `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0a${r} ${r} 0 0 0 ${-2 * r} 0z`
    : `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z`;
  return { shaft, head: '', middle: { x, y } };
};

export function Arrows(props: {
  readonly arrows: readonly BoardArrow[];
  readonly seen: Seen;
  /** the pieces of the board stand where its lines cross */
  readonly onPoints: boolean;
}) {
  const { arrows, seen, onPoints } = props;
  const { spots, width, height } = useMemo(() => spotsOf(seen), [seen]);
  if (arrows.length === 0) return null;
  return (
    <svg
      className={styles.arrows}
      aria-hidden="true"
      data-testid="arrows"
      viewBox={`0 0 ${width} ${height}`}
      style={{ gridRow: 'l0 / end', gridColumn: 'l0 / end' }}
    >
      {inDrawingOrder(arrows, (cell) => {
        const spot = spots.get(cell);
        return spot ? [spot.x, spot.y] : null;
      }).map(({ key, from, to, by = [], look, number }) => {
        const [a, b] = [from === null ? null : spots.get(from), spots.get(to)];
        if (!b || a === undefined) return null;
        const bends = by.flatMap((cell) => spots.get(cell) ?? []);
        const { shaft, head, middle } =
          a === null ? outlineShape(b, onPoints) : arrowShape([a, ...bends, b], NUMBER_AT[look]);
        return (
          <g key={key} data-arrow={look} data-from={from ?? undefined} data-to={to}>
            <path className={styles.casing} d={shaft} />
            <path className={styles.point} d={head} />
            <path className={styles.shaft} d={shaft} />
            <path className={styles.head} d={head} />
            {number !== undefined && (
              <g transform={`translate(${middle.x} ${middle.y})`}>
                <rect className={styles.plate} x={-26} y={-26} width={52} height={52} transform="rotate(45)" />
                <text className={styles.number} y={14}>
                  {number}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
