/**
 * The thirteen kinds and the twelve promoted ones, composed of movements and traits (B2). What a piece lends is how it
 * moves without its traits: a /b/ and a /d/ get no double step, castling, rage, rifle, shot or lift (C-B2, C-D2).
 */
import type { PieceType, Rule } from '../../core/variant.ts';
import { absorbedMoves } from './absorb.ts';
import { castling } from './admin.ts';
import { doubleStep } from './anon.ts';
import { mayRide } from './carry.ts';
import { isOutOfRange } from './immunity.ts';
import { BASE_IDS, type BaseId, PROMOTABLE_IDS, type PromotableId } from './kinds.ts';
import { liftAndDrop } from './lift.ts';
import { copiedMoves, copiesWhileFrozen } from './mimic.ts';
import {
  anonStep,
  bishopSlide,
  camelLeap,
  diagonalJump,
  diagonalStep,
  farDiagonalJump,
  knightLeap,
  longerSlide,
  quietBishopSlide,
  quietRookSlide,
  rookSlide,
  shortSlide,
  straightJump,
  straightStep,
} from './movements.ts';
import { longerQuietSlide, longRage, quietSlide, shortRage } from './rage.ts';
import { rifle, shot } from './shots.ts';
import { longGait, longWalk, shortGait, shortWalk } from './walk.ts';
import { kinds } from './words/words.ts';

type Ways = Omit<PieceType, 'id' | 'name' | 'letter'>;
const king: readonly Rule[] = [straightStep, diagonalStep];
const queen: readonly Rule[] = [rookSlide, bishopSlide];

const base: Readonly<Record<BaseId, Ways>> = {
  anon: { value: 1, rules: [anonStep], abilities: [doubleStep] },
  tg: { value: 10, rules: queen, inPlace: [liftAndDrop] },
  k: { value: 4, rules: [bishopSlide], safeFrom: isOutOfRange },
  mlp: { value: 4, rules: [knightLeap], inPlace: [rifle] },
  b: { value: 3, rules: [], borrowing: { borrowsSet: copiedMoves, borrowsWhileHeld: copiesWhileFrozen } },
  n: { value: 5, rules: [rookSlide], carries: mayRide },
  d: { value: 4, rules: king, borrowing: { borrowsSet: absorbedMoves } },
  r9k: { value: 4, rules: [quietSlide, shortRage], borrowing: { lends: [shortSlide] } }, // C-B7
  x: { value: 4, rules: [quietBishopSlide] },
  v: { value: 4, rules: [shortWalk], inPlace: [shot], borrowing: { lends: [shortGait] } }, // C-B6
  vp: { value: 5, rules: [knightLeap, straightJump] },
  sci: { value: 4, rules: [straightStep, straightJump, diagonalJump] },
  admin: { value: 100, rules: king, abilities: [castling], royal: true },
};
/** A promoted piece keeps its trait and gains a way of moving; where it moves anew instead, that is spelled out. */
const gaining = (ways: Ways, value: number, ...gains: readonly Rule[]): Ways => ({
  ...ways,
  value,
  rules: [...ways.rules, ...gains],
});
const promoted: Readonly<Record<PromotableId, Ways>> = {
  anon: { value: 4, rules: [shortSlide] },
  tg: gaining(base.tg, 12, straightJump, diagonalJump),
  k: gaining(base.k, 6, straightStep),
  mlp: gaining(base.mlp, 6, camelLeap),
  b: gaining(base.b, 5, ...king),
  n: gaining(base.n, 7, diagonalStep),
  d: gaining(base.d, 6, knightLeap),
  r9k: { value: 6, rules: [longerQuietSlide, longRage], borrowing: { lends: [longerSlide] } },
  x: gaining(base.x, 5, quietRookSlide),
  v: { value: 5, rules: [longWalk], inPlace: [shot], borrowing: { lends: [longGait] } },
  vp: gaining(base.vp, 8, bishopSlide),
  sci: gaining(base.sci, 5, farDiagonalJump),
};

/** C-H2: everybody who can be captured without ending the game may come to wait in a hand. */
const baseTypes = BASE_IDS.map((id): PieceType => {
  const { name, letter } = kinds[id];
  return { ...{ id, name, letter }, ...base[id], ...(id !== 'admin' && { mayWait: true }) };
});
const promotedTypes = PROMOTABLE_IDS.map((id, kind): PieceType => {
  const { name, letter } = kinds[`+${id}`];
  return { ...{ id: `+${id}`, name, letter }, ...promoted[id], promotedFrom: baseTypes[kind] };
});
/** In the order of their numbers (kinds.ts). */
export const types: readonly PieceType[] = [...baseTypes, ...promotedTypes];
