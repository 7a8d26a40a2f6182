/** Which figures stand between an eye and the middle of a cell: they are drawn faint while the cell is attended to. */
import type { Spot } from '../../art/spot.ts';
import type { Capsule } from './pick.ts';

/** A figure is thinner than its capsule, most of all towards its head. */
const THIN = 0.8;
/** over the surface of the cell, where a mark or a foot is seen */
const OVER = 0.06;

export function veiling(eye: Spot, at: Spot, capsules: readonly Capsule[], cell: number): ReadonlySet<number> {
  const [dx, dy, dz] = [at.x - eye.x, at.y + OVER - eye.y, at.z - eye.z];
  const long = dx * dx + dz * dz;
  const found = new Set<number>();
  // from straight above nothing stands in front of a cell
  if (long < 1e-6) return found;
  for (const { id, x, y, z, radius, height, cell: own } of capsules) {
    if (own === null || own === cell) continue;
    const along = ((x - eye.x) * dx + (z - eye.z) * dz) / long;
    if (along <= 0 || along >= 1) continue;
    const aside = Math.hypot(eye.x + dx * along - x, eye.z + dz * along - z);
    if (aside < radius * THIN && eye.y + dy * along < y + height) found.add(id);
  }
  return found;
}
