/**
 * Effects become clips: small closures over poses, each with a start and a length in milliseconds. A clip is run with
 * u from 0 to 1, is always run with 1 at its end, and takes its starting point from the pose when it is first run, so
 * clips of one piece chain without knowing each other. Nothing here asks the clock or the graphics card.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Places, Pose, Spot } from '../places.ts';

export interface Clip {
  readonly start: number;
  readonly length: number;
  run(u: number): void;
}

type Go = Extract<EffectView, { do: 'go' }>;
type Take = Extract<EffectView, { do: 'take' }>;

/** Found by eye: a step takes about a third of a second, the longest slide under a second. */
const WALK = { base: 190, perCell: 62, most: 880 };
const LEAP = { base: 300, perCell: 26, most: 620 };
const SWAP = 440;
const WARP = 380;
const DROP = 520;
const TAKEN = 300;
const BECOME = 420;
const STATE = 260;
/** a piece that a hand holds over its cell is put down */
const SETTLE = 120;
/** between one effect and the next, so that causes are seen before what they cause */
const BREATH = 40;

const ease = (u: number): number => u * u * (3 - 2 * u);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.z - b.z);

/** A path through points at even speed; heights change only near the end of each leg, as over a step. */
class Path {
  readonly length: number;
  readonly #points: readonly Spot[];
  readonly #ends: number[] = [];
  constructor(points: readonly Spot[]) {
    this.#points = points;
    let sum = 0;
    for (let i = 1; i < points.length; i++) {
      sum += far(points[i - 1], points[i]);
      this.#ends.push(sum);
    }
    this.length = sum;
  }
  at(t: number): Spot {
    const points = this.#points;
    const s = t * this.length;
    let leg = this.#ends.findIndex((end) => s <= end + 1e-9);
    if (leg < 0) leg = this.#ends.length - 1;
    if (leg < 0) return points[0];
    const begin = leg === 0 ? 0 : this.#ends[leg - 1];
    const u = this.#ends[leg] === begin ? 1 : Math.min(1, (s - begin) / (this.#ends[leg] - begin));
    const [a, b] = [points[leg], points[leg + 1]];
    const rise = b.y > a.y ? ease(Math.min(1, u * 1.6)) : ease(Math.max(0, u * 1.6 - 0.6));
    return { x: mix(a.x, b.x, u), y: mix(a.y, b.y, rise), z: mix(a.z, b.z, u) };
  }
  /** how far along, from 0 to 1, the path comes nearest to a point */
  nearest(to: Spot): number {
    let best = 1;
    for (let i = 0; i <= 60; i++) if (far(this.at(i / 60), to) < far(this.at(best), to) - 1e-6) best = i / 60;
    return best;
  }
}

/** Which leg of a line of stops leads over (or onto) a place, or passes nearest to it. */
function legNear(stops: readonly Spot[], place: Spot): number {
  const detour = (leg: number): number =>
    far(stops[leg], place) + far(place, stops[leg + 1]) - far(stops[leg], stops[leg + 1]);
  let best = 0;
  for (let leg = 1; leg + 1 < stops.length; leg++) if (detour(leg) < detour(best) - 1e-6) best = leg;
  return best;
}

const put = (pose: Pose, spot: Spot): void => {
  pose.x = spot.x;
  pose.y = spot.y;
  pose.z = spot.z;
};
const lengthOf = (kind: { base: number; perCell: number; most: number }, distance: number): number =>
  Math.min(kind.most, kind.base + kind.perCell * distance);

