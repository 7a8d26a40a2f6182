/** Counts the moves of a side that is to be checkmated in time, by the rules of `counting.ts`. */
import type { Game } from '../../../core/game.ts';
import { OFF, other, type Side } from '../../../core/ids.ts';
import type { Tally } from '../../../core/vocabulary.ts';
import { COUNTING, type CountedRole, isPawn, roleOf } from '../../counting.ts';
import { countingWords } from '../../words/counting-words.ts';
import type { GameModel } from '../model.ts';

export class Counting {
  private readonly model: GameModel;
  private readonly roles: readonly (CountedRole | null)[];
  private readonly arePawns: readonly boolean[];

  constructor(model: GameModel) {
    this.model = model;
    this.roles = model.data.pieces.map(roleOf);
    this.arePawns = model.data.pieces.map(isPawn);
  }
  get isOn(): boolean {
    return this.model.facts.counting !== null;
  }
  /** After a turn. */
  note(game: Game): void {
    const { counting } = this.model.facts;
    const { counting: rule } = this.model.data.rules;
    if (counting === null || rule === 'none') return;
    const { count, countTo } = counting;
    if (game.get(countTo, 0) > 0) game.set(count, 0, game.get(count, 0) + 1);
    const { fromPieces } = COUNTING[rule];
    const me = game.moverSide;
    const next = other(me);
    const begin = (limit: number, from: number): void => {
      game.set(countTo, 0, 2 * limit);
      game.set(count, 0, from);
    };
    const all = this.size(game, me) + this.size(game, next);
    const ownLimit = fromPieces && this.tookPawn(game) && this.size(game, me) === 1 ? this.limit(game, me) : 0;
    if (ownLimit > 0 && !this.hasPawns(game)) begin(ownLimit, 2 * all - 1);
    const isBared = (game.lost.size > 0 || game.changed.size > 0) && this.size(game, next) === 1;
    if (game.get(countTo, 0) > 0 && !isBared) return;
    const limit = this.limit(game, next);
    if (limit > 0) begin(limit, fromPieces && this.size(game, next) === 1 ? 2 * all : 0);
  }
  /** Up to how many moves that side counts, as the board is; 0: it does not. */
  private limit(game: Game, side: Side): number {
    const { counting: rule } = this.model.data.rules;
    if (rule === 'none' || this.size(game, other(side)) === 1) return 0;
    const { board, pieces, otherwise } = COUNTING[rule];
    const own = this.size(game, side);
    const hasPawns = this.hasPawns(game);
    if (own > 1) return board !== null && own <= board.most && (board.withPawns || !hasPawns) ? board.moves : 0;
    if (hasPawns) return 0;
    const holds = pieces.find(({ role, least }) => this.number(game, other(side), role) >= least);
    return holds?.moves ?? otherwise ?? 0;
  }
  private size(game: Game, side: Side): number {
    return game.pieces.filter((p) => game.sideOf(p) === side && game.cellOf(p) !== OFF && !game.typeOf(p).ownerless)
      .length;
  }
  private number(game: Game, side: Side, role: CountedRole): number {
    return game.pieces.filter(
      (p) => game.sideOf(p) === side && game.cellOf(p) !== OFF && this.roles[game.kindOf(p)] === role,
    ).length;
  }
  private hasPawns(game: Game): boolean {
    return game.pieces.some((p) => game.cellOf(p) !== OFF && this.arePawns[game.kindOf(p)]);
  }
  private tookPawn(game: Game): boolean {
    for (let i = 0; i < game.lost.size; i++) if (this.arePawns[game.kindOf(game.lost.at(i))]) return true;
    return false;
  }

  isOver(game: Game): boolean {
    return this.left(game) < 0;
  }
  /** How many more turns of both sides there are to be made before it is over; a negative number then. */
  left(game: Game): number {
    const { counting } = this.model.facts;
    if (counting === null || game.get(counting.countTo, 0) === 0) return Number.POSITIVE_INFINITY;
    return game.get(counting.countTo, 0) - game.get(counting.count, 0);
  }
  /** The count of whoever counts; after a move of that side, of the other, so an even one is of the side to move. */
  tallies(game: Game): readonly Tally[] {
    const { counting } = this.model.facts;
    if (counting === null || game.get(counting.countTo, 0) === 0) return [];
    const [count, countTo] = [game.get(counting.count, 0), game.get(counting.countTo, 0)];
    const side = count % 2 === 0 ? game.toMove : other(game.toMove);
    const says = countingWords.count(Math.floor((count + 1) / 2), countTo / 2);
    return [{ side, says, isSpoken: true }];
  }
}
