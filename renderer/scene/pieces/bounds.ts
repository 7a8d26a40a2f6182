/** The size of a figure for picking: an upright capsule computed from its geometry. */
import type { BufferGeometry } from 'three';

export interface FigureBounds {
  readonly radius: number;
  readonly height: number;
  /** the greatest distance of any part from its axis */
  readonly reach: number;
  /** the corners of its triangles as x, y, z triples, for the exact test where capsules overlap */
  readonly corners: Float32Array;
}

/**
 * The radius is the mean half width of the bounding box, not the corner, because wings and booms are thin; never too
 * small to click comfortably. Computed from the geometry, so a new figure needs no numbers.
 */
export function figureBounds(figure: BufferGeometry): FigureBounds {
  if (!figure.boundingBox) figure.computeBoundingBox();
  const { min, max } = figure.boundingBox!;
  const mean = (max.x - min.x + max.z - min.z) / 4;
  const corners = figure.attributes.position.array as Float32Array;
  let reach = 0;
  for (let i = 0; i < corners.length; i += 3) reach = Math.max(reach, Math.hypot(corners[i], corners[i + 2]));
  return { radius: Math.min(0.42, Math.max(0.26, mean * 0.92)), height: max.y, reach, corners };
}
