/**
 * How a captured piece leaves the board: to its tray, over the edge, to its captor's hand, or toppled with its group.
 */
import type { Spot } from '../../art/spot.ts';
import type { Pose } from '../places.ts';
import { playFall } from './creatures.ts';
import type { Take } from './effects.ts';
import { lastStand } from './last-stand.ts';
import { ease } from './motion.ts';
import type { Timeline } from './timeline.ts';
import { changeSides } from './turning.ts';

/** how long a piece takes to leave the board, and then some more to its tray */
export const LEAVE = 300;
/** a captured piece topples by so much, in radians, and sinks by so much */
const FALLEN = 1.3;
const SUNK = 0.35;

/** The direction in which a figure topples, so that it falls away from whoever hits it. */
function awayFrom(captor: Pose | undefined, { x, z, turn }: Pose): 1 | -1 {
  if (!captor) return 1;
  return (x - captor.x) * Math.cos(turn) - (z - captor.z) * Math.sin(turn) > 0 ? -1 : 1;
}

/** It topples and sinks. Returns when the piece has reached its tray. `over`: it falls over an edge. */
export function playCapture(timeline: Timeline, effect: Take, start: number, over = false): number {
  timeline.tell(effect, null, start);
  const recruit = timeline.recruits.get(effect.piece);
  if (recruit) return changeSides(timeline, recruit, start);
  const isLast = timeline.leaders.get(effect.piece);
  if (isLast || timeline.fatal === effect.piece) return lastStand(timeline, effect, start, isLast !== undefined);
  if (isLast !== undefined) return playFall(timeline, effect, start);
  const pose = timeline.pose(effect.piece);
  const rest = timeline.rest(effect.piece);
  const sinks = over || effect.into === 'depths';
  let from: Spot | null = null;
  let way = 1;
  timeline.riding.delete(effect.piece);
  timeline.add(start, LEAVE, (u) => {
    if (!from) {
      from = { x: pose.x, y: pose.y, z: pose.z };
      way = awayFrom(effect.by === null ? undefined : timeline.table.poses.get(effect.by), pose);
    }
    if (over || sinks) {
      pose.presence = 1 - ease(over ? u * u : u);
      pose.y = from.y + (over ? -2 * u * u : -1.4 * ease(u));
    } else {
      pose.presence = 1 - ease(Math.max(0, (u - 0.3) / 0.7));
      pose.roll = way * FALLEN * u * (0.35 + 0.65 * u);
      pose.y = from.y - SUNK * u * u;
    }
    if (u < 1) return;
    pose.roll = 0;
    if (rest) Object.assign(pose, { ...rest, presence: 0 });
  });
  return timeline.add(start + LEAVE, LEAVE * 0.6, (u) => {
    pose.presence = rest ? rest.presence * ease(u) : 0;
  });
}

/** All of these at the same moment; returns when the last one has arrived, `until` at the earliest. */
export const playCaptures = (timeline: Timeline, victims: readonly Take[], start: number, until: number): number =>
  victims.reduce((last, victim) => Math.max(last, playCapture(timeline, victim, start)), until);
