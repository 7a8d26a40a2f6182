/** Dragging a piece out of the box: a press that moves takes it, releasing puts it on the square below. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { PieceView } from '../../../electron/contract/view.ts';
import { DRAG_FROM } from '../../board/contacts.ts';
import { useTable } from '../parts/table-context.ts';

interface Dragged {
  readonly piece: PieceView;
  readonly x: number;
  readonly y: number;
}

export function useBoxDrag(cellAt: (x: number, y: number) => number | null, focusBoard: () => void) {
  const { match } = useTable();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const pressed = useRef<Dragged | null>(null);
  const justDragged = useRef(false);
  const putBack = () => {
    const was = pressed.current;
    pressed.current = null;
    setDragged(null);
    if (was && justDragged.current)
      match.send({ on: 'drop', piece: was.piece.id, target: { piece: null, cell: null } });
  };
  const cancel = useRef(putBack);
  cancel.current = putBack;
  // in another window, or on a board of another size, the release means nothing
  useEffect(() => {
    const end = () => cancel.current();
    for (const what of ['resize', 'blur'] as const) window.addEventListener(what, end);
    return () => {
      for (const what of ['resize', 'blur'] as const) window.removeEventListener(what, end);
    };
  }, []);
  const onPointerMove = (event: PointerEvent) => {
    const from = pressed.current;
    if (!from) return;
    if (dragged === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_FROM) return;
      justDragged.current = true;
      match.send({ on: 'lift', piece: from.piece.id });
    }
    setDragged({ piece: from.piece, x: event.clientX, y: event.clientY });
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = pressed.current;
    if (!from || dragged === null) {
      pressed.current = null;
      return;
    }
    const cell = cellAt(event.clientX, event.clientY);
    pressed.current = null;
    setDragged(null);
    match.send({ on: 'drop', piece: from.piece.id, target: { piece: null, cell } });
    focusBoard();
  };
  return {
    dragged,
    /** a click follows every drag; it must not take the piece again */
    isJustDragged: () => justDragged.current,
    onPointerDown(event: PointerEvent, piece: PieceView): void {
      justDragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      pressed.current = { piece, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: putBack,
  };
}
