/**
 * Which neighbours are tied: from each root, breadth first, through all that touch and wear the same livery. Worked out
 * from where figures are now, so it holds in the middle of a motion too: a unit that goes loses its nerves as it leaves.
 * While a preview is shown the ties are those that would be, and whoever would fall out has a torn one.
 */
import type { TieArt } from '../art.ts';
import type { Figure } from '../pieces/batches.ts';
import type { Spot } from '../places.ts';

export interface Tie {
  /** the end nearer the root */
  readonly from: Spot;
  readonly to: Spot;
  readonly livery: number;
  readonly torn: boolean;
}

/** Neighbours are one apart on each axis; this leaves room for a figure that has just set off. */
const REACH = 1.35;
/** a figure that is fainter than this is shown elsewhere, or is going */
const FAINT = 0.55;
const HIGH = 0.5;

interface Unit {
  readonly at: Spot;
  readonly livery: number;
  readonly root: boolean;
}

const touch = (a: Spot, b: Spot): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z)) < REACH && Math.abs(a.y - b.y) < HIGH;

/** For each unit the one before it on its way from the root, null for roots; who has no way is missing. */
function grown(units: readonly Unit[]): Map<Unit, Unit | null> {
  const before = new Map<Unit, Unit | null>(units.filter((unit) => unit.root).map((unit) => [unit, null]));
  // a map goes on over what is added to it, in that order: breadth first
  for (const unit of before.keys()) {
    for (const other of units) {
      if (other.livery === unit.livery && !before.has(other) && touch(unit.at, other.at)) before.set(other, unit);
    }
  }
  return before;
}

/** Figures in trays, in the air and of stone are tied to nobody. */
export function tiesOf(figures: Iterable<Figure>, art: TieArt): readonly Tie[] {
  const now: Unit[] = [];
  const shown: Unit[] = [];
  let previewing = false;
  for (const { pose, stands, real } of figures) {
    if (pose.inTray || pose.chill > 0.5 || pose.spirit > 0.5 || pose.rides) continue;
    const at: Spot = { x: stands.x, y: stands.y, z: stands.z };
    const unit = { at, livery: pose.livery ?? pose.side, root: art.isRoot(pose.kind) };
    if (real) now.push(unit);
    if (!real || pose.presence > FAINT) shown.push(unit);
    if (!real) previewing = true;
  }
  const ways = grown(shown);
  const whole = [...ways].flatMap(([unit, from]): Tie[] =>
    from ? [{ from: from.at, to: unit.at, livery: unit.livery, torn: false }] : [],
  );
  if (!previewing) return whole;
  const stays = new Set(shown);
  const torn = [...grown(now)].flatMap(([unit, from]): Tie[] =>
    from && stays.has(unit) && !ways.has(unit) ? [{ from: from.at, to: unit.at, livery: unit.livery, torn: true }] : [],
  );
  return [...whole, ...torn];
}
