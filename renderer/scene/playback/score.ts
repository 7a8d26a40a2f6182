/**
 * The score of one arrival while it is written: clips in order, each with a start and a length in milliseconds. A clip
 * is run with u from 0 to 1, is always run with 1 at its end, and takes its starting point from the pose when it is
 * first run, so clips of one piece chain without knowing each other. Nothing here asks the clock or the graphics card.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Places, Pose, Spot } from '../places.ts';
import type { Ground, Spark } from './ground.ts';

export interface Clip {
  readonly start: number;
  readonly length: number;
  run(u: number): void;
}

export type Go = Extract<EffectView, { do: 'go' }>;
export type Take = Extract<EffectView, { do: 'take' }>;

/** between one effect and the next, so that causes are seen before what they cause */
export const BREATH = 40;
const TAKEN = 300;

export const ease = (u: number): number => u * u * (3 - 2 * u);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.z - b.z);
export const put = (pose: Pose, spot: Spot): void => {
  pose.x = spot.x;
  pose.y = spot.y;
  pose.z = spot.z;
};
export const lengthOf = (kind: { base: number; perCell: number; most: number }, distance: number): number =>
  Math.min(kind.most, kind.base + kind.perCell * distance);

/** What clips move: all of it is live, and replaced when playback ends. */
export interface Table {
  readonly poses: Map<number, Pose>;
  readonly ground: Ground;
  readonly sparks: Spark[];
}

export class Score {
  readonly clips: Clip[] = [];
  /** when the next effect begins */
  now = 0;
  readonly table: Table;
  readonly view: View;
  readonly places: Places;
  readonly #resting: ReadonlyMap<number, View['pieces'][number]>;

  /** `view` is the position after the arrival, `table` as it lies before it. */
  constructor(table: Table, view: View, places: Places) {
    this.table = table;
    this.view = view;
    this.places = places;
    this.#resting = new Map(view.pieces.map((piece) => [piece.id, piece]));
  }

  /** Adds a clip; answers when it ends. */
  add(start: number, length: number, run: (u: number) => void): number {
    this.clips.push({ start, length, run });
    return start + length;
  }

  /** Where the view has a piece in the end; null when it knows the piece no more. */
  rest(id: number): Pose | null {
    const piece = this.#resting.get(id);
    return piece ? this.places.pose(piece, this.view.flights) : null;
  }

  pose(id: number): Pose {
    const pose = this.table.poses.get(id);
    if (pose) return pose;
    const rest = this.rest(id);
    if (!rest) throw new Error(`an effect moves piece ${id}, which is neither on the table nor in the view after it`);
    const fresh = { ...rest, presence: 0 };
    this.table.poses.set(id, fresh);
    return fresh;
  }

  /** A piece leaves the board for its place in the tray; answers when it lies there. `over`: it falls over an edge. */
  take(effect: Take, start: number, over = false): number {
    const pose = this.pose(effect.piece);
    const rest = this.rest(effect.piece);
    const sinks = over || effect.into === 'depths';
    let from: Spot | null = null;
    this.add(start, TAKEN, (u) => {
      from ??= { x: pose.x, y: pose.y, z: pose.z };
      pose.presence = 1 - ease(over ? u * u : u);
      pose.y = from.y + (over ? -2 * u * u : (sinks ? -1.4 : 0.5) * ease(u));
      if (u === 1 && rest) Object.assign(pose, { ...rest, presence: 0 });
    });
    return this.add(start + TAKEN, TAKEN * 0.6, (u) => {
      pose.presence = rest ? rest.presence * ease(u) : 0;
    });
  }

  /** Was this piece pushed off the board by the action that led here? */
  isPushedOff(effect: Take): boolean {
    const { last } = this.view;
    return last?.kind === 'push' && effect.by !== null && effect.by === last.piece;
  }

  /** An explosion on a spot, or a gleam along a line of them; answers when it has gone out. */
  spark(start: number, length: number, spark: Omit<Spark, 'u'>): number {
    const live: Spark = { ...spark, u: 1 };
    this.table.sparks.push(live);
    return this.add(start, length, (u) => {
      live.u = u;
    });
  }
}

/** A path through points at even speed; heights change only near the end of each leg, as over a step. */
export class Path {
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
