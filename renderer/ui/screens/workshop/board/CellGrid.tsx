/**
 * A grid of squares that are buttons: for moves, for the board and for what stands on it. Must stay true: it is one tab
 * stop; the arrow keys go from square to square, Enter and Space use one; a pointer that is dragged uses every square it
 * comes to, once. A finger uses the first one only when it moves on or is lifted: two fingers enlarge the page.
 */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { GameParts } from '../../../../../electron/contract/workshop.ts';
import { isDrawn, tonesOf } from '../../../flat/BoardPicture.tsx';
import { classes } from '../../../shell/classes.ts';
import styles from './CellGrid.module.css';
import { fileLetter, type GridSpot } from './squares.ts';
import { type CellUser, useCellDrag } from './useCellDrag.ts';

export interface GridCell {
  /** for screen readers and the tooltip */
  readonly label: string;
  readonly content?: ReactNode;
  readonly look?: 'light' | 'dark' | 'gone';
  readonly isMarked?: boolean;
  readonly isLifted?: boolean;
}
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface CellGridProps extends CellUser {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly start?: GridSpot;
  readonly cell: (spot: GridSpot) => GridCell;
  /** drawn over the squares, in a box of 100 for each */
  readonly over?: ReactNode;
  /** the letters of the files and the numbers of the ranks, beside the squares at the edge */
  readonly hasNames?: boolean;
  /** of the game whose board it is: its tones, and lines where all its squares are of one tone */
  readonly looks?: GameParts['looks'] | undefined;
  readonly testId?: string;
  readonly className?: string;
  onKey?(event: KeyboardEvent, spot: GridSpot): void;
}

export function CellGrid(props: CellGridProps) {
  const { label, width, height, start = { x: 0, y: 0 }, cell, over, hasNames, looks, testId, className } = props;
  const [cursor, setCursor] = useState(start);
  const box = useRef<HTMLFieldSetElement>(null);
  const at = { x: Math.min(cursor.x, width - 1), y: Math.min(cursor.y, height - 1) };

  const focus = (spot: GridSpot) => {
    setCursor(spot);
    box.current?.querySelector<HTMLElement>(`[data-spot="${spot.x},${spot.y}"]`)?.focus();
  };
  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      const x = Math.max(0, Math.min(width - 1, at.x + step[0]));
      const y = Math.max(0, Math.min(height - 1, at.y + step[1]));
      focus({ x, y });
    } else if (event.key === 'Home' || event.key === 'End') focus({ x: event.key === 'Home' ? 0 : width - 1, y: at.y });
    else if (event.key === 'Enter' || event.key === ' ') props.onUse(at, 'press');
    else return props.onKey?.(event, at);
    event.preventDefault();
    event.stopPropagation();
  };
  const drag = useCellDrag(props, box, focus);

  return (
    <fieldset
      ref={box}
      aria-label={label}
      className={classes(styles.grid, hasNames && styles.named, isDrawn({ looks }) && styles.lined, className)}
      style={{ '--files': width, '--ranks': height, ...tonesOf({ looks }) } as CSSProperties}
      data-testid={testId}
      // pieces that point at the enemy are turned by it
      data-seat={0}
      onKeyDown={go}
      // Space was used when it went down: no click follows
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      {...drag}
    >
      {Array.from({ length: width * height }, (_, i) => {
        const [x, y] = [i % width, height - 1 - Math.floor(i / width)];
        const { label: name, content, look, isMarked, isLifted } = cell({ x, y });
        return (
          <button
            key={`${x},${y}`}
            type="button"
            className={classes(styles.cell, isLifted && styles.lifted)}
            data-spot={`${x},${y}`}
            data-look={look ?? ((x + y) % 2 === 0 ? 'dark' : 'light')}
            data-marked={isMarked || undefined}
            aria-label={name}
            tabIndex={x === at.x && y === at.y ? 0 : -1}
            onFocus={() => setCursor({ x, y })}
            // pressed by a screen reader or by voice, and not by a pointer
            onClick={(event) => event.detail === 0 && props.onUse({ x, y }, 'press')}
          >
            {hasNames && (x === 0 || y === 0) && <EdgeNames x={x} y={y} />}
            {content}
          </button>
        );
      })}
      {over && (
        <svg className={styles.over} viewBox={`0 0 ${width * 100} ${height * 100}`} aria-hidden="true">
          {over}
        </svg>
      )}
    </fieldset>
  );
}

const EdgeNames = ({ x, y }: GridSpot) => (
  <>
    {x === 0 && <span className={styles.rank}>{y + 1}</span>}
    {y === 0 && <span className={styles.file}>{fileLetter(x)}</span>}
  </>
);
