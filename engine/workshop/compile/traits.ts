/** What kinds do besides moving: pushing, shooting, swapping places, guarding, freezing, bursting. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Reaction, Rule } from '../../core/variant.ts';
import type { Denial, OwnActionKind, RuleWords } from '../../core/vocabulary.ts';
import { readBetza } from '../betza/read-betza.ts';
import type { PieceData, Trait } from '../game-data.ts';
import { liftingRule } from './lifting.ts';
import type { GameModel } from './model.ts';
import type { Arrivals } from './moves/arrival.ts';
import { denyBehind, takesNot } from './moves/limits-of-moves.ts';
import { raysOf } from './moves/rays.ts';
import { boundOn, carriedBy, takesAstray, victimsOn } from './stacks.ts';

/** `Ue5*e7` */
const shooting: OwnActionKind = {
  id: 'rifle',
  fromAfar: 'captures',
  text: (to) => `*${to}`,
  label: () => 'shoots {to}',
  typed: [[/ shoots /i, '*']],
};

type Act = (g: Planner, me: Piece, to: Cell, dx: number, dy: number) => void;
export type TraitWords = (piece: PieceData, trait: Trait) => RuleWords;

export class TraitRules {
  private readonly model: GameModel;
  private readonly arrivals: Arrivals;
  private readonly words: TraitWords;

  constructor(model: GameModel, arrivals: Arrivals, words: TraitWords) {
    this.model = model;
    this.arrivals = arrivals;
    this.words = words;
  }
  has(is: Trait['is']): boolean {
    return this.model.data.pieces.some(({ traits }) => traits.some((trait) => trait.is === is));
  }
  /** What it does by leaving its cell, and what without. */
  rulesOf(piece: PieceData): { readonly moves: readonly Rule[]; readonly inPlace: readonly Rule[] } {
    const moves: Rule[] = [];
    const inPlace: Rule[] = [];
    for (const trait of piece.traits) {
      const words = this.words(piece, trait);
      if (trait.is === 'pushes') moves.push({ ...this.along(trait.betza, words, this.push), makes: 'push' });
      if (trait.is === 'swaps')
        moves.push({ ...this.along(trait.betza, words, this.swap(piece, trait.whom)), makes: 'swap' });
      if (trait.is === 'shoots')
        inPlace.push({ ...this.along(trait.betza, words, this.shoot(piece)), makes: shooting });
      if (trait.is === 'lifts') inPlace.push(liftingRule(this.model, trait, words, this.arrivals));
    }
    return { moves, inPlace };
  }
  /** Every cell of the lines, up to the first piece. */
  private along(betza: string, words: RuleWords, act: Act): Rule {
    const read = readBetza(betza);
    if (!('moves' in read)) throw new Error(`${betza}: ${read.says}`);
    const { board } = this.model;
    const lines = read.moves.map((move) => raysOf(this.model, move));
    return {
      ...words,
      plan(g, me, at) {
        for (const ray of lines.flatMap((rays) => rays(g.sideOf(me), at))) {
          for (const [n, to] of ray.cells.entries()) {
            const from = n === 0 ? at : ray.cells[n - 1];
            act(g, me, to, board.x(to) - board.x(from), board.y(to) - board.y(from));
            if (g.isEmpty(to)) continue;
            denyBehind(g, ray, n);
            break;
          }
        }
      },
    };
  }
  private readonly push: Act = (g, me, to, dx, dy) => {
    if (g.isEmpty(to) || g.typeOf(g.on(to)).ownerless || !g.areEnemies(me, g.on(to))) return;
    if (!this.mayGo(g, me, to) || takesAstray(this.model, g, me, to)) return;
    const behind = this.model.board.offset(to, dx, dy);
    const bound = this.model.isOn(behind) ? boundOn(this.model, g.game, to, behind) : undefined;
    if (bound !== undefined) g.deny(to, 'stays-in-zone', bound, to);
    else if (!this.model.isOn(behind)) {
      const plan = g.by(me);
      for (const p of victimsOn(g, to)) plan.take(p, 0, true, 'push');
      plan.go(me, to).done();
    } else if (g.isEmpty(behind)) g.by(me).go(g.on(to), behind, 'push').go(me, to).done();
    else g.deny(to, 'no-room-behind', g.on(to), behind);
  };
  /** May the piece itself go there? Says why not. */
  private mayGo(g: Planner, me: Piece, to: Cell): boolean {
    const isHome = this.model.staysIn[g.game.kindOf(me)](g.sideOf(me), to);
    if (!isHome) g.deny(to, 'may-not-leave');
    return isHome;
  }
  private swap({ id }: PieceData, whom: 'friends' | 'foes' | 'anybody'): Act {
    return (g, me, to) => {
      if (g.isEmpty(to)) return;
      const there = g.on(to);
      if (g.typeOf(there).ownerless) {
        g.deny(to, 'swaps-not-with', there, to);
        return;
      }
      const companion = [me, there].map((p) => g.game.companionOf(p)).find((p) => p !== NOBODY);
      if (companion !== undefined) {
        g.deny(to, 'shares-square', companion, to);
        return;
      }
      if (!this.mayGo(g, me, to)) return;
      const bound = boundOn(this.model, g.game, to, g.game.cellOf(me));
      if (bound !== undefined) g.deny(to, 'stays-in-zone', bound, to);
      else if (whom !== 'anybody' && g.areEnemies(me, there) !== (whom === 'foes'))
        g.deny(to, 'swaps-not-with', there, to);
      // two that may swap with each other: one action is enough, that of the one on the lower cell
      else if (g.typeOf(there).id !== id || g.areEnemies(me, there) || g.game.cellOf(me) < to)
        g.by(me).swap(me, there).done();
    };
  }
  private shoot(piece: PieceData): Act {
    return (g, me, to) => {
      if (takesNot(g, piece, me, to)) return;
      if (!g.canCapture(me, to)) {
        if (!g.isEmpty(to)) g.denyCapture(me, to);
        return;
      }
      const plan = g.by(me);
      g.planTakes(to);
      plan.done();
    };
  }

