/** A surface of triangles, as it is read from a file and made simpler. */
export interface Mesh {
  /** x, y, z of each point; y is up */
  readonly points: Float64Array;
  /** three points a triangle, counter-clockwise seen from outside */
  readonly corners: Uint32Array;
  /** by triangle: a whole number that tells the materials apart, below 65,536 */
  readonly materials: Uint16Array;
}

/** Why a file cannot be used, by the name of its sentence: the thread that reads files has no sentences. */
export type ModelRefusal =
  | { readonly refused: 'noGlb' | 'brokenModel' | 'modelElsewhere' | 'modelLines' | 'tooManyTriangles' | 'emptyModel' }
  | { readonly refused: 'modelNeeds'; readonly extension: string };

/** Thrown by what reads a file, and caught in `takenModel`. */
export class ModelRefused extends Error {
  readonly why: ModelRefusal;
  constructor(why: ModelRefusal) {
    super(why.refused);
    this.why = why;
  }
}
