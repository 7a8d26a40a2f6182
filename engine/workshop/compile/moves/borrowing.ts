/**
 * Kinds that also move like others: as the other side moved last, as those beside them do, or as whom they captured last.
 * What is lent are moves alone, once more for the kind that borrows them, so that its own promotions and zones hold; and
 * only the lenders' own, so that borrowing does not chain.
 */

import { ALL } from '../../../core/board/topology.ts';
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece } from '../../../core/ids.ts';
import type { Reaction, Rule } from '../../../core/variant.ts';
import type { Condition } from '../../../core/vocabulary.ts';
import { type Lender, lenderOf, type PieceData } from '../../game-data.ts';
import { ruleSays } from '../../words/game-words.ts';
import { conditions } from '../../words/reasons.ts';
import type { GameModel, KindMove } from '../model.ts';
import { everybodyOn } from '../stacks.ts';

/** A move, and who lends it. */
export interface LentMove {
  readonly move: KindMove;
  readonly lenders: readonly Kind[];
}
/** letters of a badge */
const BADGE = 3;

export class BorrowingRules {
  private readonly model: GameModel;
  /** by kind, whom it borrows from */
  private readonly lenders: readonly (Lender | undefined)[];
  /** rules that are lent */
  private readonly lent = new WeakSet<Rule>();

  constructor(model: GameModel) {
    this.model = model;
    this.lenders = model.data.pieces.map(lenderOf);
  }
  has(from: Lender): boolean {
    return this.lenders.includes(from);
  }
  get hasAny(): boolean {
    return this.lenders.some((from) => from !== undefined);
  }
  borrows(kind: Kind): boolean {
    return this.lenders[kind] !== undefined;
  }

  /** Every move that others may lend to the kind, each once. First moves are about a piece itself, and not lent. */
  movesFor(kind: Kind): readonly LentMove[] {
    if (!this.borrows(kind)) return [];
    const { model } = this;
    const me = model.data.pieces[kind];
    const found = new Map<string, { readonly moves: readonly KindMove[]; readonly lenders: Kind[] }>();
    for (const [lender, piece] of model.data.pieces.entries()) {
      if (piece.id === me.id) continue;
      const { notOver } = piece;
      const notTaking = [...new Set([...me.notTaking, ...piece.notTaking])];
      for (const line of piece.moves) {
        const key = JSON.stringify([line, notOver, notTaking]);
        const lent = found.get(key);
        if (lent) lent.lenders.push(lender as Kind);
        else {
          const borrower: PieceData = { ...me, notOver, notTaking };
          const moves = model.movesOf(borrower, kind, line).filter(({ move }) => !move.initial);
          found.set(key, { moves, lenders: [lender as Kind] });
        }
      }
    }
    return [...found.values()].flatMap(({ moves, lenders }) => moves.map((move) => ({ move, lenders })));
  }
  /** The rule while one of the lenders lends; to a survey of the empty board, always. */
  ruleOf(rule: Rule, lenders: readonly Kind[]): Rule {
    const lent: Rule = {
      ...rule,
      plan: (g, me, at) => {
        const isLent = me === NOBODY || this.kindsLentTo(g.game, me, at).some((kind) => lenders.includes(kind));
        if (isLent) rule.plan(g, me, at);
      },
    };
    this.lent.add(lent);
    return lent;
  }
  /** The kinds that it also moves like now. */
  kindsLentTo(game: Game, me: Piece, at: Cell): readonly Kind[] {
    const { lastMoved, captured } = this.model.facts;
    const from = this.lenders[game.kindOf(me)];
    if (from === undefined || at === OFF) return NO_KINDS;
    if (from === 'last moved') return noted(lastMoved === null ? 0 : game.get(lastMoved, other(game.sideOf(me))));
    if (from === 'captured') return noted(captured === null ? 0 : game.get(captured, me));
    const kinds: Kind[] = [];
    for (let d = 0; d < ALL.length; d++) {
      const cell = this.model.board.next(at, ALL[d]);
      if (cell === OFF || game.pieceOn(cell) === NOBODY) continue;
      for (const p of everybodyOn(game, cell)) {
        if (game.typeOf(p).ownerless) continue;
        const isFriend = game.sideOf(p) === game.sideOf(me);
        if (isFriend === (from === 'friends beside')) kinds.push(game.kindOf(p));
      }
    }
    return kinds;
  }

  /** After an action: which kind was moved by it. Who moved like the last one leaves that to be copied. */
  noteMoved(game: Game): void {
    const { lastMoved, captured } = this.model.facts;
    if (captured !== null)
      for (let i = 0; i < game.changed.size; i++)
        if (this.lenders[game.kindOf(game.changed.at(i))] !== 'captured') game.set(captured, game.changed.at(i), 0);
    if (lastMoved === null || game.mover === NOBODY) return;
    const { rule, moverKind, moverSide } = game;
    const copies = this.lenders[moverKind] === 'last moved' && rule !== undefined && this.lent.has(rule);
    game.set(lastMoved, moverSide, copies ? game.get(lastMoved, other(moverSide)) : moverKind + 1);
  }
  /** Whom it has captured is remembered by who moves like that. */
  readonly remembering: Reaction = {
    ...ruleSays.remembers,
    on: 'taken',
    run: (game, piece, _cell, captor) => {
      const { captured } = this.model.facts;
      if (captor === NOBODY || captured === null || this.lenders[game.kindOf(captor)] !== 'captured') return;
      game.set(captured, captor, game.kindOf(piece) + 1);
    },
  };
  conditionsOf(game: Game, p: Piece): readonly Condition[] {
    if (!this.borrows(game.kindOf(p))) return [];
    const kinds = [...new Set(this.kindsLentTo(game, p, game.cellOf(p)))].filter((kind) => kind !== game.kindOf(p));
    const types = kinds.map((kind) => game.variant.types[kind]);
    if (types.length === 0) return [];
    const badge = types.length === 1 && types[0].letter.length <= BADGE ? { badge: types[0].letter } : {};
    return [{ id: 'borrowing', says: conditions.borrowing(types.map(({ name }) => name)), by: [], ...badge }];
  }
}
const NO_KINDS: readonly Kind[] = [];
/** As a fact keeps a kind: one more than its number. */
const noted = (kindPlusOne: number): readonly Kind[] => (kindPlusOne === 0 ? NO_KINDS : [(kindPlusOne - 1) as Kind]);
