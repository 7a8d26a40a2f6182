/** How pieces move: along the board, over it, by warp, out of a hand; and what they capture and push on the way. */
import type { Spot } from '../../art/spot.ts';
import { playCapture, playCaptures } from './captures.ts';
import type { EffectOf, Go, Take } from './effects.ts';
import { BREATH, durationOf, ease, far, inverseEase, mix, Path, put } from './motion.ts';
import { playPushOff, playShove } from './pushes.ts';
import { playStepOff, seatAt, stopsOf } from './stacks.ts';
import type { Timeline } from './timeline.ts';
import { arcOf, HIT, LIFT, LIFTED, touchDown } from './weight.ts';

/** Found by trial: a step takes about a third of a second, the longest slide under a second. */
const WALK = { base: 190, perCell: 62, most: 880 };
const LEAP = { base: 300, perCell: 26, most: 620 };
const SWAP = 440;
const WARP = 380;
const DROP = 520;
/** how long before a landing a piece touches the one on its destination */
const CRUSH = 60;
/** a piece held over its cell is put down */
const SETTLE = 120;

/** Which leg of a polyline leads over (or onto) a point, or passes nearest to it. */
function legNear(stops: readonly Spot[], place: Spot): number {
  const detour = (leg: number): number =>
    far(stops[leg], place) + far(place, stops[leg + 1]) - far(stops[leg], stops[leg + 1]);
  let best = 0;
  for (let leg = 1; leg + 1 < stops.length; leg++) if (detour(leg) < detour(best) - 1e-6) best = leg;
  return best;
}

/** `crushed`: pieces on a cell that another is pushed to; they go when that one arrives. */
export function playWalk(
  timeline: Timeline,
  go: Go,
  victims: readonly Take[],
  pushed: readonly Go[],
  crushed: readonly Take[] = [],
): void {
  const pose = timeline.pose(go.piece);
  const stops = stopsOf(timeline, go);
  const [start] = stops;
  const path = new Path(stops);
  playStepOff(timeline, go.piece);
  const length = durationOf(WALK, path.length);
  const end = timeline.add(timeline.now, length, (u) => {
    put(pose, path.at(ease(u)));
    pose.ground = u < 1 ? pose.y : timeline.places.cell(go.to).y;
  });
  let last = end;
  timeline.tell(go, timeline.now, end);
  for (const victim of victims) {
    if (timeline.isPushedOff(victim)) {
      last = Math.max(last, playPushOff(timeline, victim, { start, path, length }));
      continue;
    }
    // it is hit when the figures touch
    const met = path.nearest(timeline.places.cell(victim.from)) * path.length - HIT;
    const when = timeline.now + length * inverseEase(Math.max(0, met) / (path.length || 1));
    last = Math.max(last, playCapture(timeline, victim, when));
  }
  playShove(timeline, { start, path, length }, pushed);
  for (const victim of crushed) last = Math.max(last, playCapture(timeline, victim, end - CRUSH));
  timeline.now = last + BREATH;
}

export function playLeap(timeline: Timeline, go: Go, victims: readonly Take[]): void {
  const pose = timeline.pose(go.piece);
  const begin = timeline.now;
  const stops: Spot[] = [
    go.from === null || timeline.riding.has(go.piece)
      ? { x: pose.x, y: pose.y, z: pose.z }
      : timeline.places.cell(go.from),
    ...[...go.via, go.to].map((c) => timeline.places.cell(c)),
  ];
  playStepOff(timeline, go.piece);
  const over = victims.map((victim) => legNear(stops, timeline.places.cell(victim.from)));
  let first = 0;
  // a piece that captures by jumping slides first, bounces included, to the cell before its first jump
  if (victims.length > 0 && victims.every((victim) => victim.from !== go.to)) {
    first = Math.min(...over);
    const [cell, landing] = [timeline.places.cell(victims[over.indexOf(first)].from), stops[first + 1]];
    const takeOff = { x: 2 * cell.x - landing.x, y: landing.y, z: 2 * cell.z - landing.z };
    const slide = new Path([...stops.slice(0, first + 1), takeOff]);
    if (slide.length > 1e-6) {
      timeline.now = timeline.add(timeline.now, durationOf(WALK, slide.length), (u) => {
        put(pose, slide.at(ease(u)));
        pose.ground = pose.y;
      });
    }
    stops[first] = takeOff;
  }
  const landings = new Map<number, number>();
  for (let leg = first; leg + 1 < stops.length; leg++) {
    const [a, b] = [stops[leg], stops[leg + 1]];
    const height = arcOf(far(a, b));
    const lifted = leg === first ? LIFTED : 0;
    if (lifted > 0)
      timeline.now = timeline.add(timeline.now, LIFT, (u) => {
        put(pose, { ...a, y: a.y + lifted * ease(u) });
      });
    timeline.now = timeline.add(timeline.now, durationOf(LEAP, far(a, b)), (u) => {
      const t = ease(u);
      const above = height * 4 * u * (1 - u) + lifted * (1 - u ** 3);
      put(pose, { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) + above, z: mix(a.z, b.z, t) });
      pose.ground = t < 0.5 ? a.y : b.y;
    });
    landings.set(leg, timeline.now);
    touchDown(timeline, pose, timeline.now, b);
  }
  timeline.tell(go, begin, timeline.now);
  // each victim goes as the leap over it (or onto it) lands, so that a chain can be followed jump by jump
  const end = victims.reduce(
    (last, victim, i) => Math.max(last, playCapture(timeline, victim, landings.get(over[i])! - CRUSH)),
    timeline.now,
  );
  timeline.now = end + BREATH;
}

