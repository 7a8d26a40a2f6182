/**
 * Connects the canvas's pointer events to the stage and the screens: gestures recognize what the user does, this
 * applies it to the camera, the lifted piece and the drawings. Hover is reported only when it changes, and only then
 * requests a frame.
 */
import { type RefObject, useEffect } from 'react';
import { HOLD, isPalm } from '../../board/contacts.ts';
import type { TableProps } from '../../board/props.ts';
import type { DragFrames } from '../quality/drag-frames.ts';
import type { Stage } from '../stage/stage.ts';
import { PointerArm } from './arm.ts';
import { Gestures, type Press } from './gestures.ts';
import { Hover } from './hover.ts';
import { type Drawings, intentionsOf } from './intentions.ts';

const pressOf = (event: PointerEvent, element: HTMLElement): Press => {
  const box = element.getBoundingClientRect();
  return {
    id: event.pointerId,
    x: event.clientX - box.left,
    y: event.clientY - box.top,
    button: event.button < 0 ? 0 : event.button,
    shift: event.shiftKey,
    alt: event.altKey,
    touch: event.pointerType === 'touch',
    palm: isPalm(event),
    when: event.timeStamp,
  };
};

export function usePointer(
  frame: RefObject<HTMLDivElement | null>,
  stage: Stage,
  props: RefObject<TableProps>,
  drawings: Drawings,
  dragFrames: Pick<DragFrames, 'begin' | 'end'>,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    /** when the last event happened, which may be long before the page hears of it */
    let now = 0;
    const press = (event: PointerEvent): Press => {
      now = event.timeStamp;
      return pressOf(event, element);
    };
    const hover = new Hover(element, stage, props);
    const arm = new PointerArm(stage);
    const gestures = new Gestures(intentionsOf(stage, props, drawings, hover, () => now));
    let staying = 0;
    const signal = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(
        type,
        (event) => {
          does(event);
          watch();
        },
        { signal: signal.signal, passive: false },
      );
    const watch = (): void => (gestures.steering ? dragFrames.begin() : dragFrames.end());
    on('pointerdown', (event) => {
      element.setPointerCapture(event.pointerId);
      if (props.current.sweeping && stage.physics && event.button === 0 && event.isPrimary && !event.shiftKey) {
        stage.playback.skip();
        // the piece under the pointer is not named any longer: it is swept away
        hover.over(null, false);
        arm.sweep(press(event));
        return;
      }
      // with a second finger both zoom and move the table
      const first = arm.lift();
      if (first?.touch) gestures.down(first);
      gestures.down(press(event));
      window.clearTimeout(staying);
      if (event.pointerType === 'touch') staying = window.setTimeout(() => gestures.stays(), HOLD);
    });
    on('pointermove', (event) => {
      if (arm.isMovedBy(event.pointerId)) {
        if (event.buttons === 0 || !props.current.sweeping) arm.lift();
        else arm.sweep(press(event));
        return;
      }
      // released where this page received no event
      if (event.buttons === 0 && event.pointerType !== 'touch' && gestures.pressing) gestures.cancel();
      gestures.moved(press(event));
    });
    on('pointerup', (event) => {
      window.clearTimeout(staying);
      if (arm.isMovedBy(event.pointerId)) arm.lift();
      else gestures.up(press(event));
    });
    on('pointercancel', () => {
      arm.lift();
      gestures.cancel();
    });
    on('lostpointercapture', (event) => {
      if (event.buttons === 0 && event.pointerType !== 'mouse') return;
      arm.lift();
      gestures.cancel();
    });
    // a board of another size has its cells elsewhere; in another window the release is not received
    for (const what of ['resize', 'blur'] as const)
      window.addEventListener(
        what,
        () => {
          arm.lift();
          gestures.cancel();
          watch();
        },
        { signal: signal.signal },
      );
    on('pointerleave', () => {
      if (!gestures.dragging) hover.over(null, false);
    });
    on('contextmenu', (event) => event.preventDefault());
    on('wheel', (event) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      gestures.wheel(event.clientX - box.left, event.clientY - box.top, pixels, event.ctrlKey);
    });
    // Alt pressed or released while the pointer rests; Escape cancels a drag
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Alt') hover.alt(event.type === 'keydown');
      if (event.key === 'Escape' && event.type === 'keydown' && gestures.dragging) {
        gestures.cancel();
        // one key press, one step: nothing else handles it
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', key, { signal: signal.signal });
    window.addEventListener('keyup', key, { signal: signal.signal });
    return () => {
      signal.abort();
      window.clearTimeout(staying);
      arm.lift();
      gestures.cancel();
      watch();
    };
  }, [frame, stage, props, drawings, dragFrames]);
}
