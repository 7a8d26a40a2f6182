/**
 * A mesh with fewer triangles: edges are collapsed, the cheapest first, by the quadric error metric of Garland and Heckbert. Open
 * edges and edges between materials are held by planes of their own. What has very many triangles is put on a grid first, so that
 * the time is bounded.
 */
import type { Mesh } from './mesh.ts';
import { welded } from './welded.ts';

/** of more triangles than these the grid takes most away before */
const MOST_COLLAPSED = 24_000;
/** a grid that tells apart whatever a figure shows, and how much coarser the next one is */
const [FINE, COARSER] = [16_384, 0.75];
/** how much open edges and edges of materials weigh */
const HELD = 20;
/** a point with more triangles stays where it is: to look through all of them again and again would take too long */
const MOST_ROUND = 1000;
/** a triangle may not turn by more than this (as a cosine) */
const TURN = 0.2;

/** Of this many triangles at most; fewer where it has fewer. */
export function simplified(mesh: Mesh, most: number): Mesh {
  let small = welded(mesh, FINE);
  for (let grid = 256; small.materials.length > MOST_COLLAPSED; grid = Math.floor(grid * COARSER))
    small = welded(mesh, grid);
  if (small.materials.length <= most) return small;
  const collapsed = new Collapsing(small).down(most);
  // what is in very many parts that hang together nowhere does not collapse so far
  let left = collapsed;
  for (let grid = 128; left.materials.length > most && grid > 0; grid = Math.floor(grid * COARSER))
    left = welded(collapsed, grid);
  return left;
}

/** of a symmetric matrix of 4 x 4: the upper triangle, row by row */
const QUADRIC = 10;

class Collapsing {
  private readonly points: Float64Array;
  private readonly corners: Uint32Array;
  private readonly materials: Uint16Array;
  private readonly isGone: Uint8Array;
  private left: number;
  /** by point: its triangles, also some that are gone */
  private readonly round: number[][];
  private readonly quadrics: Float64Array;
  /** by point: how often it has been moved, so that older costs are known as such */
  private readonly age: Uint32Array;
  private readonly heap = new CostHeap();

  constructor({ points, corners, materials }: Mesh) {
    this.points = points.slice();
    this.corners = corners.slice();
    this.materials = materials;
    this.isGone = new Uint8Array(materials.length);
    this.left = materials.length;
    this.round = Array.from({ length: points.length / 3 }, () => []);
    for (let i = 0; i < corners.length; i++) this.round[corners[i]].push(Math.floor(i / 3));
    this.quadrics = new Float64Array((QUADRIC * points.length) / 3);
    this.age = new Uint32Array(points.length / 3);
    this.addPlanes();
  }

  down(most: number): Mesh {
    for (let p = 0; p < this.round.length; p++) for (const q of this.neighbours(p)) if (p < q) this.push(p, q);
    while (this.left > most) {
      const next = this.heap.pop();
      if (!next) break;
      const { p, q, ages } = next;
      if (this.age[p] + this.age[q] === ages && this.age[p] !== GONE && this.age[q] !== GONE)
        this.collapse(p, q, next.to);
    }
    const kept = [...this.materials.keys()].filter((t) => !this.isGone[t]);
    return {
      points: this.points,
      corners: Uint32Array.from(kept.flatMap((t) => [...this.corners.subarray(3 * t, 3 * t + 3)])),
      materials: Uint16Array.from(kept, (t) => this.materials[t]),
    };
  }

