/** Points of a mesh made one where they lie in the same cell of a grid: exactly, or so coarsely that far fewer triangles are left. */
import type { Mesh } from './mesh.ts';

/** The box round its triangles: its lowest and its highest corner. */
export function boxOf({ points, corners }: Mesh): {
  readonly low: readonly number[];
  readonly high: readonly number[];
} {
  const low = [0, 1, 2].map(() => Number.POSITIVE_INFINITY);
  const high = [0, 1, 2].map(() => Number.NEGATIVE_INFINITY);
  for (const corner of corners) {
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k], points[3 * corner + k]);
      high[k] = Math.max(high[k], points[3 * corner + k]);
    }
  }
  return { low, high };
}

const NONE = 0xffffffff;

/**
 * `grid`: cells along the longest side of the box, at most 65,536. Each point becomes the mean of its cell; no triangle is there
 * twice or without a surface, and no point without a triangle.
 */
export function welded(mesh: Mesh, grid: number): Mesh {
  const { points, corners, materials } = mesh;
  const { low, high } = boxOf(mesh);
  const cell = Math.max(...high.map((h, k) => h - low[k])) / grid || 1;
  const cells = new Map<number, number>();
  const sums: number[] = [];
  const counts: number[] = [];
  const cellOf = new Uint32Array(points.length / 3).fill(NONE);
  for (const p of corners) {
    if (cellOf[p] !== NONE) continue;
    let key = 0;
    for (let k = 0; k < 3; k++) key = key * 65_537 + Math.floor((points[3 * p + k] - low[k]) / cell);
    let found = cells.get(key);
    if (found === undefined) {
      found = counts.length;
      cells.set(key, found);
      counts.push(0);
      sums.push(0, 0, 0);
    }
    cellOf[p] = found;
    counts[found]++;
    for (let k = 0; k < 3; k++) sums[3 * found + k] += points[3 * p + k];
  }
  const kept: number[] = [];
  const keptMaterials: number[] = [];
  const seen = new Set<string>();
  for (let t = 0; t < materials.length; t++) {
    const three = [0, 1, 2].map((k) => cellOf[corners[3 * t + k]]);
    const [a, b, c] = three;
    if (a === b || b === c || c === a) continue;
    const first = three.indexOf(Math.min(a, b, c));
    const key = `${three[first]} ${three[(first + 1) % 3]} ${three[(first + 2) % 3]}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(a, b, c);
    keptMaterials.push(materials[t]);
  }
  return {
    points: Float64Array.from(sums, (sum, i) => sum / counts[Math.floor(i / 3)]),
    corners: Uint32Array.from(kept),
    materials: Uint16Array.from(keptMaterials),
  };
}
