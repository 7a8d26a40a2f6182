/**
 * A whole throw: which dice, how each of them tumbles into the tray, and where it lies in the end, with the number up that
 * was thrown. A number is put where it has to be by turning the shape onto itself before it is thrown. The same throw
 * looks the same on every machine.
 */
import * as THREE from 'three';
import { USUAL_SIDES } from '../../../engine/shared/dice.ts';
import type { Thrown } from '../../board/props.ts';
import { type DieFace, type Solid, type SolidName, solid, solidWith } from './solids.ts';
import { type DiePose, type Knock, numbers, STEP, type Tumble, tumble } from './tumble.ts';

/** Half the floor of the tray, in cells. */
export interface ThrowRoom {
  readonly x: number;
  readonly z: number;
}
export interface Rolling {
  readonly solid: SolidName;
  readonly tumble: Tumble;
  /** before it is thrown, so that the right number comes up */
  readonly before: THREE.Quaternion;
  /** when it leaves the hand, in seconds after the first of them */
  readonly start: number;
  /** where it comes to rest, from the middle of the tray */
  readonly rest: { readonly x: number; readonly z: number };
}
export interface Roll {
  readonly dice: readonly Rolling[];
  readonly knocks: readonly Knock[];
  /** in seconds */
  readonly length: number;
}

/** of each die so many throws are tried, until one is good enough; otherwise the best is taken */
const TRIES = 48;
const GOOD_ENOUGH = 0.8;
/** from the middle of one die to that of the next, and how far from there it may lie */
const [APART, ASTRAY] = [0.98, 0.03];
const [ROWS, COLUMNS] = [3, 2];
const [OUTSIDE_IS_BAD, MEETING_IS_BAD, LATE_IS_BAD] = [6, 8, 0.8];
/** A die leaves the hand after the one before it, so many steps later, which is when it does not run into the others. */
const [DELAYS, DELAY] = [14, 4];
/** how far its way is turned so that its number is upright, in radians */
const TURNED_MOST = 0.35;
const UP = new THREE.Vector3(0, 1, 0);
/** as high over the floor it still may be outside the tray */
const OVER_THE_WALL = 0.35;
/** of their diameter, from the middle of one die to that of another beside it */
const CLOSE = 0.92;

/** What lies up, as numbers. */
export function valuesOf({ coin, dice }: Pick<Thrown, 'coin' | 'dice'>): readonly number[] {
  return coin === null ? dice : [coin === 'heads' ? 1 : 2];
}
export const solidOf = ({ coin, sides }: Pick<Thrown, 'coin' | 'sides'>): SolidName =>
  coin === null ? solidWith(sides ?? USUAL_SIDES) : 'coin';

/** The middles of so many dice in the tray, in the order in which they are read. */
function spots(count: number): { x: number; z: number }[] {
  const columns = count > ROWS ? COLUMNS : 1;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * APART,
    z: (Math.floor(i / columns) - (rows - 1) / 2) * APART,
  }));
}

const seedOf = (text: string): number => {
  let seed = 7;
  for (let i = 0; i < text.length; i++) seed = (Math.imul(seed, 31) + text.charCodeAt(i)) >>> 0;
  return seed;
};

interface Tried {
  readonly rolling: Rolling;
  readonly score: number;
}
const isGood = (best: Tried | null): boolean => best !== null && best.score > GOOD_ENOUGH;

export function planRoll(thrown: Thrown, room: ThrowRoom): Roll {
  const shape = solid(solidOf(thrown));
  const values = valuesOf(thrown);
  const next = numbers(seedOf(thrown.key));
  const astray = (): number => (2 * next() - 1) * ASTRAY;
  const dice: Rolling[] = [];
  spots(values.length).forEach((spot, i) => {
    const rest = { x: spot.x + astray(), z: spot.z + astray() };
    let best: Tried | null = null;
    // a throw that does not come to rest is left out; of so many at least one does
    for (let tried = 0; (tried < TRIES && !isGood(best)) || best === null; tried++) {
      const path = tumble(shape, Math.floor(next() * 2 ** 32));
      if (path === null) continue;
      const { before, askew } = showing(shape, path, values[i]!);
      const turn = Math.max(-TURNED_MOST, Math.min(TURNED_MOST, askew));
      const rolling = { solid: shape.name, tumble: turned(path, turn), before, start: 0, rest };
      const better = Math.cos(askew - turn);
      const score = better - OUTSIDE_IS_BAD * outside(rolling, shape, room);
      const { steps, meets } = delayOf(rolling, dice, shape);
      const all = score - MEETING_IS_BAD * meets - LATE_IS_BAD * steps * STEP;
      if (best === null || all > best.score) best = { rolling: { ...rolling, start: steps * STEP }, score: all };
    }
    dice.push(best!.rolling);
  });
  const knocks = dice.flatMap(({ tumble: { knocks }, start }) =>
    knocks.map(({ time, strength }) => ({ time: time + start, strength })),
  );
  return {
    dice,
    knocks: knocks.sort((a, b) => a.time - b.time),
    length: Math.max(...dice.map(endOf)),
  };
}

