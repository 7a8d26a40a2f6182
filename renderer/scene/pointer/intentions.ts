/** What gestures do: to the camera, the lifted piece and the drawings, and what the screens hear of it. */
import type { RefObject } from 'react';
import type { TableProps, Target } from '../../board/props.ts';
import { orbit, pan, zoom } from '../camera/rig.ts';
import type { Stage } from '../stage/stage.ts';
import type { Intentions } from './gestures.ts';
import type { Hover } from './hover.ts';
import { groundAt, rayAt } from './rays.ts';

export interface Drawings {
  ping(cell: number): void;
  arrow(from: number, to: number): void;
  clear(): boolean;
}

const NOWHERE: Target = { piece: null, cell: null };

/** `now`: when the last event happened, which may be long before the page hears of it. */
export const intentionsOf = (
  stage: Stage,
  props: RefObject<TableProps>,
  drawings: Drawings,
  hover: Hover,
  now: () => number,
): Intentions => {
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
    if (hand) stage.physics?.hand(hand, now());
    const snapped = target.cell !== null && stage.destinations.has(target.cell);
    const to = snapped ? stage.places.cell(target.cell!) : hand;
    if (to) stage.drag(piece, to);
    hover.over(target, false);
    return target;
  };

  const ping = ({ cell }: Target): void => {
    if (cell === null) return;
    drawings.ping(cell);
    props.current.onPing?.(cell);
  };
  return {
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
    hover: (x, y, alt) => hover.over(at(x, y, performance.now()), alt),
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
  };
};
