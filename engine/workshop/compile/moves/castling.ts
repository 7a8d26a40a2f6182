/** Castling: King and partner move together, once, over empty cells, and the King over none that is attacked. */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, type Piece, type Side } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { Rule } from '../../../core/variant.ts';
import type { RuleWords } from '../../../core/vocabulary.ts';
import type { GameData } from '../../game-data.ts';
import type { Danger } from '../danger.ts';
import type { HandRules } from '../hand.ts';
import type { GameModel } from '../model.ts';
import { takesAstray } from '../stacks.ts';

export interface KindCastling {
  readonly side: Side;
  readonly kind: Kind;
  readonly king: Cell;
  readonly kingTo: Cell;
  readonly partnerKind: Kind;
  readonly partner: Cell;
  readonly partnerTo: Cell;
}

/** The castlings of a game, which depend on its first position. */
export class Castlings {
  /** those of the usual first position: in the others the same kinds castle, or none */
  readonly usual: readonly KindCastling[];
  private readonly model: GameModel;
  private readonly found = new WeakMap<GameData, readonly KindCastling[]>();

  constructor(model: GameModel) {
    this.model = model;
    this.usual = castlingsIn(model, model.data);
  }
  of({ options }: Game): readonly KindCastling[] {
    const { positions, data } = this.model;
    if (positions.parts.length === 0 || data.castlings.length === 0) return this.usual;
    const first = positions.at(options);
    const known = this.found.get(first) ?? castlingsIn(this.model, first);
    this.found.set(first, known);
    return known;
  }
}
const castlingsIn = (model: GameModel, { array, castlings }: GameData): readonly KindCastling[] => {
  const kindOn = (cell: string): Kind => model.kind(array.find(({ at }) => at === cell)!.kind);
  return castlings.map(({ side, king, kingTo, partner, partnerTo }) => ({
    ...{ side, kind: kindOn(king), king: model.cell(king), kingTo: model.cell(kingTo) },
    ...{ partnerKind: kindOn(partner), partner: model.cell(partner), partnerTo: model.cell(partnerTo) },
  }));
};

export function castlingRule(
  model: GameModel,
  castlings: Castlings,
  words: RuleWords,
  danger: Danger,
  hand: HandRules,
): Rule {
  const { hasMoved } = model.facts;
  const { rules } = model.data;
  const way = (from: Cell, to: Cell): readonly Cell[] => {
    const step = Math.sign(model.board.x(to) - model.board.x(from));
    const cells = [from];
    for (let c = from; c !== to; cells.push(c)) c = model.board.offset(c, step, 0);
    return cells;
  };
  const isAttackedOnTheWay = (g: Planner, me: Piece, { king, kingTo, side }: KindCastling): boolean => {
    if (!g.typeOf(me).royal || rules.check === 'no') return false;
    if (rules.royals !== 'one' && danger.isSpare(me, danger.royalsOf(g.game, side), g.game)) return false;
    const isAttackedOn = (c: Cell): boolean =>
      c === king ? danger.isThreatened(g.game, me) : danger.isThreatenedOn(g.game, me, c);
    return way(king, kingTo).some(isAttackedOn);
  };
  const whyNot = (g: Planner, me: Piece, castling: KindCastling, partner: Piece): boolean => {
    const { side, king, kingTo, partner: from, partnerTo, partnerKind } = castling;
    const isThere = partner !== NOBODY && g.sideOf(partner) === side && g.game.kindOf(partner) === partnerKind;
    if (!isThere || g.get(hasMoved, partner) !== 0) {
      g.deny(kingTo, 'castling-lost');
      return true;
    }
    const isInTheWay = (c: Cell): boolean => g.on(c) !== NOBODY && g.on(c) !== me && g.on(c) !== partner;
    const blocker = [...way(king, kingTo), ...way(from, partnerTo)].find(isInTheWay);
    if (blocker !== undefined) g.deny(kingTo, 'blocked', g.on(blocker), blocker);
    else if (takesAstray(model, g, me, kingTo) || takesAstray(model, g, partner, partnerTo, kingTo)) return true;
    else if (isAttackedOnTheWay(g, me, castling)) g.deny(kingTo, 'castling-attacked');
    else return false;
    return true;
  };
  const castle = (
    g: Planner,
    me: Piece,
    partner: Piece,
    { king, kingTo, partner: from, partnerTo }: KindCastling,
  ): void => {
    g.by(me).together().go(me, kingTo, 'castle').go(partner, partnerTo, 'castle').done();
    for (const [mover, cell] of [
      [me, king],
      [partner, from],
    ] as const) {
      if (cell === kingTo || cell === partnerTo) continue;
      for (const p of hand.leftBehind(g, mover, cell)) {
        const plan = hand.markLeft(g, g.by(me), p).together();
        plan.go(me, kingTo, 'castle').go(partner, partnerTo, 'castle').go(p, cell, 'drop').done();
      }
    }
  };
  return {
    ...words,
    makes: 'castle',
    quiet: true,
    plan(g, me, at) {
      for (const castling of castlings.of(g.game)) {
        if (castling.side !== g.sideOf(me) || castling.king !== at || g.get(hasMoved, me) !== 0) continue;
        const partner = g.on(castling.partner);
        if (!whyNot(g, me, castling, partner)) castle(g, me, partner, castling);
      }
    },
  };
}
