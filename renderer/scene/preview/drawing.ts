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
import type { LyingFeature } from '../playback/ground.ts';
import { lineOver, type Ribbon, ringOver } from './ribbon.ts';

type Effect<K extends EffectView['do']> = Extract<EffectView, { do: K }>;

/** The look of a piece that stays where it is; of one that joins another group all of it. */
export type PreviewLooks = Pick<Pose, 'dim' | 'chill'> & Partial<Pick<Pose, 'kind' | 'livery' | 'side' | 'turn'>>;

export interface PreviewDrawing {
  readonly ghosts: readonly Pose[];
  readonly faint: ReadonlySet<number>;
  readonly changed: ReadonlyMap<number, PreviewLooks>;
  readonly foreseen: Preview['after'];
  readonly ribbons: readonly Ribbon[];
  readonly marks: readonly CellMark[];
  /** features that would be placed */
  readonly ground: readonly LyingFeature[];
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
const isLeap = (effect: Effect<'go'>): boolean =>
  effect.how !== 'walk' && effect.how !== 'push' && effect.how !== 'warp';

const isGate = (view: View, from: number, to: number): boolean =>
  view.features.some((f) => f.cell === from && f.leadsTo === to);

/** The colour of a band along a route. */
const routeColour = (how: Effect<'go'>['how']): string => {
  if (how === 'push') return markColours.push;
  if (how === 'drop') return markColours.drop;
  return how === 'lift' ? markColours.special : markColours.route;
};

/** The line between two spots, moved to one side: the way back beside it does not cover it. */
const beside = (from: Spot, to: Spot): Spot[] => {
  const length = Math.hypot(to.x - from.x, to.z - from.z) || 1;
  const [nx, nz] = [(-(to.z - from.z) / length) * 0.2, ((to.x - from.x) / length) * 0.2];
  return [from, to].map((p) => ({ x: p.x + nx, y: p.y, z: p.z + nz }));
};

/** A preview while it is drawn, effect by effect. */
class Sketch {
  readonly ghosts = new Map<number, Pose>();
  readonly faint = new Set<number>();
  readonly changed = new Map<number, PreviewLooks>();
  readonly ribbons: Ribbon[] = [];
  readonly marks: CellMark[] = [];
  readonly ground: LyingFeature[] = [];
  private readonly preview: Preview;
  private readonly view: View;
  private readonly places: Places;
  private readonly before: ReadonlyMap<number, View['pieces'][number]>;
  private readonly after: ReadonlyMap<number, Preview['after'][number]>;
  /** the pieces after the action: a ghost may ride on a piece that does not move */
  private readonly among: Pick<View, 'pieces' | 'flights'>;
  private readonly mover: View['pieces'][number] | undefined;

  constructor(preview: Preview, view: View, places: Places) {
    this.preview = preview;
    this.view = view;
    this.places = places;
    this.before = new Map(view.pieces.map((piece) => [piece.id, piece]));
    const after = new Map(preview.after.map((piece) => [piece.id, piece]));
    this.after = after;
    this.among = {
      pieces: [...view.pieces.filter((p) => !after.has(p.id)), ...preview.after],
      flights: view.flights,
    };
    this.mover = preview.action.piece === null ? undefined : this.before.get(preview.action.piece);
  }