/** When it lies still. */
export const endOf = ({ tumble: { places }, start }: Rolling): number => start + (places.length - 1) * STEP;

/** The same throw in another direction. */
function turned(path: Tumble, by: number): Tumble {
  const turn = new THREE.Quaternion().setFromAxisAngle(UP, by);
  const places = path.places.map(({ at, turned }) => ({
    at: at.clone().applyQuaternion(turn),
    turned: turn.clone().multiply(turned),
  }));
  return { ...path, places };
}

/** The turn before the throw after which it shows that, with its number as upright as possible: 1 if it is. */
function showing({ name, faces, shows, turns }: Solid, { places, lowest }: Tumble, value: number) {
  const end = places[places.length - 1]!.turned;
  const face = faces[shows.indexOf(value)];
  const shown = faces.find((one) => one.value === value);
  let best: { readonly before: THREE.Quaternion; readonly upright: number; readonly askew: number } | null = null;
  for (const before of turns) {
    if (face.normal.clone().applyQuaternion(before).dot(faces[lowest].normal) < 0.999) continue;
    const turned = end.clone().multiply(before);
    // turned by so much about the vertical it is upright
    const askew = name === 'd4' ? sideways(faces, lowest, end) : shown ? askewOf(shown, turned) : 0;
    const upright = Math.cos(askew);
    if (best === null || upright > best.upright) best = { before, upright, askew };
  }
  return best!;
}

function askewOf({ top }: DieFace, turned: THREE.Quaternion): number {
  const { x, z } = top.clone().applyQuaternion(turned);
  return Math.atan2(x, -z);
}
/** Of a die with four sides, whose numbers are upright on all faces that are seen: how far the nearest is turned aside. */
function sideways(faces: readonly DieFace[], lowest: number, turned: THREE.Quaternion): number {
  const aside = faces
    .filter((_, i) => i !== lowest)
    .map(({ normal }) => {
      const { x, z } = normal.clone().applyQuaternion(turned);
      return -Math.atan2(x, z);
    });
  return aside.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
}

/** How far it leaves the tray while it is low. */
function outside({ tumble: { places }, rest }: Rolling, { radius }: Solid, room: ThrowRoom): number {
  let most = 0;
  for (const { at } of places) {
    if (at.y > radius + OVER_THE_WALL) continue;
    most = Math.max(most, Math.abs(rest.x + at.x) + radius - room.x, Math.abs(rest.z + at.z) + radius - room.z);
  }
  return most;
}
/** After how many steps it leaves the hand so that it does not run into the others; and how far it does at best. */
function delayOf(one: Rolling, others: readonly Rolling[], shape: Solid) {
  const last = others.at(-1);
  const first = last ? Math.round(last.start / STEP) : 0;
  let best = { steps: first, meets: Infinity };
  for (let n = 0; n <= (last ? DELAYS : 0); n++) {
    const steps = first + n * DELAY;
    const meets = meeting(one, steps, others, shape);
    if (meets < best.meets) best = { steps, meets };
    if (meets === 0) break;
  }
  return best;
}
/** How far it goes into one of the others, if it leaves the hand after so many steps. */
function meeting(one: Rolling, delay: number, others: readonly Rolling[], { radius }: Solid): number {
  const near = 2 * radius * CLOSE;
  let nearest = near;
  for (const other of others) {
    const first = Math.round(other.start / STEP);
    const length = Math.max(delay + one.tumble.places.length, first + other.tumble.places.length);
    // those that are still in the hand are not seen
    for (let n = Math.max(delay, first); n < length; n += 2) {
      const { at: a } = one.tumble.places[Math.min(n - delay, one.tumble.places.length - 1)]!;
      const { at: b } = other.tumble.places[Math.min(n - first, other.tumble.places.length - 1)]!;
      const [x, z] = [one.rest.x + a.x - other.rest.x - b.x, one.rest.z + a.z - other.rest.z - b.z];
      nearest = Math.min(nearest, Math.hypot(x, a.y - b.y, z));
    }
  }
  return near - nearest;
}

/**
 * Where a die is so many seconds after the throw, from the middle of the floor of the tray; null: it is still in the hand.
 */
export function placeAt({ tumble: { places }, before, start, rest }: Rolling, time: number): DiePose | null {
  if (time < start) return null;
  const exact = Math.min(places.length - 1, (time - start) / STEP);
  const [one, two] = [places[Math.floor(exact)]!, places[Math.ceil(exact)]!];
  const t = exact - Math.floor(exact);
  const at = one.at.clone().lerp(two.at, t);
  return {
    at: at.setX(at.x + rest.x).setZ(at.z + rest.z),
    turned: one.turned.clone().slerp(two.turned, t).multiply(before),
  };
}
