/** A game's data with everything looked up that the rules ask for: cells, zones, kinds, moves, and the facts of the game. */

import { type Fact, Layout } from '../../core/board/layout.ts';
import { Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Kind, OFF, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType } from '../../core/variant.ts';
import type { BetzaMove } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { FILES, nameAt } from '../cells.ts';
import { hasWalls } from '../feature-ids.ts';
import {
  BOARD,
  type GameData,
  type Lender,
  lenderOf,
  type MoveLine,
  type PieceData,
  type PromotionRule,
  RAISED,
} from '../game-data.ts';
import { FirstPositions } from '../shuffle/first-positions.ts';
import { wallKindOf, wallTypeOf } from './wall.ts';

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
  readonly promotion: PromotionRule;
  readonly inZone: InZone;
  readonly to: readonly Kind[];
  /** the kind and its form, which it turns into and back from: whoever cannot do so may stay as it is */
  readonly isForm: boolean;
}

/** The cells that were passed in a move, plus one, and where the piece stands that passed them. */
export interface Passing {
  readonly passed: readonly Fact<0>[];
  readonly passer: Fact<0>;
}
export interface Facts {
  readonly hasMoved: Fact<Piece>;
  /** one more than the kind that a promoted piece falls back to */
  readonly wasKind: Fact<Piece>;
  /** for each move of the last turn */
  readonly passings: readonly Passing[];
  /** in which action a cell was passed last */
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
  /** null where a turn is one move: how many are left in it, and how many were made */
  readonly moves: { readonly left: Fact<0>; readonly made: Fact<0> } | null;
  /** null where no wall is laid by an action: is one to be laid now? One more than the cell that it must be in line with */
  readonly laying: Fact<0> | null;
  /** null where a turn is one action: does it go on after the last one, and was there progress in it? */
  readonly goesOn: Fact<0> | null;
  readonly stirred: Fact<0> | null;
  /** one more than the kind that each side moved last, and that a piece captured last; null where nobody asks */
  readonly lastMoved: Fact<Side> | null;
  readonly captured: Fact<Piece> | null;
  /** null where nobody may: was the game declared over? */
  readonly declared: Fact<0> | null;
  /** null where no moves are counted: how many turns of both sides have been, and up to how many is counted; 0: none */
  readonly counting: { readonly count: Fact<0>; readonly countTo: Fact<0> } | null;
  /** null where anybody may: how many moves in a row each side has made with one piece, and from where to where it went last */
  readonly toAndFro: { readonly moves: Fact<Side>; readonly from: Fact<Side>; readonly to: Fact<Side> } | null;
}

export class GameModel {
  /** as its author wrote it */
  readonly written: GameData;
  /** with the walls of the game as a kind like others, behind them */
  readonly data: GameData;
  readonly positions: FirstPositions;
  /** null where there are none */
  readonly wallKind: Kind | null;
  readonly wallType: PieceType;
  readonly board: Topology;
  readonly layout: Layout;
  readonly facts: Facts;
  /** that are ever on the board */
  readonly mostWalls: number;
  /** of a turn */
  readonly mostMoves: number;
  readonly moves: readonly (readonly KindMove[])[];
  readonly promotions: readonly (readonly KindPromotion[])[];
  /** by kind, the zone that it never leaves */
  readonly staysIn: readonly InZone[];
  /** can two friends share a cell? */
  readonly hasRiders: boolean;
  readonly inPassingOn: InZone;
  /** null where nobody is left behind */
  readonly gatingFrom: InZone | null;
  /** can anybody be taken in passing? */
  readonly hasPassing: boolean;
  private readonly kinds: ReadonlyMap<string, Kind>;

