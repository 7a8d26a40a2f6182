/**
 * How one coin or die falls on a level surface, bounces, tumbles and comes to rest on a face: a rigid body whose corners
 * meet the surface, without anything random in it but how it is thrown. Which number lies up in the end is not decided
 * here: a shape looks the same whichever of its faces has which number.
 */
import * as THREE from 'three';
import { lowestFace, type Solid } from './solids.ts';

/** Where it is and how it is turned, at one time. */
export interface DiePose {
  readonly at: THREE.Vector3;
  readonly turned: THREE.Quaternion;
}
export interface Knock {
  /** in seconds from the throw */
  readonly time: number;
  /** 0 to 1 */
  readonly strength: number;
}
export interface Tumble {
  /** every `STEP` seconds; the last one is at rest over the origin */
  readonly places: readonly DiePose[];
  readonly knocks: readonly Knock[];
  /** the face it comes to lie on */
  readonly lowest: number;
}

/** of what is kept, in seconds, and how many steps of the simulation that is */
export const STEP = 1 / 90;
const FINE = 3;
const DT = STEP / FINE;
/** in cells, so that what is thrown looks as if it had weight */
const GRAVITY = 30;
/** of the speed at which it meets the surface, what is left; below this speed nothing is */
const [BOUNCE, SOFT] = [0.36, 1];
const FRICTION = 0.34;
/** of a ball: how far from the middle the mass is, squared */
const SPREAD = 0.4;
/** what is lost each second as long as it touches the surface, of its turning and of its movement */
const [SPIN_LOSS, SLIDE_LOSS] = [2.4, 1.4];
const [NEAR, STILL, STILL_TURNING, FLAT] = [0.004, 0.14, 0.45, 0.995];
/** so many steps at rest, in which it comes to lie exactly flat */
const SETTLES = 10;
const LONGEST = 2.4;
/** the hardest knock, as a speed; softer ones than the least are not heard; and how far apart two are */
const [HARDEST, FAINTEST, APART] = [9, 0.5, 0.045];

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One body in motion. */
class Body {
  readonly at = new THREE.Vector3();
  readonly speed = new THREE.Vector3();
  readonly spin = new THREE.Vector3();
  readonly turned = new THREE.Quaternion();
  readonly #solid: Solid;
  readonly #inertia: number;
  readonly #arms: readonly THREE.Vector3[];

  constructor(solid: Solid) {
    this.#solid = solid;
    this.#inertia = SPREAD * solid.radius ** 2;
    this.#arms = solid.corners.map(() => new THREE.Vector3());
  }

  /** Moves on by a fine step; returns the speed of the hardest contact, and null where there is none. */
  move(): number | null {
    this.speed.y -= GRAVITY * DT;
    this.at.addScaledVector(this.speed, DT);
    this.#turn();
    for (const [i, arm] of this.#arms.entries()) arm.copy(this.#solid.corners[i]).applyQuaternion(this.turned);
    let [hardest, touches] = [0, false];
    for (const arm of this.#arms) {
      if (this.at.y + arm.y > NEAR) continue;
      touches = true;
      hardest = Math.max(hardest, this.#meet(arm));
    }
    const deepest = Math.min(...this.#arms.map((arm) => this.at.y + arm.y));
    if (deepest < 0) this.at.y -= deepest;
    if (!touches) return null;
    this.spin.multiplyScalar(1 - SPIN_LOSS * DT);
    this.speed.x *= 1 - SLIDE_LOSS * DT;
    this.speed.z *= 1 - SLIDE_LOSS * DT;
    return hardest;
  }
  #turn(): void {
    const { x, y, z } = this.spin;
    const more = new THREE.Quaternion((x * DT) / 2, (y * DT) / 2, (z * DT) / 2, 0).multiply(this.turned);
    const { turned } = this;
    turned.set(turned.x + more.x, turned.y + more.y, turned.z + more.z, turned.w + more.w).normalize();
  }
  /** A corner meets the surface: it is pushed back, and rubbed. */
  #meet(arm: THREE.Vector3): number {
    const way = this.#speedOf(arm);
    if (way.y >= 0) return 0;
    const met = -way.y;
    const across = (arm.x ** 2 + arm.z ** 2) / this.#inertia;
    const push = ((1 + (met > SOFT ? BOUNCE : 0)) * met) / (1 + across);
    this.#push(arm, new THREE.Vector3(0, push, 0));
    const rub = this.#speedOf(arm).setY(0);
    const slides = rub.length();
    if (slides > 1e-4) {
      const along = rub.divideScalar(-slides);
      const lever = new THREE.Vector3().crossVectors(arm, along).lengthSq() / this.#inertia;
      this.#push(arm, along.multiplyScalar(Math.min(FRICTION * push, slides / (1 + lever))));
    }
    return met;
  }
  #speedOf(arm: THREE.Vector3): THREE.Vector3 {
    return new THREE.Vector3().crossVectors(this.spin, arm).add(this.speed);
  }
  #push(arm: THREE.Vector3, by: THREE.Vector3): void {
    this.speed.add(by);
    this.spin.addScaledVector(new THREE.Vector3().crossVectors(arm, by), 1 / this.#inertia);
  }

