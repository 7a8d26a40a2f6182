/** A game's data becomes a variant of the core. Everything in it is the core's own planner, facts and verbs. */
import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, other, type Piece } from '../../core/ids.ts';
import type { PieceType, Reaction, Variant } from '../../core/variant.ts';
import type { GameData } from '../game-data.ts';
import { endings, GameWords, ruleSays } from '../words/game-words.ts';
import { Arrivals, isThisAction } from './arrival.ts';
import { bentRule } from './bent-moves.ts';
import { castlingRule, castlingsIn } from './castling.ts';
import { Danger } from './danger.ts';
import { dropRule, passRule } from './drops.ts';
import { Endings } from './endings.ts';
import { explosionAt } from './explosion.ts';
import { FirstMoves } from './first-moves.ts';
import { Hand } from './hand.ts';
import { LegalityOf } from './legality.ts';
import { GameModel, type KindMove } from './model.ts';
import { isIrreversible } from './progress.ts';
import { startHooks } from './start.ts';
import { straightRule } from './straight-moves.ts';
import { Traits } from './traits.ts';
import { worths } from './worth.ts';

const RULES_VERSION = 1;

/** `id` is what saves and the registry of variants know it by; `source`: the text of its file, if it has one. */
export function compile(data: GameData, id: string, source?: string): Variant {
  const { rules, drops, pieces } = data;
  const model = new GameModel(data);
  const words = new GameWords(data);
  const danger = new Danger(model);
  const hand = new Hand(model);
  const arrivals = new Arrivals(model, hand);
  const castlings = castlingsIn(model);
  const firstMoves = new FirstMoves(model, castlings);
  const traits = new Traits(model, (piece, trait) => words.trait(piece, trait));
  const legality = new LegalityOf(model, danger, hand);
  const ends = new Endings(model, danger);
  const hasRoyals = rules.check === 'yes' && pieces.some(({ royal }) => royal);
  const { facts, layout } = model;

  const ruleOf = (move: KindMove, number: number) => {
    const says = words.move(move.piece, move.move, number);
    const isBent = move.move.legs.length > 1;
    return (isBent ? bentRule : straightRule)(model, move, says, arrivals, danger);
  };
  const castle = castlingRule(model, castlings, ruleSays.castling, danger, hand);
  const values = worths(model);
  const types = pieces.map((piece, kind): PieceType => {
    const moves = model.moves[kind].map(ruleOf);
    const own = traits.rulesOf(piece);
    const safeFrom = traits.safetyOf(piece);
    const castles = castlings.some((castling) => castling.kind === kind);
    return {
      ...{ id: piece.id, name: piece.name, letter: piece.letter, value: values[kind] },
      rules: [...moves, ...own.moves, ...(castles ? [castle] : [])],
      attacks: [...moves, ...own.inPlace],
      ...(own.inPlace.length > 0 && { inPlace: own.inPlace }),
      ...(safeFrom && { safeFrom }),
      ...(piece.royal && { royal: true }),
      ...(piece.figure !== undefined && { figure: piece.figure }),
    };
  });
  const formsWithBases = types.map((type, kind): PieceType => {
    const base = pieces[kind].formOf;
    return base === undefined ? type : { ...type, promotedFrom: types[model.kind(base)] };
  });

  const receive = (game: Game, piece: Piece, captor: Piece): void => {
    hand.receive(game, piece, captor === NOBODY ? other(game.sideOf(piece)) : game.sideOf(captor));
    // of what it is from now on, which need not be what it was when it was captured
    game.set(facts.hasMoved, piece, firstMoves.isNoted(game, piece) ? 1 : 0);
  };
  const toHand: Reaction = {
    ...ruleSays.toHand,
    on: 'taken',
    run: (game, piece, _cell, captor) => {
      if (captor !== NOBODY) receive(game, piece, captor);
    },
  };
  const noteAction = (game: Game): void => {
    firstMoves.noteMoved(game);
    if (!isThisAction(game, game.get(facts.passedIn, 0)))
      for (const fact of [...facts.passed, facts.passer]) game.set(fact, 0, 0);
    const isDrop = game.mover !== NOBODY && game.rule === undefined;
    game.set(facts.dropped, 0, isDrop ? game.moverKind + 1 : 0);
    game.set(facts.quiet, 0, isIrreversible(model, game) ? 0 : game.get(facts.quiet, 0) + 1);
  };

  const variant: Variant = {
    ...(source !== undefined && { source }),
    ...{ id, rulesVersion: RULES_VERSION, topology: model.board, layout, types: formsWithBases, options: [] },
    sides: [
      { id: 'white', name: 'White', says: '' },
      { id: 'black', name: 'Black', says: '' },
    ],
    words: words.words(),
    endings,
    turnRules: [
      ...(drops ? [dropRule(model, drops, ruleSays.drop, hand, arrivals)] : []),
      ...(rules.pass === 'yes' ? [passRule(ruleSays.pass)] : []),
    ],
    reactions: [
      ...(rules.captured === 'to hand' ? [toHand] : []),
      ...(traits.has('bursts') ? [traits.bursting(ruleSays.bursts)] : []),
    ],
    setup(game) {
      const typeOf = (kind: string): PieceType => formsWithBases[model.kind(kind)];
      for (const { kind, side, at } of data.array) game.add(typeOf(kind), side, model.cell(at));
      for (const side of [0, 1] as const) for (const kind of data.hands[side]) game.add(typeOf(kind), side, 'hand');
      if (data.first === 1) game.set(layout.turn, 0, 1);
    },
    turns: {
      ...(legality.needsBefore && { actionBegins: (game: Game) => legality.noteBefore(game) }),
      actionEnds(game) {
        noteAction(game);
        if (
          rules.capturesExplode === 'yes' &&
          game.lost.size > 0 &&
          game.mover !== NOBODY &&
          game.cellOf(game.mover) !== OFF
        )
          game.because(ruleSays.explosion, () => explosionAt(model, game, game.cellOf(game.mover), receive));
        const verdict = ends.judge(game, legality.hadFaced(game));
        if (verdict) game.end(verdict.winner, verdict.reason);
      },
    },
    ...(traits.has('freezes') && {
      limits: { isHeld: (game: Game, p: Piece) => traits.isBeside(game, p, 'freezes', true) },
      explains: {
        objections: (game: Game, p: Piece) =>
          traits.isBeside(game, p, 'freezes', true)
            ? { reason: 'frozen', pieces: traits.beside(game, p, 'freezes', true) }
            : null,
      },
    }),
    ...((hasRoyals || legality.hasDuties) && {
      legality: {
        ...(hasRoyals && {
          forbids: (game: Game, side: 0 | 1) => legality.forbids(game, side),
          whyForbidden: (game: Game, side: 0 | 1) => legality.whyForbidden(game, side),
        }),
        ...(legality.hasDuties && { isDuty: (plans, i) => legality.isDuty(plans, i) }),
      } satisfies Variant['legality'],
    }),
    ...(hasRoyals && { check: { inCheck: (game: Game) => danger.inCheck(game, game.toMove) } }),
    whenStuck: (game) => ends.whenStuck(game),
    draws: {
      ...(rules.repetition > 0 && { repetition: { times: rules.repetition, reason: 'repetition' } }),
      ...(rules.noProgress > 0 && {
        drawn: (game: Game) => (game.get(facts.quiet, 0) >= 2 * rules.noProgress ? 'quiet' : null),
        quietLeft: (game: Game) => 2 * rules.noProgress - game.get(facts.quiet, 0),
      }),
    },
    start: startHooks(model, firstMoves),
  };
  danger.variant = variant;
  return variant;
}
