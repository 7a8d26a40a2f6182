/**
 * The preview of an action as things to draw: ghosts of the pieces where they would stand, bands along the route (an
 * arc over the table for leaps, two crossing arcs for a swap), a cross on what would be lost, diamonds on the waypoints
 * of a route. Derived from the preview's effects alone; no rule is computed here.
 */
import type { EffectView, Preview, View } from '../../../electron/contract/view.ts';
import type { Spot } from '../../art/spot.ts';
import { markColours } from '../../board/mark-outlines.ts';
import type { CellMark } from '../../board/props.ts';
import { dashes } from '../lines/lines.ts';
import type { Places, Pose } from '../places.ts';
import type { Lying } from '../playback/ground.ts';
import { lineOver, type Ribbon, ringOver } from './ribbon.ts';

/** The look of a piece that stays where it is. */
export type Looks = Pick<Pose, 'dim' | 'chill'>;

export interface PreviewDrawing {
  readonly ghosts: readonly Pose[];
  readonly faint: ReadonlySet<number>;
  readonly changed: ReadonlyMap<number, Looks>;
  readonly foreseen: Preview['after'];
  readonly ribbons: readonly Ribbon[];
  readonly marks: readonly CellMark[];
  /** features that would be placed */
  readonly ground: readonly Lying[];
}

export const EMPTY_DRAWING: PreviewDrawing = {
  ghosts: [],
  faint: new Set(),
  changed: new Map(),
  foreseen: [],
  ribbons: [],
  marks: [],
  ground: [],
};

const GHOST = 0.55;
const WIDE = 0.085;
/** shots and what passes through gates touch nothing between their ends: their lines are dashed */
const DASH = [0.2, 0.14] as const;
/** the height of a shooter's hand, and how far above the board a lifted piece is carried */
const AIM = 0.6;
const CARRIED = 1.1;

/** Are consecutive cells adjacent, so that a band between them shows the true route? */
const isLeap = (effect: Extract<EffectView, { do: 'go' }>): boolean =>
  effect.how !== 'walk' && effect.how !== 'push' && effect.how !== 'warp';

const isGate = (view: View, from: number, to: number): boolean =>
  view.features.some((f) => f.cell === from && f.leadsTo === to);

