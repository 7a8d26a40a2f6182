/**
 * What the stage knows of the weight of pieces. The code behind it, and the library, are loaded only when pieces have weight
 * (`usePhysics`).
 */
import type { Spot } from '../../art/spot.ts';
import type { Pose } from '../places.ts';

/** Where a figure is: its foot, and its orientation as a quaternion. */
export interface Placement extends Spot {
  readonly spin: readonly [number, number, number, number];
}
/** The arm that sweeps: where it is on the table, and how far it reaches around there. */
export interface Arm extends Spot {
  readonly reach: number;
}

/** Figures that are loose: they lie or stand elsewhere than where they count, until they are put back. */
export interface LoosePieces {
  /** how it is drawn where it is loose; null: where it counts */
  pose(id: number, counts: Pose): Pose | null;
  /** for the pointer; null: fallen off the table; undefined: where it counts */
  placement(id: number): Placement | null | undefined;
  /** null: no arm is on the table */
  readonly arm: Arm | null;
  /** a hand takes this piece up, which stands then; null: the hand is empty again */
  takeUp(id: number | null): void;
  /** the hand, with the piece in it, is here at this time, in milliseconds */
  hand(at: Spot, when: number): void;
  /** the hand opens over this cell; the piece falls when the game has it there */
  letGo(id: number, shown: Pose, over: Spot): void;
  /** the piece was not put there */
  forgetDrop(): void;
  /** the game's position has changed: figures that did not move stay loose */
  adopt(poses: ReadonlyMap<number, Pose>): void;
  sweep(to: Spot): void;
  endSweep(): void;
  putBack(): void;
  /** Advances by a frame, in milliseconds; true while another is needed. */
  advance(passed: number): boolean;
  free(): void;
}
