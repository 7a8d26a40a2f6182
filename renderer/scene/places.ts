/**
 * Where things are in space. A cell is 1 x 1; x grows with the files, z grows towards side 0, y is the cell's own
 * height. Beside each player, on the right, is a tray: first the recesses for their hand, then recesses for the
 * captured pieces of the other side, filled from the first. A piece that is away floats over the cell where
 * it will land; a rider stands on its mount. A neutral piece looks across the board.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { FlightView, PieceView, Side, View } from '../../electron/contract/view.ts';
import { boardSpots, type Spot } from '../art/spot.ts';
import type { RiderSeat, VariantArt } from '../art/variant-art.ts';
import { boxOf, isInBox } from '../board/box.ts';
import { isNeutral, isOwn } from '../board/owner.ts';
import { type BoxPlans, boxPlans } from './board/box-plans.ts';
import { Recesses } from './board/recesses.ts';

/** The pose of one piece. `ground` is the height of the surface that its contact shade is on. */
export interface Pose {
  /** the figure: a kind, or the one that the art's appearance names */
  kind: string;
  side: Side;
  /** the index of its livery; absent: its side's */
  livery?: number;
  /** how dull it is, 0 to 1; absent: 0 */
  dim?: number;
  x: number;
  y: number;
  z: number;
  ground: number;
  turn: number;
  /** rotation about its long axis, in radians; only while a piece turns over or topples */
  roll: number;
  /** its orientation, instead of `turn` and `roll`, where hands have let it fall */
  spin?: readonly [number, number, number, number];
  /** how flat its shadow is pressed, 0 to 1; only while it lands */
  squash?: number;
  /** how far it is folded to a line, 0 to 1; only while it goes through a gate */
  fold?: number;
  /** of a piece that is away: 1 as it lands next, when its ring has closed; absent: 0 */
  closing?: number;
  scale: number;
  presence: number;
  chill: number;
  /** of a piece that is away: 1 drawn as a ghost, 0 solid; and the turns until it lands, 0 when it is not away */
  spirit: number;
  left: number;
  /** the cell where it lands, null when it is not away */
  over: number | null;
  /** it stands on another figure instead of the board */
  rides: boolean;
  inTray: boolean;
  /** the letters on the plate over it; empty: no plate */
  badge: string;
}

/** The pieces in the same position: a rider's place depends on its mount. */
type Among = Pick<View, 'pieces' | 'flights'>;
const ALONE: Among = { pieces: [], flights: [] };

export interface TrayPlan {
  readonly side: Side;
  /** middle of the tray's floor */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly length: number;
  readonly hand: readonly Spot[];
  readonly handScale: number;
  readonly lost: readonly Spot[];
  readonly lostScale: number;
}

const TRAY_Y = 0;
/** the gap between the edge of the board and a tray, for the labels of the ranks */
const TRAY_GAP = 0.75;
/** the width of a pair of columns of recesses; an army that would not fit beside the board has two pairs */
const TRAY_WIDTH = 0.84;
const COLUMNS = 0.39;
const LOST_SCALE = 0.44;
/** of the depth of the board, what the recesses of captured pieces may take */
const LONGEST = 0.79;
/** beside a large hand captured pieces are closer together, or the tray would extend to where the view is widest */
const CLOSE = { columns: 4, apart: 0.3, scale: 0.37 };
/**
 * A small hand is one row, spaced so that no piece hides another in the far tray; a large one is two rows, and smaller,
 * or its tray would be longer than the board. The values were found by looking at both trays from one seat.
 */
const SMALL_HAND = { most: 2, columns: 1, scale: 0.78, step: 1.15, apart: 0 };
const LARGE_HAND = { most: Infinity, columns: 2, scale: 0.68, step: 0.82, apart: 0.56 };

/** A ghost over its cell: its opacity, and the height at which it floats unless the art sets it. */
const GHOST = 0.62;
const GHOST_LIFT = 0.7;

