/** A right click, not a right drag, cancels a lift. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { DRAG_FROM } from '../../../board/contacts.ts';
import { isMidLift } from '../../../state/match/match-derived.ts';
import { useTable } from '../../parts/table-context.ts';

export function useRightClick(onCancelled: () => void) {
  const { match } = useTable();
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  // systems differ in whether the context menu event comes on press or on release
  const hasCancelled = useRef(false);
  const isLifted = () => isMidLift(match.store.getState());
  return {
    onPointerDown(event: PointerEvent): void {
      pressed.current = event.button === 2 ? { x: event.clientX, y: event.clientY } : null;
      hasCancelled.current = false;
    },
    onPointerUp(event: PointerEvent): void {
      const from = pressed.current;
      pressed.current = null;
      if (event.button !== 2 || !from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_FROM) return;
      if (!isLifted()) return;
      hasCancelled.current = true;
      match.send({ on: 'escape' });
      onCancelled();
    },
    onContextMenu(event: MouseEvent): void {
      if (isLifted() || hasCancelled.current) event.preventDefault();
    },
  };
}
