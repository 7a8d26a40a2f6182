/**
 * A list of thousands of rows in groups, of which only those near the window are there; the others keep their room. What
 * must stay true: the group with the focus in it stays, wherever the page is scrolled to, and Tab finds the rows of the
 * groups beside it; and no row is moved while one is pressed.
 */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNear } from './useNear.ts';
import { useSteady } from './useSteady.ts';

/** rows per group: a multiple of any number of columns, so that each group fills its lines */
const ROWS = 24;

export function Groups<T>(props: {
  readonly all: readonly T[];
  readonly className: string;
  /** a group has come near the viewport; called again when its rows change */
  readonly onNear: (rows: readonly T[]) => void;
  /** `place`: the row's position among all rows, from 1 */
  readonly row: (one: T, place: number) => ReactNode;
}) {
  const { className, onNear, row } = props;
  const place = useRef<HTMLDivElement>(null);
  const all = useSteady(props.all, place);
  const groups = useMemo(
    () => Array.from({ length: Math.ceil(all.length / ROWS) }, (_, n) => all.slice(n * ROWS, (n + 1) * ROWS)),
    [all],
  );
  const [rowHeight, setRowHeight] = useState(0);
  const [focused, setFocused] = useState(Number.NEGATIVE_INFINITY);
  return (
    <div ref={place}>
      {groups.map((rows, n) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is nothing but its place
          key={n}
          isFirst={n === 0}
          rows={rows}
          className={className}
          isHeld={Math.abs(n - focused) <= 1}
          rowHeight={rowHeight}
          onNear={onNear}
          onHeight={setRowHeight}
          onFocus={() => setFocused(n)}
        >
          {(one, at) => row(one, n * ROWS + at + 1)}
        </Group>
      ))}
    </div>
  );
}

function Group<T>(props: {
  readonly isFirst: boolean;
  readonly rows: readonly T[];
  readonly className: string;
  /** the focus is in it or beside it */
  readonly isHeld: boolean;
  /** of one row among several columns, for the room of a group that was never seen */
  readonly rowHeight: number;
  readonly onNear: (rows: readonly T[]) => void;
  readonly onHeight: (rowHeight: number) => void;
  readonly onFocus: () => void;
  readonly children: (one: T, at: number) => ReactNode;
}) {
  const { isFirst, rows, className, isHeld, rowHeight, onNear, onHeight, onFocus, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const isSeen = useNear(list, isFirst);
  const isNear = isSeen || isHeld;
  const isFull = rows.length === ROWS;
  useEffect(() => {
    if (isNear) onNear(rows);
  }, [isNear, rows, onNear]);
  useLayoutEffect(() => {
    if (isFirst && isFull && list.current) onHeight(list.current.offsetHeight / ROWS);
  }, [isFirst, isFull, onHeight]);
  return (
    <ul
      ref={list}
      className={className}
      onFocus={onFocus}
      style={isNear ? undefined : { minHeight: rowHeight * rows.length }}
    >
      {isNear && rows.map(children)}
    </ul>
  );
}
