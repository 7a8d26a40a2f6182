/** The types of a game's pieces, with the rules of their moves. */
import type { Kind } from '../../core/ids.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { type GameWords, ruleSays } from '../words/game-words.ts';
import type { Danger } from './danger.ts';
import type { HandRules } from './hand.ts';
import { pieceLooksOf, waysOf } from './looks.ts';
import type { GameModel, KindMove } from './model.ts';
import type { Arrivals } from './moves/arrival.ts';
import { bentRule } from './moves/bent-moves.ts';
import type { BorrowingRules } from './moves/borrowing.ts';
import { type Castlings, castlingRule } from './moves/castling.ts';
import { PromotingInstead } from './moves/promoting-instead.ts';
import { straightRule } from './moves/straight-moves.ts';
import { carriesOf } from './stacks.ts';
import type { TraitRules } from './traits.ts';
import type { Walls } from './walls.ts';
import { worths } from './worth.ts';

interface Parts {
  readonly model: GameModel;
  readonly words: GameWords;
  readonly danger: Danger;
  readonly hand: HandRules;
  readonly arrivals: Arrivals;
  readonly castlings: Castlings;
  readonly traits: TraitRules;
  readonly borrowing: BorrowingRules;
  readonly walls: Walls;
}

/** By kind; a wall is none of them. */
export function typesOf(parts: Parts): readonly PieceType[] {
  const { model, words, danger, hand, arrivals, castlings, traits, borrowing, walls } = parts;
  const { pieces } = model.written;
  const ruleSaying = (move: KindMove, says: RuleWords): Rule => {
    const isBent = move.move.legs.length > 1;
    return (isBent ? bentRule : straightRule)(model, move, says, arrivals, danger);
  };
  const castle = castlingRule(model, castlings, ruleSays.castling, danger, hand);
  const values = worths(model);
  const promoting = new PromotingInstead(model, danger, arrivals);
  const types = pieces.map((piece, kind): PieceType => {
    const lent = borrowing.movesFor(kind as Kind).map(({ move, lenders }, n) => {
      const says = words.lent(piece, move.move, lenders, n);
      return borrowing.ruleOf(ruleSaying(move, says), lenders);
    });
    const listed = model.moves[kind].map((move, n) => ruleSaying(move, words.move(move.piece, move.move, n)));
    const moves = [...listed, ...lent];
    const own = traits.rulesOf(piece);
    const safeFrom = traits.safetyOf(piece);
    const carries = carriesOf(piece);
    const instead = promoting.ruleOf(kind as Kind, words.promotingInstead(piece));
    const castles = castlings.usual.some((castling) => castling.kind === kind);
    return {
      ...{ id: piece.id, name: piece.name, letter: piece.letter, value: values[kind] },
      rules: [...moves, ...own.moves, ...(instead ? [instead] : []), ...(castles ? [castle] : [])],
      attacks: moves,
      // whoever is kept on its square still shoots
      ...(own.inPlace.length > 0 && { attacksInPlace: own.inPlace }),
      ...(own.inPlace.length > 0 && { inPlace: own.inPlace.map((rule) => walls.before(rule)) }),
      ...(safeFrom && { safeFrom }),
      ...(carries && { carries }),
      ...(hand.mayWait(kind as Kind) && { mayWait: true }),
      ...(piece.royal && { royal: true }),
      ...pieceLooksOf(piece),
      ...(model.data.looks?.set !== undefined && waysOf(model.moves[kind].map(({ move }) => move))),
    };
  });
  return types.map((type, kind) => {
    const base = pieces[kind].formOf;
    return base === undefined ? type : { ...type, promotedFrom: types[model.kind(base)] };
  });
}
