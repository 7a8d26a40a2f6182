/** Playback of terrain and explosions: terrain placed and removed, explosions, moves taken back, checks. */
import type { Spot } from '../../art/spot.ts';
import type { Pose } from '../places.ts';
import { playCaptures } from './captures.ts';
import type { EffectOf, Laid, Take } from './effects.ts';
import { groundKey } from './ground.ts';
import { BREATH, ease, far, mix, put } from './motion.ts';
import type { Timeline } from './timeline.ts';
import { jolt } from './weight.ts';

const LAY = 360;
/** ring and smoke */
const BLAST = 600;
/** the light that comes first; then the pieces in it go */
const FLASH = 80;
const SHOW = 460;
const RETURN = 340;
const CHECK = 420;
const CLASH = 260;

/** A feature rises from the ground, sinks into it, or is revealed to everybody. */
export function playLaying(timeline: Timeline, effect: Laid, start: number, length = LAY): number {
  const { ground } = timeline.table;
  timeline.tell(effect, start, start + length);
  const key = groundKey(effect.feature, effect.cell);
  const known = ground.get(key);
  if (!effect.on) {
    if (!known) return start;
    return timeline.add(start, length, (u) => {
      known.size = 1 - ease(u);
      if (u === 1) ground.delete(key);
    });
  }
  // a feature that its owner could already see is only revealed; for the others it rises
  const told = timeline.view.features.find((f) => f.id === effect.feature && f.cell === effect.cell);
  const leadsTo = told?.leadsTo ?? null;
  const lying = known ?? {
    id: effect.feature,
    cell: effect.cell,
    hidden: effect.hidden,
    leadsTo: null,
    size: 0,
    flare: 0,
  };
  const other = leadsTo === null ? undefined : ground.get(groundKey(effect.feature, leadsTo));
  ground.set(key, lying);
  return timeline.add(start, length, (u) => {
    if (!known) lying.size = ease(Math.min(1, u * 1.4));
    lying.flare = Math.sin(u * Math.PI);
    if (u < 0.4) return;
    lying.hidden = effect.hidden;
    // the second feature of a pair opens both
    lying.leadsTo = leadsTo;
    if (other) other.leadsTo = effect.cell;
  });
}

/** An explosion: all pieces in it disappear at once, with the terrain there. */
export function playBlast(
  timeline: Timeline,
  effect: Pick<EffectOf<'burst'>, 'cell' | 'radius'>,
  victims: readonly Take[],
  cleared: readonly Laid[],
): void {
  const middle = timeline.places.cell(effect.cell);
  const start = timeline.now;
  const reach = effect.radius + 0.62;
  timeline.spark(start, FLASH, { is: 'flash', tone: 'fire', points: [middle], reach });
  const out = timeline.spark(start + FLASH, BLAST, {
    is: 'burst',
    tone: 'fire',
    points: [middle],
    reach,
    smokes: true,
  });
  jolt(timeline, start + FLASH, reach);
  for (const laid of cleared) playLaying(timeline, laid, start + FLASH, LAY / 2);
  timeline.now = playCaptures(timeline, victims, start + FLASH, out) + BREATH;
}

/** A capture in which both pieces are destroyed: the captor goes to its victim, and the explosion takes both. */
export function playClash(timeline: Timeline, victim: Take, captor: Take): void {
  const pose = timeline.pose(captor.piece);
  const to = timeline.places.cell(victim.from);
  let from: Spot | null = null;
  const way = far(pose, to);
  timeline.now = timeline.add(timeline.now, Math.min(760, CLASH + 55 * way), (u) => {
    from ??= { x: pose.x, y: pose.y, z: pose.z };
    // keeps one figure from standing inside the other
    const t = ease(u) * (1 - 0.35 / Math.max(1, way));
    put(pose, { x: mix(from.x, to.x, t), y: mix(from.y, to.y, t) + 0.5 * 4 * u * (1 - u), z: mix(from.z, to.z, t) });
  });
}

/** A piece that set out goes back; before that the obstacle is shown. */
export function playRetraction(
  timeline: Timeline,
  effects: readonly EffectOf<'retract'>[],
  shown: readonly Laid[],
): void {
  let seen = timeline.now;
  for (const laid of shown) {
    seen = Math.max(seen, playLaying(timeline, laid, timeline.now, SHOW));
    timeline.spark(timeline.now, SHOW, {
      is: 'burst',
      tone: 'threat',
      points: [timeline.places.cell(laid.cell)],
      reach: 0.5,
    });
  }
  let end = seen;
  for (const effect of effects) {
    timeline.tell(effect, seen, seen + RETURN);
    const pose = timeline.pose(effect.piece);
    // a piece that landed from a flight is a ghost again
    const rest = effect.from === null ? timeline.rest(effect.piece) : null;
    const to = effect.from === null ? rest : timeline.places.cell(effect.from);
    if (!to) continue;
    let from: Pose | null = null;
    end = timeline.add(seen, RETURN, (u) => {
      from ??= { ...pose };
      const t = ease(u);
      const hop = rest ? 0 : 0.25 * 4 * u * (1 - u);
      put(pose, { x: mix(from.x, to.x, t), y: mix(from.y, to.y, t) + hop, z: mix(from.z, to.z, t) });
      if (!rest) pose.ground = to.y;
      else for (const key of ['presence', 'spirit', 'scale'] as const) pose[key] = mix(from[key], rest[key], t);
    });
  }
  timeline.now = end + BREATH;
}

/** A gleam runs from the piece that gives check to the royal piece. */
export function playCheck(timeline: Timeline, effect: EffectOf<'check'>, start: number): number {
  const { places, view } = timeline;
  timeline.tell(effect, start, start + CHECK);
  const told = view.checks.find((c) => c.at === effect.at && c.by === effect.by);
  const by = effect.by === null ? null : (view.pieces.find((p) => p.id === effect.by)?.at ?? null);
  const line = told?.line ?? (by === null ? [effect.at] : [by, effect.at]);
  const points = line.map((cell) => ({ ...places.cell(cell), y: places.cell(cell).y + 0.12 }));
  const is = points.length > 1 ? 'gleam' : 'burst';
  return timeline.spark(start, CHECK, { is, tone: 'threat', points, reach: 0.5 });
}
