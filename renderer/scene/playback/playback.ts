/**
 * Playback runs outside React: it owns the poses of all pieces and the terrain, and animates them from one view to the
 * next. It has no clock; the caller passes the elapsed milliseconds. Whether played, skipped or interrupted, it ends by
 * adopting the view it was given, so the table can never disagree with the game.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Arrival, Moment } from '../../board/props.ts';
import { type Places, type Pose, posesOf } from '../places.ts';
import { clipsOf } from './clips.ts';
import { type Air, type Ground, groundKey, groundOf, type LyingFeature, type Spark, stillAir } from './ground.ts';
import { mix } from './motion.ts';
import type { Clip, Timed } from './timeline.ts';

/** Undo and looking back slide everything to its place within this time. */
const BACK = 150;

export type Speed = 'slow' | 'usual' | 'fast' | 'none';
const RATE: Readonly<Record<Exclude<Speed, 'none'>, number>> = { slow: 0.55, usual: 1, fast: 2.2 };

/** Who is told what can be heard; see `onMoment` and `onShown` of the table. */
interface Listener {
  moment(moment: Moment): void;
  shown(effects: readonly EffectView[], how: 'cut' | 'back'): void;
}
const NOBODY: Listener = { moment: () => {}, shown: () => {} };

export class Playback {
  /** live: mutated while playing, replaced when a view is adopted */
  poses: Map<number, Pose> = new Map();
  ground: Ground = new Map();
  /** temporary lights; none at rest */
  sparks: Spark[] = [];
  air: Air = stillAir();
  /** increases whenever a pose changed; layers compare it */
  version = 0;
  readonly #places: Places;
  readonly #settled: (key: string | number) => void;
  #view: View | null = null;
  #key: string | number | null = null;
  listener: Listener = NOBODY;
  #clips: readonly Clip[] = [];
  /** those that are still to come, in order */
  #moments: readonly Timed[] = [];
  #time = 0;
  #length = 0;
  #rate = 1;

  constructor(places: Places, settled: (key: string | number) => void) {
    this.#places = places;
    this.#settled = settled;
  }

  /** the view on the table, or the one after playback */
  get view(): View | null {
    return this.#view;
  }

  get playing(): boolean {
    return this.#clips.length > 0;
  }

  /** Shows a view without animation, however it came about. */
  cut(view: View, key: string | number, arrival: Arrival | null = null): void {
    this.#begin(view, key);
    this.#take();
    if (arrival?.how === 'back') this.listener.shown([], 'back');
    else if (arrival && arrival.effects.length > 0) this.listener.shown(arrival.effects, 'cut');
  }

