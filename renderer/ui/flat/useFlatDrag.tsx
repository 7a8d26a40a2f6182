/**
 * Dragging a piece on the flat board: a press that moves by 6 px lifts it, a picture of it follows the pointer,
 * releasing drops it on the cell below. Click and drag lead to the same events; the drag only draws. One finger drags;
 * a second one, or a palm, puts the piece back.
 */
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView, View } from '../../../electron/contract/view.ts';
import { DRAG_FROM, isPalm } from '../../board/contacts.ts';
import styles from './FlatBoard.module.css';
import { GlyphOfPiece } from './Glyph.tsx';

interface Press {
  /** of the pointer */
  readonly id: number;
  readonly piece: PieceView;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The piece of a picture within a cell that shows two; null for the rest of the cell. */
export const figureUnder = (target: EventTarget | null): number | null => {
  const hit = target instanceof Element ? target.closest<HTMLElement>('[data-figure]') : null;
  return hit ? Number(hit.dataset.figure) : null;
};

/** What a drag needs from a flat board; for each see props.ts. */
export interface Draggable {
  readonly description: VariantDescription;
  readonly view: View;
  readonly unseen: boolean;
  onPoint(cell: number | null): void;
  onLift(piece: number): boolean;
  onDrop(piece: number, cell: number | null): void;
  onPutBack?(piece: number): void;
}

export function useFlatDrag(props: Draggable, pieces: ReadonlyMap<number, PieceView>) {
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);

  const end = () => {
    press.current = null;
    setAt(null);
  };
  const { onPutBack } = props;
  const dragging = at !== null;
  const breakOff = useCallback(() => {
    const held = press.current;
    press.current = null;
    setAt(null);
    if (dragging && held) onPutBack?.(held.piece.id);
  }, [dragging, onPutBack]);
  // a board of another size has its cells elsewhere; in another window the release is not received
  useEffect(() => {
    if (!dragging) return;
    const ends = ['resize', 'blur'] as const;
    for (const what of ends) window.addEventListener(what, breakOff);
    return () => {
      for (const what of ends) window.removeEventListener(what, breakOff);
    };
  }, [dragging, breakOff]);
  /** What is pressed now has no effect, and the click that may follow it has none either. */
  const ignore = () => {
    breakOff();
    dragged.current = true;
  };
  const cellAt = (x: number, y: number): number | null => {
    const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
    return hit ? Number(hit.dataset.cell) : null;
  };
  const held = press.current;
  const ghost: ReactNode =
    at && held ? (
      <div className={styles.dragged} style={{ left: at.x, top: at.y, width: held.size, height: held.size }}>
        <GlyphOfPiece description={props.description} piece={held.piece} />
      </div>
    ) : null;

  return {
    ghost,
    ignore,
    /** a click follows every drag; it must not count as another choice */
    justDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch' && (!event.isPrimary || isPalm(event))) return ignore();
      dragged.current = false;
      if (event.button !== 0 || props.unseen) return;
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
      const figure = figureUnder(event.target);
      const standing = button ? pieces.get(Number(button.dataset.cell)) : undefined;
      const piece = figure === null ? standing : props.view.pieces.find((p) => p.id === figure);
      const { pointerId: id, clientX: x, clientY: y } = event;
      if (button && piece) press.current = { id, piece, x, y, size: button.offsetWidth };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current;
      if (!from || from.id !== event.pointerId) return;
      if (isPalm(event)) return ignore();
      // released where this page received no event
      if (event.buttons === 0) return breakOff();
      if (at === null) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_FROM) return;
        if (!props.onLift(from.piece.id)) return end();
        dragged.current = true;
        if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      }
      setAt({ x: event.clientX, y: event.clientY });
      props.onPoint(cellAt(event.clientX, event.clientY));
    },
    onPointerUp: (event: PointerEvent) => {
      const from = press.current;
      if (!from || from.id !== event.pointerId) return;
      if (at !== null) props.onDrop(from.piece.id, cellAt(event.clientX, event.clientY));
      end();
    },
    onPointerCancel: breakOff,
    onLostPointerCapture: (event: PointerEvent) => {
      // a finger is captured by the square it pressed, which loses it to the board as the drag begins
      if (event.target === event.currentTarget) breakOff();
    },
  };
}