/** The whole score of one arrival, in order of the effects. `poses` are where the pieces stand before it. */
export function clipsOf(
  effects: readonly EffectView[],
  poses: Map<number, Pose>,
  view: View,
  places: Places,
  held: number | null,
): readonly Clip[] {
  const clips: Clip[] = [];
  const resting = new Map(view.pieces.map((piece) => [piece.id, piece]));
  let now = 0;
  const poseOf = (id: number): Pose => {
    const pose = poses.get(id);
    if (pose) return pose;
    const piece = resting.get(id);
    if (!piece) throw new Error(`an effect moves piece ${id}, which is neither on the table nor in the view after it`);
    const fresh = { ...places.pose(piece), presence: 0 };
    poses.set(id, fresh);
    return fresh;
  };
  const add = (start: number, length: number, run: (u: number) => void): number => {
    clips.push({ start, length, run });
    return start + length;
  };
  const take = (effect: Take, start: number): number => {
    const pose = poseOf(effect.piece);
    const piece = resting.get(effect.piece);
    const rest = piece ? places.pose(piece) : null;
    const sinks = effect.into === 'depths';
    let from: Spot | null = null;
    add(start, TAKEN, (u) => {
      from ??= { x: pose.x, y: pose.y, z: pose.z };
      pose.presence = 1 - ease(u);
      pose.y = from.y + (sinks ? -1.4 : 0.5) * ease(u);
      if (u === 1 && rest) Object.assign(pose, { ...rest, presence: 0 });
    });
    return add(start + TAKEN, TAKEN * 0.6, (u) => {
      pose.presence = rest ? rest.presence * ease(u) : 0;
    });
  };
  const pathOf = (go: Go, from: Spot): Path =>
    new Path([from, ...go.via.map((c) => places.cell(c)), places.cell(go.to)]);

  const walk = (go: Go, victims: readonly Take[], pushed: readonly Go[]): void => {
    const pose = poseOf(go.piece);
    const start: Spot = go.from === null ? { x: pose.x, y: pose.y, z: pose.z } : places.cell(go.from);
    const path = pathOf(go, start);
    const length = lengthOf(WALK, path.length);
    const end = add(now, length, (u) => {
      put(pose, path.at(ease(u)));
      pose.ground = u < 1 ? pose.y : places.cell(go.to).y;
    });
    let last = end;
    for (const victim of victims) {
      const when = now + length * Math.max(0, inverseEase(path.nearest(places.cell(victim.from))) - 0.08);
      last = Math.max(last, take(victim, when));
    }
    for (const push of pushed) {
      const shoved = poseOf(push.piece);
      const [a, b] = [push.from === null ? start : places.cell(push.from), places.cell(push.to)];
      const [behind, whole] = [far(start, a), far(start, b)];
      add(now, length, (u) => {
        // the shoved piece stays one cell ahead of the pusher once it is reached
        const ahead = Math.max(behind, Math.min(whole, ease(u) * path.length + (whole - path.length)));
        const t = whole === behind ? 1 : (ahead - behind) / (whole - behind);
        put(shoved, new Path([a, b]).at(t));
        shoved.ground = u < 1 ? a.y : b.y;
      });
    }
    now = last + BREATH;
  };
  const leap = (go: Go, victims: readonly Take[]): void => {
    const pose = poseOf(go.piece);
    const stops = [
      go.from === null ? { ...pose } : places.cell(go.from),
      ...[...go.via, go.to].map((c) => places.cell(c)),
    ];
    const over = victims.map((victim) => legNear(stops, places.cell(victim.from)));
    let first = 0;
    // who takes by jumping slides first, bounce and all, to the cell before the first it jumps over
    if (victims.length > 0 && victims.every((victim) => victim.from !== go.to)) {
      first = Math.min(...over);
      const [cell, landing] = [places.cell(victims[over.indexOf(first)].from), stops[first + 1]];
      const takeOff = { x: 2 * cell.x - landing.x, y: landing.y, z: 2 * cell.z - landing.z };
      const slide = new Path([...stops.slice(0, first + 1), takeOff]);
      if (slide.length > 1e-6) {
        now = add(now, lengthOf(WALK, slide.length), (u) => {
          put(pose, slide.at(ease(u)));
          pose.ground = pose.y;
        });
      }
      stops[first] = takeOff;
    }
    const landings = new Map<number, number>();
    for (let leg = first; leg + 1 < stops.length; leg++) {
      const [a, b] = [stops[leg], stops[leg + 1]];
      const height = 0.7 + 0.09 * far(a, b);
      now = add(now, lengthOf(LEAP, far(a, b)), (u) => {
        const t = ease(u);
        put(pose, { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) + height * 4 * u * (1 - u), z: mix(a.z, b.z, t) });
        pose.ground = t < 0.5 ? a.y : b.y;
      });
      landings.set(leg, now);
    }
    // each victim goes as the leap over it (or onto it) lands, so that a chain is read jump by jump
    const end = victims.reduce((last, victim, i) => Math.max(last, take(victim, landings.get(over[i])! - 120)), now);
    now = end + BREATH;
  };
  const warp = (go: Go): void => {
    const pose = poseOf(go.piece);
    const to = places.cell(go.to);
    add(now, WARP / 2, (u) => {
      pose.presence = 1 - ease(u);
    });
    now = add(now + WARP / 2, WARP / 2, (u) => {
      put(pose, to);
      pose.ground = to.y;
      pose.presence = ease(u);
    });
    now += BREATH;
  };
  const drop = (go: Go, victims: readonly Take[]): void => {
    const pose = poseOf(go.piece);
    const to = places.cell(go.to);
    let from: (Spot & { scale: number }) | null = null;
    add(now, DROP, (u) => {
      from ??= { x: pose.x, y: pose.y, z: pose.z, scale: pose.scale };
      const t = ease(Math.min(1, u / 0.7));
      const fall = Math.max(0, (u - 0.7) / 0.3) ** 2;
      const y = mix(mix(from.y, to.y + 1.6, t), to.y, fall);
      put(pose, { x: mix(from.x, to.x, t), y, z: mix(from.z, to.z, t) });
      pose.scale = mix(from.scale, 1, t);
      pose.ground = t > 0.8 ? to.y : from.y;
    });
    const landed = now + DROP;
    now = victims.reduce((last, victim) => Math.max(last, take(victim, landed - 120)), landed) + BREATH;
  };

  const settle = (go: Go, victims: readonly Take[]): void => {
    const pose = poseOf(go.piece);
    const [from, to] = [{ x: pose.x, y: pose.y, z: pose.z, scale: pose.scale }, places.cell(go.to)];
    const end = add(now, SETTLE, (u) => {
      const t = ease(u);
      put(pose, { x: mix(from.x, to.x, t), y: mix(from.y, to.y, t), z: mix(from.z, to.z, t) });
      pose.scale = mix(from.scale, 1, t);
      pose.ground = to.y;
    });
    now = victims.reduce((last, victim) => Math.max(last, take(victim, now)), end) + BREATH;
  };

  const done = new Set<EffectView>();
  effects.forEach((effect, i) => {
    if (done.has(effect)) return;
    const later = effects.slice(i + 1);
    switch (effect.do) {
      case 'take': {
        // the law takes first and arrives after; the eye wants the mover to be there when it happens
        const mover = later.find((e): e is Go => e.do === 'go' && e.piece === effect.by);
        if (!mover) now = take(effect, now) + BREATH;
        return;
      }
      case 'go': {
        const victims = effects
          .slice(0, i)
          .filter((e): e is Take => e.do === 'take' && e.by === effect.piece && !done.has(e));
        for (const victim of victims) done.add(victim);
        if (effect.how === 'push') {
          const pusher = later.find((e): e is Go => e.do === 'go' && e.how === 'walk');
          if (pusher) return;
        }
        const pushed = effects.filter(
          (e): e is Go => e.do === 'go' && e.how === 'push' && !done.has(e) && e !== effect,
        );
        done.add(effect);
        if (effect.piece === held && pushed.length === 0) settle(effect, victims);
        else if (effect.how === 'drop') drop(effect, victims);
        else if (effect.how === 'warp') warp(effect);
        else if (effect.how === 'walk' || effect.how === 'push') {
          walk(effect, victims, pushed);
          for (const push of pushed) done.add(push);
        } else leap(effect, victims);
        return;
      }
      case 'swap': {
        const [one, other] = [poseOf(effect.piece), poseOf(effect.with)];
        const [here, b] = [places.cell(effect.from), places.cell(effect.to)];
        // a hand may hold the mover over its partner already
        let a: Spot | null = null;
        now = add(now, SWAP, (u) => {
          a ??= effect.piece === held ? { x: one.x, y: one.y, z: one.z } : here;
          const [t, arc] = [ease(u), 4 * u * (1 - u)];
          put(one, { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) + arc * 1.15, z: mix(a.z, b.z, t) });
          put(other, { x: mix(b.x, here.x, t), y: mix(b.y, here.y, t) + arc * 0.4, z: mix(b.z, here.z, t) });
          one.ground = t < 0.5 ? here.y : b.y;
          other.ground = t < 0.5 ? b.y : here.y;
        });
        now += BREATH;
        return;
      }
      case 'become': {
        const pose = poseOf(effect.piece);
        now = add(now, BECOME, (u) => {
          pose.presence = Math.abs(2 * u - 1) ** 0.8;
          if (u >= 0.5) pose.kind = effect.kind;
        });
        now += BREATH;
        return;
      }
      case 'state': {
        if (effect.state !== 'frozen') return;
        const pose = poseOf(effect.piece);
        now = add(now, STATE, (u) => {
          pose.chill = effect.on ? ease(u) : 1 - ease(u);
        });
        return;
      }
      case 'turn':
      case 'end':
        return;
    }
  });
  return clips;
}

/** The u at which `ease` has come this far; ten halvings are finer than a frame. */
function inverseEase(t: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 10; i++) {
    const middle = (low + high) / 2;
    if (ease(middle) < t) low = middle;
    else high = middle;
  }
  return high;
}