export function drawPreview(preview: Preview, view: View, places: Places): PreviewDrawing {
  const ghosts = new Map<number, Pose>();
  const ribbons: Ribbon[] = [];
  const marks: CellMark[] = [];
  const faint = new Set<number>();
  const changed = new Map<number, Looks>();
  const ground: Lying[] = [];
  const before = new Map(view.pieces.map((piece) => [piece.id, piece]));
  const after = new Map(preview.after.map((piece) => [piece.id, piece]));
  const spotOf = (id: number, cell: number | null): Spot | null => {
    if (cell !== null) return places.cell(cell);
    const piece = before.get(id);
    return piece ? places.pose(piece) : null;
  };
  // the pieces after the action: a ghost may ride on a piece that does not move
  const among = {
    pieces: [...view.pieces.filter((p) => !after.has(p.id)), ...preview.after],
    flights: view.flights,
  };
  const ghostOf = (id: number): Spot | null => {
    const piece = after.get(id);
    return piece ? places.pose(piece, among) : null;
  };
  const mover = preview.action.piece === null ? undefined : before.get(preview.action.piece);
  const hops = (a: Spot, b: Spot, rise: number, above: number, colour: string): void => {
    const parts = dashes(lineOver([a, b], rise, above), ...DASH);
    parts.forEach((points, i) => {
      ribbons.push({ points, colour, width: WIDE * 0.8, arrow: i === parts.length - 1 });
    });
  };
  const band = (points: readonly (Spot | null)[], rise: number, colour: string, above = 0.05): void => {
    const known = points.filter((p): p is Spot => p !== null);
    if (known.length > 1) ribbons.push({ points: lineOver(known, rise, above), colour, width: WIDE, arrow: true });
  };
  for (const effect of preview.effects) {
    switch (effect.do) {
      case 'go': {
        // a rider goes where its mount goes
        if (effect.how === 'carry') break;
        if (effect.how === 'warp' && effect.from !== null && isGate(view, effect.from, effect.to)) {
          const [a, b] = [places.cell(effect.from), places.cell(effect.to)];
          hops(a, b, 0.3 + 0.07 * Math.hypot(a.x - b.x, a.z - b.z), 0.1, markColours.link);
          break;
        }
        const stops = [
          spotOf(effect.piece, effect.from),
          ...effect.via.map((c) => places.cell(c)),
          places.cell(effect.to),
        ];
        const colour =
          effect.how === 'push'
            ? markColours.push
            : effect.how === 'drop'
              ? markColours.drop
              : effect.how === 'lift'
                ? markColours.special
                : markColours.route;
        const length = stops[0] ? Math.hypot(stops[0].x - stops.at(-1)!.x, stops[0].z - stops.at(-1)!.z) : 0;
        const rise = effect.how === 'lift' ? CARRIED : isLeap(effect) ? 0.55 + length * 0.06 : 0;
        // onto a mount: over its back, where the ghost will be
        if (effect.how === 'board') stops.splice(-1, 1, ghostOf(effect.piece) ?? stops.at(-1)!);
        band(stops, rise, colour);
        for (const cell of effect.via) marks.push({ cell, mark: 'route' });
        break;
      }
      case 'swap': {
        const [a, b] = [places.cell(effect.from), places.cell(effect.to)];
        const side = (from: Spot, to: Spot): Spot[] => {
          const length = Math.hypot(to.x - from.x, to.z - from.z) || 1;
          const [nx, nz] = [(-(to.z - from.z) / length) * 0.2, ((to.x - from.x) / length) * 0.2];
          return [from, to].map((p) => ({ x: p.x + nx, y: p.y, z: p.z + nz }));
        };
        // from head to head: both ends must be visible over the pieces that swap
        band(side(a, b), 0.4, markColours.swap, 0.95);
        band(side(b, a), 0.4, markColours.swap, 0.95);
        break;
      }
      case 'take':
        faint.add(effect.piece);
        // of two pieces on one cell both are lost
        if (marks.some((m) => m.cell === effect.from && m.mark === 'loss')) break;
        marks.push({ cell: effect.from, mark: 'loss' });
        // an own loss is also marked as such
        if (mover && before.get(effect.piece)?.side === mover.side && effect.piece !== mover.id)
          marks.push({ cell: effect.from, mark: 'own' });
        if (preview.action.kind === 'rifle' && effect.by !== null && mover?.at != null)
          hops(places.cell(mover.at), places.cell(effect.from), 0, AIM, markColours.capture);
        break;
      case 'state':
        if (!effect.on) break;
        for (const id of effect.by) {
          const watcher = after.get(id) ?? before.get(id);
          if (watcher?.at != null) marks.push({ cell: watcher.at, mark: 'watch' });
        }
        break;
      case 'banish': {
        const [from, to] = [places.cell(effect.from), places.cell(effect.to)];
        band([from, to], 0.6 + 0.07 * Math.hypot(from.x - to.x, from.z - to.z), markColours.drop);
        const piece = before.get(effect.piece);
        const away = { piece: effect.piece, to: effect.to, left: effect.turns };
        if (piece) ghosts.set(piece.id, { ...places.pose(piece), ...places.hover(away, view.flights) });
        faint.add(effect.piece);
        break;
      }
      case 'feature':
        if (effect.on)
          ground.push({
            id: effect.feature,
            cell: effect.cell,
            hidden: effect.hidden,
            leadsTo: null,
            size: 0.96,
            flare: 0,
          });
        break;
      case 'burst':
        ribbons.push({
          points: ringOver(places.cell(effect.cell), effect.radius + 0.46),
          colour: markColours.loss,
          width: 0.06,
          arrow: false,
        });
        break;
      case 'tick':
      case 'retract':
      case 'check':
      case 'become':
      case 'recruit':
      case 'turn':
      case 'end':
        break;
    }
  }
  for (const piece of preview.after) {
    const now = before.get(piece.id);
    const moved = now?.at !== piece.at || now?.kind !== piece.kind;
    if (piece.place !== 'board') continue;
    if (!moved) {
      // elsewhere a state is shown only once it has come about
      const { dim, chill } = places.pose(piece, among);
      if (piece.group !== undefined) changed.set(piece.id, { dim, chill });
      continue;
    }
    ghosts.set(piece.id, { ...places.pose(piece, among), presence: GHOST, badge: '' });
    faint.add(piece.id);
  }
  return { ghosts: [...ghosts.values()], faint, changed, foreseen: preview.after, ribbons, marks, ground };
}
