/**
 * The end of a piece with which the game is lost: the light is drawn in to it, it sways and falls, and then the board is
 * free again.
 */
import type { Pose } from '../places.ts';
import type { Take } from './effects.ts';
import { ease, mix } from './motion.ts';
import type { Timeline } from './timeline.ts';

/** all of it, and its parts */
export const LAST_STAND = 1600;
const DRAWN = 1100;
const TOPPLE = { start: 380, length: 700 };
const SINK = 300;
const REACH = 2.4;
/** It is thrown back by whoever hits it, so that the two do not stand in one another; a shot from afar does not move it. */
const THROW = 150;
const BACK = 0.62;
const AT_HAND = 1.4;

/** From the captor to the piece, as long as `BACK`; to the captor's front where it was put down on the same cell. */
function thrown(captor: Pose | undefined, { x, z }: Pose): { readonly x: number; readonly z: number } {
  const way = captor ? Math.hypot(x - captor.x, z - captor.z) : Number.POSITIVE_INFINITY;
  if (!captor || way > AT_HAND) return { x: 0, z: 0 };
  if (way < 0.05) return { x: 0, z: captor.side === 0 ? -BACK : BACK };
  return { x: ((x - captor.x) / way) * BACK, z: ((z - captor.z) / way) * BACK };
}

/** Returns when the piece is in its tray. `stone`: it turns to stone first, as the leader of a group does. */
export function lastStand(timeline: Timeline, { piece, by, from: cell }: Take, start: number, stone: boolean): number {
  const pose = timeline.pose(piece);
  const rest = timeline.rest(piece);
  const { air } = timeline.table;
  timeline.spark(start, DRAWN, { is: 'draw', tone: 'threat', points: [timeline.places.cell(cell)], reach: REACH });
  if (air)
    timeline.add(start, LAST_STAND, (u) => {
      // dark when the piece falls, and light again at the end
      air.dusk = u < 0.45 ? ease(u / 0.45) : 1 - ease((u - 0.45) / 0.55);
    });
  let hit: { readonly x: number; readonly z: number; readonly by: ReturnType<typeof thrown> } | null = null;
  timeline.add(start, THROW, (u) => {
    hit ??= { x: pose.x, z: pose.z, by: thrown(by === null ? undefined : timeline.table.poses.get(by), pose) };
    pose.x = hit.x + hit.by.x * ease(u);
    pose.z = hit.z + hit.by.z * ease(u);
  });
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