  private addPlanes(): void {
    const edges = new Map<number, number[]>();
    const count = this.round.length;
    for (let t = 0; t < this.materials.length; t++) {
      const [normal, area] = this.normalOf(t);
      const three = this.corners.subarray(3 * t, 3 * t + 3);
      for (const p of three) this.addPlane(p, normal, p, area);
      for (let k = 0; k < 3; k++) {
        const [p, q] = [three[k], three[(k + 1) % 3]];
        const key = Math.min(p, q) * count + Math.max(p, q);
        const there = edges.get(key);
        if (there) there.push(t);
        else edges.set(key, [t]);
      }
    }
    for (const [key, triangles] of edges) {
      const [first, second] = triangles;
      if (triangles.length === 2 && this.materials[first] === this.materials[second]) continue;
      const [p, q] = [Math.floor(key / count), key % count];
      const along = this.difference(q, p);
      const [normal] = this.normalOf(first);
      const across = unit(cross(along, normal));
      for (const end of [p, q]) this.addPlane(end, across, p, HELD * dot(along, along));
    }
  }
  /** A plane through a point, with a weight. */
  private addPlane(to: number, [a, b, c]: readonly number[], through: number, weight: number): void {
    const d = -(a * this.points[3 * through] + b * this.points[3 * through + 1] + c * this.points[3 * through + 2]);
    const [at, q] = [QUADRIC * to, this.quadrics];
    const plane = [a, b, c, d];
    let k = 0;
    for (let i = 0; i < 4; i++) for (let j = i; j < 4; j++) q[at + k++] += weight * plane[i] * plane[j];
  }
  private errorAt(p: number, q: number, [x, y, z]: readonly number[]): number {
    const s = (k: number): number => this.quadrics[QUADRIC * p + k] + this.quadrics[QUADRIC * q + k];
    return (
      s(0) * x * x +
      s(4) * y * y +
      s(7) * z * z +
      s(9) +
      2 * (s(1) * x * y + s(2) * x * z + s(3) * x + s(5) * y * z + s(6) * y + s(8) * z)
    );
  }

  private push(p: number, q: number): void {
    const [a, b] = [this.pointOf(p), this.pointOf(q)];
    const places = [a, b, a.map((n, k) => (n + b[k]) / 2), ...this.best(p, q, a, b)];
    let [to, cost] = [places[0], Number.POSITIVE_INFINITY];
    for (const place of places) {
      const error = this.errorAt(p, q, place);
      if (error < cost) [to, cost] = [place, error];
    }
    // of level surfaces the short edges go first
    const length = Math.hypot(...a.map((n, k) => n - b[k]));
    this.heap.push({ cost: Math.max(0, cost) + 1e-9 * length * length, p, q, to, ages: this.age[p] + this.age[q] });
  }
  /** Where the error is least, unless that is far away or nowhere. */
  private best(p: number, q: number, a: readonly number[], b: readonly number[]): readonly (readonly number[])[] {
    const s = (k: number): number => this.quadrics[QUADRIC * p + k] + this.quadrics[QUADRIC * q + k];
    const columns = [
      [s(0), s(1), s(2)],
      [s(1), s(4), s(5)],
      [s(2), s(5), s(7)],
    ] as const;
    const right = [-s(3), -s(6), -s(8)];
    const whole = dot(columns[0], cross(columns[1], columns[2]));
    const scale = (s(0) + s(4) + s(7)) ** 3;
    if (!(Math.abs(whole) > 1e-6 * scale)) return [];
    const at = [
      dot(right, cross(columns[1], columns[2])) / whole,
      dot(columns[0], cross(right, columns[2])) / whole,
      dot(columns[0], cross(columns[1], right)) / whole,
    ];
    const length = Math.hypot(...a.map((n, k) => n - b[k]));
    return Math.hypot(...at.map((n, k) => n - (a[k] + b[k]) / 2)) < 2 * length ? [at] : [];
  }

