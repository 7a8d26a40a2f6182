/** How a piece falls that a group or the game depends on. */
import type { Pose } from '../places.ts';
import type { Take } from './effects.ts';
import { ease, mix } from './motion.ts';
import type { Timeline } from './timeline.ts';

/** How long each part of it takes, in milliseconds. */
interface Lengths {
  readonly topple: number;
  readonly sink: number;
  /** to come to sight in its tray */
  readonly arrive: number;
}

/** It sways, falls and sinks; returns when it is in its tray. `stone`: it turns to stone as it falls. */
export function fallOver(timeline: Timeline, { piece }: Take, start: number, lengths: Lengths, stone: boolean): number {
  const { topple, sink, arrive } = lengths;
  const pose = timeline.pose(piece);
  const rest = timeline.rest(piece);
  let from: Pose | null = null;
  timeline.add(start, topple, (u) => {
    from ??= { ...pose };
    if (stone) pose.chill = mix(from.chill, 1, ease(Math.min(1, u * 2)));
    // it sways first, and falls with increasing speed
    pose.roll = u < 0.3 ? -0.12 * Math.sin((u / 0.3) * Math.PI) : 1.45 * ((u - 0.3) / 0.7) ** 2;
    pose.y = from.y + 0.22 * Math.max(0, Math.sin(pose.roll));
  });
  timeline.add(start + topple, sink, (u) => {
    pose.presence = 1 - ease(u);
    pose.y = (from?.y ?? pose.y) + 0.22 - 0.5 * ease(u);
    if (u < 1) return;
    pose.roll = 0;
    if (rest) Object.assign(pose, { ...rest, presence: 0 });
  });
  return timeline.add(start + topple + sink, arrive, (u) => {
    pose.presence = rest ? rest.presence * ease(u) : 0;
  });
}
