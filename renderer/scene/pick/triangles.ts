/** Intersection of a ray with a figure's triangles: the exact test after the capsules. */
import type { Ray } from './pick.ts';

/** The pose of a figure: translation, rotation about its axis and scale, from the outside in. */
interface Standing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
}

/** The distance along the ray to the nearest triangle (corners as x, y, z triples), Infinity when there is no hit. */
export function meetsTriangles(ray: Ray, corners: Float32Array, at: Standing): number {
  const [cos, sin] = [Math.cos(at.turn), Math.sin(at.turn)];
  const { way } = ray;
  // the ray in the figure's own space; the direction keeps its length, so distances are the world's divided by the
  // scale
  const [dx, dz] = [ray.from.x - at.x, ray.from.z - at.z];
  const [ox, oy, oz] = [
    (dx * cos - dz * sin) / at.scale,
    (ray.from.y - at.y) / at.scale,
    (dx * sin + dz * cos) / at.scale,
  ];
  const [wx, wy, wz] = [way.x * cos - way.z * sin, way.y, way.x * sin + way.z * cos];
  let best = Infinity;
  for (let i = 0; i < corners.length; i += 9) {
    const [ax, ay, az] = [corners[i], corners[i + 1], corners[i + 2]];
    const [e1x, e1y, e1z] = [corners[i + 3] - ax, corners[i + 4] - ay, corners[i + 5] - az];
    const [e2x, e2y, e2z] = [corners[i + 6] - ax, corners[i + 7] - ay, corners[i + 8] - az];
    // Möller–Trumbore; both faces count, because thin parts are seen from behind too
    const [px, py, pz] = [wy * e2z - wz * e2y, wz * e2x - wx * e2z, wx * e2y - wy * e2x];
    const det = e1x * px + e1y * py + e1z * pz;
    if (Math.abs(det) < 1e-12) continue;
    const [tx, ty, tz] = [ox - ax, oy - ay, oz - az];
    const u = (tx * px + ty * py + tz * pz) / det;
    if (u < 0 || u > 1) continue;
    const [qx, qy, qz] = [ty * e1z - tz * e1y, tz * e1x - tx * e1z, tx * e1y - ty * e1x];
    const v = (wx * qx + wy * qy + wz * qz) / det;
    if (v < 0 || u + v > 1) continue;
    const t = (e2x * qx + e2y * qy + e2z * qz) / det;
    if (t > 0 && t < best) best = t;
  }
  return best * at.scale;
}
