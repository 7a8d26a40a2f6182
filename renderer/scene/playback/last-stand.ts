/**
 * The end of a piece with which the game is lost: the light is drawn in to it, it sways and falls, and then the board is
 * free again.
 */

import type { Take } from './effects.ts';
import { fallOver } from './falling.ts';
import { ease } from './motion.ts';
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
  const { air } = timeline.table;
  timeline.spark(start, DRAWN, { is: 'draw', tone: 'threat', points: [timeline.places.cell(take.from)], reach: REACH });
  if (air)
    timeline.add(start, LAST_STAND, (u) => {
      // dark when the piece falls, and light again at the end
      air.dusk = u < 0.45 ? ease(u / 0.45) : 1 - ease((u - 0.45) / 0.55);
    });
  throwBack(timeline, take, start);
  const topple = TOPPLE.length;
  const arrive = LAST_STAND - TOPPLE.start - topple - SINK;
  return fallOver(timeline, take, start + TOPPLE.start, { topple, sink: SINK, arrive }, stone);
}
