/**
 * Pointing with the right button on the flat board, as on the 3D table: a click marks a cell for the others, a drag draws
 * an arrow, and the next left press clears what was drawn.
 */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What marks need from a flat board; without them the right button is left to whoever is around it. */
export interface Markable {
  onPing?(cell: number): void;
  onArrow?(from: number, to: number): void;
  onCleared?(): void;
}

const RIGHT = 2;

export function useFlatMarks(props: Markable, cellUnder: (target: EventTarget | null) => number | null) {
  const from = useRef<number | null>(null);
  const isOn = props.onArrow !== undefined;
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) props.onCleared?.();
      if (isOn) from.current = event.button === RIGHT ? cellUnder(event.target) : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const begun = from.current;
      if (event.button !== RIGHT || begun === null) return;
      from.current = null;
      const to = cellUnder(document.elementFromPoint(event.clientX, event.clientY));
      if (to === null) return;
      if (to === begun) props.onPing?.(to);
      else props.onArrow?.(begun, to);
    },
    onContextMenu: (event: MouseEvent) => {
      if (isOn) event.preventDefault();
    },
  };
}
