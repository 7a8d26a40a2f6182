/**
 * Which pieces a move chases: those that it attacks anew, so that they could be taken for nothing. As the Asian Xiangqi Federation
 * judges it, and in the steps in which Fairy-Stockfish does (`Position::chased`, `chasingRule = axf`), so that both come to the
 * same. A game of other pieces than Xiangqi's is judged by the same steps.
 */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, type Side } from '../../../core/ids.ts';
import { askAt, MOST_CHASED, type Places } from '../../../core/recurrence.ts';
import { hasHandCaptives } from '../../game-data.ts';
import type { Danger } from '../danger.ts';
import type { GameModel } from '../model.ts';
import { type ChaseRole, chaseRolesOf, hops, isSideways } from './chase-roles.ts';

/** Whom these chase though it is protected. */
const STRONGER: Readonly<Partial<Record<ChaseRole, readonly ChaseRole[]>>> = {
  horse: ['rook'],
  cannon: ['rook'],
  elephant: ['rook', 'cannon', 'horse'],
  advisor: ['rook', 'cannon', 'horse'],
};
/** Whose attack is opened when something else leaves its way, or comes into it as what it jumps over. */
const DISCOVERED: readonly ChaseRole[] = ['horse', 'elephant', 'cannon', 'rook'];

export class Chases {
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly roles: readonly ChaseRole[];
  private readonly hops: readonly boolean[];

  constructor(model: GameModel, danger: Danger) {
    this.model = model;
    this.danger = danger;
    this.roles = chaseRolesOf(model);
    this.hops = model.data.pieces.map((_, kind) => hops(model, kind as Kind));
  }
  /** The kind of one of the pieces of these bits, as `chasedBy` has them. */
  kindOf(game: Game, side: Side, bits: number): Kind {
    return game.kindOf(this.tellable(game, side)[31 - Math.clz32(bits & -bits)]);
  }
  /** The pieces of the side to move that the last move chases, as bits in their order. `before`: where all stood before it. */
  chasedBy(game: Game, before: Places): number {
    const victims = this.tellable(game, game.toMove);
    const chased = new Chase(game, before, this.model, this.danger, this.roles, this.hops).victims();
    let bits = 0;
    for (let n = 0; n < victims.length && n < MOST_CHASED; n++) if (chased.has(victims[n])) bits |= 1 << n;
    return bits;
  }
  /** Those that bits may stand for. Where captives are dropped, a piece keeps its bit, whoever has it and wherever it is. */
  private tellable(game: Game, side: Side): readonly Piece[] {
    return hasHandCaptives(this.model.data)
      ? game.pieces.filter((p) => !game.typeOf(p).ownerless && this.roles[game.kindOf(p)] !== 'royal')
      : piecesOf(game, side);
  }
}
const piecesOf = (game: Game, side: Side): readonly Piece[] =>
  game.pieces.filter((p) => game.sideOf(p) === side && game.cellOf(p) !== OFF && !game.typeOf(p).ownerless);

/** The last move of a position, and what it chases. */
class Chase {
  private readonly game: Game;
  private readonly before: Places;
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly roles: readonly ChaseRole[];
  private readonly hops: readonly boolean[];
  /** whose pieces are chased */
  private readonly side: Side;
  private readonly hunters: readonly Piece[];
  private readonly preys: readonly Piece[];
  private readonly chased = new Set<Piece>();
  /** pinned pieces of the side, which protect nobody */
  private pinned: ReadonlySet<Cell> = new Set();

  constructor(
    game: Game,
    before: Places,
    model: GameModel,
    danger: Danger,
    roles: readonly ChaseRole[],
    hopping: readonly boolean[],
  ) {
    this.game = game;
    this.before = before;
    this.model = model;
    this.danger = danger;
    this.roles = roles;
    this.hops = hopping;
    this.side = game.toMove;
    this.hunters = piecesOf(game, other(this.side));
    this.preys = piecesOf(game, this.side);
  }

  victims(): ReadonlySet<Piece> {
    const { game, before, side, hunters } = this;
    const mover = hunters.find((p) => game.cellOf(p) !== before[p]);
    if (mover === undefined) return this.chased;
    const blockers = this.blockersOf(side);
    this.pinned = new Set([...blockers, ...this.pinnedByFacing()]);
    this.addDirect(mover, before[mover] as Cell);
    const opened = this.openedBy(mover, before[mover] as Cell);
    const isOld = ([hunter, prey]: readonly [Piece, Piece]): boolean => this.attacks(hunter, prey);
    const [old, blockedBefore] = askAt(game, before, other(side), () => [opened.map(isOld), this.blockersOf(side)]);
    for (const hunter of hunters)
      this.add(
        hunter,
        opened.flatMap(([one, prey], n) => (one === hunter && !old[n] ? [prey] : [])),
      );
    const newly = new Set([...blockers].filter((cell) => !blockedBefore.has(cell)));
    this.addUnprotectedByPins(newly);
    this.addByDiscoveredCheck(newly);
    return this.chased;
  }

