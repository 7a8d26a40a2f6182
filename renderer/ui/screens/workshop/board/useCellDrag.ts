/** The pointer on a grid of squares: a mouse uses every square it comes to, a finger the first when it moves on. */
import { type PointerEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isPalm } from '../../../../board/contacts.ts';
import type { GridSpot } from './squares.ts';

export interface CellUser {
  /** by a key, a click, or a drag that began on another square */
  onUse(spot: GridSpot, how: 'press' | 'drag'): void;
  /** the pointer was let go on another square than it was pressed on */
  onDrop?(from: GridSpot, to: GridSpot | null): void;
}

export function useCellDrag(user: CellUser, box: RefObject<HTMLElement | null>, focus: (spot: GridSpot) => void) {
  const drag = useRef<{ readonly from: GridSpot; at: GridSpot | null; isUsed: boolean } | null>(null);
  // one event of a quick pointer uses several squares: each must know what the one before it has changed
  const latest = useRef(user);
  latest.current = user;
  const use = (spot: GridSpot, how: 'press' | 'drag') => flushSync(() => latest.current.onUse(spot, how));

  const onPointerDown = (event: PointerEvent) => {
    const byTouch = event.pointerType === 'touch';
    if (byTouch && (!event.isPrimary || isPalm(event))) {
      drag.current = null;
      return;
    }
    const spot = spotUnder(event);
    if (!spot || event.button !== 0) return;
    event.preventDefault(); // no text is selected by a drag
    focus(spot);
    drag.current = { from: spot, at: spot, isUsed: !byTouch };
    box.current?.setPointerCapture(event.pointerId);
    if (!byTouch) use(spot, 'press');
  };
  const pressFirst = () => {
    const { current } = drag;
    if (!current || current.isUsed) return;
    current.isUsed = true;
    use(current.from, 'press');
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag;
    const spot = current && spotUnder(event);
    if (!current || isSame(spot, current.at)) return;
    pressFirst();
    // a quick pointer skips squares
    if (spot) for (const one of between(current.at ?? spot, spot)) use(one, 'drag');
    current.at = spot;
  };
  const onPointerUp = (event: PointerEvent) => {
    pressFirst();
    const { current } = drag;
    drag.current = null;
    const spot = spotUnder(event);
    if (current && !isSame(spot, current.from)) latest.current.onDrop?.(current.from, spot);
  };
  const onPointerCancel = () => {
    drag.current = null;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** The squares on the line from the one after `a` to `b`. */
function between(a: GridSpot, b: GridSpot): GridSpot[] {
  const steps = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y), 1);
  return Array.from({ length: steps }, (_, i) => ({
    x: Math.round(a.x + ((b.x - a.x) * (i + 1)) / steps),
    y: Math.round(a.y + ((b.y - a.y) * (i + 1)) / steps),
  }));
}
const isSame = (a: GridSpot | null, b: GridSpot | null): boolean => a?.x === b?.x && a?.y === b?.y;

/** With a captured pointer the event's target is the grid. */
function spotUnder(event: PointerEvent): GridSpot | null {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot]');
  if (!under || !event.currentTarget.contains(under)) return null;
  const [x, y] = under.dataset.spot!.split(',').map(Number);
  return { x, y };
}