  get isStill(): boolean {
    return this.speed.length() < STILL && this.spin.length() < STILL_TURNING;
  }
  place(): DiePose {
    return { at: this.at.clone(), turned: this.turned.clone() };
  }
}

/** The lowest face, and how far it is from lying flat, 1 being flat. */
function lying({ faces }: Solid, turned: THREE.Quaternion): { readonly face: number; readonly flat: number } {
  const up = new THREE.Vector3(0, 1, 0).applyQuaternion(turned.clone().invert());
  const face = lowestFace(faces, up);
  return { face, flat: -faces[face].normal.dot(up) };
}

/** Throws it with this seed; null: it has not come to rest on one of its faces in time. */
export function tumble(solid: Solid, seed: number): Tumble | null {
  const next = numbers(seed);
  const between = (from: number, to: number): number => from + (to - from) * next();
  const body = new Body(solid);
  const isCoin = solid.name === 'coin';
  body.at.set(0, between(1.9, 2.6), 0);
  body.speed.set(between(-0.9, 0.9), isCoin ? between(2.5, 4) : between(-2, 0), between(-3.6, -2));
  body.turned.set(next() - 0.5, next() - 0.5, next() - 0.5, next() - 0.5).normalize();
  // forward over the edge nearest the player, as from a hand
  body.spin.set(-between(7, 13), between(-4, 4), between(-5, 5));
  const places: DiePose[] = [body.place()];
  const knocks: Knock[] = [];
  let quiet = 0;
  for (let n = 1; n * STEP < LONGEST; n++) {
    let hardest: number | null = null;
    for (let i = 0; i < FINE; i++) {
      const met = body.move();
      if (met !== null) hardest = Math.max(hardest ?? 0, met);
    }
    places.push(body.place());
    const time = n * STEP;
    const isHeard = hardest !== null && hardest > FAINTEST && time - (knocks.at(-1)?.time ?? -1) > APART;
    if (isHeard) knocks.push({ time, strength: Math.min(1, hardest! / HARDEST) });
    const { face, flat } = lying(solid, body.turned);
    quiet = hardest !== null && body.isStill && flat > FLAT ? quiet + 1 : 0;
    if (quiet < 2) continue;
    return solid.shows[face] === null ? null : { places: atRest(solid, places, face), knocks, lowest: face };
  }
  return null;
}

/** The places, so that the last of them lies exactly flat over the origin. */
function atRest({ faces }: Solid, places: readonly DiePose[], face: number): DiePose[] {
  const last = places[places.length - 1]!;
  const { normal, middle } = faces[face];
  const down = normal.clone().applyQuaternion(last.turned);
  const flat = new THREE.Quaternion().setFromUnitVectors(down, new THREE.Vector3(0, -1, 0)).multiply(last.turned);
  const height = normal.dot(middle);
  const settling = Array.from({ length: SETTLES }, (_, i): DiePose => {
    const t = (i + 1) / SETTLES;
    const at = new THREE.Vector3(last.at.x, last.at.y + (height - last.at.y) * t, last.at.z);
    return { at, turned: last.turned.clone().slerp(flat, t) };
  });
  return [...places, ...settling].map(({ at, turned }) => ({
    at: at
      .clone()
      .setX(at.x - last.at.x)
      .setZ(at.z - last.at.z),
    turned,
  }));
}
