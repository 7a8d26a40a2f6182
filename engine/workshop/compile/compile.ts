/** A game's data becomes a variant of the core. Everything in it is the core's own planner, facts and verbs. */
import type { Game } from '../../core/game.ts';
import { type Kind, NOBODY, other, type Piece } from '../../core/ids.ts';
import type { PieceType, Reaction, Rule, Variant } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { type GameData, hasHandCaptives } from '../game-data.ts';
import { endings, GameWords, ruleSays } from '../words/game-words.ts';
import { Danger } from './danger.ts';
import { dropRule, passRule } from './drops.ts';
import { Endings } from './endings.ts';
import { Ground } from './ground.ts';
import { Hand } from './hand.ts';
import { LegalityOf } from './legality.ts';
import { looksOf } from './looks.ts';
import { GameModel, type KindMove } from './model.ts';
import { Arrivals } from './moves/arrival.ts';
import { bentRule } from './moves/bent-moves.ts';
import { Borrowing } from './moves/borrowing.ts';
import { castlingRule, castlingsIn } from './moves/castling.ts';
import { turnHooks } from './moves/course.ts';
import { FirstMoves } from './moves/first-moves.ts';
import { straightRule } from './moves/straight-moves.ts';
import { Passes } from './passes.ts';
import { repetitionOf } from './repetition.ts';
import { carriesOf, conditionsOf } from './stacks.ts';
import { startHooks } from './start.ts';
import { Traits } from './traits.ts';
import { Turns } from './turns.ts';
import { Walls } from './walls.ts';
import { worths } from './worth.ts';

const RULES_VERSION = 1;

