/** Matches with mines, for tests of secrets: few pieces, and White is to note its mines. */

import type { StartPosition } from '../core/vocabulary.ts';
import { deicide } from '../variants/deicide/index.ts';
import { begin, playAll } from './begin.fixture.ts';
import type { Match } from './match.ts';

export const terrainOn = { terrain: 'on' };

const white = (kind: string, at: string) => ({ kind, side: 'white', at });
const black = (kind: string, at: string) => ({ kind, side: 'black', at });
export const beforeNoting: StartPosition = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [
    ...[white('king', 'i1'), white('rook', 'a1'), white('knight', 'f4'), white('pawn', 'c4')],
    ...[black('king', 'i16'), black('rook', 'p16'), black('bishop', 'l14'), black('pawn', 'n13')],
  ],
  terrain: [
    { feature: 'ziggurat', at: 'b6' },
    { feature: 'glue', at: 'o11' },
  ],
};

/** The sides have noted these cells, and White is to move. */
export const mined = (whites: readonly string[], blacks: readonly string[]): Match =>
  playAll(begin(deicide, terrainOn, beforeNoting), [
    ...whites.map((cell) => `mine@${cell}`),
    'end',
    ...blacks.map((cell) => `mine@${cell}`),
    'end',
  ]);
