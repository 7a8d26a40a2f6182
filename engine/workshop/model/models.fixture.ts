/** Models as the workshop writes them, of few triangles. */
import { MODEL_HEIGHT, MODEL_REACH, writeModel } from '../../shared/model.ts';

const [H, R] = [MODEL_HEIGHT, MODEL_REACH];

/** a pyramid on a square: of the body alone */
export const PYRAMID = writeModel({
  points: Int16Array.of(-R, 0, -R, 0, H, 0, R, 0, -R, R, 0, R, -R, 0, R),
  corners: Uint16Array.of(0, 1, 2, 2, 1, 3, 3, 1, 4, 4, 1, 0, 0, 2, 3, 0, 3, 4),
  slots: [6, 0, 0, 0],
});
/** a flat slab with a spike of the accent on it, all of it lower than the pyramid */
export const SPIKE = writeModel({
  points: Int16Array.of(-R, 0, -R, -R, 20, 0, R, 0, -R, R, 0, R, -R, 0, R, 0, 200, 0, 0, 20, 30),
  corners: Uint16Array.of(0, 1, 2, 2, 1, 3, 3, 1, 4, 4, 1, 0, 0, 2, 3, 0, 3, 4, 1, 5, 2, 2, 5, 6, 6, 5, 1),
  slots: [6, 3, 0, 0],
});
/** the pyramid with so many triangles upon each other that its text is long */
export const LARGE = writeModel({
  points: Int16Array.of(-R, 0, -R, 0, H, 0, R, 0, -R, R, 0, R, -R, 0, R),
  corners: Uint16Array.from({ length: 3000 }, (_, i) => [0, 1, 2, 2, 1, 3, 3, 1, 4, 4, 1, 0, 0, 2, 3, 0, 3, 4][i % 18]),
  slots: [1000, 0, 0, 0],
});
