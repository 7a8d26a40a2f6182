/**
 * The timeline of one arrival while it is written: clips in order, each with a start and a length in milliseconds. A clip
 * is run with u from 0 to 1, is always run with 1 at its end, and takes its starting point from the pose when it is
 * first run, so clips of one piece chain without knowing each other. Nothing here asks the clock or the graphics card.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Places, Pose } from '../places.ts';
import type { Recruit, Take } from './effects.ts';
import type { Ground, Spark } from './ground.ts';
import { leadersAmong } from './leaders.ts';

export interface Clip {
  readonly start: number;
  readonly length: number;
  run(u: number): void;
}

/** What clips move: all of it is live, and replaced when playback ends. */
export interface Table {
  readonly poses: Map<number, Pose>;
  readonly ground: Ground;
  readonly sparks: Spark[];
}

export class Timeline {
  readonly clips: Clip[] = [];
  /** when the next effect begins */
  now = 0;
  readonly table: Table;
  readonly view: View;
  readonly places: Places;
  /** those among the captured who change sides, until they have */
  readonly recruits: Map<number, Recruit>;
  /** who stands on another piece at this point of the timeline */
  readonly riding: Set<number>;
  /** those among the captured with whom their group is lost; by piece, whether the game is */
  readonly leaders: ReadonlyMap<number, boolean>;
  readonly #resting: ReadonlyMap<number, View['pieces'][number]>;

  /** `view` is the position after the arrival, `table` as it lies before it. */
  constructor(table: Table, view: View, places: Places, effects: readonly EffectView[] = []) {
    this.table = table;
    this.view = view;
    this.places = places;
    this.#resting = new Map(view.pieces.map((piece) => [piece.id, piece]));
    this.riding = new Set([...table.poses].flatMap(([id, pose]) => (pose.rides ? [id] : [])));
    this.leaders = leadersAmong(effects, view);
    this.recruits = new Map(effects.flatMap((e) => (e.do === 'recruit' ? [[e.piece, e]] : [])));
  }

  /** Adds a clip; answers when it ends. */
  add(start: number, length: number, run: (u: number) => void): number {
    this.clips.push({ start, length, run });
    return start + length;
  }

  /** Where the view has a piece in the end; null when it knows the piece no more. */
  rest(id: number): Pose | null {
    const piece = this.#resting.get(id);
    return piece ? this.places.pose(piece, this.view) : null;
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
