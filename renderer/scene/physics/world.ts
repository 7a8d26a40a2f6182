/**
 * Figures as rigid bodies: they stand, are let go, fall, topple, and are pushed by an arm. Lengths are in cells, times in seconds.
 * Knows neither the scene nor the game. Must stay true: the same calls in the same order give the same placements, so steps have a
 * fixed length; and it always comes to rest, after `LONGEST` at the latest.
 */
import RAPIER from '@dimforge/rapier3d-compat';
import type { Spot } from '../../art/spot.ts';
import type { Arm, Placement } from './loose.ts';

/** A figure that is on the table. */
export interface Body extends Placement {
  readonly id: number;
  readonly radius: number;
  readonly height: number;
  /** nothing moves it: it is in a tray or a box */
  readonly fixed: boolean;
}
/** A box without rotation that nothing moves, by its middle and the halves of its edges. */
export interface Slab {
  readonly at: Spot;
  readonly half: Spot;
}

const STEP = 1 / 60;
/** the most steps for one frame: after a pause the motion is slower instead of jumping */
const MOST_STEPS = 12;
/** A chessman of a tenth of a metre falls in an eighth of a second; three times as long is seen well. */
const GRAVITY = 26;
const FRICTION = 0.45;
const BOUNCE = 0.12;
/** One cylinder each: of two, a base and a trunk, figures hook into each other and never come to rest. */
const SLIM = 0.85;
/** slows rolling down, which a round figure would do for very long */
const DAMPING = { linear: 0.3, angular: 3 };
/**
 * All are at rest when none has got farther, or turned more, in so many steps. The library lets round figures roll on slowly for
 * ever; here they stop.
 */
const STILL = { way: 0.06, turn: 0.997, steps: 20 };
/** contacts move even a figure that nobody touches, by less than is seen */
const UNMOVED = { way: 0.012, turn: 0.9998 };
const LONGEST = 6 / STEP;
/** lower than this a figure has fallen off the table */
const DEPTH = 1.5;

/** The arm is upright, so that it needs no direction, and takes three files. */
const ARM = { radius: 1.3, half: 0.35, above: 0.05 };
/**
 * How far it gets in a step: faster, it would be inside figures at once, and shoot them off the table. A hand that is far ahead is
 * followed faster.
 */
const ARM_STEP = { usual: 0.15, most: 0.3, behind: 40 };
/** corners of its way that are closer together are one */
const ARM_TURN = 0.2;

let loading: Promise<void> | null = null;
/** Makes the library ready; a second call costs nothing. */
export const loadPhysics = (): Promise<void> => {
  loading ??= RAPIER.init().catch((error: unknown) => {
    // the next one tries again
    loading = null;
    throw error;
  });
  return loading;
};

interface Moving {
  readonly body: RAPIER.RigidBody;
  readonly start: Placement;
  /** where it was when it was last looked whether all are at rest */
  seen: Placement;
}
const placementOf = (body: RAPIER.RigidBody): Placement => {
  const { x, y, z } = body.translation();
  const spin = body.rotation();
  return { x, y, z, spin: [spin.x, spin.y, spin.z, spin.w] };
};
const isNear = (a: Placement, b: Placement, { way, turn }: { readonly way: number; readonly turn: number }): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < way &&
  Math.abs(a.spin.reduce((sum, part, i) => sum + part * b.spin[i], 0)) > turn;

export class FigureWorld {
  readonly #world = new RAPIER.World({ x: 0, y: -GRAVITY, z: 0 });
  readonly #bodies = new Map<number, Moving>();
  #arm: { readonly body: RAPIER.RigidBody; readonly way: Spot[]; leaves: boolean } | null = null;
  /** time that is less than a step */
  #left = 0;
  /** steps since anything was let go or pushed */
  #steps = 0;
  #resting = false;

  /** Call `loadPhysics` before. */
  constructor(slabs: readonly Slab[], bodies: readonly Body[]) {
    this.#world.timestep = STEP;
    for (const { at, half } of slabs) {
      const { x, y, z } = at;
      const slab = RAPIER.ColliderDesc.cuboid(half.x, half.y, half.z).setTranslation(x, y, z).setFriction(FRICTION);
      this.#world.createCollider(slab);
    }
    for (const body of bodies) this.#add(body);
  }

