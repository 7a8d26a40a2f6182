/**
 * Pawn, Rookie and Drunk Pawn: three gaits, one promotion. Head start, en passant (both in passing.ts) and promotion are
 * abilities, so that the Fool never gets them (D-F3, D-P11): on the last rank it just stands.
 */

import { rotateDir } from '../../core/board/topology.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Reaction, Rule } from '../../core/variant.ts';
import { forward, LAST_RANK, relativeRank } from './board.ts';
import { enPassant, type Gait, headStart } from './passing.ts';
import { queen } from './riders.ts';
import { kinds, rules } from './words/words.ts';

const ahead = (g: Planner, me: Piece, at: Cell, eighths: number): Cell =>
  g.next(at, rotateDir(forward(g.sideOf(me)), eighths));

const march = ({ words, walks }: Gait): Rule => ({
  ...words.step,
  quiet: true,
  plan(g, me, at) {
    for (const eighths of walks) {
      const to = ahead(g, me, at, eighths);
      if (to === OFF || mustPromote(g, me, to)) continue;
      if (!g.enter(me, to)) g.deny(to, 'occupied', g.on(to), to);
    }
  },
});
const strike = ({ words, captures }: Gait): Rule => ({
  ...words.capture,
  plan(g, me, at) {
    for (const eighths of captures) {
      const to = ahead(g, me, at, eighths);
      if (to === OFF) continue;
      if (!g.canCapture(me, to)) g.denyCapture(me, to);
      else if (!mustPromote(g, me, to)) g.strike(me, to);
    }
  },
});
/** D-P13: any of 21 kinds, compulsory, however many there are already. */
const promote = ({ walks, captures }: Gait): Rule => ({
  ...rules.promotion,
  plan(g, me, at) {
    if (relativeRank(at, g.sideOf(me)) < LAST_RANK - 1) return;
    for (const eighths of walks) {
      const to = ahead(g, me, at, eighths);
      if (to === OFF || !mustPromote(g, me, to)) continue;
      if (g.isEmpty(to)) becomeAll(g, me, to, NOBODY);
      else g.deny(to, 'occupied', g.on(to), to);
    }
    for (const eighths of captures) {
      const to = ahead(g, me, at, eighths);
      if (to !== OFF && mustPromote(g, me, to) && g.canCapture(me, to)) becomeAll(g, me, to, g.on(to));
    }
  },
});
const mustPromote = (g: Planner, me: Piece, to: Cell): boolean =>
  relativeRank(to, g.sideOf(me)) === LAST_RANK && isPawn(g.typeOf(me));
/** D-P14: against a Bomber neither is left, whatever the pawn was to become. */
const becomeAll = (g: Planner, me: Piece, to: Cell, victim: Piece): void => {
  const { types } = g.game.variant;
  for (let kind = 0; kind < types.length; kind++) {
    if (!isPromotion(types[kind])) continue;
    const plan = g.by(me);
    if (victim !== NOBODY) plan.take(victim);
    plan
      .go(me, to)
      .become(me, kind as Kind)
      .done();
  }
};

const pawnLike = (id: 'pawn' | 'rookie' | 'drunk-pawn', gait: Gait): PieceType => {
  const capture = strike(gait);
  return {
    ...{ id, ...kinds[id] },
    value: 1,
    rules: [march(gait), capture],
    abilities: [headStart(gait), enPassant(gait), promote(gait)],
    attacks: [{ ...capture, plan: threaten(gait) }],
  };
};
/** What it threatens on the last rank too. */
const threaten =
  ({ captures }: Gait): Rule['plan'] =>
  (g, me, at) => {
    for (let i = 0; i < captures.length; i++) {
      const to = ahead(g, me, at, captures[i]);
      if (to !== OFF) g.strike(me, to);
    }
  };

export const pawn = pawnLike('pawn', {
  words: {
    step: rules.pawnStep,
    capture: rules.pawnCapture,
    headStart: rules.pawnHeadStart,
    enPassant: rules.pawnEnPassant,
  },
  ...{ walks: [0], captures: [-1, 1], fromRank: 4, length: 4, onlyUnmoved: false },
});
export const rookie = pawnLike('rookie', {
  words: {
    ...{ step: rules.rookieStep, capture: rules.rookieCapture },
    ...{ headStart: rules.rookieHeadStart, enPassant: rules.rookieEnPassant },
  },
  ...{ walks: [0], captures: [-2, 2], fromRank: 3, length: 5, onlyUnmoved: false },
});
export const drunkPawn = pawnLike('drunk-pawn', {
  words: {
    ...{ step: rules.drunkPawnStep, capture: rules.drunkPawnCapture },
    ...{ headStart: rules.drunkPawnHeadStart, enPassant: rules.drunkPawnEnPassant },
  },
  ...{ walks: [-1, 1], captures: [0], fromRank: 3, length: 5, onlyUnmoved: true }, // D-P2
});
const PAWNS: readonly PieceType[] = [pawn, rookie, drunkPawn];
export const isPawn = (type: PieceType): boolean => type === pawn || type === rookie || type === drunkPawn;
/** What all three pawns may become. */
export const isPromotion = (type: PieceType): boolean => !type.royal && !type.ownerless && !PAWNS.includes(type);

/** D-P12: by the house rule alone, and then without a choice, for it is not its side's turn. */
export const pushedPromotes: Reaction = {
  ...rules.pushedPromotes,
  on: 'entered',
  run(game, piece, cell, how) {
    if (how !== 'push' || game.options.pushed !== 'promotes' || !isPawn(game.typeOf(piece))) return;
    if (relativeRank(cell, game.sideOf(piece)) === LAST_RANK)
      game.become(piece, game.variant.types.indexOf(queen) as Kind);
  },
};
