/** How a game ends: what is asked after each action, and when nobody can move. */
import type { End } from '../../../core/draws.ts';
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, type Side } from '../../../core/ids.ts';
import { Planner } from '../../../core/moves/planner.ts';
import type { Extinction, Goal } from '../../game-data.ts';
import type { Danger } from '../danger.ts';
import type { GameModel, InZone } from '../model.ts';
import { isPass } from '../turns.ts';
import type { Declaring } from './declaring.ts';
import { hasConnection, hasRow, hasSquare } from './rows.ts';
import type { Score } from './score.ts';

export class Endings {
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly declaring: Declaring | null;
  private readonly score: Score;
  private readonly goalZone: InZone;
  private readonly goalKinds: readonly (Kind | null)[];
  private readonly mustBeSafeAtGoal: boolean;
  private readonly connectedZones: readonly InZone[];
  private readonly extinctKinds: readonly (Kind | null)[];

  constructor(model: GameModel, danger: Danger, score: Score, declaring: Declaring | null) {
    this.model = model;
    this.danger = danger;
    this.score = score;
    this.declaring = declaring;
    const { goal, extinction } = model.data;
    this.goalZone = model.zone(goal?.zone);
    this.goalKinds = (goal?.kinds ?? [null, null]).map((id) => (id === null ? null : model.kind(id)));
    this.connectedZones = (model.data.connection?.zones ?? []).map((zone) => model.zone(zone));
    this.mustBeSafeAtGoal = goal?.when === 'if safe' || goal?.when === 'if safe or after an answer';
    this.extinctKinds = extinction?.kinds?.map((id) => model.kind(id)) ?? [null];
  }

