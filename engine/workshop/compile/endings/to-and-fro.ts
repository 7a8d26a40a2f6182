/**
 * Whoever moves one piece to and fro for too long loses, as in modern Janggi: with the fifth move in a row of which the last four go
 * between two squares. Judged in the steps in which Fairy-Stockfish does it (`moveRepetitionIllegal`), so that both come to the same.
 */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Side } from '../../../core/ids.ts';
import { staysAway } from '../../to-and-fro.ts';
import { ruleSays } from '../../words/game-words.ts';
import { TO_AND_FRO } from '../../words/to-and-fro-words.ts';
import type { Danger } from '../danger.ts';
import type { GameModel } from '../model.ts';
import { isPass } from '../turns.ts';
import type { Progress } from './progress.ts';

/** With that one the game is lost. */
const LAST = 5;
/** One move before that one the player passed, which changes nothing. */
const PASSED = LAST + 1;
/** From so many on, two like positions are not worth the same. */
const NEAR = 3;

export class ToAndFro {
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly progress: Progress;
  private readonly areFree: readonly (readonly [white: boolean, black: boolean])[];
  /** of the action that is made now: from which cell the piece moves, what it is, and whether its side is in check */
  private readonly before = new WeakMap<
    Game,
    { readonly from: Cell; readonly kind: Kind; readonly checked: boolean }
  >();

  constructor(model: GameModel, danger: Danger, progress: Progress) {
    this.model = model;
    this.danger = danger;
    this.progress = progress;
    this.areFree = model.data.pieces.map((piece) => [staysAway(model.data, piece, 0), staysAway(model.data, piece, 1)]);
  }
  get isOn(): boolean {
    return this.model.facts.toAndFro !== null;
  }
  noteBefore(game: Game): void {
    const { mover, moverSide } = game;
    this.before.set(game, {
      from: mover === NOBODY ? OFF : game.cellOf(mover),
      kind: game.moverKind,
      checked: this.danger.inCheck(game, moverSide),
    });
  }
  /** After a turn. */
  note(game: Game): void {
    const { toAndFro } = this.model.facts;
    if (toAndFro === null) return;
    const me = game.moverSide;
    if (this.isNew(game)) game.set(toAndFro.moves, other(me), 0);
    const moves = this.movesNow(game, toAndFro);
    game.set(toAndFro.moves, me, moves);
    if (moves === 0 || moves === PASSED) return;
    game.set(toAndFro.from, me, this.before.get(game)?.from ?? OFF);
    game.set(toAndFro.to, me, game.cellOf(game.mover));
  }
  /** After a capture, an advance, a drop or a promotion no moves before it count. */
  private isNew(game: Game): boolean {
    const isDrop = game.mover !== NOBODY && this.before.get(game)?.from === OFF;
    return isDrop || game.changed.size > 0 || this.progress.wasMade(game);
  }
  /** How many moves in a row the side that moved has made with this piece; the first one may come from anywhere, but captures nobody. */
  private movesNow(game: Game, { moves, from, to }: NonNullable<GameModel['facts']['toAndFro']>): number {
    const { mover, moverSide: me } = game;
    const before = this.before.get(game);
    const past = game.get(moves, me);
    if (before === undefined || before.checked) return 0;
    if (isPass(game)) return past >= LAST - 1 && past !== PASSED ? PASSED : 0;
    const now = mover === NOBODY ? OFF : game.cellOf(mover);
    if (now === OFF || game.lost.size > 0 || game.rule?.id === ruleSays.castling.id) return 0;
    if (this.isNew(game) || past === 0 || game.get(to, me) !== before.from) return 1;
    const isBack = game.get(from, me) === now;
    if (past === 1) return 2;
    if (!isBack) return past === PASSED ? 1 : 2;
    const most = this.areFree[before.kind][me] ? LAST - 1 : LAST;
    return Math.min(past + 1, most);
  }
  /** How the game ends, if it does so by the last move. */
  end(game: Game): { readonly winner: Side; readonly reason: string } | null {
    const { toAndFro } = this.model.facts;
    if (toAndFro === null || game.get(toAndFro.moves, other(game.toMove)) !== LAST) return null;
    return { winner: game.toMove, reason: TO_AND_FRO };
  }
  /** After how many more actions somebody may lose by it, where somebody has gone to and fro already. */
  left(game: Game): number {
    const { toAndFro } = this.model.facts;
    if (toAndFro === null) return Number.POSITIVE_INFINITY;
    const leftOf = (side: Side): number => {
      const made = game.get(toAndFro.moves, side);
      if (made < NEAR) return Number.POSITIVE_INFINITY;
      const own = made === PASSED ? 1 : LAST - made;
      return side === game.toMove ? Math.max(0, 2 * own - 1) : 2 * own;
    };
    return Math.min(leftOf(0), leftOf(1));
  }
}
