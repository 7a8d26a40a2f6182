/** A surface of triangles, as it is read from a file and made simpler. */
export interface Mesh {
  /** x, y, z of each point; y is up */
  readonly points: Float64Array;
  /** three points a triangle, counter-clockwise seen from outside */
  readonly corners: Uint32Array;
  /** by triangle: a whole number that tells the materials apart, below 65,536 */
  readonly materials: Uint16Array;
}

/** Why a file cannot be used, thrown by what reads it and caught in `takenModel`. */
export class ModelRefused extends Error {}
