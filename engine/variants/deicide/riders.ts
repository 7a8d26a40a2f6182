/** The pieces whose rules are ordinary slides, steps and leaps. */

import { ALL, DIAG, ORTHO } from '../../core/board/topology.ts';
import { leap, step } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { board } from './board.ts';
import { roam } from './roam.ts';
import { kinds, rules } from './words/words.ts';

const knightLeap = leap(rules.knightLeap, board, 1, 2);
const bishopSlide = roam(rules.bishopSlide, DIAG, { turnsInCathedrals: true }); // D-T2: Bishops and Archbishops only
const rookSlide = roam(rules.rookSlide, ORTHO);
/** The same number of cells in all eight directions. */
const leapsOf = (words: typeof rules.championLeap, cells: number): readonly Rule[] => [
  leap(words, board, cells, 0),
  leap(words, board, cells, cells),
];

export const queen: PieceType = { id: 'queen', ...kinds.queen, value: 13, rules: [roam(rules.queenSlide, ALL)] };
export const rook: PieceType = { id: 'rook', ...kinds.rook, value: 8, rules: [rookSlide] };
export const bishop: PieceType = { id: 'bishop', ...kinds.bishop, value: 6, rules: [bishopSlide] };
export const knight: PieceType = { id: 'knight', ...kinds.knight, value: 3, rules: [knightLeap] };
export const archbishop: PieceType = {
  ...{ id: 'archbishop', ...kinds.archbishop },
  value: 9,
  rules: [bishopSlide, knightLeap],
};
export const chancellor: PieceType = {
  ...{ id: 'chancellor', ...kinds.chancellor },
  value: 11,
  rules: [rookSlide, knightLeap],
};
export const champion: PieceType = {
  ...{ id: 'champion', ...kinds.champion },
  value: 4,
  rules: [step(rules.championStep, ORTHO), ...leapsOf(rules.championLeap, 2)],
};
export const wizard: PieceType = {
  ...{ id: 'wizard', ...kinds.wizard },
  value: 4,
  rules: [step(rules.wizardStep, DIAG), leap(rules.wizardLeap, board, 1, 3)],
};
export const centaur: PieceType = {
  ...{ id: 'centaur', ...kinds.centaur },
  value: 6,
  rules: [step(rules.centaurStep, ALL), knightLeap],
};
export const prince: PieceType = { id: 'prince', ...kinds.prince, value: 3, rules: [step(rules.princeStep, ALL)] };
/** D-G2: her jumps of one, two and three cells are jumps all the same. */
export const princess: PieceType = {
  ...{ id: 'princess', ...kinds.princess },
  value: 6,
  rules: [1, 2, 3].flatMap((cells) => leapsOf(rules.princessLeap, cells)),
};
