/**
 * The end of a piece with which the game is lost: the light is drawn in to it, it sways and falls, and then the board is
 * free again.
 */
import type { Pose } from '../places.ts';
import type { Take } from './effects.ts';
import { ease, mix } from './motion.ts';
import type { Timeline } from './timeline.ts';
import { throwBack } from './weight.ts';

/** all of it, and its parts */
export const LAST_STAND = 1600;
const DRAWN = 1100;
const TOPPLE = { start: 380, length: 700 };
const SINK = 300;
const REACH = 2.4;

/** Returns when the piece is in its tray. `stone`: it turns to stone first, as the leader of a group does. */
export function lastStand(timeline: Timeline, take: Take, start: number, stone: boolean): number {
  const { piece, from: cell } = take;
  const pose = timeline.pose(piece);
  const rest = timeline.rest(piece);
  const { air } = timeline.table;
  timeline.spark(start, DRAWN, { is: 'draw', tone: 'threat', points: [timeline.places.cell(cell)], reach: REACH });
  if (air)
    timeline.add(start, LAST_STAND, (u) => {
      // dark when the piece falls, and light again at the end
      air.dusk = u < 0.45 ? ease(u / 0.45) : 1 - ease((u - 0.45) / 0.55);
    });
  throwBack(timeline, take, start);
  let from: Pose | null = null;
  timeline.add(start + TOPPLE.start, TOPPLE.length, (u) => {
    from ??= { ...pose };
    if (stone) pose.chill = mix(from.chill, 1, ease(Math.min(1, u * 2)));
    // it sways first, and falls with increasing speed
    pose.roll = u < 0.3 ? -0.12 * Math.sin((u / 0.3) * Math.PI) : 1.45 * ((u - 0.3) / 0.7) ** 2;
    pose.y = from.y + 0.22 * Math.max(0, Math.sin(pose.roll));
  });
  const falls = start + TOPPLE.start + TOPPLE.length;
  timeline.add(falls, SINK, (u) => {
    pose.presence = 1 - ease(u);
    pose.y = (from?.y ?? pose.y) + 0.22 - 0.5 * ease(u);
    if (u < 1) return;
    pose.roll = 0;
    if (rest) Object.assign(pose, { ...rest, presence: 0 });
  });
  return timeline.add(falls + SINK, start + LAST_STAND - falls - SINK, (u) => {
    pose.presence = rest ? rest.presence * ease(u) : 0;
  });
}
