/** A game's data with everything looked up that the rules ask for: cells, zones, kinds, moves, and the facts of the game. */
import { type Cell, type Kind, OFF, type Piece, type Side } from '../../core/ids.ts';
import { type Fact, Layout } from '../../core/layout.ts';
import { Topology } from '../../core/topology.ts';
import type { BetzaMove } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { FILES, nameAt } from '../cells.ts';
import { BOARD, type GameData, type MoveLine, type PieceData, type Promotion } from '../game-data.ts';

/** Is that cell in the side's zone? */
export type InZone = (side: Side, cell: Cell) => boolean;
const anywhere: InZone = () => true;

/** One move of a kind, with where it may begin, go and end. */
export interface KindMove {
  readonly kind: Kind;
  readonly piece: PieceData;
  readonly move: BetzaMove;
  readonly from: InZone;
  /** null: anywhere */
  readonly within: InZone | null;
  readonly to: InZone;
  readonly staysIn: InZone;
  /** null: it has not moved yet */
  readonly firstFrom: InZone | null;
  readonly notInCheck: boolean;
}
export interface KindPromotion {
  readonly promotion: Promotion;
  readonly inZone: InZone;
  readonly to: readonly Kind[];
  /** the kind and its form, which it turns into and back from: whoever cannot do so may stay as it is */
  readonly isForm: boolean;
}

export interface Facts {
  readonly hasMoved: Fact<Piece>;
  /** one more than the kind that a promoted piece falls back to */
  readonly wasKind: Fact<Piece>;
  /** the cells that were passed in the last action, plus one, who passed them, and in which action */
  readonly passed: readonly [Fact<0>, Fact<0>];
  readonly passer: Fact<0>;
  readonly passedIn: Fact<0>;
  readonly checksLeft: Fact<Side>;
  /** actions without progress; actions since the beginning */
  readonly quiet: Fact<0>;
  readonly clock: Fact<0>;
  readonly hasPassed: Fact<0>;
  /** who was left behind by the last action, and in which */
  readonly gated: Fact<0>;
  readonly gatedIn: Fact<0>;
  /** one more than the kind that was dropped by the last action */
  readonly dropped: Fact<0>;
}

export class GameModel {
  readonly data: GameData;
  readonly board: Topology;
  readonly layout: Layout;
  readonly facts: Facts;
  readonly moves: readonly (readonly KindMove[])[];
  readonly promotions: readonly (readonly KindPromotion[])[];
  readonly inPassingOn: InZone;
  /** null where nobody is left behind */
  readonly gatingFrom: InZone | null;
  /** can anybody be taken in passing? */
  readonly hasPassing: boolean;
  private readonly kinds: ReadonlyMap<string, Kind>;

  constructor(data: GameData) {
    const { width, height, pieces } = data;
    this.data = data;
    const ranks = Array.from({ length: height }, (_, y) => `${y + 1}`);
    const missing = new Set(data.missing);
    const isMissing = (x: number, y: number): boolean => missing.has(nameAt(x, y));
    this.board = new Topology({ width, height, files: FILES.slice(0, width), ranks, isMissing });
    this.kinds = new Map(pieces.map(({ id }, kind) => [id, kind as Kind]));
    const population = data.array.length + data.hands[0].length + data.hands[1].length;
    const room = Math.max(2, this.board.size - missing.size, population);
    this.layout = new Layout({ cells: this.board.size, pieces: room });
    this.facts = factsIn(this.layout);
    this.moves = pieces.map((piece, kind) => piece.moves.flatMap((line) => this.movesOf(piece, kind as Kind, line)));
    this.promotions = pieces.map((piece) => piece.promotions.map((promotion) => this.promotionOf(piece, promotion)));
    this.inPassingOn = this.zone(data.inPassingOn);
    this.gatingFrom = data.gatingFrom === undefined ? null : this.zone(data.gatingFrom);
    const all = this.moves.flat();
    this.hasPassing = all.some(({ move }) => move.initial) && all.some(({ move }) => move.legs[0].inPassing);
  }

  cell(name: string): Cell {
    const cell = this.board.parse(name);
    if (cell === undefined) throw new Error(`no cell is called ${name}`);
    return cell;
  }
  isOn(cell: Cell): boolean {
    return cell !== OFF && !this.board.isMissing(cell);
  }
  kind(id: string): Kind {
    const kind = this.kinds.get(id);
    if (kind === undefined) throw new Error(`no kind is called ${id}`);
    return kind;
  }
  zone(name: string | undefined): InZone {
    if (name === undefined || name === BOARD) return anywhere;
    if (!Object.hasOwn(this.data.zones, name)) throw new Error(`no zone is called ${name}`);
    const masks = this.data.zones[name].map((cells) => {
      const mask = new Uint8Array(this.board.size);
      // a rank of a zone may have cells that are missing
      for (const cell of cells.filter((one) => !this.data.missing.includes(one))) mask[this.cell(cell)] = 1;
      return mask;
    });
    return (side, cell) => masks[side][cell] === 1;
  }
  /** The kind as which pieces are counted. */
  countsAs(kind: Kind): Kind {
    const as = this.data.pieces[kind].countsAs;
    return as === undefined ? kind : this.kind(as);
  }
  hasTrait(kind: Kind, is: PieceData['traits'][number]['is']): boolean {
    return this.data.pieces[kind].traits.some((trait) => trait.is === is);
  }
  private movesOf(piece: PieceData, kind: Kind, line: MoveLine): KindMove[] {
    const read = readBetza(line.betza);
    if (!('moves' in read)) throw new Error(`${piece.name}: ${line.betza}: ${read.says}`);
    return read.moves.map((move) => ({
      ...{ kind, piece, move },
      from: this.zone(line.from),
      within: line.within === undefined ? null : this.zone(line.within),
      to: this.zone(line.to),
      staysIn: this.zone(piece.staysIn),
      firstFrom: piece.firstMovesFrom === undefined ? null : this.zone(piece.firstMovesFrom),
      notInCheck: line.notInCheck === true,
    }));
  }
  private promotionOf(piece: PieceData, promotion: Promotion): KindPromotion {
    const { pieces } = this.data;
    const isForm = (id: string): boolean =>
      pieces.find((one) => one.id === id)?.formOf === piece.id || piece.formOf === id;
    return {
      ...{ promotion, inZone: this.zone(promotion.zone), to: promotion.to.map((id) => this.kind(id)) },
      isForm: promotion.to.length > 0 && promotion.to.every(isForm),
    };
  }
}

function factsIn(layout: Layout): Facts {
  return {
    hasMoved: layout.perPiece('hasMoved'),
    wasKind: layout.perPiece('wasKind'),
    passed: [layout.single('passed'), layout.single('passed2')],
    passer: layout.single('passer'),
    passedIn: layout.single('passedIn', { counts: 'none' }),
    checksLeft: layout.perSide('checksLeft'),
    quiet: layout.single('quiet', { counts: 'none' }),
    clock: layout.single('clock', { counts: 'none' }),
    hasPassed: layout.single('hasPassed'),
    gated: layout.single('gated', { counts: 'none' }),
    gatedIn: layout.single('gatedIn', { counts: 'none' }),
    dropped: layout.single('dropped', { counts: 'none' }),
  };
}
