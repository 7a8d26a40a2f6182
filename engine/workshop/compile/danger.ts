/** Who threatens whom, and when that is check. */
import type { Game } from '../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import { attacksOf, Probe, reachOf, standingAttacksOf } from '../../core/moves/threats.ts';
import type { Variant } from '../../core/variant.ts';
import { readBetza } from '../betza/read-betza.ts';
import { lenderOf } from '../game-data.ts';
import type { GameModel } from './model.ts';
import { carriedBy, everybodyOn } from './stacks.ts';

/** Plans captures to their end: of some it is not known before whether they can be made. */
class Assault extends Planner {
  private victims: readonly Piece[] = [];

  couldCapture(hunter: Piece, victim: Piece): boolean {
    const { game, plans } = this;
    const companion = game.companionOf(victim);
    this.victims = companion === NOBODY ? [victim] : [victim, companion];
    plans.clear();
    plans.newPosition();
    const type = this.typeOf(hunter);
    const isHeld = game.limits.isHeld?.(game, hunter) === true;
    for (const rule of [...(isHeld ? [] : attacksOf(type)), ...standingAttacksOf(type)])
      rule.plan(this, hunter, game.cellOf(hunter));
    let isFound = false;
    for (let i = 0; i < plans.count && !isFound; i++) isFound = plans.takes(i, victim);
    plans.clear();
    this.victims = [];
    return isFound;
  }
  override areEnemies(p: Piece, q: Piece): boolean {
    return this.victims.includes(q) || super.areEnemies(p, q);
  }
}

export class Danger {
  /** set when the variant is made: its rules ask, too */
  variant: Variant | null = null;
  private readonly model: GameModel;
  private readonly probes = new WeakMap<Game, Probe>();
  private readonly assaults = new WeakMap<Game, Assault>();
  /** by kind: does it capture on the way of a move, and must go on from there? */
  private readonly capturesOnTheWay: readonly boolean[];
  /** Is it being asked who threatens whom? Whoever does need not be safe itself. */
  isAsked = false;

  constructor(model: GameModel) {
    this.model = model;
    const onTheWay = model.data.pieces.map(({ moves }) => moves.some((line) => isBentCapture(line.betza)));
    this.capturesOnTheWay = model.data.pieces.map((piece, kind) =>
      lenderOf(piece) === undefined ? onTheWay[kind] : onTheWay.includes(true),
    );
  }

