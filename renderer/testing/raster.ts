/** Triangles as the points of a grid that they cover, as a graphics card draws them: it needs neither one nor a browser. */
import * as THREE from 'three';

type Point = readonly [x: number, y: number, depth: number];

export interface Grid {
  readonly width: number;
  readonly height: number;
}

/**
 * Calls `paint` for every point of the grid that a triangle covers: its index, its depth there, and the triangle's first
 * vertex. `corner`: where a vertex is, in points of the grid.
 */
export function rasterize(
  vertices: number,
  { width, height }: Grid,
  corner: (vertex: number) => Point,
  paint: (at: number, depth: number, vertex: number) => void,
): void {
  for (let i = 0; i < vertices; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-9) continue;
    const [top, bottom] = [Math.floor(Math.min(a[1], b[1], c[1])), Math.max(a[1], b[1], c[1])];
    const [left, right] = [Math.floor(Math.min(a[0], b[0], c[0])), Math.max(a[0], b[0], c[0])];
    for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++) {
      for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const u = ((b[0] - px) * (c[1] - py) - (c[0] - px) * (b[1] - py)) / area;
        const v = ((c[0] - px) * (a[1] - py) - (a[0] - px) * (c[1] - py)) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        paint(y * width + x, u * a[2] + v * b[2] + (1 - u - v) * c[2], i);
      }
    }
  }
}

/** Where a camera shows the vertices of a geometry, in points of the grid; depth grows away from the eye. */
export function triangleCorners(
  points: ArrayLike<number>,
  placed: THREE.Matrix4,
  camera: THREE.Camera,
  { width, height }: Grid,
): (vertex: number) => Point {
  const seen = placed.clone().premultiply(camera.matrixWorldInverse).premultiply(camera.projectionMatrix);
  const v = new THREE.Vector3();
  return (vertex) => {
    v.fromArray(points, vertex * 3).applyMatrix4(seen);
    return [((v.x + 1) / 2) * width, ((1 - v.y) / 2) * height, v.z];
  };
}
