/** A game's data becomes a variant of the core. Everything in it is the core's own planner, facts and verbs. */
import type { Game } from '../../core/game.ts';
import { NOBODY, other, type Piece } from '../../core/ids.ts';
import type { PieceType, Reaction, Variant } from '../../core/variant.ts';
import { inEnglish } from '../../shared/language.ts';
import { type GameData, hasHandCaptives } from '../game-data.ts';
import { positionRules } from '../shuffle/house-rules.ts';
import { chaseEndings } from '../words/chase-words.ts';
import { fullBoardEndings } from '../words/full-board-words.ts';
import { endings, GameWords, ruleSays } from '../words/game-words.ts';
import { rowEndings } from '../words/row-words.ts';
import { TO_AND_FRO, toAndFroEndings } from '../words/to-and-fro-words.ts';
import { Danger } from './danger.ts';
import { dropRule, passRule } from './drops.ts';
import { Counting } from './endings/counting.ts';
import { Declaring } from './endings/declaring.ts';
import { Endings } from './endings/endings.ts';
import { canLackMaterial, Material } from './endings/material.ts';
import { Progress } from './endings/progress.ts';
import { repetitionOf } from './endings/repetition.ts';
import { Score } from './endings/score.ts';
import { ToAndFro } from './endings/to-and-fro.ts';
import { gameLooksOf } from './game-looks.ts';
import { GroundRules } from './ground.ts';
import { HandRules } from './hand.ts';
import { judgementFor } from './judgement.ts';
import { LegalityOf } from './legality.ts';
import { GameModel } from './model.ts';
import { Arrivals } from './moves/arrival.ts';
import { BorrowingRules } from './moves/borrowing.ts';
import { Castlings } from './moves/castling.ts';
import { turnHooks } from './moves/course.ts';
import { FirstMoves } from './moves/first-moves.ts';
import { IdlePassings } from './moves/idle-passings.ts';
import { Passes } from './passes.ts';
import { conditionsOf } from './stacks.ts';
import { startHooks } from './start.ts';
import { TraitRules } from './traits.ts';
import { Turns } from './turns.ts';
import { typesOf } from './types.ts';
import { Walls } from './walls.ts';

const RULES_VERSION = 2;

/**
 * `id` is what saves and the registry of variants know it by; `source`: the text of its file, if it has one. What its
 * rules say is kept, so it is English.
 */
export const compile = (data: GameData, id: string, source?: string): Variant =>
  inEnglish(() => compiled(data, id, source));

