/** What kinds do besides moving: pushing, shooting, trading places, guarding, freezing, bursting. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/planner.ts';
import type { PieceType, Reaction, Rule } from '../../core/variant.ts';
import type { OwnActionKind, RuleWords } from '../../core/vocabulary.ts';
import { readBetza } from '../betza/read-betza.ts';
import type { PieceData, Trait } from '../game-data.ts';
import { denyBehind } from './limits-of-moves.ts';
import type { GameModel } from './model.ts';
import { raysOf } from './rays.ts';

/** `Ue5*e7` */
const shooting: OwnActionKind = {
  id: 'rifle',
  fromAfar: 'captures',
  text: (to) => `*${to}`,
  label: (to) => ` shoots ${to}`,
  typed: [[/ shoots /i, '*']],
};

type Act = (g: Planner, me: Piece, to: Cell, dx: number, dy: number) => void;
export type TraitWords = (piece: PieceData, trait: Trait) => RuleWords;

export class Traits {
  private readonly model: GameModel;
  private readonly words: TraitWords;

  constructor(model: GameModel, words: TraitWords) {
    this.model = model;
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
      if (trait.is === 'shoots') inPlace.push({ ...this.along(trait.betza, words, this.shoot), makes: shooting });
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
    if (g.isEmpty(to) || !g.areEnemies(me, g.on(to))) return;
    const behind = this.model.board.offset(to, dx, dy);
    if (!this.model.isOn(behind)) g.by(me).take(g.on(to), 0, true, 'push').go(me, to).done();
    else if (g.isEmpty(behind)) g.by(me).go(g.on(to), behind, 'push').go(me, to).done();
    else g.deny(to, 'no-room-behind', g.on(to), behind);
  };
  private swap({ id }: PieceData, whom: 'friends' | 'foes' | 'anybody'): Act {
    return (g, me, to) => {
      if (g.isEmpty(to)) return;
      const there = g.on(to);
      if (whom !== 'anybody' && g.areEnemies(me, there) !== (whom === 'foes')) g.deny(to, 'swaps-not-with', there, to);
      // two that may trade with each other: one action is enough
      else if (g.typeOf(there).id !== id || g.areEnemies(me, there) || me < there) g.by(me).swap(me, there).done();
    };
  }
  private readonly shoot: Act = (g, me, to) => {
    if (!g.canCapture(me, to)) {
      if (!g.isEmpty(to)) g.denyCapture(me, to);
      return;
    }
    const plan = g.by(me);
    g.planTakes(to);
    plan.done();
  };

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
        for (const c of this.model.board.cells) {
          const there = game.pieceOn(c);
          if (there !== NOBODY && (c === cell || this.model.board.areNeighbours(c, cell))) game.take(there, NOBODY);
        }
      },
    };
  }
}
