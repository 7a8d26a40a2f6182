/**
 * A little camera for pictures of a table that are drawn as SVG: no WebGL on the screens that must be there at once.
 * Board coordinates in, picture coordinates out. The whole table, with the tallest piece on it, fits the picture.
 */
export interface Shot {
  /** of the picture, in its own units */
  readonly width: number;
  readonly height: number;
  /** degrees the table is turned */
  readonly azimuth: number;
  /** degrees the eye stands above the table's plane */
  readonly elevation: number;
  /** of the eye, in board sizes */
  readonly distance: number;
  readonly margin: number;
}
/** Where a point is in the picture, and how many picture units one cell width is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export type Project = (x: number, y: number, z?: number) => Spot;

/** The board spans 0 to `wide` and 0 to `deep`, with y growing away from the eye. */
export function camera(wide: number, deep: number, shot: Shot): Project {
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