  private role(p: Piece): ChaseRole {
    return this.roles[this.game.kindOf(p)];
  }
  private attacks(hunter: Piece, prey: Piece): boolean {
    return this.danger.attacks(this.game, hunter, prey);
  }
  private royalsOf(side: Side): readonly Piece[] {
    return this.danger.royalsOf(this.game, side);
  }
  /** Neither a royal piece nor a Soldier that cannot step sideways yet. */
  private mayBeChased(p: Piece): boolean {
    const { game, model } = this;
    const role = this.role(p);
    if (role !== 'soldier') return role !== 'royal';
    const [side, cell] = [game.sideOf(p), game.cellOf(p)];
    return model.moves[game.kindOf(p)].some((move) => isSideways(move) && move.from(side, cell));
  }

  // -- pins

  /** The cells of all who keep pieces of the other side from attacking a royal piece of this one. */
  private blockersOf(side: Side): ReadonlySet<Cell> {
    const { game } = this;
    const found = new Set<Cell>();
    const foes = side === this.side ? this.hunters : this.preys;
    for (const royal of this.royalsOf(side)) {
      const snipers = foes.filter((p) => this.danger.mayReach(game, p, royal) && !this.attacks(p, royal));
      const sliding = snipers.filter((p) => !this.hops[game.kindOf(p)]);
      for (const sniper of snipers)
        for (const p of this.between(sniper, royal))
          if ((this.hops[game.kindOf(sniper)] || !sliding.includes(p)) && this.attacksWithout(p, sniper, royal))
            found.add(game.cellOf(p));
    }
    return found;
  }
  /** Everybody in the rectangle of which these two are corners. */
  private between(sniper: Piece, royal: Piece): readonly Piece[] {
    const { game } = this;
    const { board } = this.model;
    const [from, to] = [game.cellOf(sniper), game.cellOf(royal)];
    const isIn = (at: Cell, along: (c: Cell) => number): boolean =>
      along(at) >= Math.min(along(from), along(to)) && along(at) <= Math.max(along(from), along(to));
    return game.pieces.filter((p) => {
      const at = game.cellOf(p);
      return at !== OFF && p !== sniper && p !== royal && isIn(at, (c) => board.x(c)) && isIn(at, (c) => board.y(c));
    });
  }
  private attacksWithout(lifted: Piece, hunter: Piece, prey: Piece): boolean {
    return this.without([lifted], () => this.attacks(hunter, prey));
  }
  private without<T>(lifted: readonly Piece[], ask: () => T): T {
    const { game } = this;
    const mark = game.world.mark();
    for (const p of lifted) game.lift(p);
    const answer = ask();
    game.world.rollback(mark);
    return answer;
  }
  /** Where royal pieces may not face each other: the only other piece of the side on the file on which both stand. */
  private pinnedByFacing(): readonly Cell[] {
    const { game, side } = this;
    if (this.model.data.rules.facingRoyals !== 'forbidden') return [];
    const { board } = this.model;
    return this.royalsOf(other(side)).flatMap((royal) => {
      const onFile = this.preys.filter((p) => board.x(game.cellOf(p)) === board.x(game.cellOf(royal)));
      const others = onFile.filter((p) => this.role(p) !== 'royal');
      return others.length === 1 && onFile.length > 1 ? [game.cellOf(others[0])] : [];
    });
  }

  // -- attacks

