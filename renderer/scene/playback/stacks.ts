/** Riders and mounts: boarding, riding along, stepping off, and a piece that another lifts and puts down. */

import type { Spot } from '../../art/spot.ts';
import type { Pose } from '../places.ts';
import { playCaptures } from './captures.ts';
import type { Go, Take } from './effects.ts';
import { BREATH, durationOf, ease, far, mix, Path, put } from './motion.ts';
import type { Timeline } from './timeline.ts';

const WALK = { base: 140, perCell: 62, most: 700 };
const CLIMB = 420;
/** until a rider that steps off has grown to full size */
const GROW = 200;
/** the part of the first cell after which a rider that slides away has come down to the board */
const DOWN = 0.7;
const RAISE = 300;
const CARRY = { base: 240, perCell: 60, most: 560 };
const LOWER = 300;
/** the height at which a piece is carried: above every figure */
const HIGH = 1.25;

/** The stops of a route, starting at the piece's real position: a rider comes down from its mount on its first cell. */
export function stopsOf(timeline: Timeline, go: Go): Spot[] {
  const cells = [...go.via, go.to].map((c) => timeline.places.cell(c));
  if (go.from === null) {
    const { x, y, z } = timeline.pose(go.piece);
    return [{ x, y, z }, ...cells];
  }
  const start = timeline.places.cell(go.from);
  if (!timeline.riding.has(go.piece)) return [start, ...cells];
  const { x, y, z } = timeline.pose(go.piece);
  const way = far(start, cells[0]) || 1;
  const t = Math.min(1, DOWN / way);
  const down = { x: mix(start.x, cells[0].x, t), y: mix(start.y, cells[0].y, t), z: mix(start.z, cells[0].z, t) };
  return way <= DOWN ? [{ x, y, z }, ...cells] : [{ x, y, z }, down, ...cells];
}

/** A rider leaves its mount: from now on it stands on the board. */
export function playStepOff(timeline: Timeline, piece: number): void {
  if (!timeline.riding.delete(piece)) return;
  const pose = timeline.pose(piece);
  let size: number | null = null;
  timeline.add(timeline.now, GROW, (u) => {
    size ??= pose.scale;
    pose.rides = false;
    pose.scale = mix(size, 1, ease(u));
  });
}

/** Along the board to the cell before its mount, and up in an arc. */
export function playBoarding(timeline: Timeline, go: Go): void {
  const pose = timeline.pose(go.piece);
  const begin = timeline.now;
  const stops = stopsOf(timeline, go);
  playStepOff(timeline, go.piece);
  const top = stops.pop()!;
  const seat = seatAt(timeline, go) ?? { ...top, scale: 1 };
  const way = new Path(stops);
  if (way.length > 1e-6)
    timeline.now = timeline.add(timeline.now, durationOf(WALK, way.length), (u) => {
      put(pose, way.at(ease(u)));
      pose.ground = pose.y;
    });
  let from: Pose | null = null;
  timeline.now = timeline.add(timeline.now, CLIMB, (u) => {
    from ??= { ...pose };
    const t = ease(u);
    const y = mix(from.y, seat.y, t) + (0.45 + 0.06 * far(from, seat)) * 4 * u * (1 - u);
    put(pose, { x: mix(from.x, seat.x, t), y, z: mix(from.z, seat.z, t) });
    pose.scale = mix(from.scale, seat.scale, t);
    if (u < 1) return;
    pose.rides = true;
    pose.ground = seat.y;
  });
  timeline.tell(go, begin, timeline.now);
  timeline.now += BREATH;
  timeline.riding.add(go.piece);
}

/** The position of a piece after boarding. */
export function seatAt(timeline: Timeline, go: Go): (Spot & { readonly scale: number }) | null {
  const rest = timeline.rest(go.piece);
  return rest?.rides ? rest : null;
}

/** The clips added after this index move a mount: its rider follows. */
export function playCarrying(timeline: Timeline, since: number, rider: number, mount: number): void {
  const [above, below] = [timeline.pose(rider), timeline.pose(mount)];
  for (const [i, clip] of timeline.clips.entries()) {
    if (i < since) continue;
    timeline.clips[i] = {
      ...clip,
      run(u) {
        clip.run(u);
        const seat = timeline.places.seatOn(below);
        put(above, seat);
        above.scale = seat.scale;
        above.ground = seat.y;
        above.presence = below.presence;
      },
    };
  }
}

/** Lifted, carried above everything, and put down; `by` is the lifter. */
export function playLiftAndDrop(timeline: Timeline, go: Go, victims: readonly Take[], by: number | null): void {
  const pose = timeline.pose(go.piece);
  const [a, b] = [go.from === null ? { ...pose } : timeline.places.cell(go.from), timeline.places.cell(go.to)];
  const start = { x: a.x, y: a.y, z: a.z };
  const begin = timeline.now;
  playStepOff(timeline, go.piece);
  if (by !== null) {
    const lifter = timeline.pose(by);
    const head = { x: lifter.x, y: lifter.y + 0.8, z: lifter.z };
    const length = RAISE + durationOf(CARRY, far(a, b));
    timeline.spark(timeline.now, length * 0.7, {
      is: 'gleam',
      tone: 'flight',
      points: [head, { ...a, y: a.y + HIGH }],
      reach: 0,
    });
  }
  timeline.now = timeline.add(timeline.now, RAISE, (u) => {
    put(pose, { ...start, y: start.y + HIGH * ease(u) });
  });
  if (far(a, b) > 1e-6)
    timeline.now = timeline.add(timeline.now, durationOf(CARRY, far(a, b)), (u) => {
      const t = ease(u);
      put(pose, { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) + HIGH, z: mix(a.z, b.z, t) });
      pose.ground = t < 0.5 ? a.y : b.y;
    });
  const down = timeline.add(timeline.now, LOWER, (u) => {
    put(pose, { x: b.x, y: b.y + HIGH * (1 - ease(u)), z: b.z });
    pose.ground = b.y;
  });
  timeline.tell(go, begin, down);
  timeline.now = playCaptures(timeline, victims, timeline.now, down) + BREATH;
}
