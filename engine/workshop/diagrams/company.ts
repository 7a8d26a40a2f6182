/**
 * Who keeps a piece company in its diagram: kinds of the game itself, where nobody can capture a royal piece. The plainest
 * kind is best, as long as it may stand there and may be captured.
 */
import type { Cell, Kind, Side } from '../../core/ids.ts';
import type { GameModel } from '../compile/model.ts';
import { carriedKinds } from '../game-data.ts';
import { type Arrangement, type Role, whatToShow } from './arrangements.ts';
import type { Crowd } from './crowd.ts';

export interface Seated {
  readonly kind: Kind;
  readonly side: Side;
  readonly cell: Cell;
}
interface Seats {
  readonly seats: readonly Seated[];
  readonly empty: readonly Cell[];
  /** how much speaks against them */
  readonly cost: number;
}
/** what is avoided, by how much: keeping a royal piece from a move, a place of no return, one more in company */
const [FEWER_MOVES, STUCK, ANOTHER] = [100, 50, 10];
const NEVER = Number.POSITIVE_INFINITY;
/** kinds that are tried beside a royal piece, from the plainest on */
const MOST_KINDS = 8;

export class Company {
  private readonly crowd: Crowd;
  private readonly model: GameModel;
  private readonly focus: Kind;
  private readonly at: Cell;
  private readonly seated = new Map<Cell, Seated>();
  private readonly empty: Set<Cell>;
  /** must the piece in the middle be safe? */
  private readonly isRoyal: boolean;

  constructor(crowd: Crowd, focus: Kind, at: Cell) {
    this.crowd = crowd;
    this.model = crowd.model;
    this.focus = focus;
    this.at = at;
    this.empty = new Set([at]);
    const { pieces, rules } = this.model.data;
    this.isRoyal = pieces[focus].royal && rules.check === 'yes';
  }
  /** For everything that is to be seen, the arrangement that costs least, if there is one. */
  gather(): readonly Seated[] {
    for (const wanted of whatToShow(this.model, this.focus, this.at)) {
      const best = this.bestOf(wanted);
      for (const one of best?.seats ?? []) this.seated.set(one.cell, one);
      for (const cell of best?.empty ?? []) this.empty.add(cell);
    }
    return [...this.seated.values()];
  }
  /** May an enemy of that kind stand there to be captured? */
  mayMeet(kind: Kind, cell: Cell): boolean {
    const seat: Seated = { kind, side: 1, cell };
    const isFit = this.crowd.kinds.includes(kind) && this.isFit(seat, 'victim');
    return isFit && this.crowd.mayStand(kind, 1, cell) && this.movesTakenBy(seat) === 0;
  }
  private bestOf(wanted: readonly Arrangement[]): Seats | null {
    let best: Seats | null = null;
    for (const arrangement of wanted) {
      const found = this.seat(arrangement);
      if (found !== null && found.cost < (best?.cost ?? NEVER)) best = found;
      if (best?.cost === 0) break;
    }
    return best;
  }
  /** Who would take the seats; null where somebody has none. */
  private seat({ stands, empty }: Arrangement): Seats | null {
    if (empty.some((cell) => this.seated.has(cell))) return null;
    const seats: Seated[] = [];
    let cost = 0;
    for (const { cell, role } of stands) {
      const there = this.seated.get(cell);
      const best = there ? this.isFit(there, role) && { seat: there, cost: 0 } : this.bestFor(cell, role);
      if (!best) return null;
      seats.push(best.seat);
      cost += best.cost;
    }
    return { seats, empty, cost };
  }
  private bestFor(cell: Cell, role: Role): { readonly seat: Seated; readonly cost: number } | null {
    if (this.empty.has(cell)) return null;
    const side: Side = role === 'victim' ? 1 : 0;
    let best: { readonly seat: Seated; readonly cost: number } | null = null;
    let tried = 0;
    for (const kind of this.crowd.kinds) {
      const seat: Seated = { kind, side, cell };
      if (!this.isFit(seat, role) || !this.crowd.mayStand(kind, side, cell)) continue;
      const stuck = this.crowd.goesOnFrom(kind, side, cell) ? 0 : STUCK;
      const cost = ANOTHER + stuck + FEWER_MOVES * this.movesTakenBy(seat);
      if (cost < (best?.cost ?? NEVER)) best = { seat, cost };
      if (best?.cost === ANOTHER || ++tried === MOST_KINDS) break;
    }
    return best;
  }

  private isFit({ kind, side, cell }: Seated, role: Role): boolean {
    const { data } = this.model;
    const piece = data.pieces[kind];
    // of two like pieces that swap places it is the lower one that does
    if (role === 'friend' && kind === this.focus && cell < this.at) return false;
    if (role === 'mount' && !carriedKinds(piece).includes(data.pieces[this.focus].id)) return false;
    if (role === 'hurdle') return !data.pieces[this.focus].notOver.includes(piece.id) && this.mayBeRoyal(kind, side);
    return (
      side === (role === 'victim' ? 1 : 0) && this.mayBeRoyal(kind, side) && (side === 0 || this.isPrey(kind, cell))
    );
  }
  /** A royal piece of its own side is safe, as no enemy is near; one of the other side's can never be captured. */
  private mayBeRoyal(kind: Kind, side: Side): boolean {
    const { pieces, rules } = this.model.data;
    return !pieces[kind].royal || rules.check === 'no' || (side === 0 && pieces.every(({ royal }) => royal));
  }
  /** May the piece in the middle capture that kind there? */
  private isPrey(kind: Kind, cell: Cell): boolean {
    const { data, board } = this.model;
    const me = data.pieces[this.focus];
    const piece = data.pieces[kind];
    if (me.notTaking.includes(piece.id)) return false;
    // whoever captures is lost with it: a royal piece cannot
    const isLost = data.rules.capturesExplode === 'yes' && me.blast === 'destroys';
    if (this.isRoyal && (isLost || this.model.hasTrait(kind, 'bursts'))) return false;
    const away = Math.max(Math.abs(board.x(cell) - board.x(this.at)), Math.abs(board.y(cell) - board.y(this.at)));
    return piece.traits.every(
      (trait) =>
        (trait.is !== 'safe from' || !trait.kinds.includes(me.id)) &&
        (trait.is !== 'safe beyond' || away <= trait.cells),
    );
  }
  /** How many cells it keeps a royal piece from; infinite where it gives check, or protects another. */
  private movesTakenBy({ kind, side, cell }: Seated): number {
    if (!this.isRoyal || side === 0) return 0;
    const { crowd } = this;
    const attacked = crowd.attacksFrom(kind, side, cell);
    const enemies = [...this.seated.values()].filter((one) => one.side === side);
    const protects = (one: Seated): boolean => crowd.attacksFrom(one.kind, one.side, one.cell).has(cell);
    if (attacked.has(this.at) || enemies.some((one) => attacked.has(one.cell) || protects(one))) return NEVER;
    return [...crowd.attacksFrom(this.focus, 0, this.at)].filter((one) => attacked.has(one)).length;
  }
}
