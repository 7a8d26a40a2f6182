/** A point in the scene. A cell is 1 x 1; x grows with the files, y up, z towards side 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