  /** May this captor not take the piece? Absent where everybody may. */
  safetyOf(piece: PieceData): PieceType['safeFrom'] {
    const own = piece.traits.filter((trait) => trait.is === 'safe from' || trait.is === 'safe beyond');
    const isGuarded = this.has('guards') && !piece.traits.some(({ is }) => is === 'guards');
    if (own.length === 0 && !isGuarded) return undefined;
    return (game, me, captor) =>
      (isGuarded && this.isBeside(game, me, 'guards', false)) ||
      own.some((trait) => this.isSafe(game, me, captor, trait));
  }
  private isSafe(game: Game, me: Piece, captor: Piece, trait: Trait): boolean {
    if (trait.is === 'safe from') return trait.kinds.includes(game.typeOf(captor).id);
    const [a, b] = [game.cellOf(me), game.cellOf(captor)];
    if (trait.is !== 'safe beyond' || a === OFF || b === OFF) return false;
    const { board } = this.model;
    return Math.max(Math.abs(board.x(a) - board.x(b)), Math.abs(board.y(a) - board.y(b))) > trait.cells;
  }
  readonly isHeld = (game: Game, p: Piece): boolean => this.isBeside(game, p, 'freezes', true);
  readonly objections = (game: Game, p: Piece): Denial | null =>
    this.isHeld(game, p) ? { reason: 'frozen', pieces: this.beside(game, p, 'freezes', true) } : null;
  isBeside(game: Game, piece: Piece, is: Trait['is'], isEnemy: boolean): boolean {
    return this.beside(game, piece, is, isEnemy).length > 0;
  }
  /** Who stands beside it and has that trait. */
  beside(game: Game, piece: Piece, is: Trait['is'], isEnemy: boolean): Piece[] {
    const at = game.cellOf(piece);
    if (at === OFF) return [];
    return game.pieces.filter(
      (p) =>
        p !== piece &&
        game.cellOf(p) !== OFF &&
        (game.sideOf(p) !== game.sideOf(piece)) === isEnemy &&
        this.model.hasTrait(game.kindOf(p), is) &&
        this.model.board.areNeighbours(at, game.cellOf(p)),
    );
  }
  /** Whoever takes such a piece is lost with everybody beside it. */
  bursting(words: RuleWords): Reaction {
    return {
      ...words,
      on: 'taken',
      run: (game, piece, cell, captor) => {
        if (captor === NOBODY || !this.model.hasTrait(game.kindOf(piece), 'bursts')) return;
        game.burst(cell, 1);
        // it has not arrived yet; whoever it would bring along is lost with it
        for (const p of [carriedBy(game, captor), captor]) if (p !== NOBODY) game.take(p, NOBODY);
        for (const c of this.model.board.cells) {
          const there = game.pieceOn(c);
          if (there === NOBODY || game.typeOf(there).ownerless) continue;
          if (c === cell || this.model.board.areNeighbours(c, cell)) game.takeAll(c);
        }
      },
    };
  }
}
