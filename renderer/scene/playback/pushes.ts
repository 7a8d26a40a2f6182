/**
 * Pushes: a pushed piece stands still until its pusher touches it, and goes ahead of it from then on; in a row each
 * sets the next in motion. Beyond the edge of the board a piece falls.
 */
import type { Spot } from '../../art/spot.ts';
import { LEAVE, playCapture } from './captures.ts';
import type { Go, Take } from './effects.ts';
import { ease, far, inverseEase, Path, put } from './motion.ts';
import type { Timeline } from './timeline.ts';
import { TOUCH } from './weight.ts';

/** how far a piece that falls over the edge goes on meanwhile, in cells */
const CLEARS = 0.9;

/** How the pusher moves: from where, along what, and for how long. */
interface Pusher {
  readonly start: Spot;
  readonly path: Path;
  readonly length: number;
}
/** Where along the pusher's line a piece is when the pusher has come `at` far. */
interface Ahead {
  readonly from: number;
  readonly touched: number;
  readonly speed: number;
}

export function playShove(timeline: Timeline, { start, path, length }: Pusher, pushed: readonly Go[]): void {
  const begin = timeline.now;
  let before: Ahead = { from: 0, touched: 0, speed: 1 };
  const rows = pushed
    .map((push) => {
      const [a, b] = [push.from === null ? start : timeline.places.cell(push.from), timeline.places.cell(push.to)];
      return { push, a, b, behind: far(start, a), whole: far(start, b) };
    })
    .sort((one, other) => one.behind - other.behind);
  for (const { push, a, b, behind, whole } of rows) {
    // when the one before it is as near as figures can be; at the latest halfway, for one that is not in its line
    const meets = before.touched + (behind - TOUCH - before.from) / before.speed;
    const touched = Math.min(Math.max(0, meets), path.length / 2 + Math.max(0, path.length / 2 - 0.3));
    const speed = (whole - behind) / Math.max(0.05, path.length - touched);
    before = { from: behind, touched, speed: Math.max(0.05, speed) };
    const shoved = timeline.pose(push.piece);
    const line = new Path([a, b]);
    const begins = begin + length * inverseEase(touched / (path.length || 1));
    timeline.tell(push, begins, begin + length);
    timeline.add(begin, length, (u) => {
      const done = (ease(u) * path.length - touched) / Math.max(0.05, path.length - touched);
      put(shoved, line.at(u === 1 ? 1 : Math.min(1, Math.max(0, done))));
      shoved.ground = u < 1 ? a.y : b.y;
    });
  }
}

/** Returns when the piece that fell is in its tray. */
export function playPushOff(timeline: Timeline, victim: Take, { start, path, length }: Pusher): number {
  const shoved = timeline.pose(victim.piece);
  const edge = timeline.places.cell(victim.from);
  const way = far(start, edge) || 1;
  const touched = Math.max(0, way - TOUCH);
  const off = Math.max(0, path.length + 1 - way);
  timeline.add(timeline.now, length, (u) => {
    const done = Math.max(0, (ease(u) * path.length - touched) / Math.max(0.05, path.length - touched));
    const t = (Math.min(1, done) * off) / way;
    shoved.x = edge.x + (edge.x - start.x) * t;
    shoved.z = edge.z + (edge.z - start.z) * t;
  });
  // it keeps its speed while it falls, so that it clears the frame of the board
  let edgeOfFrame: Spot | null = null;
  timeline.add(timeline.now + length, LEAVE, (u) => {
    edgeOfFrame ??= { x: shoved.x, y: shoved.y, z: shoved.z };
    shoved.x = edgeOfFrame.x + ((edge.x - start.x) / way) * CLEARS * u;
    shoved.z = edgeOfFrame.z + ((edge.z - start.z) / way) * CLEARS * u;
  });
  return playCapture(timeline, victim, timeline.now + length, true);
}
