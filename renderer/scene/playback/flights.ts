/** Pieces that leave the board for some turns: the departure, the counter, the landing. */
import type { Spot } from '../../art/spot.ts';
import { playCaptures } from './captures.ts';
import type { EffectOf, Go, Take } from './effects.ts';
import { BREATH, ease, mix, put } from './motion.ts';
import type { Timeline } from './timeline.ts';
import { touchDown } from './weight.ts';

const LEAVE = 420;
const ARRIVE = 460;
const TICK = 300;
const LAND = 520;
/** of a landing, until it touches the ground */
const FALL = 0.62;
/** the height from which its light comes down */
const ABOVE = 2.6;

/** The piece dissolves upwards; a gleam runs to the landing cell, where its ghost appears. */
export function playBanishment(timeline: Timeline, effect: EffectOf<'banish'>): void {
  const pose = timeline.pose(effect.piece);
  timeline.tell(effect, timeline.now, timeline.now + LEAVE);
  const { places, view } = timeline;
  const rest = timeline.rest(effect.piece);
  const ghost = {
    ...pose,
    ...places.hover({ piece: effect.piece, to: effect.to, left: effect.turns }, view.flights),
    ...(rest && rest.spirit > 0 ? { x: rest.x, y: rest.y, z: rest.z, scale: rest.scale } : {}),
  };
  let from: Spot | null = null;
  timeline.add(timeline.now, LEAVE, (u) => {
    from ??= { x: pose.x, y: pose.y, z: pose.z };
    pose.spirit = ease(Math.min(1, u * 2));
    pose.presence = 1 - ease(u);
    pose.y = from.y + 0.9 * u * u;
    // it takes the colour of the flight and becomes transparent on the way
    pose.scale = 1 - 0.35 * u * u;
    if (u === 1) Object.assign(pose, ghost, { presence: 0, left: 0 });
  });
  const way = over(places.cell(effect.from), { x: ghost.x, y: ghost.y, z: ghost.z });
  timeline.spark(timeline.now + LEAVE * 0.35, LEAVE + 160, {
    is: 'gleam',
    tone: 'flight',
    points: way,
    reach: 0,
  });
  const start = timeline.now + LEAVE + 60;
  // the others that will land there make room
  for (const other of view.flights) {
    if (other.to !== effect.to || other.piece === effect.piece) continue;
    const [aside, goal] = [timeline.pose(other.piece), timeline.rest(other.piece)];
    if (!goal || aside.over !== effect.to) continue;
    const before = { ...aside };
    timeline.add(start, ARRIVE, (u) => {
      aside.x = mix(before.x, goal.x, ease(u));
      aside.scale = mix(before.scale, goal.scale, ease(u));
    });
  }
  timeline.now =
    timeline.add(start, ARRIVE, (u) => {
      pose.presence = ghost.presence * ease(u);
      pose.y = ghost.y + 0.8 * (1 - ease(u));
      pose.left = u > 0.6 ? effect.turns : 0;
    }) + BREATH;
}

/** An arc through the air. */
function over(a: Spot, b: Spot): Spot[] {
  const rise = 0.8 + 0.16 * Math.hypot(a.x - b.x, a.z - b.z);
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    return { x: mix(a.x, b.x, t), y: mix(a.y + 0.5, b.y, t) + rise * 4 * t * (1 - t), z: mix(a.z, b.z, t) };
  });
}

/** The counter changes and the ghost pulses. Several tick together. */
export function playTick(timeline: Timeline, effects: readonly EffectOf<'tick'>[]): void {
  let end = timeline.now;
  for (const effect of effects) {
    const { piece, left } = effect;
    timeline.tell(effect, timeline.now, timeline.now + TICK);
    const pose = timeline.pose(piece);
    let size = 0;
    const open = pose.closing ?? 0;
    end = timeline.add(timeline.now, TICK, (u) => {
      size ||= pose.scale;
      pose.closing = mix(open, left === 1 ? 1 : 0, ease(u));
      pose.scale = size * (1 + 0.16 * Math.sin(u * Math.PI));
      if (u >= 0.5) pose.left = left;
    });
  }
  timeline.now = end + BREATH;
}

/** A ghost becomes solid as it descends to its cell; a piece on that cell is gone as it touches the ground. */
export function playLanding(timeline: Timeline, go: Go, victims: readonly Take[]): void {
  const pose = timeline.pose(go.piece);
  const to = timeline.places.cell(go.to);
  let from: (Spot & { scale: number; presence: number }) | null = null;
  const start = timeline.now;
  const landed = timeline.add(start, LAND, (u) => {
    from ??= { x: pose.x, y: pose.y, z: pose.z, scale: pose.scale, presence: pose.presence };
    const fall = Math.min(1, u / FALL) ** 2;
    put(pose, { x: mix(from.x, to.x, fall), y: mix(from.y, to.y, fall), z: mix(from.z, to.z, fall) });
    pose.scale = mix(from.scale, 1, fall);
    pose.presence = mix(from.presence, 1, ease(u));
    pose.spirit = 1 - ease(u);
    pose.ground = to.y;
    if (u > 0.1) pose.left = 0;
  });
  const touch = start + LAND * FALL;
  timeline.spark(start, LAND * FALL, {
    is: 'gleam',
    tone: 'flight',
    points: [{ x: to.x, y: to.y + ABOVE, z: to.z }, to],
    reach: 0,
  });
  touchDown(timeline, pose, touch, to);
  timeline.tell(go, start, touch);
  timeline.spark(touch, 360, { is: 'burst', tone: 'flight', points: [to], reach: 0.5 });
  timeline.now = playCaptures(timeline, victims, touch - 60, landed) + BREATH;
}
