/**
 * A perspective camera for SVG pictures of a table: no WebGL on screens that must be shown at once. Maps board
 * coordinates to picture coordinates. The whole table, with the tallest piece on it, fits the picture.
 */
export interface Shot {
  /** of the picture, in its own units */
  readonly width: number;
  readonly height: number;
  /** the rotation of the table in degrees */
  readonly azimuth: number;
  /** the elevation of the camera above the table's plane, in degrees */
  readonly elevation: number;
  /** the distance of the camera, in board sizes */
  readonly distance: number;
  readonly margin: number;
}
/** The position of a point in the picture, and the picture units per cell width there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export type Project = (x: number, y: number, z?: number) => Spot;

/** The board spans 0 to `wide` and 0 to `deep`, with y growing away from the camera. */
export function sketchCamera(wide: number, deep: number, shot: Shot): Project {
  const [turn, tilt] = [(shot.azimuth * Math.PI) / 180, (shot.elevation * Math.PI) / 180];
  const far = Math.max(wide, deep) * shot.distance;
  const raw = (x: number, y: number, z: number) => {
    const [px, py] = [x - wide / 2, y - deep / 2];
    const across = px * Math.cos(turn) - py * Math.sin(turn);
    const along = px * Math.sin(turn) + py * Math.cos(turn) + far * Math.cos(tilt);
    const up = z - far * Math.sin(tilt);
    const depth = along * Math.cos(tilt) - up * Math.sin(tilt);
    return { x: across / depth, y: -(along * Math.sin(tilt) + up * Math.cos(tilt)) / depth, scale: 1 / depth };
  };
  const corners = [0, wide].flatMap((x) => [0, deep].flatMap((y) => [-0.5, 1.2].map((z) => raw(x, y, z))));
  const [xs, ys] = [corners.map((c) => c.x), corners.map((c) => c.y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min((shot.width - 2 * shot.margin) / (right - left), (shot.height - 2 * shot.margin) / (foot - top));
  return (x, y, z = 0) => {
    const spot = raw(x, y, z);
    return {
      x: shot.width / 2 + k * (spot.x - (left + right) / 2),
      y: shot.height / 2 + k * (spot.y - (top + foot) / 2),
      scale: k * spot.scale,
    };
  };
}
