/** A finger that stays on a square of a flat board: `onHold` after a moment, `onLetGo` when it is lifted. */
import { type PointerEvent, useEffect, useRef } from 'react';
import { DRAG_FROM, HOLD, isPalm } from '../../board/contacts.ts';

export interface Holdable {
  /** `piece`: the one whose picture is under the finger */
  onHold?(cell: number, piece: number | null): void;
  onLetGo?(): void;
}

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** gives up waiting */
  readonly forget: () => void;
}

/** `found`: what is under a finger; `onHeld`: the press has become a hold, and neither a click nor a drag follows. */
export function useHold(
  props: Holdable,
  found: (target: EventTarget | null) => { readonly cell: number; readonly piece: number | null } | null,
  onHeld: () => void,
) {
  const finger = useRef<Finger | null>(null);
  const held = useRef<number | null>(null);
  const { onHold, onLetGo } = props;
  const forget = () => {
    finger.current?.forget();
    finger.current = null;
  };
  const letGo = () => {
    forget();
    if (held.current === null) return;
    held.current = null;
    onLetGo?.();
  };
  useEffect(() => () => finger.current?.forget(), []);

  return {
    onPointerDown: (event: PointerEvent) => {
      letGo();
      if (event.pointerType !== 'touch' || !event.isPrimary || isPalm(event) || !onHold) return;
      const on = found(event.target);
      if (!on) return;
      const begin = () => {
        finger.current = null;
        held.current = event.pointerId;
        onHeld();
        onHold(on.cell, on.piece);
      };
      let frame = 0;
      const timer = window.setTimeout(() => {
        // a busy page hears of a finger that was moved or lifted in time only now, before its next frame
        frame = requestAnimationFrame(begin);
      }, HOLD);
      const stop = () => {
        window.clearTimeout(timer);
        cancelAnimationFrame(frame);
      };
      finger.current = { id: event.pointerId, x: event.clientX, y: event.clientY, forget: stop };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = finger;
      if (!current || current.id !== event.pointerId) return;
      if (Math.hypot(event.clientX - current.x, event.clientY - current.y) >= DRAG_FROM || isPalm(event)) forget();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
