/** Points: who has more of them wins a game that would be drawn. */
import type { End } from '../../../core/draws.ts';
import type { Game } from '../../../core/game.ts';
import { OFF, type Side } from '../../../core/ids.ts';
import type { Tally } from '../../../core/vocabulary.ts';
import { pointsWords } from '../../words/points-words.ts';
import type { GameModel } from '../model.ts';

/** The endings that are decided by points. */
const DECIDED = ['stalemate', 'facing', 'passes', 'draw-after', 'repetition', 'quiet', 'full-board'];

export class Score {
  private readonly model: GameModel;
  private readonly worth: readonly number[];

  constructor(model: GameModel) {
    this.model = model;
    const of = model.data.points?.of ?? {};
    this.worth = model.data.pieces.map(({ id }) => (Object.hasOwn(of, id) ? of[id] : 0));
  }
  get isKept(): boolean {
    return this.model.data.points !== undefined;
  }
  private of(game: Game, side: Side): number {
    return game.pieces.reduce(
      (sum, p) => (game.sideOf(p) === side && game.cellOf(p) !== OFF ? sum + this.worth[game.kindOf(p)] : sum),
      this.model.data.points?.odds[side] ?? 0,
    );
  }
  /** null: the draw stays one. */
  instead(game: Game, reason: string): { readonly winner: Side; readonly reason: string } | null {
    const [white, black] = [this.of(game, 0), this.of(game, 1)];
    if (!this.isKept || !DECIDED.includes(reason) || white === black) return null;
    return { winner: white > black ? 0 : 1, reason: 'points' };
  }
  /** The same for the end of a game that may have a winner already. */
  decide<E extends End>(game: Game, end: E): End {
    return end.winner === null ? (this.instead(game, end.reason) ?? end) : end;
  }
  tallies(game: Game): readonly Tally[] {
    if (!this.isKept) return [];
    return ([0, 1] as const).map((side) => ({ side, says: pointsWords.score(this.of(game, side)), isSpoken: false }));
  }
}
