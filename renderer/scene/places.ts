/**
 * Where things are in space. A cell is 1 x 1; x grows with the files, z grows towards side 0, y is the cell's own
 * height. Beside each player, at their right hand, lies a tray: first the recesses for their hand, then one recess for
 * every piece of the other side, which is filled when they take it. Recesses are reserved, so nothing in a tray ever
 * moves because something else arrived. A piece that is away floats over the cell where it will come down.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { FlightView, PieceView, Side, View } from '../../electron/contract/view.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where and how one piece stands. `ground` is the height of what its pool of light lies on. */
export interface Pose {
  kind: string;
  side: Side;
  x: number;
  y: number;
  z: number;
  ground: number;
  turn: number;
  scale: number;
  presence: number;
  chill: number;
  /** of a piece that is away: 1 drawn as a ghost of itself, 0 as itself; and the turns until it lands, 0 when it is not */
  spirit: number;
  left: number;
  /** the cell on which it comes down, null when it is not away */
  over: number | null;
}

export interface TrayPlan {
  readonly side: Side;
  /** middle of the tray's floor */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly length: number;
  readonly hand: readonly Spot[];
  readonly lost: readonly Spot[];
}

const TRAY_Y = 0;
/** between the edge of the board and a tray: the labels of the ranks */
const TRAY_GAP = 0.75;
/** of one pair of columns of recesses; a larger army has two pairs */
const TRAY_WIDTH = 0.84;
const COLUMNS = 0.39;
const ONE_PAIR = 40;
const LOST_SCALE = 0.44;
const HAND_SCALE = 0.78;
/** so far apart that one does not stand before the other in the far tray */
const HAND_STEP = 1.15;

/** A ghost over its cell: how solid it is, and how high it floats unless the art says otherwise. */
const GHOST = 0.62;
const GHOST_LIFT = 0.7;

export class Places {
  readonly width: number;
  readonly depth: number;
  readonly cells: readonly Spot[];
  readonly trays: readonly [TrayPlan, TrayPlan];
  readonly highest: number;
  #handRecess: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  #lostRecess: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];

  readonly #lift: number;

  /** `hand` is how many recesses a side's hand has; `pieces` are all of a match, in any position of it. */
  constructor(description: VariantDescription, hand: number, pieces: readonly PieceView[], lift = GHOST_LIFT) {
    this.#lift = lift;
    const { width, height, cells } = description.topology;
    this.width = width;
    this.depth = height;
    this.cells = cells.map((c) => ({ x: c.x - (width - 1) / 2, y: c.height, z: (height - 1) / 2 - c.y }));
    this.highest = Math.max(...cells.map((c) => c.height));
    for (const piece of [...pieces].sort((a, b) => a.id - b.id)) this.#recess(this.#lostRecess[piece.side], piece);
    const most = Math.max(this.#lostRecess[0].size, this.#lostRecess[1].size);
    const columns = most > ONE_PAIR ? 4 : 2;
    const rows = Math.max(2, Math.ceil(most / columns));
    this.trays = [this.#tray(0, hand, rows, columns), this.#tray(1, hand, rows, columns)];
  }

  /** The recess of a piece among its like: the first free one when it is first met, and that one for ever. */
  #recess(taken: Map<number, number>, piece: PieceView): number {
    const slot = taken.get(piece.id) ?? taken.size;
    taken.set(piece.id, slot);
    return slot;
  }

  #tray(side: Side, hand: number, rows: number, columns: number): TrayPlan {
    const step = Math.min(COLUMNS, (this.depth * 0.45) / rows);
    const handLength = hand * HAND_STEP;
    const length = handLength + rows * step + 0.36;
    const width = TRAY_WIDTH + (columns - 2) * COLUMNS;
    const flip = side === 0 ? 1 : -1;
    const x = this.width / 2 + TRAY_GAP + width / 2;
    // the tray ends before the near edge, where the picture is widest, so that it costs the board little room
    const near = this.depth / 2 - 2.2;
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
      hand: Array.from({ length: hand }, (_, i) => at(0, 0.56 + i * HAND_STEP)),
      lost: Array.from({ length: rows * columns }, (_, i) =>
        at(
          columns === 2 ? (i % 2 ? 0.19 : -0.19) : ((i % columns) - (columns - 1) / 2) * COLUMNS,
          handLength + 0.22 + step * (0.5 + Math.floor(i / columns)),
        ),
      ),
    };
  }

  cell(cell: number): Spot {
    const spot = this.cells[cell];
    if (!spot) throw new Error(`cell ${cell} is not one of the ${this.cells.length} of this board`);
    return spot;
  }

  /** Where a piece that is away floats: over its cell, beside the others that come down there too. */
  hover(flight: Pick<FlightView, 'piece' | 'to' | 'left'>, flights: readonly FlightView[]) {
    const { x, y, z } = this.cell(flight.to);
    const others = flights.filter((f) => f.to === flight.to);
    const found = others.findIndex((f) => f.piece === flight.piece);
    // one that the list does not have yet comes after all the others
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
      over: flight.to,
    };
  }

  /**
   * The pose of a piece as the view says, at rest. Frozen pieces are chilled; those in the depths are half gone; those
   * that are away (told by `flights`) float, side by side where several come down on one cell.
   */
  pose(piece: PieceView, flights: readonly FlightView[] = []): Pose {
    const base = {
      spirit: 0,
      left: 0,
      over: null,
      kind: piece.kind,
      side: piece.side,
      turn: piece.side === 0 ? 0 : Math.PI,
      presence: 1,
      chill: piece.notes.some((note) => note.id === 'frozen') ? 1 : 0,
    };
    if (piece.place === 'board' && piece.at !== null) {
      const { x, y, z } = this.cell(piece.at);
      return { ...base, x, y, z, ground: y, scale: 1 };
    }
    if (piece.place === 'hand') {
      const tray = this.trays[piece.side];
      const slot = this.#recess(this.#handRecess[piece.side], piece);
      const spot = tray.hand[slot];
      if (!spot) throw new Error(`piece ${piece.id} has no recess: a hand of this table holds ${tray.hand.length}`);
      return { ...base, ...spot, ground: spot.y, scale: HAND_SCALE };
    }
    const flight = piece.place === 'flight' ? flights.find((f) => f.piece === piece.id) : undefined;
    if (flight) return { ...base, ...this.hover(flight, flights) };
    const tray = this.trays[piece.side === 0 ? 1 : 0];
    const spot = tray.lost[this.#recess(this.#lostRecess[piece.side], piece) % tray.lost.length];
    const presence = piece.place === 'depths' ? 0.45 : 1;
    return { ...base, ...spot, ground: spot.y, scale: LOST_SCALE, presence };
  }
}

export const posesOf = (places: Places, view: View): Map<number, Pose> =>
  new Map(view.pieces.map((piece) => [piece.id, places.pose(piece, view.flights)]));
