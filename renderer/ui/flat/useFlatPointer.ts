/** The pointer on the flat board: clicks, drags, a finger that stays, and pointing with the right button. */
import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { FlatBoardProps } from './props.ts';
import type { Stacks } from './useFlatCells.ts';
import { figureUnder, useFlatDrag } from './useFlatDrag.tsx';
import { useFlatMarks } from './useFlatMarks.ts';
import { useHold } from './useHold.ts';

const cellUnder = (target: EventTarget | null): number | null => {
  const hit = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return hit ? Number(hit.dataset.cell) : null;
};

export function useFlatPointer(props: FlatBoardProps, { pieces, riders }: Stacks) {
  const pointed = useRef<number | null>(null);
  const { ghost, ...drag } = useFlatDrag(props, pieces);
  const pieceUnder = (target: EventTarget | null, cell: number): number | null =>
    figureUnder(target) ?? pieces.get(cell)?.id ?? null;
  const pointing = useFlatMarks(props, cellUnder);
  const hold = useHold(
    props,
    (target) => {
      const cell = cellUnder(target);
      return cell === null ? null : { cell, piece: pieceUnder(target, cell) };
    },
    drag.ignore,
  );
  const point = (cell: number | null) => {
    if (cell === pointed.current) return;
    pointed.current = cell;
    props.onPoint(cell);
  };
  return {
    /** the picture of the piece that is dragged */
    ghost,
    on: {
      onClick: (event: MouseEvent) => {
        const cell = cellUnder(event.target);
        // a screen reader presses the cell and no picture: then no particular piece is meant, and no drag was before it
        const byPointer = event.detail > 0;
        if (cell === null || (drag.justDragged() && byPointer)) return;
        const hit = byPointer ? pieceUnder(event.target, cell) : figureUnder(event.target);
        props.onPick(cell, riders.has(cell) ? hit : null);
      },
      onPointerMove: (event: PointerEvent) => {
        point(cellUnder(event.target));
        hold.onPointerMove(event);
        drag.onPointerMove(event);
      },
      onPointerLeave: () => point(null),
      onPointerDown: (event: PointerEvent) => {
        pointing.onPointerDown(event);
        drag.onPointerDown(event);
        hold.onPointerDown(event);
      },
      onPointerUp: (event: PointerEvent) => {
        pointing.onPointerUp(event);
        drag.onPointerUp(event);
        hold.onPointerUp();
      },
      onContextMenu: pointing.onContextMenu,
      onPointerCancel: () => {
        drag.onPointerCancel();
        hold.onPointerCancel();
      },
      onLostPointerCapture: drag.onLostPointerCapture,
      onFocus: (event: FocusEvent) => {
        const cell = cellUnder(event.target);
        if (cell !== null && cell !== props.cursor) props.onFocusCell(cell);
      },
    },
  };
}