/** `id` is what saves and the registry of variants know it by; `source`: the text of its file, if it has one. */
export function compile(data: GameData, id: string, source?: string): Variant {
  const { rules, drops, pieces } = data;
  const model = new GameModel(data);
  const ground = new Ground(model);
  const words = new GameWords(model);
  const danger = new Danger(model);
  const hand = new Hand(model);
  const arrivals = new Arrivals(model, hand, new Passes(model, danger));
  const castlings = castlingsIn(model);
  const firstMoves = new FirstMoves(model, castlings);
  const traits = new Traits(model, arrivals, (piece, trait) => words.trait(piece, trait));
  const borrowing = new Borrowing(model);
  const walls = new Walls(model);
  const legality = new LegalityOf(model, danger, hand, walls);
  const turns = new Turns(model, walls, danger);
  const ends = new Endings(model, danger);
  const hasRoyals = legality.hasCheck;
  const { facts, layout } = model;

  const ruleSaying = (move: KindMove, says: RuleWords): Rule => {
    const isBent = move.move.legs.length > 1;
    return (isBent ? bentRule : straightRule)(model, move, says, arrivals, danger);
  };
  const ruleOf = (move: KindMove, number: number) => ruleSaying(move, words.move(move.piece, move.move, number));
  const castle = castlingRule(model, castlings, ruleSays.castling, danger, hand);
  const values = worths(model);
  const types = pieces.map((piece, kind): PieceType => {
    const lent = borrowing.movesFor(kind as Kind).map(({ move, lenders }, n) => {
      const says = words.lent(piece, move.move, lenders, n);
      return borrowing.ruleOf(ruleSaying(move, says), lenders);
    });
    const moves = [...model.moves[kind].map(ruleOf), ...lent];
    const own = traits.rulesOf(piece);
    const safeFrom = traits.safetyOf(piece);
    const carries = carriesOf(piece);
    const castles = castlings.some((castling) => castling.kind === kind);
    return {
      ...{ id: piece.id, name: piece.name, letter: piece.letter, value: values[kind] },
      rules: [...moves, ...own.moves, ...(castles ? [castle] : [])],
      attacks: moves,
      // whoever is kept on its square still shoots
      ...(own.inPlace.length > 0 && { attacksInPlace: own.inPlace }),
      ...(own.inPlace.length > 0 && { inPlace: own.inPlace.map((rule) => walls.before(rule)) }),
      ...(safeFrom && { safeFrom }),
      ...(carries && { carries }),
      ...(hand.mayWait(kind as Kind) && { mayWait: true }),
      ...(piece.royal && { royal: true }),
      ...looksOf(piece),
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
    if (facts.captured !== null) game.set(facts.captured, piece, 0);
  };
  const toHand: Reaction = {
    ...ruleSays.toHand,
    on: 'taken',
    run: (game, piece, _cell, captor) => {
      const isTaken =
        captor !== NOBODY && (rules.captured === 'to hand' || model.hasTrait(game.kindOf(captor), 'recruits'));
      if (isTaken) receive(game, piece, captor);
    },
  };
  const isFrozen = traits.has('freezes');
  const limits: Variant['limits'] = {
    ...(walls.areLaid && { mayMove: (game) => !walls.isDue(game) }),
    ...(isFrozen && { isHeld: traits.isHeld }),
  };
  const explains: Variant['explains'] = {
    ...((isFrozen || walls.areLaid) && {
      objections: (game, p) =>
        walls.isDue(game) ? { reason: 'wall-first' } : isFrozen ? traits.objections(game, p) : null,
    }),
    ...(walls.areLaid && {
      whyNotLaid: (game, feature, cell) =>
        walls.whyNotLaid(game, feature, cell, (side) => legality.mayStand(game, side)),
    }),
    ...((model.hasRiders || borrowing.hasAny) && {
      conditionsOf: (game: Game, p: Piece) => [...conditionsOf(game, p), ...borrowing.conditionsOf(game, p)],
    }),
  };

  const variant: Variant = {
    ...(source !== undefined && { source }),
    ...{ id, rulesVersion: RULES_VERSION, topology: model.board, layout, options: [] },
    types: [...formsWithBases, ...ground.types],
    sides: [
      { id: 'white', name: 'White', says: '' },
      { id: 'black', name: 'Black', says: '' },
    ],
    words: words.words(),
    endings,
    turnRules: [
      ...(drops ? [walls.before(dropRule(model, drops, ruleSays.drop, hand, arrivals))] : []),
      ...(rules.pass === 'yes' ? [walls.before(passRule(ruleSays.pass))] : []),
      ...(walls.areLaid ? [walls.rule] : []),
    ],
    reactions: [
      ...(borrowing.has('captured') ? [borrowing.remembering] : []),
      ...(traits.has('bursts') ? [traits.bursting(ruleSays.bursts)] : []),
      // last: in a hand it is another kind, perhaps
      ...(hasHandCaptives(data) ? [toHand] : []),
    ],
    ...(ground.gates && { gates: ground.gates }),
    setup(game) {
      const typeOf = (kind: string): PieceType => formsWithBases[model.kind(kind)];
      for (const { kind, side, at } of data.array) game.add(typeOf(kind), side, model.cell(at));
      for (const side of [0, 1] as const) for (const kind of data.hands[side]) game.add(typeOf(kind), side, 'hand');
      ground.setUp(game);
      turns.begin(game);
      if (data.first === 1) game.set(layout.turn, 0, 1);
    },
    turns: turnHooks({ model, ground, firstMoves, borrowing, legality, ends, walls, turns, receive }),
    limits,
    explains,
    ...((hasRoyals || walls.areLaid || legality.hasDuties) && {
      legality: {
        ...((hasRoyals || walls.areLaid) && {
          forbids: (game: Game, side: 0 | 1) => legality.forbids(game, side),
          whyForbidden: (game: Game, side: 0 | 1) => legality.whyForbidden(game, side),
        }),
        ...(legality.hasDuties && { isDuty: (plans, i) => legality.isDuty(plans, i) }),
      } satisfies Variant['legality'],
    }),
    ...(hasRoyals && { check: { inCheck: (game: Game) => danger.inCheck(game, game.toMove) } }),
    whenStuck: (game) => ends.whenStuck(game),
    draws: {
      ...(rules.repetition > 0 && {
        repetition: {
          ...repetitionOf(data),
          ...(turns.areLong && { counts: (game: Game) => !turns.isMidTurn(game) }),
        },
      }),
      ...(rules.noProgress > 0 && {
        drawn: (game: Game) => (game.get(facts.quiet, 0) >= 2 * rules.noProgress ? 'quiet' : null),
        quietLeft: (game: Game) => 2 * rules.noProgress - game.get(facts.quiet, 0),
      }),
    },
    start: startHooks(model, firstMoves, ground, walls, turns),
  };
  danger.variant = variant;
  return variant;
}
