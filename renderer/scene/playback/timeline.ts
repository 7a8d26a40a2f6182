/**
 * The timeline of one arrival while it is built: clips in order, each with a start and a duration in milliseconds. A
 * clip is run with u from 0 to 1, is always run with 1 at its end, and takes its starting pose when it is first run, so
 * clips of one piece chain without knowing each other. Uses neither the clock nor the GPU.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Moment } from '../../board/props.ts';
import type { Places, Pose } from '../places.ts';
import type { Convert, Recruit, Take } from './effects.ts';
import type { Air, Ground, Spark } from './ground.ts';
import { fatalAmong, leadersAmong } from './leaders.ts';

export interface Clip {
  readonly start: number;
  readonly length: number;
  run(u: number): void;
}

/** What clips animate: all of it is live, and replaced when playback ends. */
export interface AnimatedTable {
  readonly poses: Map<number, Pose>;
  readonly ground: Ground;
  readonly sparks: Spark[];
  /** absent: nobody looks */
  readonly air?: Air;
}

/** A moment with its time; its `length` is in milliseconds at the usual speed. */
export interface Timed extends Moment {
  readonly at: number;
}

export class Timeline {
  readonly clips: Clip[] = [];
  readonly moments: Timed[] = [];
  /** the start of the next effect */
  now = 0;
  readonly table: AnimatedTable;
  readonly view: View;
  readonly places: Places;
  /** captured pieces that change sides, until they have */
  readonly recruits: Map<number, Recruit | Convert>;
  /** the riders at this point of the timeline */
  readonly riding: Set<number>;
  /** captured pieces whose group is lost with them; by piece, whether the game is too */
  readonly leaders: ReadonlyMap<number, boolean>;
  /** the captured piece with which the game is lost */
  readonly fatal: number | null;
  readonly #told = new Set<EffectView>();
  readonly #resting: ReadonlyMap<number, View['pieces'][number]>;

  /** `view` is the position after the arrival, `table` the state before it. */
  constructor(table: AnimatedTable, view: View, places: Places, effects: readonly EffectView[] = []) {
    this.table = table;
    this.view = view;
    this.places = places;
    this.#resting = new Map(view.pieces.map((piece) => [piece.id, piece]));
    this.riding = new Set([...table.poses].flatMap(([id, pose]) => (pose.rides ? [id] : [])));
    this.leaders = leadersAmong(effects, view);
    this.fatal = fatalAmong(effects, view, places);
    const changes = effects.filter((e): e is Recruit | Convert => e.do === 'recruit' || e.do === 'convert');
    this.recruits = new Map(changes.map((e) => [e.piece, e]));
  }

  /** Adds a clip; returns its end time. */
  add(start: number, length: number, run: (u: number) => void): number {
    this.clips.push({ start, length, run });
    return start + length;
  }

  /**
   * Says when an effect begins to be seen and when it is done; null: it has no beginning of its own. The first call for
   * an effect counts.
   */
  tell(effect: EffectView, begin: number | null, done: number): void {
    if (this.#told.has(effect)) return;
    this.#told.add(effect);
    if (begin !== null) this.moments.push({ effect, phase: 'begin', at: begin, length: done - begin });
    this.moments.push({ effect, phase: 'done', at: done, length: 0 });
  }

  /** The final pose of a piece in the view; null when the piece is not in it. */
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

  /** An explosion at a point, or a gleam along a polyline; returns its end time. */
  spark(start: number, length: number, spark: Omit<Spark, 'u'>): number {
    const live: Spark = { ...spark, u: 1 };
    this.table.sparks.push(live);
    return this.add(start, length, (u) => {
      live.u = u;
    });
  }
}