export function playWarp(timeline: Timeline, go: Go, victims: readonly Take[]): void {
  const pose = timeline.pose(go.piece);
  const to = timeline.places.cell(go.to);
  timeline.add(timeline.now, WARP / 2, (u) => {
    pose.presence = 1 - ease(u);
  });
  const out = timeline.now + WARP / 2;
  const end = timeline.add(out, WARP / 2, (u) => {
    put(pose, to);
    pose.ground = to.y;
    pose.presence = ease(u);
  });
  timeline.tell(go, timeline.now, end);
  timeline.now = playCaptures(timeline, victims, out, end) + BREATH;
}

export function playDrop(timeline: Timeline, go: Go, victims: readonly Take[]): void {
  const pose = timeline.pose(go.piece);
  const to = timeline.places.cell(go.to);
  let from: (Spot & { scale: number }) | null = null;
  timeline.add(timeline.now, DROP, (u) => {
    from ??= { x: pose.x, y: pose.y, z: pose.z, scale: pose.scale };
    const t = ease(Math.min(1, u / 0.7));
    const fall = Math.max(0, (u - 0.7) / 0.3) ** 2;
    const y = mix(mix(from.y, to.y + 1.6, t), to.y, fall);
    put(pose, { x: mix(from.x, to.x, t), y, z: mix(from.z, to.z, t) });
    pose.scale = mix(from.scale, 1, t);
    pose.ground = t > 0.8 ? to.y : from.y;
    pose.inTray = false;
  });
  const landed = timeline.now + DROP;
  timeline.tell(go, timeline.now, landed);
  touchDown(timeline, pose, landed, to);
  timeline.now = playCaptures(timeline, victims, landed - CRUSH, landed) + BREATH;
}

export function playSettling(timeline: Timeline, go: Go, victims: readonly Take[]): void {
  const pose = timeline.pose(go.piece);
  const from = { x: pose.x, y: pose.y, z: pose.z, scale: pose.scale };
  const seat = go.how === 'board' ? seatAt(timeline, go) : null;
  const to = seat ?? { ...timeline.places.cell(go.to), scale: 1 };
  timeline.riding.delete(go.piece);
  const end = timeline.add(timeline.now, SETTLE, (u) => {
    const t = ease(u);
    put(pose, { x: mix(from.x, to.x, t), y: mix(from.y, to.y, t), z: mix(from.z, to.z, t) });
    pose.scale = mix(from.scale, to.scale, t);
    pose.ground = to.y;
    pose.rides = seat !== null;
    pose.inTray = false;
  });
  timeline.tell(go, null, end);
  if (!seat) touchDown(timeline, pose, end, to);
  timeline.now = playCaptures(timeline, victims, timeline.now, end) + BREATH;
}

export function playSwap(timeline: Timeline, effect: EffectOf<'swap'>, held: number | null): void {
  const [one, other] = [timeline.pose(effect.piece), timeline.pose(effect.with)];
  const [here, b] = [timeline.places.cell(effect.from), timeline.places.cell(effect.to)];
  // the mover may already be held over its partner
  let a: Spot | null = null;
  timeline.now = timeline.add(timeline.now, SWAP, (u) => {
    a ??= effect.piece === held ? { x: one.x, y: one.y, z: one.z } : here;
    const [t, arc] = [ease(u), 4 * u * (1 - u)];
    put(one, { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) + arc * 1.15, z: mix(a.z, b.z, t) });
    put(other, { x: mix(b.x, here.x, t), y: mix(b.y, here.y, t) + arc * 0.4, z: mix(b.z, here.z, t) });
    one.ground = t < 0.5 ? here.y : b.y;
    other.ground = t < 0.5 ? b.y : here.y;
  });
  timeline.tell(effect, timeline.now - SWAP, timeline.now);
  touchDown(timeline, one, timeline.now, b);
  timeline.now += BREATH;
}
