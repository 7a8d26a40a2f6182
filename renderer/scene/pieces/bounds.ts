/** How large a figure is for picking: the upright capsule that its own geometry fills. */
import type { BufferGeometry } from 'three';

export interface FigureBounds {
  readonly radius: number;
  readonly height: number;
}

/**
 * The radius is the mean half width of the box, not the corner, because wings and booms are thin; never below a
 * comfortable click. Measured from the geometry, so a new figure needs no numbers.
 */
export function figureBounds(figure: BufferGeometry): FigureBounds {
  if (!figure.boundingBox) figure.computeBoundingBox();
  const { min, max } = figure.boundingBox!;
  const mean = (max.x - min.x + max.z - min.z) / 4;
  return { radius: Math.min(0.42, Math.max(0.26, mean * 0.92)), height: max.y };
}