  draw(effect: EffectView): void {
    switch (effect.do) {
      case 'go':
        this.go(effect);
        break;
      case 'swap':
        this.swap(effect);
        break;
      case 'take':
        this.take(effect);
        break;
      case 'state':
        this.watchers(effect);
        break;
      case 'banish':
        this.banish(effect);
        break;
      case 'feature':
        this.feature(effect);
        break;
      case 'burst':
        this.burst(effect);
        break;
      case 'convert':
        this.convert(effect);
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

  /** Where the pieces would stand; those that stay may look different. */
  pieces(): void {
    for (const piece of this.preview.after) {
      if (piece.place !== 'board') continue;
      const now = this.before.get(piece.id);
      const pose = this.places.pose(piece, this.among);
      if (now?.at === piece.at && now.kind === piece.kind && (now.group !== piece.group || now.side !== piece.side)) {
        // a ghost would stand in the very figure that it is to replace
        const { kind, livery, side, turn, dim, chill } = pose;
        this.changed.set(piece.id, { ...{ kind, side, turn, dim, chill }, ...(livery !== undefined && { livery }) });
        this.faint.add(piece.id);
      } else if (now?.at !== piece.at || now?.kind !== piece.kind) {
        this.ghosts.set(piece.id, { ...pose, presence: GHOST, badge: '' });
        this.faint.add(piece.id);
      } else if (piece.group !== undefined) {
        // elsewhere a state is shown only once it has come about
        this.changed.set(piece.id, { dim: pose.dim, chill: pose.chill });
      }
    }
  }

  private go(effect: Effect<'go'>): void {
    const { how, from, to, via } = effect;
    // a rider goes where its mount goes
    if (how === 'carry') return;
    if (how === 'warp' && from !== null && isGate(this.view, from, to)) {
      this.through(from, to);
      return;
    }
    const stops = [this.spotOf(effect.piece, from), ...via.map((c) => this.places.cell(c)), this.places.cell(to)];
    const length = stops[0] ? Math.hypot(stops[0].x - stops.at(-1)!.x, stops[0].z - stops.at(-1)!.z) : 0;
    const rise = how === 'lift' ? CARRIED : isLeap(effect) ? 0.55 + length * 0.06 : 0;
    // onto a mount: over its back, where the ghost will be
    if (how === 'board') stops.splice(-1, 1, this.ghostOf(effect.piece) ?? stops.at(-1)!);
    this.band(stops, rise, routeColour(how));
    for (const cell of via) this.marks.push({ cell, mark: 'route' });
  }

  /** From one gate to the other. */
  private through(from: number, to: number): void {
    const [a, b] = [this.places.cell(from), this.places.cell(to)];
    this.hops(a, b, 0.3 + 0.07 * Math.hypot(a.x - b.x, a.z - b.z), 0.1, markColours.link);
  }

  private swap({ from, to }: Effect<'swap'>): void {
    const [a, b] = [this.places.cell(from), this.places.cell(to)];
    // from head to head: both ends must be visible over the pieces that swap
    this.band(beside(a, b), 0.4, markColours.swap, 0.95);
    this.band(beside(b, a), 0.4, markColours.swap, 0.95);
  }

  /** Whoever comes to another square is shown on its way there; whoever stays is reached by who converts it. */
  private convert({ from, at }: Effect<'convert'>): void {
    const { mover } = this;
    if (from !== at) this.hops(this.places.cell(from), this.places.cell(at), 0.4, 0, markColours.swap);
    else if (mover?.at != null)
      this.hops(this.places.cell(mover.at), this.places.cell(at), 0, AIM, markColours.special);
  }

  private take({ piece, from, by }: Effect<'take'>): void {
    this.faint.add(piece);
    // of two pieces on one cell both are lost
    if (this.marks.some((m) => m.cell === from && m.mark === 'loss')) return;
    this.marks.push({ cell: from, mark: 'loss' });
    const { mover } = this;
    // an own loss is also marked as such
    if (mover && this.places.isOwn(this.before.get(piece), mover.side) && piece !== mover.id)
      this.marks.push({ cell: from, mark: 'own' });
    if (this.preview.action.kind === 'rifle' && by !== null && mover?.at != null)
      this.hops(this.places.cell(mover.at), this.places.cell(from), 0, AIM, markColours.capture);
  }

  /** The pieces that bring a state about. */
  private watchers({ on, by }: Effect<'state'>): void {
    if (!on) return;
    for (const id of by) {
      const watcher = this.after.get(id) ?? this.before.get(id);
      if (watcher?.at != null) this.marks.push({ cell: watcher.at, mark: 'watch' });
    }
  }

  private banish(effect: Effect<'banish'>): void {
    const [from, to] = [this.places.cell(effect.from), this.places.cell(effect.to)];
    this.band([from, to], 0.6 + 0.07 * Math.hypot(from.x - to.x, from.z - to.z), markColours.drop);
    const piece = this.before.get(effect.piece);
    const away = { piece: effect.piece, to: effect.to, left: effect.turns };
    if (piece) this.ghosts.set(piece.id, { ...this.places.pose(piece), ...this.places.hover(away, this.view.flights) });
    this.faint.add(effect.piece);
  }

  private feature({ on, feature: id, cell, hidden }: Effect<'feature'>): void {
    if (on) this.ground.push({ id, cell, hidden, leadsTo: null, size: 0.96, flare: 0 });
  }

  private burst({ cell, radius }: Effect<'burst'>): void {
    const points = ringOver(this.places.cell(cell), radius + 0.46);
    this.ribbons.push({ points, colour: markColours.loss, width: 0.06, arrow: false });
  }

  private spotOf(id: number, cell: number | null): Spot | null {
    if (cell !== null) return this.places.cell(cell);
    const piece = this.before.get(id);
    return piece ? this.places.pose(piece) : null;
  }
  private ghostOf(id: number): Spot | null {
    const piece = this.after.get(id);
    return piece ? this.places.pose(piece, this.among) : null;
  }
  private hops(a: Spot, b: Spot, rise: number, above: number, colour: string): void {
    const parts = dashes(lineOver([a, b], rise, above), ...DASH);
    parts.forEach((points, i) => {
      this.ribbons.push({ points, colour, width: WIDE * 0.8, arrow: i === parts.length - 1 });
    });
  }
  private band(points: readonly (Spot | null)[], rise: number, colour: string, above = 0.05): void {
    const known = points.filter((p): p is Spot => p !== null);
    if (known.length > 1) this.ribbons.push({ points: lineOver(known, rise, above), colour, width: WIDE, arrow: true });
  }
}

export function drawPreview(preview: Preview, view: View, places: Places): PreviewDrawing {
  const sketch = new Sketch(preview, view, places);
  for (const effect of preview.effects) sketch.draw(effect);
  sketch.pieces();
  const { ghosts, faint, changed, ribbons, marks, ground } = sketch;
  return { ghosts: [...ghosts.values()], faint, changed, foreseen: preview.after, ribbons, marks, ground };
}