  private collapse(p: number, q: number, to: readonly number[]): void {
    if (this.round[p].length + this.round[q].length > MOST_ROUND) return;
    const shared = this.round[p].filter((t) => !this.isGone[t] && this.has(t, q));
    const moved = [...this.round[p], ...this.round[q]].filter(
      (t) => !this.isGone[t] && !(this.has(t, p) && this.has(t, q)),
    );
    if (shared.length === 0 || this.pinches(p, q, shared.length) || moved.some((t) => this.turnsOver(t, p, q, to)))
      return;
    this.points.set(to, 3 * p);
    for (const t of shared) this.isGone[t] = 1;
    this.left -= shared.length;
    for (const t of moved) for (let k = 0; k < 3; k++) if (this.corners[3 * t + k] === q) this.corners[3 * t + k] = p;
    this.round[p] = [...new Set(moved)];
    this.round[q] = [];
    for (let k = 0; k < QUADRIC; k++) this.quadrics[QUADRIC * p + k] += this.quadrics[QUADRIC * q + k];
    this.age[p]++;
    this.age[q] = GONE;
    for (const other of this.neighbours(p)) this.push(p, other);
  }
  /** Would two parts of the surface be glued together? Then both ends have more neighbours in common than the triangles between them. */
  private pinches(p: number, q: number, shared: number): boolean {
    const others = this.neighbours(q);
    let common = 0;
    for (const one of this.neighbours(p)) if (others.has(one)) common++;
    return common > shared;
  }
  private turnsOver(t: number, p: number, q: number, to: readonly number[]): boolean {
    const before = this.trianglePoints(t);
    const after = before.map((point, k) => {
      const corner = this.corners[3 * t + k];
      return corner === p || corner === q ? to : point;
    });
    const [old, now] = [before, after].map(([a, b, c]) => cross(minus(b, a), minus(c, a)));
    const [one, other] = [Math.hypot(...old), Math.hypot(...now)];
    return one > 0 && dot(old, now) <= TURN * one * other;
  }

  private neighbours(p: number): Set<number> {
    const found = new Set<number>();
    for (const t of this.round[p]) if (!this.isGone[t]) for (let k = 0; k < 3; k++) found.add(this.corners[3 * t + k]);
    found.delete(p);
    return found;
  }
  private has(t: number, p: number): boolean {
    const { corners } = this;
    return corners[3 * t] === p || corners[3 * t + 1] === p || corners[3 * t + 2] === p;
  }
  private pointOf(p: number): readonly number[] {
    return [this.points[3 * p], this.points[3 * p + 1], this.points[3 * p + 2]];
  }
  private difference(p: number, q: number): readonly number[] {
    return minus(this.pointOf(p), this.pointOf(q));
  }
  private trianglePoints(t: number): readonly (readonly number[])[] {
    return [0, 1, 2].map((k) => this.pointOf(this.corners[3 * t + k]));
  }
  /** A unit vector, and twice the area. */
  private normalOf(t: number): readonly [readonly number[], number] {
    const [a, b, c] = this.trianglePoints(t);
    const normal = cross(minus(b, a), minus(c, a));
    return [unit(normal), Math.hypot(...normal)];
  }
}

const GONE = 0xffffffff;
const minus = (a: readonly number[], b: readonly number[]): readonly number[] => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
];
const dot = (a: readonly number[], b: readonly number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: readonly number[], b: readonly number[]): readonly number[] => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(a: readonly number[]): readonly number[] {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return a.map((n) => n / length);
}

interface Collapse {
  readonly cost: number;
  readonly p: number;
  readonly q: number;
  /** where the point comes to lie */
  readonly to: readonly number[];
  /** of both ends, when the cost was reckoned */
  readonly ages: number;
}
/** A binary heap, the lowest cost first. */
class CostHeap {
  private readonly items: Collapse[] = [];
  push(item: Collapse): void {
    const { items } = this;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (items[above].cost <= item.cost) break;
      items[at] = items[above];
      at = above;
    }
    items[at] = item;
  }
  pop(): Collapse | undefined {
    const { items } = this;
    const [first] = items;
    const last = items.pop();
    if (!last || items.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && items[below + 1].cost < items[below].cost) below++;
      if (items[below].cost >= last.cost) break;
      items[at] = items[below];
      at = below;
    }
    items[at] = last;
    return first;
  }
}