  /**
   * Of the piece that moved, or was dropped. What stands ahead on its line it attacked before; what it has left behind there counts as attacked anew.
   */
  private addDirect(mover: Piece, from: Cell): void {
    const { game, preys } = this;
    const role = this.role(mover);
    if (role === 'royal' || role === 'soldier') return;
    const isLine = role === 'rook' || role === 'cannon';
    const to = game.cellOf(mover);
    const isNew = (prey: Piece): boolean => from === OFF || !isLine || !this.isAhead(from, to, game.cellOf(prey));
    this.add(
      mover,
      preys.filter((prey) => isNew(prey) && this.attacks(mover, prey)),
    );
  }
  private isAhead(from: Cell, to: Cell, cell: Cell): boolean {
    const { board } = this.model;
    const way = (a: Cell, b: Cell): readonly [number, number] => [
      Math.sign(board.x(b) - board.x(a)),
      Math.sign(board.y(b) - board.y(a)),
    ];
    const [[dx, dy], [aheadX, aheadY]] = [way(from, to), way(to, cell)];
    return dx === aheadX && dy === aheadY;
  }
  /** What others of its side attack now; it may be that they did so before. */
  private openedBy(mover: Piece, from: Cell): readonly (readonly [hunter: Piece, prey: Piece])[] {
    const { game, hunters, preys } = this;
    const to = game.cellOf(mover);
    const isNear = (hunter: Piece): boolean => {
      const role = this.role(hunter);
      if (hunter === mover || !DISCOVERED.includes(role)) return false;
      const at = game.cellOf(hunter);
      return (from !== OFF && this.isAtHand(role, at, from)) || (role === 'cannon' && this.isAtHand(role, at, to));
    };
    return hunters
      .filter(isNear)
      .flatMap((hunter) => preys.filter((prey) => this.attacks(hunter, prey)).map((prey) => [hunter, prey] as const));
  }
  /** Can what happens on that cell matter to whoever stands here? */
  private isAtHand(role: ChaseRole, at: Cell, cell: Cell): boolean {
    const { board } = this.model;
    const [dx, dy] = [Math.abs(board.x(at) - board.x(cell)), Math.abs(board.y(at) - board.y(cell))];
    if (role === 'horse') return dx + dy === 1;
    return role === 'elephant' ? dx === 1 && dy === 1 : dx === 0 || dy === 0;
  }
  /** Those of the attacked pieces that this attack chases. */
  private add(hunter: Piece, attacked: readonly Piece[]): void {
    const { game, chased } = this;
    const role = this.role(hunter);
    for (const prey of attacked) {
      if (!this.mayBeChased(prey)) continue;
      if (STRONGER[role]?.includes(this.role(prey))) chased.add(prey);
      else if (!this.isMutual(hunter, prey, role) && !this.isProtected(hunter, game.cellOf(prey), prey))
        chased.add(prey);
    }
  }
  /** Like attacks like, and is attacked: it could exchange itself. A Horse whose leg is blocked cannot, nor can who is pinned. */
  private isMutual(hunter: Piece, prey: Piece, role: ChaseRole): boolean {
    const { game } = this;
    if (game.kindOf(hunter) !== game.kindOf(prey)) return false;
    if (role === 'horse' && this.hasNeighbours(game.cellOf(hunter))) return this.attacks(prey, hunter);
    return !this.pinned.has(game.cellOf(prey));
  }
  /** On the squares diagonally beside it, where who attacks it as a Horse could be blocked. */
  private hasNeighbours(at: Cell): boolean {
    const { game } = this;
    const { board } = this.model;
    return [-1, 1].some((dx) =>
      [-1, 1].some((dy) => {
        const cell = board.offset(at, dx, dy);
        return cell !== OFF && game.pieceOn(cell) !== NOBODY;
      }),
    );
  }
  /** Could whoever takes it be taken? Not by who is pinned, nor by a royal piece that would face the other one. */
  private isProtected(hunter: Piece, cell: Cell, prey: Piece): boolean {
    const { game, side, preys, pinned } = this;
    return this.without([hunter], () => {
      const roots = preys.filter((p) => p !== prey && !pinned.has(game.cellOf(p)) && this.attacks(p, prey));
      if (roots.length === 0) return false;
      const isByRoyal =
        this.model.data.rules.facingRoyals === 'forbidden' && roots.every((p) => this.role(p) === 'royal');
      return !(
        isByRoyal && this.royalsOf(other(side)).some((royal) => this.danger.isLineOpen(game, game.cellOf(royal), cell))
      );
    });
  }

  // -- what a pin and a discovered check do

  /** What a piece protected that is pinned from now on. */
  private addUnprotectedByPins(newly: ReadonlySet<Cell>): void {
    const { game, preys, hunters, chased } = this;
    const pinned = preys.filter((p) => newly.has(game.cellOf(p)));
    if (pinned.length === 0) return;
    const held = this.blockersOf(other(this.side));
    for (const pin of pinned)
      for (const prey of preys) {
        if (prey === pin || !this.mayBeChased(prey) || !this.attacks(pin, prey)) continue;
        if (hunters.some((p) => !held.has(game.cellOf(p)) && this.attacks(p, prey))) chased.add(prey);
      }
  }
  /** What may be taken with check by a piece that stands in the way of another from now on. */
  private addByDiscoveredCheck(newly: ReadonlySet<Cell>): void {
    const { game, side, preys, hunters, chased } = this;
    const royals = this.royalsOf(side);
    for (const hunter of hunters.filter((p) => newly.has(game.cellOf(p))))
      for (const prey of preys) {
        if (!this.attacks(hunter, prey)) continue;
        const mayBeRetaken = royals.some((royal) => this.attacks(royal, prey));
        const isHeld = (): boolean => hunters.some((p) => p !== hunter && this.attacks(p, prey));
        if (!mayBeRetaken || this.without([hunter, ...royals.filter((p) => p !== prey)], isHeld)) chased.add(prey);
      }
  }
}
