/**
 * Ray picking by arithmetic. A figure is an upright capsule computed from its kind's bounds; where several capsules are
 * hit, the triangles of the figures decide. A cell is tested at its own height, so the raised ring is picked where it
 * is visible. A raised cell in front of a figure hides what is behind it. The three.js scene is not used, so picking
 * costs the same at any quality.
 */
export interface Ray {
  readonly from: { readonly x: number; readonly y: number; readonly z: number };
  /** normalized */
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
  /** the greatest distance of any part from the axis, where wings and booms extend beyond the capsule */
  readonly reach?: number;
}

const sphereHit = (ray: Ray, x: number, y: number, z: number, r: number): number => {
  const [ox, oy, oz] = [ray.from.x - x, ray.from.y - y, ray.from.z - z];
  const b = ox * ray.way.x + oy * ray.way.y + oz * ray.way.z;
  const h = b * b - (ox * ox + oy * oy + oz * oz - r * r);
  return h < 0 ? Infinity : -b - Math.sqrt(h);
};

/** Distance along the ray to the capsule's surface; Infinity when it misses or is behind the origin. */
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

/** The first cell that the ray hits, each at its own height, and the distance. */
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

/** How far a ray passes from a capsule's axis, in radii: 0 through the middle, 1 at the surface. */
function offAxis(ray: Ray, c: Capsule): number {
  const flat = Math.hypot(ray.way.x, ray.way.z);
  if (flat < 1e-9) return Math.hypot(ray.from.x - c.x, ray.from.z - c.z) / c.radius;
  return Math.abs((c.x - ray.from.x) * ray.way.z - (c.z - ray.from.z) * ray.way.x) / flat / c.radius;
}

/** The result of the exact test: where the ray hits the figure's triangles, Infinity when it misses them. */
export type Touch = (capsule: Capsule, ray: Ray) => number;

/**
 * The share of a capsule's radius that always belongs to the figure, whatever its triangles leave open: the hole of a
 * loop is part of the figure.
 */
const CORE = 0.3;

/**
 * The figure under a ray. Where the ray hits triangles or the core of a figure, the nearest of those figures is picked;
 * where it only passes close by, the one whose axis is nearest, because a capsule is wider than a pointed figure and
 * would otherwise take clicks on what is visible beside its tip.
 */
function figureUnder(ray: Ray, capsules: readonly Capsule[], touch: Touch | null) {
  let met: { readonly capsule: Capsule; readonly t: number } | null = null;
  let close: { readonly capsule: Capsule; readonly t: number; readonly off: number } | null = null;
  for (const capsule of capsules) {
    const wide =
      capsule.reach === undefined ? capsule : { ...capsule, radius: Math.max(capsule.radius, capsule.reach) };
    if (touch && meets(ray, wide) < Infinity) {
      const t = Math.min(touch(capsule, ray), meets(ray, { ...capsule, radius: capsule.radius * CORE }));
      if (t < (met?.t ?? Infinity)) met = { capsule, t };
    }
    const t = meets(ray, capsule);
    if (t === Infinity) continue;
    const off = touch ? offAxis(ray, capsule) : t;
    if (off < (close?.off ?? Infinity)) close = { capsule, t, off };
  }
  return met ?? close;
}

/**
 * `clear` says which figures the ray passes through (those that are no destination while a piece is lifted); `touch`
 * makes the choice between figures exact; without it the nearest capsule is picked.
 */
export function pickAt(
  ray: Ray,
  capsules: readonly Capsule[],
  cells: readonly CellSpot[],
  clear: (capsule: Capsule) => boolean,
  touch: Touch | null = null,
): { readonly piece: number | null; readonly cell: number | null } {
  const ground = meetsCell(ray, cells);
  const standing = capsules.filter((c) => !clear(c));
  const best = figureUnder(ray, standing, touch);
  const floor = Math.min(...cells.map((c) => c.y));
  const raised = ground && cells[ground.cell].y > floor + 0.1;
  if (best && (!raised || best.t <= ground.t)) return { piece: best.capsule.id, cell: best.capsule.cell };
  if (!ground) return { piece: null, cell: null };
  return { piece: standing.find((c) => c.cell === ground.cell)?.id ?? null, cell: ground.cell };
}