  /**
   * Plays what led to a view. An arrival that is still playing ends first. `held`: the player has put this piece down.
   */
  play(
    view: View,
    key: string | number,
    effects: readonly EffectView[],
    speed: Speed,
    held: number | null = null,
  ): void {
    this.#begin(view, key);
    this.#forget(view, effects);
    this.#rate = speed === 'none' ? 1 : RATE[speed];
    if (speed === 'none') {
      this.#start([], []);
      this.listener.shown(effects, 'cut');
      return;
    }
    const { clips, moments } = clipsOf(effects, this, view, this.#places, held);
    this.#start(clips, moments);
  }

  /** Slides everything to its place in the view. */
  back(view: View, key: string | number): void {
    this.#begin(view, key);
    this.#forget(view, []);
    const goals = posesOf(this.#places, view);
    const pairs = [...goals].map(([id, goal]) => {
      const pose = this.poses.get(id) ?? { ...goal, presence: 0 };
      this.poses.set(id, pose);
      return { pose, goal, from: { ...pose } };
    });
    this.#rate = 1;
    const ground = groundOf(view);
    const lying: { now: LyingFeature; from: number; to: number }[] = [];
    for (const [key, goal] of ground) {
      const now = this.ground.get(key) ?? { ...goal, size: 0 };
      now.hidden = goal.hidden;
      this.ground.set(key, now);
      lying.push({ now, from: now.size, to: 1 });
    }
    for (const [key, now] of this.ground) if (!ground.has(key)) lying.push({ now, from: now.size, to: 0 });
    const run = (u: number): void => {
      const t = u * u * (3 - 2 * u);
      for (const { now, from, to } of lying) now.size = from + (to - from) * t;
      for (const { pose, goal, from } of pairs) {
        const { kind, side, livery, turn, left, inTray, rides, badge } = goal;
        Object.assign(pose, { kind, side, turn, left, inTray, rides, badge, over: goal.over ?? pose.over });
        if (livery !== undefined) Object.assign(pose, { livery, dim: mix(from.dim ?? 0, goal.dim ?? 0, t) });
        for (const key of ['x', 'y', 'z', 'ground', 'scale', 'presence', 'chill', 'spirit', 'roll'] as const) {
          pose[key] = from[key] + (goal[key] - from[key]) * t;
        }
      }
    };
    this.#start([{ start: 0, length: BACK, run }], []);
    this.listener.shown([], 'back');
  }

  /** Ends now, with the view on the table; true if there was anything to end. */
  skip(): boolean {
    if (!this.playing) return false;
    this.#take();
    return true;
  }

  /** Advances by the elapsed time; true while there is more to play. */
  advance(milliseconds: number): boolean {
    if (!this.playing) return false;
    const before = this.#time;
    this.#time += milliseconds * this.#rate;
    for (const clip of this.#clips) {
      if (clip.start > this.#time || clip.start + clip.length < before) continue;
      clip.run(Math.min(1, Math.max(0, (this.#time - clip.start) / clip.length)));
    }
    this.version++;
    const isOver = this.#time >= this.#length;
    this.#hear(isOver ? Infinity : this.#time);
    if (isOver) this.#take();
    return this.playing;
  }

  /** Tells the listener every moment until a time. */
  #hear(until: number): void {
    const due = this.#moments.filter(({ at }) => at <= until);
    if (due.length === 0) return;
    this.#moments = this.#moments.filter(({ at }) => at > until);
    for (const { effect, phase, length } of due) this.listener.moment({ effect, phase, length: length / this.#rate });
  }

  #begin(view: View, key: string | number): void {
    if (this.playing) this.#take();
    this.#view = view;
    this.#key = key;
    this.#places.settle(view);
  }

  /** A secret that the view no longer has disappears at once, unless the effects show how. */
  #forget(view: View, effects: readonly EffectView[]): void {
    const after = groundOf(view);
    const told = new Set(effects.flatMap((e) => (e.do === 'feature' ? [groundKey(e.feature, e.cell)] : [])));
    for (const [key, { hidden }] of this.ground)
      if (hidden && !after.has(key) && !told.has(key)) this.ground.delete(key);
  }

  #start(clips: readonly Clip[], moments: readonly Timed[]): void {
    this.#time = 0;
    this.#moments = [...moments].sort((a, b) => a.at - b.at);
    this.#length = Math.max(0, ...clips.map((clip) => clip.start + clip.length));
    if (clips.length === 0) {
      this.#hear(Infinity);
      this.#take();
    }
    this.#clips = [...clips].sort((a, b) => a.start - b.start);
    this.version++;
  }

  #take(): void {
    if (!this.#view || this.#key === null) throw new Error('playback has no view to take');
    this.#clips = [];
    // what was not reached is heard at once
    const unheard = [...new Set(this.#moments.filter(({ phase }) => phase === 'done').map(({ effect }) => effect))];
    this.#moments = [];
    if (unheard.length > 0) this.listener.shown(unheard, 'cut');
    this.poses = posesOf(this.#places, this.#view);
    this.ground = groundOf(this.#view);
    this.sparks = [];
    this.air = stillAir();
    this.version++;
    this.#settled(this.#key);
  }
}
