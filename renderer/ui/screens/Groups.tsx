/**
 * A virtualized list of thousands of rows in groups: only groups near the viewport are rendered; the others keep their
 * space. Must stay true: the group that contains the focus stays rendered, wherever the page is scrolled to.
 */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** rows per group: a multiple of any number of columns, so that each group fills its lines */
const ROWS = 24;
/** how far from the viewport a group is rendered: before it becomes visible, and so that Tab finds the next row */
const NEAR = '800px 0px';

export function Groups<T>(props: {
  readonly all: readonly T[];
  readonly className: string;
  /** a group has come near the viewport; called again when its rows change */
  readonly onNear: (rows: readonly T[]) => void;
  /** `place`: the row's position among all rows, from 1 */
  readonly row: (one: T, place: number) => ReactNode;
}) {
  const { all, className, onNear, row } = props;
  const groups = useMemo(
    () => Array.from({ length: Math.ceil(all.length / ROWS) }, (_, n) => all.slice(n * ROWS, (n + 1) * ROWS)),
    [all],
  );
  const [rowHeight, setRowHeight] = useState(0);
  return (
    <div>
      {groups.map((rows, n) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is nothing but its place
          key={n}
          isFirst={n === 0}
          rows={rows}
          className={className}
          rowHeight={rowHeight}
          onNear={onNear}
          onHeight={setRowHeight}
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
  /** the height of a row, and the columns, for the space of a group that was never rendered */
  readonly rowHeight: number;
  readonly onNear: (rows: readonly T[]) => void;
  readonly onHeight: (rowHeight: number) => void;
  readonly children: (one: T, at: number) => ReactNode;
}) {
  const { isFirst, rows, className, rowHeight, onNear, onHeight, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list, isFirst);
  const isFull = rows.length === ROWS;
  useEffect(() => {
    if (isNear) onNear(rows);
  }, [isNear, rows, onNear]);
  useLayoutEffect(() => {
    if (isFirst && isFull && list.current) onHeight(list.current.offsetHeight / ROWS);
  }, [isFirst, isFull, onHeight]);
  return (
    <ul ref={list} className={className} style={isNear ? undefined : { minHeight: rowHeight * rows.length }}>
      {isNear && rows.map(children)}
    </ul>
  );
}

/** Is it in the viewport, or nearly? A group that contains the focus counts as near. */
function useNear(list: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(atFirst);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (seen) => {
        const isSeen = seen.at(-1)?.isIntersecting === true;
        setIsNear(isSeen || element.contains(document.activeElement));
      },
      { root: scrollerOf(element), rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [list]);
  return isNear;
}

/** A root margin works only on the element that scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}