  /** After an action: what it has decided, if anything. `faced`: the royal pieces faced each other before it. */
  judge(game: Game, faced: boolean): End | null {
    const end = this.endNow(game, faced);
    return end && this.score.decide(game, end);
  }
  private endNow(game: Game, faced: boolean): End | null {
    const { extinction, goal } = this.model.data;
    return (
      this.declaring?.judge(game) ??
      this.judgeFacing(game, faced) ??
      this.judgePass(game) ??
      (extinction ? this.judgeExtinction(game, extinction) : null) ??
      this.judgeRoyals(game) ??
      (goal?.when === 'at once' ? this.judgeGoal(game, goal) : null)
    );
  }
  /** After the last action of a turn. */
  judgeTurn(game: Game): End | null {
    const end = this.endOfTurn(game);
    return end && this.score.decide(game, end);
  }
  private endOfTurn(game: Game): End | null {
    const { goal } = this.model.data;
    return (
      this.judgeRows(game) ??
      this.judgeFullBoard(game) ??
      (goal && goal.when !== 'at once' ? this.judgeGoal(game, goal) : null) ??
      this.judgeClock(game) ??
      this.judgeChecks(game)
    );
  }
  private judgeFullBoard(game: Game): End | null {
    const { model } = this;
    if (model.data.rules.fullBoard === 'play on') return null;
    const hasRoom = model.board.cells.some((cell) => model.isOn(cell) && game.pieceOn(cell) === NOBODY);
    return hasRoom ? null : { winner: null, reason: 'full-board' };
  }
  private judgeRows(game: Game): End | null {
    const { row, square, connection } = this.model.data;
    const { board } = this.model;
    const me = game.moverSide;
    const winner = ({ result }: { readonly result: 'wins' | 'loses' }): Side => (result === 'wins' ? me : other(me));
    if (row && hasRow(board, this.cellsOf(game, me, row.kinds), row))
      return { winner: winner(row), reason: 'in-a-row' };
    if (square && hasSquare(board, this.cellsOf(game, me, square.kinds), square.side))
      return { winner: winner(square), reason: 'in-a-square' };
    if (!connection) return null;
    const [isFirst, isLast] = this.connectedZones.map((isIn) => (cell: Cell) => isIn(me, cell));
    const cells = this.cellsOf(game, me, connection.kinds);
    if (hasConnection(board, cells, connection.lines, [isFirst, isLast]))
      return { winner: winner(connection), reason: 'connected' };
    return null;
  }
  /** The squares of that side's pieces that count as one of these kinds; null: of all its pieces. */
  private cellsOf(game: Game, side: Side, kinds: readonly string[] | null): ReadonlySet<Cell> {
    const some = kinds && new Set(kinds.map((id) => this.model.kind(id)));
    const isOne = (p: Piece): boolean =>
      game.cellOf(p) !== OFF && this.isOf(game, p, side) && (some?.has(this.model.countsAs(game.kindOf(p))) ?? true);
    return new Set(game.pieces.filter(isOne).map((p) => game.cellOf(p)));
  }
  private judgeFacing(game: Game, faced: boolean): End | null {
    const { rules } = this.model.data;
    if (rules.facingRoyals !== 'draw' || !faced) return null;
    const own = this.danger.royalsOf(game, game.moverSide);
    return own.some((p) => this.danger.facesRoyal(game, p)) ? { winner: null, reason: 'facing' } : null;
  }
  private judgePass(game: Game): End | null {
    const { data, facts } = this.model;
    if (data.rules.pass === 'no') return null;
    // who has moved before has not passed its turn
    const isWhole = isPass(game) && (facts.moves === null || game.get(facts.moves.made, 0) === 0);
    if (isWhole && game.get(facts.hasPassed, 0) > 0) return { winner: null, reason: 'passes' };
    game.set(facts.hasPassed, 0, isWhole ? 1 : 0);
    return null;
  }
  /** A royal piece that must be safe is lost other than by a capture: pushed over the edge, or put on a mine. */
  private judgeRoyals(game: Game): End | null {
    if (this.model.data.rules.check === 'no') return null;
    const hasLost = (side: Side): boolean =>
      game.get(game.facts.royalsLost, side) > 0 &&
      this.danger.hasLostRoyal(
        game,
        side,
        game.pieces.filter((p) => this.isRoyalOf(game, p, side)),
      );
    const loser = ([other(game.moverSide), game.moverSide] as const).find(hasLost);
    return loser === undefined ? null : { winner: other(loser), reason: 'royal-lost' };
  }
  private isRoyalOf(game: Game, p: Piece, side: Side): boolean {
    return game.sideOf(p) === side && game.typeOf(p).royal === true && (game.cellOf(p) !== OFF || game.isInHand(p));
  }
  private judgeExtinction(game: Game, { atMost, othersAtLeast, result }: Extinction): End | null {
    const me = game.moverSide;
    const mayAnswer = result === 'loses after an answer';
    for (const side of this.model.data.drawAfter === undefined ? [me, other(me)] : [other(me), me]) {
      for (const kind of this.extinctKinds) {
        const left = this.count(game, kind, other(side));
        if (this.count(game, kind, side) > atMost) continue;
        if (mayAnswer && left <= atMost) return { winner: null, reason: 'both-bare' };
        // whoever is to move next may take one of them
        if (left < othersAtLeast || (mayAnswer && side !== me && left - 1 <= atMost)) continue;
        const winner = result === 'draw' ? null : result === 'wins' ? side : other(side);
        return { winner, reason: 'extinction' };
      }
    }
    return null;
  }
  /** On the board and in hand. */
  private count(game: Game, kind: Kind | null, side: Side): number {
    const isOne = (p: Piece): boolean =>
      this.isOf(game, p, side) &&
      (kind === null || this.model.countsAs(game.kindOf(p)) === kind) &&
      (game.cellOf(p) !== OFF || game.isInHand(p));
    return game.pieces.filter(isOne).length;
  }

