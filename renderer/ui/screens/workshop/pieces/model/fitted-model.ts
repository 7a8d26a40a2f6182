/** A model as a game's text has it, from a mesh of any size: simpler, turned to the owner's forward, on the ground, with the slots of figures. */
import { LONGEST_MODEL } from '../../../../../../engine/shared/limits.ts';
import {
  isFlat,
  MODEL_HEIGHT,
  MODEL_REACH,
  MODEL_SLOTS,
  MOST_MODEL_TRIANGLES,
  writeModel,
} from '../../../../../../engine/shared/model.ts';
import type { Mesh } from './mesh.ts';
import { simplified } from './simplified.ts';
import { boxOf } from './welded.ts';

/** how many triangles are left of those that were too long as text */
const FEWER = 0.9;
/** enough to come from the most triangles to a handful */
const TRIES = 40;
/** along its longest side, whatever the file measures in: less is a point */
const LEAST_SIZE = 1e-9;
/** by rank of the materials that do not glow: body, accent, dark, and accent again */
const RANKS = [0, 1, 3];
const [ACCENT, LIGHT] = [1, 2];

/** As base64; null where nothing of it is left. */
export function fittedModel(mesh: Mesh, glowing: ReadonlySet<number>): string | null {
  const { low, high } = boxOf(mesh);
  if (!(Math.max(...high.map((h, k) => h - low[k])) > LEAST_SIZE)) return null;
  const slotOf = slotsOf(mesh, glowing);
  // files look ahead to +z, figures to -z
  let small: Mesh = { ...mesh, points: placed(mesh, true), materials: mesh.materials.map((m) => slotOf.get(m)!) };
  let most = MOST_MODEL_TRIANGLES;
  for (let n = 0; n < TRIES; n++) {
    small = simplified(small, most);
    const text = textOf(small);
    if (text === null) return null;
    if (text.length <= LONGEST_MODEL) return text;
    most = Math.floor(Math.min(most, small.materials.length) * FEWER);
  }
  return null;
}

/** The slot of each material: the one that covers most is the body, in the colour of the side. */
function slotsOf({ points, corners, materials }: Mesh, glowing: ReadonlySet<number>): ReadonlyMap<number, number> {
  const areas = new Map<number, number>();
  for (const [t, material] of materials.entries()) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * corners[3 * t + k]);
    const [u, v] = [b, c].map((p) => [0, 1, 2].map((k) => points[p + k] - points[a + k]));
    const area = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
    areas.set(material, (areas.get(material) ?? 0) + area);
  }
  const ranked = [...areas].sort(([, a], [, b]) => b - a).map(([material]) => material);
  // whatever glows, a side must be known by its colour
  const [body, ...others] = ranked;
  const plain = [body, ...others.filter((material) => !glowing.has(material))];
  return new Map(
    ranked.map((material) => {
      const rank = plain.indexOf(material);
      return [material, rank < 0 ? LIGHT : (RANKS[rank] ?? ACCENT)];
    }),
  );
}

/** In units, as large as it may be. */
function placed(mesh: Mesh, isTurned: boolean): Float64Array {
  const { low, high } = boxOf(mesh);
  const [wide, tall, deep] = high.map((h, k) => h - low[k]);
  const scale = Math.min(MODEL_HEIGHT / tall, (2 * MODEL_REACH) / Math.max(wide, deep));
  const middle = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2];
  return mesh.points.map((n, i) => (n - middle[i % 3]) * (isTurned && i % 3 !== 1 ? -scale : scale));
}

/** As text, which may be too long; null where no triangle has a surface in whole units. */
function textOf(mesh: Mesh): string | null {
  let left = mesh;
  let whole: Int16Array;
  for (;;) {
    if (left.corners.length === 0) return null;
    // what is lost may have been what it stood on
    whole = Int16Array.from(placed(left, false), Math.round);
    const kept = left.materials.reduce((so: number[], _, t) => {
      const [a, b, c] = left.corners.subarray(3 * t, 3 * t + 3);
      if (!isFlat(whole, a, b, c)) so.push(t);
      return so;
    }, []);
    if (kept.length === left.materials.length) break;
    left = {
      points: left.points,
      corners: Uint32Array.from(kept.flatMap((t) => [...left.corners.subarray(3 * t, 3 * t + 3)])),
      materials: Uint16Array.from(kept, (t) => left.materials[t]),
    };
  }
  const numbers = new Map<string, number>();
  const places: number[] = [];
  const numberOf = (corner: number): number => {
    const place = whole.subarray(3 * corner, 3 * corner + 3);
    const key = place.join();
    const found = numbers.get(key);
    if (found !== undefined) return found;
    numbers.set(key, numbers.size);
    places.push(...place);
    return numbers.size - 1;
  };
  const bySlot = Array.from({ length: MODEL_SLOTS }, (): number[] => []);
  for (const [t, slot] of left.materials.entries())
    bySlot[slot].push(...Array.from(left.corners.subarray(3 * t, 3 * t + 3), numberOf));
  const ordered = bySlot.flatMap((corners) => inStrips(corners));
  const renumbered = new Map<number, number>();
  for (const corner of ordered) if (!renumbered.has(corner)) renumbered.set(corner, renumbered.size);
  return writeModel({
    points: Int16Array.from([...renumbered.keys()].flatMap((p) => places.slice(3 * p, 3 * p + 3))),
    corners: Uint16Array.from(ordered, (corner) => renumbered.get(corner)!),
    slots: bySlot.map((corners) => corners.length / 3),
  });
}

/** The triangles one beside the other: then their corners are short as text. */
function inStrips(corners: readonly number[]): readonly number[] {
  const round = new Map<number, number[]>();
  for (const [i, corner] of corners.entries()) {
    const there = round.get(corner);
    if (there) there.push(Math.floor(i / 3));
    else round.set(corner, [Math.floor(i / 3)]);
  }
  const ordered: number[] = [];
  const done = new Set<number>();
  for (let first = 0; first < corners.length / 3; first++) {
    const open = [first];
    for (let t = open.pop(); t !== undefined; t = open.pop()) {
      if (done.has(t)) continue;
      done.add(t);
      const three = corners.slice(3 * t, 3 * t + 3);
      ordered.push(...three);
      // who shares an edge comes next, and the last one first
      for (const p of three)
        for (const other of round.get(p)!)
          if (!done.has(other) && three.filter((q) => corners.slice(3 * other, 3 * other + 3).includes(q)).length > 1)
            open.push(other);
    }
  }
  return ordered;
}