  royalsOf(game: Game, side: Side): Piece[] {
    return game.pieces.filter((p) => game.typeOf(p).royal && game.sideOf(p) === side && game.cellOf(p) !== OFF);
  }
  /** Could anybody of the other side take this piece of `side` where it stands? */
  isAttacked(game: Game, victim: Piece, side: Side): boolean {
    return game.pieces.some((p) => game.sideOf(p) !== side && this.attacks(game, p, victim));
  }
  attacks(game: Game, hunter: Piece, victim: Piece): boolean {
    if (!this.mayReach(game, hunter, victim)) return false;
    const wasAsked = this.isAsked;
    this.isAsked = true;
    const answer = this.probeOf(game).couldCapture(hunter, victim) && this.canBeMade(game, hunter, victim);
    this.isAsked = wasAsked;
    return answer;
  }
  /** Could it take the other one from where it stands, if only what stands elsewhere were as it should be? */
  mayReach(game: Game, hunter: Piece, victim: Piece): boolean {
    const from = game.cellOf(hunter);
    const reach = reachOf(this.variant!);
    return from !== OFF && reach.covers(game.kindOf(hunter), game.sideOf(hunter), from, game.cellOf(victim));
  }
  private probeOf(game: Game): Probe {
    const probe = this.probes.get(game) ?? new Probe(game);
    this.probes.set(game, probe);
    return probe;
  }
  /** Some must stop where they capture, or go on from there, and cannot. */
  private canBeMade(game: Game, hunter: Piece, victim: Piece): boolean {
    if (!this.capturesOnTheWay[game.kindOf(hunter)] && carriedBy(game, hunter) === NOBODY) return true;
    const assault = this.assaults.get(game) ?? new Assault(game);
    this.assaults.set(game, assault);
    return assault.couldCapture(hunter, victim);
  }
  /** Is a royal piece in danger, be it from an enemy or from facing another royal piece? */
  isThreatened(game: Game, royal: Piece): boolean {
    const { rules } = this.model.data;
    // to take it would be the end of one's own royal piece, too
    const isShielded = rules.capturesExplode === 'yes' && this.touchesRoyal(game, royal);
    if (!isShielded && this.isAttacked(game, royal, game.sideOf(royal))) return true;
    return rules.facingRoyals === 'forbidden' && this.facesRoyal(game, royal);
  }
  inCheck(game: Game, side: Side): boolean {
    const { rules } = this.model.data;
    if (rules.check === 'no') return false;
    const royals = this.royalsOf(game, side);
    if (royals.length === 0) return false;
    if (rules.royals === 'one') return royals.every((p) => this.isThreatened(game, p));
    return royals.some((p) => !this.isSpare(p, royals, game) && this.isThreatened(game, p));
  }
  /** May its side, with these royal pieces on the board, do without this one of them? */
  isSpare(royal: Piece, royals: readonly Piece[], game: Game): boolean {
    const { rules } = this.model.data;
    if (rules.royals === 'last of each kind')
      return royals.some((p) => p !== royal && this.countsAs(game, p) === this.countsAs(game, royal));
    return rules.royals !== 'each' && royals.length > 1;
  }
  /** Has that side lost a royal piece in this action without which it has lost the game? `left`: those that it still has. */
  hasLostRoyal(game: Game, side: Side, left: readonly Piece[]): boolean {
    const { rules } = this.model.data;
    if (rules.royals === 'each') return true;
    if (rules.royals !== 'last of each kind') return left.length === 0;
    const isLast = (p: Piece): boolean => !left.some((one) => this.countsAs(game, one) === this.countsAs(game, p));
    return game.lost.some((p) => game.typeOf(p).royal === true && game.sideOf(p) === side && isLast(p));
  }
  private countsAs(game: Game, p: Piece): Kind {
    return this.model.countsAs(game.kindOf(p));
  }
  /** Would it be in danger on that cell? */
  isThreatenedOn(game: Game, royal: Piece, cell: Cell): boolean {
    const mark = game.world.mark();
    game.lift(royal);
    // the partner of a castling, which leaves as well
    for (const p of everybodyOn(game, cell)) game.lift(p);
    game.put(royal, cell);
    const isThreatened = this.isThreatened(game, royal);
    game.world.rollback(mark);
    return isThreatened;
  }
  /** Does it see an enemy's royal piece along a rank or a file? */
  facesRoyal(game: Game, royal: Piece): boolean {
    return this.royalsOf(game, other(game.sideOf(royal))).some((p) =>
      this.isLineOpen(game, game.cellOf(royal), game.cellOf(p)),
    );
  }
  isLineOpen(game: Game, from: Cell, to: Cell): boolean {
    const { board } = this.model;
    const [dx, dy] = [board.x(to) - board.x(from), board.y(to) - board.y(from)];
    if (dx !== 0 && dy !== 0) return false;
    const next = (c: Cell): Cell => board.offset(c, Math.sign(dx), Math.sign(dy));
    let c = next(from);
    while (c !== to && game.pieceOn(c) === NOBODY) c = next(c);
    return c === to;
  }
  private touchesRoyal(game: Game, royal: Piece): boolean {
    const { board } = this.model;
    const enemies = this.royalsOf(game, other(game.sideOf(royal)));
    return enemies.some((p) => board.areNeighbours(game.cellOf(p), game.cellOf(royal)));
  }
}

function isBentCapture(betza: string): boolean {
  const read = readBetza(betza);
  return (
    'moves' in read &&
    read.moves.some(({ legs }) => legs.slice(0, -1).some(({ takes, inPassing }) => takes || inPassing))
  );
}