  /** A wall is nobody’s. */
  private isOf(game: Game, p: Piece, side: Side): boolean {
    return game.sideOf(p) === side && !game.typeOf(p).ownerless;
  }
  private judgeGoal(game: Game, goal: Goal): End | null {
    const me = game.moverSide;
    const foe = other(me);
    if (goal.when === 'after an answer') return this.judgeRace(game, me);
    // it was there before, and has not been captured
    const hasStayed = goal.when === 'if safe or after an answer' && this.hasReached(game, foe, false);
    if (hasStayed) return { winner: foe, reason: 'goal' };
    if (this.hasReached(game, me)) return { winner: me, reason: 'goal' };
    // it was attacked there, and is no more
    if (goal.when === 'if safe' && this.hasReached(game, foe)) return { winner: foe, reason: 'goal' };
    return null;
  }
  /** Who arrives one action later may still draw level, if it was White who came first. */
  private judgeRace(game: Game, me: Side): End | null {
    const foe = other(me);
    if (this.hasReached(game, foe)) {
      const isLevel = foe === 0 && this.hasReached(game, 1);
      return { winner: isLevel ? null : foe, reason: 'goal' };
    }
    const kind = this.goalKinds[me];
    const isRace = kind !== null && this.model.data.pieces[kind].royal;
    if (!isRace || !this.hasReached(game, me) || (me === 0 && this.canReach(game, 1))) return null;
    return { winner: me, reason: 'goal' };
  }
  /** `mustBeSafe`: only those count that cannot be captured there. */
  private hasReached(game: Game, side: Side, mustBeSafe = this.mustBeSafeAtGoal): boolean {
    const kind = this.goalKinds[side];
    const several = this.model.data.goal?.several;
    const isSafe = (p: Piece): boolean => !mustBeSafe || !this.danger.isAttacked(game, p, side);
    const isThere = (p: Piece): boolean => {
      const at = game.cellOf(p);
      if (at === OFF || !this.isOf(game, p, side) || !this.goalZone(side, at)) return false;
      return (kind === null || this.model.countsAs(game.kindOf(p)) === kind) && isSafe(p);
    };
    if (!several) return game.pieces.some(isThere);
    const count = game.pieces.filter(isThere).length;
    return count >= several.atLeast || (several.orFull && count > 0 && this.isFull(game, side));
  }
  /** Does something stand on every square of the goal? */
  private isFull(game: Game, side: Side): boolean {
    const { board } = this.model;
    for (let cell = 0 as Cell; cell < board.size; cell++)
      if (this.model.isOn(cell) && this.goalZone(side, cell) && game.pieceOn(cell) === NOBODY) return false;
    return true;
  }
  private canReach(game: Game, side: Side): boolean {
    const kind = this.goalKinds[side];
    if (kind === null || !this.model.data.pieces[kind].royal) return true;
    // in several moves it may come further than can be looked ahead
    if (this.model.facts.moves !== null) return true;
    if (this.danger.inCheck(game, side)) return false;
    return game.ponder(() => {
      game.set(this.model.layout.turn, 0, side);
      const planner = new Planner(game);
      const { plans } = planner;
      const count = planner.everyAction();
      for (let i = 0; i < count; i++) {
        const mark = game.make(plans, i);
        const isGoal = this.hasReached(game, side);
        game.unmake(mark);
        if (isGoal) return true;
      }
      return false;
    });
  }

  private judgeClock(game: Game): End | null {
    const { drawAfter } = this.model.data;
    const { clock } = this.model.facts;
    if (drawAfter === undefined) return null;
    game.set(clock, 0, game.get(clock, 0) + 1);
    return game.get(clock, 0) >= drawAfter ? { winner: null, reason: 'draw-after' } : null;
  }
  private judgeChecks(game: Game): End | null {
    const { checksLeft } = this.model.facts;
    if (this.model.data.rules.checksToWin === 0) return null;
    const me = game.moverSide;
    if (this.danger.inCheck(game, other(me))) game.set(checksLeft, me, game.get(checksLeft, me) - 1);
    return game.get(checksLeft, me) <= 0 ? { winner: me, reason: 'checks' } : null;
  }

  get mayWinWhenStuck(): boolean {
    const { rules, drops } = this.model.data;
    const isWon = ['won', 'fewer wins', 'more wins'].includes(rules.stalemate) || rules.checkmate === 'won';
    return isWon || drops?.mateBy?.is === 'loses';
  }
  /** When the side to move has no action. */
  whenStuck(game: Game): End {
    return this.score.decide(game, this.endOfStuck(game));
  }
  private endOfStuck(game: Game): End {
    const { rules, drops, pieces } = this.model.data;
    const me = game.toMove;
    const hasLost = (word: 'lost' | 'won' | 'draw'): Side | null =>
      word === 'draw' ? null : word === 'lost' ? other(me) : me;
    const isCheckmate = pieces.some(({ royal }) => royal) && this.danger.inCheck(game, me);
    const mateBy = drops?.mateBy;
    const byDrop = mateBy?.is === 'loses' && game.get(this.model.facts.dropped, 0) === this.model.kind(mateBy.kind) + 1;
    if (isCheckmate && byDrop) return { winner: me, reason: 'mate-by-drop' };
    if (isCheckmate) return { winner: hasLost(rules.checkmate), reason: 'checkmate' };
    if (rules.stalemate === 'more wins') return { winner: this.withMore(game), reason: 'stalemate' };
    if (rules.stalemate !== 'fewer wins') return { winner: hasLost(rules.stalemate), reason: 'stalemate' };
    const [mine, theirs] = [this.count(game, null, me), this.count(game, null, other(me))];
    return { winner: mine === theirs ? null : mine < theirs ? me : other(me), reason: 'stalemate' };
  }
  /** Of pieces on the board; null: both have as many. */
  private withMore(game: Game): Side | null {
    const [white, black] = ([0, 1] as const).map(
      (side) => game.pieces.filter((p) => game.cellOf(p) !== OFF && this.isOf(game, p, side)).length,
    );
    return white === black ? null : white > black ? 0 : 1;
  }
}
