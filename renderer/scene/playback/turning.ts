/**
 * Figures that turn over: a promoted one shows its other face, a captured one reappears in the colour of its captor, a
 * converted one in its new colour where it stands.
 */
import type { Pose } from '../places.ts';
import type { Convert, EffectOf, Recruit } from './effects.ts';
import { BREATH, ease, mix, put } from './motion.ts';
import type { Timeline } from './timeline.ts';

const FLIP = 460;
/** how high a figure is raised to turn over: its head must clear the board when it is upside down */
const CLEAR = 0.75;
const TURN = 420;
const CARRY = 480;
/** how high it is carried; one that stays where it is only settles */
const HOP = 0.6;
const SETTLE = 200;

/** Raises a figure and turns it over about its long axis; halfway, when it is seen edge-on, its figure is exchanged. */
function turnOver(pose: Pose, u: number, floor: number, rise: number, becomes: () => void): void {
  if (u >= 0.5) becomes();
  // it goes down over one edge and comes up over the other, upright at both ends
  const roll = Math.PI * (1 - Math.cos(u * Math.PI)) * 0.5;
  pose.roll = u < 0.5 ? roll : roll - Math.PI;
  pose.y = floor + rise * Math.sin(u * Math.PI);
}

/** The two faces of one tile: it turns over where it stands. */
export function playFlip(timeline: Timeline, effect: EffectOf<'become'>): void {
  const pose = timeline.pose(effect.piece);
  let floor: number | null = null;
  timeline.now = timeline.add(timeline.now, FLIP, (u) => {
    floor ??= pose.y;
    turnOver(pose, u, floor, CLEAR, () => {
      pose.kind = effect.kind;
    });
    if (u === 1) pose.roll = 0;
  });
  timeline.now += BREATH;
}

/**
 * A figure turns over, changes its colour and goes to its captor's hand, or in games with groups to its new square, which may
 * be its own; returns when it has arrived.
 */
export function changeSides(timeline: Timeline, effect: Recruit | Convert, start: number): number {
  const pose = timeline.pose(effect.piece);
  timeline.tell(effect, start, start + TURN);
  timeline.recruits.delete(effect.piece);
  const rest = timeline.rest(effect.piece);
  let from: Pose | null = null;
  timeline.add(start, TURN, (u) => {
    from ??= { ...pose };
    pose.rides = false;
    turnOver(pose, u, from.y + 0.5 * ease(u), CLEAR, () => {
      // the figure of a unit has the plate of its group
      if (effect.do === 'recruit') pose.kind = effect.kind;
      else if (rest?.livery !== undefined) Object.assign(pose, { kind: rest.kind, livery: rest.livery });
      pose.side = effect.side;
      pose.turn = rest?.turn ?? (effect.side === 0 ? 0 : Math.PI);
      pose.chill = 0;
      pose.badge = '';
    });
    pose.scale = mix(from.scale, 1, u);
    if (u === 1) pose.roll = 0;
  });
  if (!rest) return start + TURN;
  let leaves: Pose | null = null;
  const stays = effect.do === 'convert' && effect.from === effect.at;
  return timeline.add(start + TURN, stays ? SETTLE : CARRY, (u) => {
    leaves ??= { ...pose };
    const t = ease(u);
    put(pose, {
      x: mix(leaves.x, rest.x, t),
      y: mix(leaves.y, rest.y, t) + (stays ? 0 : HOP) * 4 * u * (1 - u),
      z: mix(leaves.z, rest.z, t),
    });
    pose.scale = mix(leaves.scale, rest.scale, t);
    if (u === 1) Object.assign(pose, rest);
  });
}