export class Places {
  readonly width: number;
  readonly depth: number;
  readonly cells: readonly Spot[];
  readonly trays: readonly [TrayPlan, TrayPlan];
  /** from where the table is seen; it says where the boxes of a free table are */
  seat: Side = 0;
  readonly highest: number;
  readonly #hand: readonly [Recesses, Recesses] = [new Recesses(), new Recesses()];
  /** by the side that the pieces belong to, not by whose tray they are in */
  readonly #lost: readonly [Recesses, Recesses] = [new Recesses(), new Recesses()];
  readonly #lift: number;
  readonly #riders: Readonly<Record<string, RiderSeat>>;
  readonly #appearance: VariantArt['appearance'];
  /** kinds that are the two faces of one figure: a piece that changes between them turns over */
  readonly #faces: ReadonlyMap<string, string>;
  readonly #royal: ReadonlySet<string>;
  readonly #description: VariantDescription;
  /** by piece: its place in the box of its side */
  readonly #inBox: ReadonlyMap<number, number>;
  /** by side: how many pieces are in its box */
  readonly #boxed: readonly number[];
  /** by seat, once they were asked for */
  readonly #boxes: [BoxPlans?, BoxPlans?] = [];

  /**
   * `hand` is how many recesses a side's hand has; `pieces` are all pieces of a match, in any position, and `options` its house
   * rules, by which there are neutral pieces in the box of a free table.
   */
  constructor(
    description: VariantDescription,
    hand: number,
    pieces: readonly PieceView[],
    lift = GHOST_LIFT,
    riders: Readonly<Record<string, RiderSeat>> = {},
    appearance?: VariantArt['appearance'],
    options: View['options'] = {},
  ) {
    this.#description = description;
    this.#lift = lift;
    this.#riders = riders;
    this.#appearance = appearance;
    this.#faces = new Map(
      description.kinds.flatMap(({ id, promotedFrom }) => (promotedFrom ? [[id, promotedFrom]] : [])),
    );
    this.#royal = new Set(description.kinds.filter(({ royal }) => royal).map(({ id }) => id));
    const { width, height, cells } = description.topology;
    this.width = width;
    this.depth = height;
    this.cells = boardSpots(description.topology);
    this.highest = Math.max(...cells.map((c) => c.height));
    for (const piece of [...pieces].sort((a, b) => a.id - b.id)) this.#lost[piece.side].reserve(piece.id);
    const most = Math.max(this.#lost[0].reserved, this.#lost[1].reserved);
    const large = hand > SMALL_HAND.most;
    const columns = large ? CLOSE.columns : (most / 2) * COLUMNS > this.depth * LONGEST ? 4 : 2;
    // a piece captured into a hand may be captured again, by the other side
    const rows = Math.max(2, Math.ceil(most / columns) + (large ? 1 : 0));
    this.trays = [this.#tray(0, hand, rows, columns), this.#tray(1, hand, rows, columns)];
    const box = boxOf(description, options);
    this.#inBox = new Map(box.map(({ id, side }) => [id, box.filter((p) => p.side === side && p.id < id).length]));
    this.#boxed = [0, 1].map((side) => box.filter((p) => p.side === side).length);
  }

  /** Of a free table, where they are seen from this seat. */
  get boxes(): BoxPlans {
    const { width, depth, trays, seat } = this;
    this.#boxes[seat] ??= boxPlans({ width, depth, trays, gap: TRAY_GAP }, seat, this.#boxed);
    return this.#boxes[seat];
  }

  /** Can the game be lost with a piece of this kind? */
  isRoyal(kind: string): boolean {
    return this.#royal.has(kind);
  }

  /** Does the piece belong to this side, and not to nobody? */
  isOwn(piece: PieceView | undefined, side: Side): boolean {
    return isOwn(this.#description, piece, side);
  }

  /** Are these the two faces of one figure? */
  areFaces(kind: string, other: string): boolean {
    return this.#faces.get(kind) === other || this.#faces.get(other) === kind;
  }

  #tray(side: Side, hand: number, rows: number, columns: number): TrayPlan {
    const large = hand > SMALL_HAND.most;
    const apart = large ? CLOSE.apart : COLUMNS;
    const step = Math.min(apart, (this.depth * (columns === 2 ? LONGEST : 0.45)) / rows);
    const row = large ? LARGE_HAND : SMALL_HAND;
    const handLength = Math.ceil(hand / row.columns) * row.step;
    const length = handLength + rows * step + 0.36;
    const width = large ? columns * apart + 0.08 : TRAY_WIDTH + (columns - 2) * COLUMNS;
    const flip = side === 0 ? 1 : -1;
    const x = this.width / 2 + TRAY_GAP + width / 2;
    // the tray begins well before the near edge, where the view is widest, so that it takes little space from the board
    const near = Math.min(this.depth / 2 - 2.2, Math.max(this.depth * 0.13, length - this.depth / 2 + 0.4));
    const at = (dx: number, fromNear: number): Spot => ({
      x: flip * (x + dx),
      y: TRAY_Y + 0.05,
      z: flip * (near - fromNear),
    });
    return {
      side,
      x: flip * x,
      z: flip * (near - length / 2),
      width,
      length,
      hand: Array.from({ length: hand }, (_, i) =>
        at(
          ((i % row.columns) - (row.columns - 1) / 2) * row.apart,
          0.56 * (row.step / SMALL_HAND.step) + Math.floor(i / row.columns) * row.step,
        ),
      ),
      handScale: row.scale,
      lost: Array.from({ length: rows * columns }, (_, i) =>
        at(
          columns === 2 ? (i % 2 ? 0.19 : -0.19) : ((i % columns) - (columns - 1) / 2) * apart,
          handLength + 0.22 + step * (0.5 + Math.floor(i / columns)),
        ),
      ),
      lostScale: large ? CLOSE.scale : LOST_SCALE,
    };
  }

  cell(cell: number): Spot {
    const spot = this.cells[cell];
    if (!spot) throw new Error(`cell ${cell} is not one of the ${this.cells.length} of this board`);
    return spot;
  }

  /** Where a piece that is away floats: over its cell, beside the others that will land there. */
  hover(flight: Pick<FlightView, 'piece' | 'to' | 'left'>, flights: readonly FlightView[]) {
    const { x, y, z } = this.cell(flight.to);
    const others = flights.filter((f) => f.to === flight.to);
    const found = others.findIndex((f) => f.piece === flight.piece);
    // one that is not in the list yet comes after all the others
    const [nth, crowd] = found < 0 ? [others.length, others.length + 1] : [found, others.length];
    return {
      x: x + (nth - (crowd - 1) / 2) * (0.8 / crowd),
      y: y + this.#lift,
      z,
      ground: y,
      scale: crowd === 1 ? 1 : Math.max(0.4, 1.45 / crowd),
      presence: GHOST,
      spirit: 1,
      left: flight.left,
      closing: flight.left === 1 ? 1 : 0,
      over: flight.to,
    };
  }

  /** The position of a rider on this figure, and its scale. Throws when the art has no seat on its kind. */
  seatOn(mount: Pick<Pose, 'kind' | 'x' | 'y' | 'z' | 'turn' | 'scale'>): Spot & { readonly scale: number } {
    const seat = this.#riders[mount.kind];
    if (!seat) throw new Error(`a piece rides on the kind ${mount.kind}, which has no seat for one`);
    const [cos, sin] = [Math.cos(mount.turn), Math.sin(mount.turn)];
    return {
      x: mount.x + (seat.x * cos + seat.z * sin) * mount.scale,
      y: mount.y + seat.y * mount.scale,
      z: mount.z + (seat.z * cos - seat.x * sin) * mount.scale,
      scale: seat.scale * mount.scale,
    };
  }

  /** Assigns the trays of this view; call it before asking for the poses of its pieces. */
  settle({ pieces, flights }: Among): void {
    const away = new Set(flights.map((f) => f.piece));
    for (const side of [0, 1] as const) {
      const own = pieces.filter((piece) => piece.side === side);
      this.#hand[side].settle(own.filter((p) => p.place === 'hand').map((p) => p.id));
      const gone = own.filter((p) => p.place !== 'board' && p.place !== 'hand' && !away.has(p.id) && !isInBox(p));
      this.#lost[side].settle(gone.map((p) => p.id));
    }
  }

  /** How long each tray has to be for what it holds now, in cells; 0: there is nothing to show. */
  trayLengths({ pieces, flights }: Among): readonly [number, number] {
    const away = new Set(flights.map((f) => f.piece));
    const lengthOf = (tray: TrayPlan): number => {
      const taken = pieces.filter(
        (p) => p.side !== tray.side && p.place !== 'board' && p.place !== 'hand' && !away.has(p.id) && !isInBox(p),
      );
      const last = Math.max(-1, ...taken.map((p) => this.#lost[p.side].of(p.id) % tray.lost.length));
      if (last < 0 && tray.hand.length === 0) return 0;
      const spot = last < 0 ? tray.hand[tray.hand.length - 1] : tray.lost[last];
      const start = tray.z + ((tray.side === 0 ? 1 : -1) * tray.length) / 2;
      return Math.min(tray.length, Math.abs(start - spot.z) + (last < 0 ? tray.handScale * 0.62 : 0.3));
    };
    return [lengthOf(this.trays[0]), lengthOf(this.trays[1])];
  }

  /** Two pieces of one hand change recesses. */
  exchange(side: Side, one: number, other: number): void {
    this.#hand[side].exchange(one, other);
  }

  /**
   * The pose at rest of a piece in a view. Frozen pieces are chilled; those in the depths are half faded; those that
   * are away float, side by side where several land on one cell; riders stand on their mounts. `among`: the flights,
   * and the other pieces on the board.
   */
  pose(piece: PieceView, among: Among = ALONE): Pose {
    const appearance = this.#appearance?.(piece);
    const base = {
      spirit: 0,
      left: 0,
      over: null,
      kind: piece.kind,
      side: piece.side,
      turn: isNeutral(this.#description, piece) ? Math.PI / 2 : piece.side === 0 ? 0 : Math.PI,
      roll: 0,
      presence: 1,
      chill: piece.notes.some((note) => note.id === 'frozen') ? 1 : 0,
      rides: false,
      inTray: true,
      badge: '',
      ...(appearance && {
        kind: appearance.figure,
        livery: appearance.livery,
        dim: appearance.dim,
        chill: appearance.chill,
      }),
    };
    if (piece.place === 'board' && piece.at !== null) {
      const { x, y, z } = this.cell(piece.at);
      const badge = piece.notes.find((note) => note.badge)?.badge ?? '';
      const standing = { ...base, x, y, z, ground: y, scale: 1, inTray: false, badge };
      const mount =
        piece.rides &&
        among.pieces.find((p) => p.at === piece.at && p.side === piece.side && p.id !== piece.id && !p.rides);
      // a position being set up may have a rider on a piece that cannot carry
      if (!mount || !this.#riders[mount.kind]) return standing;
      const seat = this.seatOn({ ...standing, kind: mount.kind });
      return { ...standing, ...seat, ground: seat.y, rides: true };
    }
    if (piece.place === 'hand') {
      const { hand, handScale } = this.trays[piece.side];
      const slot = this.#hand[piece.side].of(piece.id);
      const spot = hand[slot % hand.length];
      if (!spot) throw new Error(`piece ${piece.id} waits in a hand, and this table has none`);
      return { ...base, ...spot, ground: spot.y, scale: handScale };
    }
    const flight = piece.place === 'flight' ? among.flights.find((f) => f.piece === piece.id) : undefined;
    if (flight) return { ...base, ...this.hover(flight, among.flights), inTray: false };
    const nth = this.#inBox.get(piece.id);
    if (nth !== undefined) {
      const { spots, scale } = this.boxes[piece.side];
      return { ...base, ...spots[nth]!, ground: spots[nth]!.y, scale };
    }
    const tray = this.trays[piece.side === 0 ? 1 : 0];
    const spot = tray.lost[this.#lost[piece.side].of(piece.id) % tray.lost.length];
    const presence = piece.place === 'depths' ? 0.45 : 1;
    return { ...base, ...spot, ground: spot.y, scale: tray.lostScale, presence };
  }
}

export function posesOf(places: Places, view: View): Map<number, Pose> {
  places.settle(view);
  return new Map(view.pieces.map((piece) => [piece.id, places.pose(piece, view)]));
}
