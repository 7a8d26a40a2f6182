/**
 * What was thrown, on its tray beside the board: at the far left as the seat sees it, where neither pieces nor the trays
 * are. It rolls, lies there, and is taken away; a throw that is not to be animated lies there at once.
 */
import * as THREE from 'three';
import type { Side } from '../../../electron/contract/view.ts';
import type { Thrown, TossKnock } from '../../board/props.ts';
import type { BoxPlan } from '../board/box-plans.ts';
import { labelReach } from '../board/labels.ts';
import type { Places } from '../places.ts';
import type { SolidName } from './solids.ts';
import { shownBy, solid } from './solids.ts';
import { endOf, placeAt, planRoll, type Roll, solidOf, type ThrowRoom } from './throw.ts';
import type { DiePose } from './tumble.ts';

/** The middle of the tray's floor, and how large it is. */
export interface DiceTray {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly length: number;
  /** how many cells one unit of a die is */
  readonly scale: number;
}
export interface ThrownDie extends DiePose {
  readonly solid: SolidName;
  readonly scale: number;
  /** it lies still */
  readonly rests: boolean;
}
export interface DiceOnTable {
  readonly tray: DiceTray;
  readonly dice: readonly ThrownDie[];
}

/** the height of the tray's floor, as the trays of captured pieces have it */
export const FLOOR = 0.035;
/** in units of a die */
const ROOM: ThrowRoom = { x: 1.04, z: 1.53 };
/**
 * A die of a board that is eleven cells wide, or as deep, is larger than its pieces, so that its number can be read; a
 * larger board is seen from farther away.
 */
const [SCALE, CELLS] = [1.35, 11];
/** of a die that lies there, in its units */
const HIGHEST = 0.8;
/** between this tray and the middle of the labels of the board, and between it and what else stands there */
const [GAP, AIR] = [0.35, 0.4];

/**
 * Where the tray may be as this seat sees it, at the far left: beyond the tray of captured pieces there, or on its outer side.
 * `hasBoxes`: the boxes of a free table are there, beyond which it is.
 */
export function traysFor({ width, depth, trays, boxes }: Places, seat: Side, hasBoxes: boolean): DiceTray[] {
  const flip = seat === 0 ? 1 : -1;
  const left = trays[seat === 0 ? 1 : 0];
  const start = left.z * flip - left.length / 2 - AIR;
  const scale = (SCALE * Math.max(width, depth)) / CELLS;
  const [wide, length] = [2 * ROOM.x * scale, 2 * ROOM.z * scale];
  const far = -depth / 2 + length / 2;
  const more = hasBoxes ? widest(boxes) + AIR : 0;
  const inner = width / 2 + labelReach(width, depth) + GAP;
  const outer = Math.abs(left.x) + left.width / 2 + AIR;
  const places = [
    { out: inner, z: Math.min(start - length / 2, far) },
    { out: outer, z: far },
  ];
  return places.map(({ out, z }) => ({
    x: -flip * (out + more + wide / 2),
    z: flip * z,
    width: wide,
    length,
    scale,
  }));
}
/** What must be in view for it: its floor, and dice on it. */
export const trayCorners = ({ x, z, width, length, scale }: DiceTray): THREE.Vector3[] =>
  [-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].flatMap((b) => [0, HIGHEST * scale].map((y) => new THREE.Vector3(x + a * width, y, z + b * length))),
  );
const widest = (boxes: readonly BoxPlan[]): number => Math.max(...boxes.map(({ width }) => width));

export class ThrownDice {
  listener: (knock: TossKnock) => void = () => {};
  #now: {
    readonly roll: Roll;
    readonly tray: DiceTray;
    readonly turn: THREE.Quaternion;
    readonly what: SolidName;
  } | null = null;
  #time = 0;

  /** `isStill`: it lies there at once. */
  show(thrown: Thrown, tray: DiceTray, seat: Side, isStill: boolean): void {
    const roll = planRoll(thrown, ROOM);
    const turn = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 1, 0), seat === 0 ? 0 : Math.PI);
    this.#now = { roll, tray, turn, what: solidOf(thrown) };
    this.#time = isStill ? roll.length : 0;
  }
  clear(): void {
    this.#now = null;
  }

  get isRolling(): boolean {
    return this.#now !== null && this.#time < this.#now.roll.length;
  }

  /** Moves on by so many milliseconds. */
  advance(passed: number): void {
    if (!this.#now || !this.isRolling) return;
    const { roll, what } = this.#now;
    const before = this.#time;
    this.#time = Math.min(roll.length, before + passed / 1000);
    for (const { time, strength } of roll.knocks)
      if (time > before && time <= this.#time) this.listener({ what: what === 'coin' ? 'coin' : 'die', strength });
  }

  /** null: nothing lies there */
  get onTable(): DiceOnTable | null {
    if (!this.#now) return null;
    const { roll, tray, turn } = this.#now;
    const { scale } = tray;
    const dice = roll.dice.flatMap((rolling) => {
      const place = placeAt(rolling, this.#time);
      if (!place) return [];
      const at = place.at.multiplyScalar(scale).applyQuaternion(turn);
      at.add(new THREE.Vector3(tray.x, FLOOR, tray.z));
      const rests = this.#time >= endOf(rolling);
      return { solid: rolling.solid, at, turned: turn.clone().multiply(place.turned), scale, rests };
    });
    return { tray, dice };
  }

  /** What must be in view while it lies there. */
  corners(): THREE.Vector3[] {
    return this.#now ? trayCorners(this.#now.tray) : [];
  }

  /** What lies up, as `d20:17`. */
  shown(): string[] {
    return (this.onTable?.dice ?? []).map(({ solid: name, turned }) => `${name}:${shownBy(solid(name), turned)}`);
  }
}
