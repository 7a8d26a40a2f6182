/**
 * Connects the canvas's pointer events to the stage and the screens: gestures recognize what the user does, this
 * applies it to the camera, the lifted piece and the drawings. Hover is reported only when it changes, and only then
 * requests a frame.
 */
import { type RefObject, useEffect } from 'react';
import * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';
import { HOLD, isPalm } from '../../board/contacts.ts';
import type { TableProps, Target } from '../../board/props.ts';
import { type Aim, FIELD_OF_VIEW, orbit, pan, pointCamera, zoom } from '../camera/rig.ts';
import type { Ray } from '../pick/pick.ts';
import type { Stage } from '../stage/stage.ts';
import { Gestures, type Press } from './gestures.ts';

export interface Drawings {
  ping(cell: number): void;
  arrow(from: number, to: number): void;
  clear(): boolean;
}

/** The ray through a pixel of the canvas, computed from the camera's aim, so that it is right before the next frame. */
export function rayAt(stage: Stage, x: number, y: number, aim: Aim = stage.aim): Ray {
  const { width, height } = stage.frameBox;
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, width / Math.max(1, height), 0.1, 300);
  pointCamera(camera, aim);
  const way = new THREE.Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(camera);
  return { from: camera.position, way: way.sub(camera.position).normalize() };
}

export const groundAt = (ray: Ray, height: number): Spot | null => {
  const t = (height - ray.from.y) / ray.way.y;
  return t > 0 ? { x: ray.from.x + ray.way.x * t, y: height, z: ray.from.z + ray.way.z * t } : null;
};

const NOWHERE: Target = { piece: null, cell: null };
const same = (a: Target | null, b: Target | null): boolean => a?.piece === b?.piece && a?.cell === b?.cell;

