/**
 * What the pointer's ray meets, worked out by arithmetic. A figure is an upright capsule from its kind's own bounds;
 * the nearest figure wins; a cell is met on its own height, so the raised ring is picked where it is seen. A raised
 * cell in front of a figure hides what is behind it. No three.js scene is asked, so it costs the same at any quality.
 */
export interface Ray {
  readonly from: { readonly x: number; readonly y: number; readonly z: number };
  /** of length one */
  readonly way: { readonly x: number; readonly y: number; readonly z: number };
}

/** An upright capsule standing on y, as tall and thick as the figure. */
export interface Capsule {
  readonly id: number;
  /** the cell it stands on, null for a piece in a tray */
  readonly cell: number | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly height: number;
}

const sphereHit = (ray: Ray, x: number, y: number, z: number, r: number): number => {
  const [ox, oy, oz] = [ray.from.x - x, ray.from.y - y, ray.from.z - z];
  const b = ox * ray.way.x + oy * ray.way.y + oz * ray.way.z;
  const h = b * b - (ox * ox + oy * oy + oz * oz - r * r);
  return h < 0 ? Infinity : -b - Math.sqrt(h);
};

/** Distance along the ray to the capsule's skin; Infinity when it misses or lies behind. */
export function meets(ray: Ray, c: Capsule): number {
  const low = c.y + Math.min(c.radius, c.height / 2);
  const high = c.y + Math.max(c.height - c.radius, c.height / 2);
  const [ox, oz] = [ray.from.x - c.x, ray.from.z - c.z];
  const a = ray.way.x ** 2 + ray.way.z ** 2;
  const b = ox * ray.way.x + oz * ray.way.z;
  const h = b * b - a * (ox * ox + oz * oz - c.radius ** 2);
  let best = Infinity;
  if (a > 1e-12 && h >= 0) {
    const t = (-b - Math.sqrt(h)) / a;
    const y = ray.from.y + ray.way.y * t;
    if (y >= low && y <= high) best = t;
  }
  best = Math.min(best, sphereHit(ray, c.x, low, c.z, c.radius), sphereHit(ray, c.x, high, c.z, c.radius));
  return best > 0 ? best : Infinity;
}

export interface CellSpot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The cell the ray meets first, each on its own height, and how far along. */
export function meetsCell(ray: Ray, cells: readonly CellSpot[]): { readonly cell: number; readonly t: number } | null {
  let found: { cell: number; t: number } | null = null;
  for (let cell = 0; cell < cells.length; cell++) {
    const spot = cells[cell];
    const t = (spot.y - ray.from.y) / ray.way.y;
    if (!(t > 0) || (found && t >= found.t)) continue;
    const inside =
      Math.abs(ray.from.x + ray.way.x * t - spot.x) <= 0.5 && Math.abs(ray.from.z + ray.way.z * t - spot.z) <= 0.5;
    if (inside) found = { cell, t };
  }
  return found;
}

/** `clear` says which figures the ray passes through (those that are no destination while a piece is lifted). */
export function pick(
  ray: Ray,
  capsules: readonly Capsule[],
  cells: readonly CellSpot[],
  clear: (capsule: Capsule) => boolean,
): { readonly piece: number | null; readonly cell: number | null } {
  const ground = meetsCell(ray, cells);
  let best: Capsule | null = null;
  let nearest = Infinity;
  for (const capsule of capsules) {
    if (clear(capsule)) continue;
    const t = meets(ray, capsule);
    if (t < nearest) [best, nearest] = [capsule, t];
  }
  const floor = Math.min(...cells.map((c) => c.y));
  const raised = ground && cells[ground.cell].y > floor + 0.1;
  if (best && (!raised || nearest <= ground.t)) return { piece: best.id, cell: best.cell };
  if (!ground) return { piece: null, cell: null };
  const standing = capsules.find((c) => c.cell === ground.cell && !clear(c));
  return { piece: standing?.id ?? null, cell: ground.cell };
}