function compiled(data: GameData, id: string, source?: string): Variant {
  const { rules, drops } = data;
  const model = new GameModel(data);
  const ground = new GroundRules(model);
  const words = new GameWords(model);
  const danger = new Danger(model);
  const hand = new HandRules(model);
  const arrivals = new Arrivals(model, hand, new Passes(model, danger));
  const castlings = new Castlings(model);
  const firstMoves = new FirstMoves(model, castlings);
  const traits = new TraitRules(model, arrivals, (piece, trait) => words.trait(piece, trait));
  const borrowing = new BorrowingRules(model);
  const walls = new Walls(model);
  const idlePassings = new IdlePassings(model);
  const legality = new LegalityOf(model, danger, hand, walls);
  const turns = new Turns(model, walls, danger);
  const score = new Score(model);
  const declaring = data.declaration ? new Declaring(model, danger, data.declaration) : null;
  const ends = new Endings(model, danger, score, declaring);
  const progress = new Progress(model);
  const counting = new Counting(model);
  const toAndFro = new ToAndFro(model, danger, progress);
  const hasRoyals = legality.hasCheck;
  const { facts, layout } = model;

  const types = typesOf({ model, words, danger, hand, arrivals, castlings, traits, borrowing, walls });

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
  const allTypes = [...types, ...ground.types];
  const judgement = judgementFor(model, allTypes);
  const variant: Variant = {
    ...(source !== undefined && { source }),
    ...gameLooksOf(data, model),
    ...{ id, rulesVersion: RULES_VERSION, topology: model.board, layout },
    options: positionRules(model.positions, data),
    types: allTypes,
    sides: [
      { id: 'white', name: 'White', says: '' },
      { id: 'black', name: 'Black', says: '' },
    ],
    words: words.words(),
    endings: [
      ...[...endings, ...chaseEndings(data), ...rowEndings(data), ...fullBoardEndings(data)],
      ...toAndFroEndings(data),
    ],
    turnRules: [
      ...(drops ? [walls.before(dropRule(model, drops, ruleSays.drop, hand, arrivals))] : []),
      ...(rules.pass !== 'no' ? [walls.before(passRule(model, ruleSays.pass))] : []),
      ...(walls.areLaid ? [walls.rule] : []),
      ...(declaring ? [declaring.rule(ruleSays.declare)] : []),
    ],
    reactions: [
      ...(borrowing.has('captured') ? [borrowing.remembering] : []),
      ...(traits.has('bursts') ? [traits.bursting(ruleSays.bursts)] : []),
      // last: in a hand it is another kind, perhaps
      ...(hasHandCaptives(data) ? [toHand] : []),
    ],
    ...(ground.gates && { gates: ground.gates }),
    setup(game) {
      const typeOf = (kind: string): PieceType => types[model.kind(kind)];
      for (const { kind, side, at } of model.positions.at(game.options).array)
        game.add(typeOf(kind), side, model.cell(at));
      for (const side of [0, 1] as const) for (const kind of data.hands[side]) game.add(typeOf(kind), side, 'hand');
      ground.setUp(game);
      turns.begin(game);
      if (data.first === 1) game.set(layout.turn, 0, 1);
    },
    turns: turnHooks({
      model,
      ground,
      firstMoves,
      borrowing,
      legality,
      ends,
      walls,
      turns,
      progress,
      counting,
      toAndFro,
      receive,
    }),
    limits: {
      ...(walls.areLaid && { mayMove: (game) => !walls.isDue(game) }),
      ...(traits.has('freezes') && { isHeld: traits.isHeld }),
    },
    explains: explainsOf({ model, traits, walls, legality, borrowing }),
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
    ...(ends.mayWinWhenStuck && { mayWinWhenStuck: true }),
    ...(model.hasPassing && { normalize: (game: Game) => idlePassings.forget(game) }),
    draws: drawsOf({ model, danger, turns, counting, score, toAndFro }),
    ...((counting.isOn || score.isKept) && {
      tallies: (game: Game) => [...score.tallies(game), ...counting.tallies(game)],
    }),
    start: startHooks(model, firstMoves, ground, walls, turns),
    ...(judgement && { judgement }),
  };
  danger.variant = variant;
  return variant;
}

interface Explaining {
  readonly model: GameModel;
  readonly traits: TraitRules;
  readonly walls: Walls;
  readonly legality: LegalityOf;
  readonly borrowing: BorrowingRules;
}
function explainsOf({ model, traits, walls, legality, borrowing }: Explaining): Variant['explains'] {
  const isFrozen = traits.has('freezes');
  return {
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
}

const UNLIMITED = Number.POSITIVE_INFINITY;
interface Drawing {
  readonly model: GameModel;
  readonly danger: Danger;
  readonly turns: Turns;
  readonly counting: Counting;
  readonly score: Score;
  readonly toAndFro: ToAndFro;
}
function drawsOf({ model, danger, turns, counting, score, toAndFro }: Drawing): Variant['draws'] {
  const { data, facts } = model;
  const { noProgress, repetition, insufficientMaterial } = data.rules;
  const material = insufficientMaterial === 'draw' && canLackMaterial(data) ? new Material(model) : null;
  const isQuiet = (game: Game): boolean => noProgress > 0 && game.get(facts.quiet, 0) >= 2 * noProgress;
  const drawn = (game: Game): string | null => {
    if (material?.isInsufficient(game)) return 'insufficient-material';
    if (isQuiet(game)) return 'quiet';
    return toAndFro.end(game)?.reason ?? (counting.isOver(game) ? 'counting' : null);
  };
  return {
    ...(repetition > 0 && {
      repetition: {
        ...repetitionOf(model, danger, toAndFro),
        ...(turns.areLong && { counts: (game: Game) => !turns.isMidTurn(game) }),
      },
    }),
    ...((noProgress > 0 || material !== null || counting.isOn || toAndFro.isOn) && { drawn }),
    ...((score.isKept || toAndFro.isOn) && {
      instead: (game: Game, reason: string) =>
        reason === TO_AND_FRO ? toAndFro.end(game) : score.instead(game, reason),
    }),
    ...((noProgress > 0 || counting.isOn || toAndFro.isOn) && {
      quietLeft: (game: Game) =>
        Math.min(
          noProgress > 0 ? 2 * noProgress - game.get(facts.quiet, 0) : UNLIMITED,
          counting.left(game) + 1,
          toAndFro.left(game),
        ),
    }),
  };
}
