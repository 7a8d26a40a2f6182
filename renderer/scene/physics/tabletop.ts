/**
 * The weight of the pieces of one table: builds the rigid bodies from the poses when a hand needs them, and keeps where figures
 * are loose. Must stay true: what counts is the position of the game, which is never changed here; and at rest there are no bodies.
 */
import * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';
import type { FigureBounds } from '../pieces/bounds.ts';
import type { Places, Pose } from '../places.ts';
import type { Arm, LoosePieces, Placement } from './loose.ts';
import { slabsOf } from './slabs.ts';
import { type Body, FigureWorld } from './world.ts';

/** milliseconds: the way of the hand in the last of these is its speed, or in a longer time where the page drew so long */
const SPEED_OF = 120;
/** a piece falls at least from so high */
const LOWEST = 0.3;
/** cells a second */
const FASTEST = 12;
/** milliseconds in which all are put back */
const BACK = 200;
/** A figure is not where it counts when it stands so far from there, or leans so much. */
const DISPLACED = { way: 0.3, upright: 0.95 };

const UP = new THREE.Vector3(0, 1, 0);
const AHEAD = new THREE.Vector3(0, 0, 1);
const spinOf = (q: THREE.Quaternion): Placement['spin'] => [q.x, q.y, q.z, q.w];
const quaternion = ([x, y, z, w]: Placement['spin']): THREE.Quaternion => new THREE.Quaternion(x, y, z, w);
const turned = ({ turn, roll }: Pick<Pose, 'turn' | 'roll'>): THREE.Quaternion =>
  new THREE.Quaternion().setFromAxisAngle(UP, turn).multiply(new THREE.Quaternion().setFromAxisAngle(AHEAD, roll));
const standing = (pose: Pose): Placement => ({ x: pose.x, y: pose.y, z: pose.z, spin: spinOf(turned(pose)) });
const axisOf = ({ spin }: Placement): THREE.Vector3 => UP.clone().applyQuaternion(quaternion(spin));

const isAt = (pose: Pose, { x, z }: Pick<Spot, 'x' | 'z'>): boolean => pose.x === x && pose.z === z;
const isLike = (a: Pose, b: Pose): boolean => a.kind === b.kind && a.side === b.side && a.livery === b.livery;
const hasBody = (pose: Pose): boolean => pose.spirit === 0 && !pose.rides;

export interface TabletopProps {
  readonly places: Places;
  readonly poses: () => ReadonlyMap<number, Pose>;
  /** as hands have laid and turned it */
  readonly postured: (id: number, pose: Pose) => Pose;
  readonly sizes: () => ReadonlyMap<string, FigureBounds>;
  /** how many figures are not where they count, when that has changed */
  readonly tell: (displaced: number, atRest: boolean) => void;
}

export class Tabletop implements LoosePieces {
  readonly #props: TabletopProps;
  #poses: ReadonlyMap<number, Pose>;
  #loose: ReadonlyMap<number, Placement | null> = new Map();
  /** those that were loose when the bodies were made */
  #before: ReadonlyMap<number, Placement | null> = new Map();
  #world: FigureWorld | null = null;
  #held: number | null = null;
  #hand: readonly { readonly at: Spot; readonly when: number }[] = [];
  /** a piece that the game does not have on its new cell yet */
  #dropped: { readonly shown: Pose; readonly over: Spot; readonly speed: Spot } | null = null;
  #back: { readonly from: ReadonlyMap<number, Placement | null>; time: number } | null = null;
  #told = { displaced: 0, atRest: true };
  /** the hand moves the arm */
  #sweeping = false;

  constructor(props: TabletopProps) {
    this.#props = props;
    this.#poses = props.poses();
  }

  get arm(): Arm | null {
    return this.#world?.arm ?? null;
  }