export function usePointer(
  frame: RefObject<HTMLDivElement | null>,
  stage: Stage,
  props: RefObject<TableProps>,
  drawings: Drawings,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let hovered: Target | null = null;
    let inspected: number | null = null;
    /** when the last event happened, which may be long before the page hears of it */
    let now = 0;
    const hover = (target: Target | null, alt: boolean): void => {
      const inspecting = alt ? (target?.piece ?? null) : null;
      if (inspecting !== inspected) {
        inspected = inspecting;
        props.current.onInspect?.(inspected);
      }
      if (same(hovered, target)) return;
      stage.hover(target?.piece ?? null, target?.cell ?? null);
      hovered = target;
      element.style.cursor = target?.piece != null ? 'pointer' : '';
      props.current.onHover?.(target);
    };
    const at = (x: number, y: number, when: number): Target =>
      props.current.hidden ? NOWHERE : stage.pick(rayAt(stage, x, y, stage.aimSeen(when)));
    const isInside = (x: number, y: number): boolean => {
      const { width, height } = stage.frameBox;
      return x >= 0 && y >= 0 && x <= width && y <= height;
    };
    /** Over a destination the piece snaps to it; elsewhere it follows the pointer at the height of the highest cell. */
    const dragTo = (piece: number, x: number, y: number): Target => {
      const ray = rayAt(stage, x, y);
      const target = stage.pick(ray);
      const hand = groundAt(ray, stage.places.highest);
      if (hand) stage.physics?.hand(hand, now);
      const snapped = target.cell !== null && stage.destinations.has(target.cell);
      const to = snapped ? stage.places.cell(target.cell!) : hand;
      if (to) stage.drag(piece, to);
      hover(target, false);
      return target;
    };

    const ping = ({ cell }: Target): void => {
      if (cell === null) return;
      drawings.ping(cell);
      props.current.onPing?.(cell);
    };
    const gestures = new Gestures({
      at,
      pressed(left) {
        stage.playback.skip();
        // a piece still held over a cell where the drop was refused goes back
        stage.release();
        stage.physics?.forgetDrop();
        if (left && drawings.clear()) props.current.onCleared?.();
      },
      click: (target) => props.current.onPick(target),
      lift: (piece) => props.current.onLift?.(piece) ?? false,
      dragTo,
      drop(piece, x, y) {
        // beside the canvas a ray would still hit cells that are not visible
        const target = isInside(x, y) ? dragTo(piece, x, y) : NOWHERE;
        if (target.cell === null || !stage.destinations.has(target.cell)) stage.release();
        else stage.letGo(piece, target.cell);
        props.current.onDrop?.(piece, target);
      },
      cancelDrag(piece) {
        stage.release();
        props.current.onPutBack?.(piece);
      },
      hover: (x, y, alt) => hover(at(x, y, performance.now()), alt),
      orbit: (dx, dy) => stage.steer(orbit(stage.aim, dx, dy, stage.frameBox)),
      pan: (dx, dy) => stage.steer(pan(stage.aim, dx, dy, stage.frameBox)),
      zoom: (factor, x, y) =>
        stage.steer(zoom(stage.aim, factor, groundAt(rayAt(stage, x, y), 0), stage.limits.farthest)),
      ping,
      hold(target) {
        if (target.piece !== null && props.current.onInspect) props.current.onInspect(target.piece);
        else ping(target);
      },
      letGo: () => props.current.onInspect?.(null),
      arrow(from, to) {
        if (from.cell === null || to.cell === null) return;
        drawings.arrow(from.cell, to.cell);
        props.current.onArrow?.(from.cell, to.cell);
      },
    });

    const press = (event: PointerEvent): Press => {
      const box = element.getBoundingClientRect();
      now = event.timeStamp;
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
    const signal = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(type, does, { signal: signal.signal, passive: false });
    let staying = 0;
    /** the press that moves the arm, where it is now */
    let arm: Press | null = null;
    const sweep = (event: PointerEvent): void => {
      arm = press(event);
      const at = groundAt(rayAt(stage, arm.x, arm.y), stage.places.highest);
      if (at) stage.sweep(at);
    };
    const liftArm = (): void => {
      if (arm !== null) stage.endSweep();
      arm = null;
    };
    on('pointerdown', (event) => {
      element.setPointerCapture(event.pointerId);
      if (props.current.sweeping && stage.physics && event.button === 0 && event.isPrimary && !event.shiftKey) {
        stage.playback.skip();
        // the piece under the pointer is not named any longer: it is swept away
        hover(null, false);
        sweep(event);
        return;
      }
      // with a second finger both zoom and move the table
      const first = arm;
      liftArm();
      if (first?.touch) gestures.down(first);
      gestures.down(press(event));
      window.clearTimeout(staying);
      if (event.pointerType === 'touch') staying = window.setTimeout(() => gestures.stays(), HOLD);
    });
    on('pointermove', (event) => {
      if (arm?.id === event.pointerId) {
        if (event.buttons === 0 || !props.current.sweeping) liftArm();
        else sweep(event);
        return;
      }
      // released where this page received no event
      if (event.buttons === 0 && event.pointerType !== 'touch' && gestures.pressing) gestures.cancel();
      gestures.moved(press(event));
    });
    on('pointerup', (event) => {
      window.clearTimeout(staying);
      if (arm?.id === event.pointerId) liftArm();
      else gestures.up(press(event));
    });
    on('pointercancel', () => {
      liftArm();
      gestures.cancel();
    });
    on('lostpointercapture', (event) => {
      if (event.buttons === 0 && event.pointerType !== 'mouse') return;
      liftArm();
      gestures.cancel();
    });
    // a board of another size has its cells elsewhere; in another window the release is not received
    for (const what of ['resize', 'blur'] as const)
      window.addEventListener(
        what,
        () => {
          liftArm();
          gestures.cancel();
        },
        { signal: signal.signal },
      );
    on('pointerleave', () => {
      if (!gestures.dragging) hover(null, false);
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
      if (event.key === 'Alt') hover(hovered, event.type === 'keydown');
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
      liftArm();
      gestures.cancel();
    };
  }, [frame, stage, props, drawings]);
}
