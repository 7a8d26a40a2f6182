/**
 * A frame drawn around units selects them, where several of them can move together. It begins with the mouse beside the
 * figures, or anywhere with Shift; Shift and a click add a single unit or leave it out.
 */
import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { DRAG_FROM } from '../../../board/contacts.ts';
import { canSelect, selectable } from '../../../state/match/match-selection.ts';
import { useTable } from '../../parts/table-context.ts';
import styles from './Board.module.css';

/** px, in the board area */
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Press extends Point {
  readonly pointer: number;
}

export interface BoardFrame {
  readonly drawn: ReactNode;
  /** was Shift held when the pointer was pressed? Then its press selects, and lifts nothing */
  isAdding(): boolean;
  /** the click that follows a frame has no effect of its own */
  justFramed(): boolean;
  readonly on: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
    onClick(): void;
  };
}

/**
 * `whereIs`: the middle of a cell in the board area; null: it is not in sight. `onFramed`: after units were selected, which
 * keys can move then.
 */
export function useFrame(
  area: RefObject<HTMLElement | null>,
  whereIs: (cell: number) => Point | null,
  onFramed: () => void,
): BoardFrame {
  const { match } = useTable();
  const press = useRef<Press | null>(null);
  const adding = useRef(false);
  const framed = useRef(false);
  const [corner, setCorner] = useState<Point | null>(null);
  const pointOf = (event: PointerEvent): Point => {
    const box = area.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
  };
  const end = (): void => {
    press.current = null;
    setCorner(null);
  };
  const from = press.current;
  const box = from &&
    corner && {
      left: Math.min(from.x, corner.x),
      top: Math.min(from.y, corner.y),
      width: Math.abs(from.x - corner.x),
      height: Math.abs(from.y - corner.y),
    };
  return {
    drawn: box ? <div className={styles.frame} style={box} data-testid="frame" aria-hidden="true" /> : null,
    isAdding: () => adding.current,
    justFramed: () => framed.current,
    on: {
      onPointerDown: (event) => {
        const s = match.store.getState();
        framed.current = false;
        adding.current = event.button === 0 && event.shiftKey && canSelect(s);
        const begins = event.pointerType === 'mouse' && event.button === 0 && canSelect(s);
        const isFree = adding.current || s.hovered === null;
        press.current = begins && isFree ? { ...pointOf(event), pointer: event.pointerId } : null;
      },
      onPointerMove: (event) => {
        const began = press.current;
        if (!began || began.pointer !== event.pointerId) return;
        if (event.buttons === 0) return end();
        const at = pointOf(event);
        if (corner === null && Math.hypot(at.x - began.x, at.y - began.y) < DRAG_FROM) return;
        framed.current = true;
        setCorner(at);
      },
      onPointerUp: () => {
        if (box) {
          const s = match.store.getState();
          const { view, mode } = s;
          const able = new Set(selectable(s));
          const inside = view.pieces.flatMap(({ id, at }) => {
            const spot = at === null || !able.has(id) ? null : whereIs(at);
            const isIn =
              spot &&
              spot.x >= box.left &&
              spot.x <= box.left + box.width &&
              spot.y >= box.top &&
              spot.y <= box.top + box.height;
            return isIn ? [id] : [];
          });
          const before = adding.current && mode.is === 'selection' ? mode.pieces : [];
          if (inside.length > 0) {
            match.send({ on: 'select-units', pieces: [...before, ...inside] });
            onFramed();
          }
        }
        end();
      },
      onPointerCancel: end,
      onClick: () => {
        adding.current = false;
        framed.current = false;
      },
    },
  };
}