  placement(id: number): Placement | null | undefined {
    const mount = this.#mountOf(id);
    if (mount === null || this.#loose.has(id)) return this.#loose.get(id);
    const at = this.#loose.get(mount);
    const [rider, under] = [this.#poses.get(id), this.#poses.get(mount)];
    if (!at || !rider || !under) return at;
    // as if it were glued to its mount
    const by = quaternion(at.spin).multiply(turned(under).invert());
    const { x, y, z } = new THREE.Vector3(rider.x - under.x, rider.y - under.y, rider.z - under.z).applyQuaternion(by);
    return { x: at.x + x, y: at.y + y, z: at.z + z, spin: spinOf(by.multiply(turned(rider))) };
  }

  /** What a rider stands on. */
  #mountOf(id: number): number | null {
    const rider = this.#poses.get(id);
    if (!rider?.rides) return null;
    const near = (pose: Pose): boolean => hasBody(pose) && Math.hypot(pose.x - rider.x, pose.z - rider.z) < 0.3;
    return [...this.#poses].find(([, pose]) => near(pose))?.[0] ?? null;
  }

  pose(id: number, counts: Pose): Pose | null {
    if (this.#loose.size === 0) return null;
    const at = this.placement(id);
    if (at === undefined) return null;
    if (at === null) return { ...counts, presence: 0 };
    return { ...counts, ...at, roll: Math.acos(Math.min(1, axisOf(at).y)) };
  }

  takeUp(id: number | null): void {
    this.#held = id;
    if (id === null) return;
    this.#hand = [];
    this.#world?.remove(id);
    const without = (map: ReadonlyMap<number, Placement | null>) => new Map([...map].filter(([other]) => other !== id));
    [this.#loose, this.#before] = [without(this.#loose), without(this.#before)];
    if (!this.#world) this.#count();
  }

  hand(at: Spot, when: number): void {
    const recent = this.#hand.findIndex((seen) => when - seen.when <= SPEED_OF);
    // at least the one before: how long it took from there to here
    this.#hand = [...(recent < 0 ? this.#hand.slice(-1) : this.#hand.slice(recent)), { at, when }];
  }

  #speed(): Spot {
    const [first, last] = [this.#hand[0], this.#hand.at(-1)];
    const time = first && last ? (last.when - first.when) / 1000 : 0;
    if (!first || !last || time <= 0) return { x: 0, y: 0, z: 0 };
    const [x, z] = [(last.at.x - first.at.x) / time, (last.at.z - first.at.z) / time];
    const slower = Math.min(1, FASTEST / Math.max(1e-6, Math.hypot(x, z)));
    return { x: x * slower, y: 0, z: z * slower };
  }

  letGo(id: number, shown: Pose, over: Spot): void {
    this.#held = null;
    this.#dropped = { shown, over, speed: this.#speed() };
    const counts = this.#poses.get(id);
    // on its own cell the game has nothing to do
    if (counts && isAt(counts, over)) this.#fall();
  }

  forgetDrop(): void {
    this.#dropped = null;
    this.#held = null;
  }

  /** The piece that was let go falls, if it is there. */
  #fall(): void {
    const dropped = this.#dropped;
    if (!dropped) return;
    const { shown, over, speed } = dropped;
    const met = [...this.#poses].find(([, pose]) => isAt(pose, over) && isLike(pose, shown) && hasBody(pose));
    if (!met) return;
    this.#dropped = null;
    // over the middle of its cell, wherever it has got to: frames may come late
    const from = { x: over.x, y: Math.max(shown.y, over.y + LOWEST), z: over.z };
    this.#bodies().letGo(met[0], from, speed);
  }

  adopt(poses: ReadonlyMap<number, Pose>): void {
    const stays = [...this.#loose].flatMap(([id, at]) => {
      const was = this.#poses.get(id);
      // numbers may be given anew with every change
      const now =
        was && [...poses].find(([, pose]) => isAt(pose, was) && isLike(pose, was) && pose.rides === was.rides);
      return now ? [[now[0], at] as const] : [];
    });
    const wasMoving = this.#world !== null && !this.#sweeping;
    this.#release();
    this.#poses = poses;
    this.#held = null;
    this.#loose = new Map(stays);
    if (wasMoving) this.#bodies().wake();
    this.#fall();
    if (!this.#world) this.#count();
  }

  sweep(to: Spot): void {
    this.#sweeping = true;
    this.#bodies().sweep(to);
  }

  endSweep(): void {
    this.#sweeping = false;
    this.#world?.liftArm();
  }

  putBack(): void {
    this.#release();
    if (this.#loose.size > 0) this.#back = { from: this.#loose, time: 0 };
  }

  advance(passed: number): boolean {
    if (this.#back) return this.#slide(passed);
    if (!this.#world) return false;
    const more = this.#world.advance(passed);
    this.#loose = new Map([...this.#before, ...this.#world.moved()]);
    if (more) {
      this.#count(false);
      return true;
    }
    // with the arm on the table more will come
    if (!this.#sweeping) this.#release();
    this.#count();
    return false;
  }

  #slide(passed: number): boolean {
    const back = this.#back!;
    back.time += passed;
    const t = Math.min(1, back.time / BACK);
    const eased = t * t * (3 - 2 * t);
    this.#loose = new Map(
      [...back.from].flatMap(([id, from]) => {
        const counts = this.#poses.get(id);
        // a figure that has fallen off the table is there again at once
        if (!counts || from === null) return [];
        const to = standing(this.#props.postured(id, counts));
        const mix = (axis: 'x' | 'y' | 'z'): number => from[axis] + (to[axis] - from[axis]) * eased;
        const spin = spinOf(quaternion(from.spin).slerp(quaternion(to.spin), eased));
        return [[id, { x: mix('x'), y: mix('y'), z: mix('z'), spin }] as const];
      }),
    );
    if (t < 1) return true;
    this.#back = null;
    this.#loose = new Map();
    this.#count();
    return false;
  }

  /** The bodies of all figures, made now if there are none. */
  #bodies(): FigureWorld {
    if (this.#world) return this.#world;
    // a hand does not wait until all are put back
    if (this.#back) {
      this.#back = null;
      this.#loose = new Map();
    }
    const { places, sizes, postured } = this.#props;
    const all = [...this.#poses].sort(([a], [b]) => a - b);
    const bodies = all.flatMap(([id, counts]): Body[] => {
      const size = sizes().get(counts.kind);
      const loose = this.#loose.get(id);
      if (!size || loose === null || id === this.#held || !hasBody(counts)) return [];
      const { scale, inTray: fixed } = counts;
      const at = loose ?? standing(postured(id, counts));
      return [{ id, ...at, radius: size.radius * scale, height: size.height * scale, fixed }];
    });
    this.#before = this.#loose;
    this.#world = new FigureWorld(slabsOf(places.cells, places.width, places.depth), bodies);
    return this.#world;
  }

  #release(): void {
    this.#world?.free();
    this.#world = null;
  }

  #count(atRest = true): void {
    const isDisplaced = ([id, counts]: readonly [number, Pose]): boolean => {
      const at = this.placement(id);
      if (!at) return at === null;
      const stands = standing(this.#props.postured(id, counts));
      const isElsewhere = Math.hypot(at.x - stands.x, at.z - stands.z) > DISPLACED.way;
      return isElsewhere || axisOf(at).dot(axisOf(stands)) < DISPLACED.upright;
    };
    const displaced = this.#loose.size === 0 ? 0 : [...this.#poses].filter(isDisplaced).length;
    if (displaced === this.#told.displaced && atRest === this.#told.atRest) return;
    this.#told = { displaced, atRest };
    this.#props.tell(displaced, atRest);
  }

  free(): void {
    this.#release();
    this.#back = null;
    this.#loose = new Map();
    this.#count();
  }
}

export { loadPhysics } from './world.ts';
