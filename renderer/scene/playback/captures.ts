/**
 * How a captured piece leaves the board: to its tray, over the edge, to its captor's hand, or toppled with its group.
 */
import type { Spot } from '../../art/spot.ts';
import { fall } from './creatures.ts';
import type { Take } from './effects.ts';
import { ease } from './motion.ts';
import type { Timeline } from './timeline.ts';
import { changeSides } from './turning.ts';

const LEAVE = 300;

/** Returns when the piece has reached its tray. `over`: it falls over an edge. */
export function capture(timeline: Timeline, effect: Take, start: number, over = false): number {
  timeline.tell(effect, null, start);
  const recruit = timeline.recruits.get(effect.piece);
  if (recruit) return changeSides(timeline, recruit, start);
  const isLast = timeline.leaders.get(effect.piece);
  if (isLast !== undefined) return fall(timeline, effect, start, isLast);
  const pose = timeline.pose(effect.piece);
  const rest = timeline.rest(effect.piece);
  const sinks = over || effect.into === 'depths';
  let from: Spot | null = null;
  timeline.riding.delete(effect.piece);
  timeline.add(start, LEAVE, (u) => {
    from ??= { x: pose.x, y: pose.y, z: pose.z };
    pose.presence = 1 - ease(over ? u * u : u);
    pose.y = from.y + (over ? -2 * u * u : (sinks ? -1.4 : 0.5) * ease(u));
    if (u === 1 && rest) Object.assign(pose, { ...rest, presence: 0 });
  });
  return timeline.add(start + LEAVE, LEAVE * 0.6, (u) => {
    pose.presence = rest ? rest.presence * ease(u) : 0;
  });
}

/** All of these at the same moment; returns when the last one has arrived, `until` at the earliest. */
export const captureAll = (timeline: Timeline, victims: readonly Take[], start: number, until: number): number =>
  victims.reduce((last, victim) => Math.max(last, capture(timeline, victim, start)), until);