  #add({ id, x, y, z, spin, radius, height, fixed }: Body): void {
    const kind = fixed ? RAPIER.RigidBodyDesc.fixed() : RAPIER.RigidBodyDesc.dynamic();
    const [qx, qy, qz, qw] = spin;
    const body = this.#world.createRigidBody(
      kind
        .setTranslation(x, y, z)
        .setRotation({ x: qx, y: qy, z: qz, w: qw })
        .setLinearDamping(DAMPING.linear)
        .setAngularDamping(DAMPING.angular)
        .setCcdEnabled(true),
    );
    const cylinder = RAPIER.ColliderDesc.cylinder(height / 2, radius * SLIM)
      .setTranslation(0, height / 2, 0)
      .setFriction(FRICTION)
      .setRestitution(BOUNCE);
    this.#world.createCollider(cylinder, body);
    if (!fixed) this.#bodies.set(id, { body, start: { x, y, z, spin }, seen: { x, y, z, spin } });
  }

  /** Something may move: at rest nothing is computed. */
  wake(): void {
    this.#steps = 0;
    this.#resting = false;
  }

  /** Lets a figure go where it is, with this speed. */
  letGo(id: number, from: Spot, speed: Spot): void {
    const moving = this.#bodies.get(id);
    if (!moving) return;
    moving.body.setTranslation(from, true);
    moving.body.setLinvel(speed, true);
    this.wake();
  }

  /** Takes a figure off the table. */
  remove(id: number): void {
    const moving = this.#bodies.get(id);
    if (moving) this.#world.removeRigidBody(moving.body);
    this.#bodies.delete(id);
  }

  /** Moves the arm over the table, to here; the first call sets it down. */
  sweep(to: Spot): void {
    const at = { x: to.x, y: to.y + ARM.above + ARM.half, z: to.z };
    this.wake();
    if (this.#arm && !this.#arm.leaves) {
      const { way } = this.#arm;
      const last = way.at(-1);
      if (last && Math.hypot(last.x - at.x, last.z - at.z) < ARM_TURN) way.pop();
      way.push(at);
      return;
    }
    this.#removeArm();
    const body = this.#world.createRigidBody(
      RAPIER.RigidBodyDesc.kinematicPositionBased().setTranslation(at.x, at.y + 2 * ARM.half, at.z),
    );
    this.#world.createCollider(RAPIER.ColliderDesc.cylinder(ARM.half, ARM.radius), body);
    this.#arm = { body, way: [at], leaves: false };
  }
  /** The arm leaves the table where the hand was last. */
  liftArm(): void {
    if (this.#arm) this.#arm.leaves = true;
    this.wake();
  }
  get arm(): Arm | null {
    if (!this.#arm) return null;
    const { x, y, z } = this.#arm.body.translation();
    return { x, y: y - ARM.half - ARM.above, z, reach: ARM.radius };
  }
  #removeArm(): void {
    if (this.#arm) this.#world.removeRigidBody(this.#arm.body);
    this.#arm = null;
  }

  /** Advances by this time, in milliseconds; true while anything moves. */
  advance(milliseconds: number): boolean {
    if (this.#resting) return false;
    this.#left += Math.min(milliseconds / 1000, MOST_STEPS * STEP);
    for (; this.#left >= STEP; this.#left -= STEP) {
      const more = this.#step();
      if (!more) {
        this.#left = 0;
        this.#resting = true;
        return false;
      }
    }
    return true;
  }

  #step(): boolean {
    const reaching = this.#moveArm();
    this.#world.step();
    this.#steps++;
    for (const { body } of this.#bodies.values())
      if (body.isEnabled() && body.translation().y < -DEPTH) body.setEnabled(false);
    if (this.#steps % STILL.steps !== 0) return true;
    return !this.#isStill() && this.#steps < LONGEST ? true : reaching;
  }

  /** Has no figure moved since this was asked last? */
  #isStill(): boolean {
    let isStill = true;
    for (const moving of this.#bodies.values()) {
      if (!moving.body.isEnabled()) continue;
      const now = placementOf(moving.body);
      isStill &&= isNear(now, moving.seen, STILL);
      moving.seen = now;
    }
    return isStill;
  }

  /** True while it has not arrived. */
  #moveArm(): boolean {
    if (!this.#arm) return false;
    const { body, way, leaves } = this.#arm;
    const at = body.translation();
    const lengthTo = (to: Spot, from: Spot): number => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
    const ahead = way.reduce((sum, to, i) => sum + lengthTo(to, way[i - 1] ?? at), 0);
    let left = Math.min(ARM_STEP.most, Math.max(ARM_STEP.usual, ahead / ARM_STEP.behind));
    let here: Spot = at;
    while (left > 0 && way[0]) {
      const length = lengthTo(way[0], here);
      const part = length <= left ? 1 : left / length;
      const from = here;
      const mix = (axis: 'x' | 'y' | 'z'): number => from[axis] + (way[0]![axis] - from[axis]) * part;
      here = { x: mix('x'), y: mix('y'), z: mix('z') };
      left -= length;
      if (part === 1) way.shift();
    }
    body.setNextKinematicTranslation(here);
    if (ahead > 0) return true;
    if (!leaves) return false;
    this.#removeArm();
    // what it has pushed last still falls
    this.wake();
    return true;
  }

  /** The figures that are no longer where they were added; null: fallen off the table. */
  moved(): ReadonlyMap<number, Placement | null> {
    const out = new Map<number, Placement | null>();
    for (const [id, { body, start }] of this.#bodies) {
      const now = body.isEnabled() ? placementOf(body) : null;
      if (now === null || !isNear(now, start, UNMOVED)) out.set(id, now);
    }
    return out;
  }

  /** Frees the library's memory; nothing else may be called afterwards. */
  free(): void {
    this.#world.free();
  }
}