  constructor(written: GameData) {
    const isWalled = hasWalls(written);
    const data = isWalled ? { ...written, pieces: [...written.pieces, wallKindOf(written)] } : written;
    const { width, height, pieces } = data;
    this.written = written;
    this.data = data;
    this.positions = new FirstPositions(data);
    this.wallType = wallTypeOf(written);
    this.wallKind = isWalled ? (written.pieces.length as Kind) : null;
    const ranks = Array.from({ length: height }, (_, y) => `${y + 1}`);
    const missing = new Set(data.missing);
    const isMissing = (x: number, y: number): boolean => missing.has(nameAt(x, y));
    const raised = new Set(data.raised ? data.zones[data.raised.zone].flat() : []);
    const zoneOf = (x: number, y: number): string => (raised.has(nameAt(x, y)) ? RAISED : BOARD);
    const heights: Readonly<Record<string, number>> = data.raised ? { [RAISED]: data.raised.height } : {};
    this.board = new Topology({ width, height, files: FILES.slice(0, width), ranks, isMissing, zoneOf, heights });
    this.kinds = new Map(pieces.map(({ id }, kind) => [id, kind as Kind]));
    const population = data.array.length + data.hands[0].length + data.hands[1].length;
    const room = Math.max(2, this.board.size - missing.size, population);
    this.mostWalls = Math.min(this.board.size - missing.size, MOST_PIECES - room);
    this.mostMoves = Math.max(data.rules.movesATurn, data.rules.firstTurn);
    const walls = data.rules.walls === 'none' ? (data.features?.walls.length ?? 0) : this.mostWalls;
    this.layout = new Layout({ cells: this.board.size, pieces: room + (data.rules.walls === 'moved' ? 1 : walls) });
    this.facts = factsIn(this.layout, data, this.mostMoves);
    this.hasRiders = pieces.some(({ traits }) => traits.some(({ is }) => is === 'carries'));
    if (this.hasRiders) this.layout.withRiders();
    this.staysIn = pieces.map((piece) => this.zone(piece.staysIn));
    this.moves = pieces.map((piece, kind) => piece.moves.flatMap((line) => this.movesOf(piece, kind as Kind, line)));
    this.promotions = pieces.map((piece) => piece.promotions.map((promotion) => this.promotionOf(piece, promotion)));
    this.inPassingOn = this.zone(data.inPassingOn);
    this.gatingFrom = data.gatingFrom === undefined ? null : this.zone(data.gatingFrom);
    const all = this.moves.flat();
    this.hasPassing =
      all.some(({ move }) => move.initial || move.legs.some(({ passes }) => passes)) &&
      all.some(({ move }) => move.legs.some(({ inPassing }) => inPassing));
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
  /** What is noted of the move that is planned now. */
  passingNow({ game }: Planner): Passing {
    const { passings, moves } = this.facts;
    return passings[moves === null ? 0 : Math.min(game.get(moves.made, 0), passings.length - 1)];
  }
  /** Must a wall be laid before anything else is done? */
  isWallDue({ world }: Game): boolean {
    const { laying } = this.facts;
    return laying !== null && world.get(laying, 0) !== 0;
  }
  /** Has the side to move done a part of its turn already? */
  isMidTurn(game: Game): boolean {
    const { moves } = this.facts;
    return this.isWallDue(game) || (moves !== null && game.get(moves.made, 0) > 0);
  }
  /** What that kind may become by promoting. */
  becomes(kind: Kind): readonly Kind[] {
    const instead = this.data.pieces[kind].promotesInstead?.to ?? [];
    return [...this.promotions[kind].flatMap(({ to }) => to), ...instead.map((id) => this.kind(id))];
  }
  /** The kind as which pieces are counted. */
  countsAs(kind: Kind): Kind {
    const as = this.data.pieces[kind].countsAs;
    return as === undefined ? kind : this.kind(as);
  }
  hasTrait(kind: Kind, is: PieceData['traits'][number]['is']): boolean {
    return this.data.pieces[kind].traits.some((trait) => trait.is === is);
  }
  movesOf(piece: PieceData, kind: Kind, line: MoveLine): KindMove[] {
    const read = readBetza(line.betza);
    if (!('moves' in read)) throw new Error(`${piece.name}: ${line.betza}: ${read.says}`);
    return read.moves.map((move) => ({
      ...{ kind, piece, move },
      from: this.zone(line.from),
      within: line.within === undefined ? null : this.zone(line.within),
      to: this.zone(line.to),
      staysIn: this.staysIn[kind],
      firstFrom: piece.firstMovesFrom === undefined ? null : this.zone(piece.firstMovesFrom),
      notInCheck: line.notInCheck === true,
    }));
  }
  private promotionOf(piece: PieceData, promotion: PromotionRule): KindPromotion {
    const { pieces } = this.data;
    const isForm = (id: string): boolean =>
      pieces.find((one) => one.id === id)?.formOf === piece.id || piece.formOf === id;
    return {
      ...{ promotion, inZone: this.zone(promotion.zone), to: promotion.to.map((id) => this.kind(id)) },
      isForm: promotion.to.length > 0 && promotion.to.every(isForm),
    };
  }
}

/** A step of an action has nine bits for a piece, and one number stands for nobody. */
const MOST_PIECES = OFF - 1;

function factsIn(layout: Layout, data: GameData, moves: number): Facts {
  const { walls, movesATurn } = data.rules;
  const areLaid = walls !== 'none' && walls !== 'left behind';
  const isLong = areLaid || moves > 1;
  const isAsked = (from: Lender): boolean => data.pieces.some((piece) => lenderOf(piece) === from);
  return {
    hasMoved: layout.perPiece('hasMoved'),
    wasKind: layout.perPiece('wasKind'),
    passings: Array.from({ length: moves }, (_, n) => {
      const { passed, passer } = passingIds(n, mostPassed(data));
      return { passed: passed.map((id) => layout.single(id)), passer: layout.single(passer) };
    }),
    passedIn: layout.single('passedIn', { counts: 'none' }),
    checksLeft: layout.perSide('checksLeft'),
    quiet: layout.single('quiet', { counts: 'none' }),
    clock: layout.single('clock', { counts: 'none' }),
    hasPassed: layout.single('hasPassed'),
    gated: layout.single('gated', { counts: 'none' }),
    gatedIn: layout.single('gatedIn', { counts: 'none' }),
    dropped: layout.single('dropped', { counts: 'none' }),
    moves:
      moves > 1 ? { left: layout.single('movesLeft', { init: movesATurn }), made: layout.single('movesMade') } : null,
    laying: areLaid ? layout.single('laying') : null,
    goesOn: isLong ? layout.single('goesOn', { counts: 'none' }) : null,
    stirred: isLong ? layout.single('stirred', { counts: 'none' }) : null,
    lastMoved: isAsked('last moved') ? layout.perSide('lastMoved') : null,
    captured: isAsked('captured') ? layout.perPiece('captured') : null,
    declared: data.declaration ? layout.single('declared', { counts: 'none', added: true }) : null,
    counting:
      data.rules.counting === 'none'
        ? null
        : {
            count: layout.single('count', { counts: 'none', added: true }),
            countTo: layout.single('countTo', { counts: 'none', added: true }),
          },
    toAndFro:
      data.rules.toAndFro === 'allowed'
        ? null
        : {
            moves: layout.perSide('toAndFro', { counts: 'none', added: true }),
            from: layout.perSide('toAndFroFrom', { counts: 'none', added: true }),
            to: layout.perSide('toAndFroTo', { counts: 'none', added: true }),
          },
  };
}
/** How the facts of the nth passing of a turn are called, and what a written position calls them; `most`: squares passed. */
export const passingIds = (n: number, most: number) => {
  const of = n === 0 ? '' : `Of${n + 1}`;
  const passed = Array.from({ length: most }, (_, i) => `passed${i === 0 ? '' : i + 1}${of}`);
  return { passed, passer: `passer${of}` } as const;
};
function passedBy({ initial, legs }: BetzaMove, side: number): number {
  const most = (range: number): number => (range === 0 ? side : range);
  if (legs.length > 1) return legs.reduce((sum, { passes, range }) => sum + (passes ? most(range) : 0), 0);
  const [{ range, lame, steps }] = legs;
  const length = lame ? Math.max(...steps.flat().map(Math.abs)) : 1;
  return initial ? Math.min(side, most(range) * length) - 1 : 0;
}
/** Room for so many is kept in any game. */
const LEAST_PASSED = 2;
/** So many squares may be passed by one move at most, of those on which it may be captured in passing. */
export function mostPassed({ pieces, width, height }: GameData): number {
  const side = Math.max(width, height);
  const squares = pieces.flatMap(({ moves }) =>
    moves.flatMap(({ betza }) => {
      const read = readBetza(betza);
      return 'moves' in read ? read.moves.map((move) => passedBy(move, side)) : [];
    }),
  );
  return Math.max(LEAST_PASSED, ...squares);
}
