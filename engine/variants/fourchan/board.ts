/**
 * The board of 4chan chess and what there is to remember about a game beyond where everybody stands (B6). 10 x 10 cells;
 * White plays up. Two friends may share a cell, and two teleporters of each side may lie on the board.
 */

import { Layout } from '../../core/board/layout.ts';
import { N, S, Topology } from '../../core/board/topology.ts';
import { type Cell, type Dir, OFF, type Side } from '../../core/ids.ts';

export const board = new Topology({
  width: 10,
  height: 10,
  files: [...'abcdefghij'],
  ranks: Array.from({ length: 10 }, (_, y) => String(y + 1)),
});
/** Two full armies, and as many again for positions set up by hand. */
const MOST_PIECES = 104;
export const layout = new Layout({ cells: board.size, pieces: MOST_PIECES });
export const riders = layout.withRiders();
export const terrain = layout.withTerrain([
  { id: 'teleporter-white', owner: 0 },
  { id: 'teleporter-black', owner: 1 },
]);
/** The number of a side's teleporters, wherever features go by number. */
export const TELEPORTER_OF: readonly [number, number] = [
  terrain.numberOf('teleporter-white'),
  terrain.numberOf('teleporter-black'),
];

/**
 * What can be used up but once is: the first move of an Admin, an /n/ or an Anon that has not promoted (C-A1, C-A6), the
 * first capture of a /d/ (C-D1). 0 for everybody else, so that like men are alike.
 */
export const spent = layout.perPiece('spent');
/** What a /d/ gained by its first capture, as a set of rules. */
export const absorbed = layout.perPiece('absorbed');
/** How whoever each side played last moves, as a set of rules: what a /b/ of the other side copies (C-B). */
export const lastPlayed = layout.perSide('lastPlayed');

/** How many wait in a side's hand: what the pieces' places say, counted. */
export const handSize = layout.perSide('handSize', { counts: 'none' });
/** The cells of a side's two teleporters, OFF until they are made: what the ground says, found without looking for it. */
export const gates = [
  layout.perSide('firstGate', { init: OFF, counts: 'none' }),
  layout.perSide('secondGate', { init: OFF, counts: 'none' }),
] as const;

export const forward = (side: Side): Dir => (side === 0 ? N : S);
/** Ranks from the owner's point of view, 1 to 10. */
export const relativeRank = (c: Cell, side: Side): number => (side === 0 ? board.y(c) + 1 : board.height - board.y(c));
export const LAST_RANK = 10;
/** B1.1: a side's promotion zone begins here. */
export const FIRST_RANK_OF_ZONE = 8;

/** How many steps a King needs. */
export const distance = (a: Cell, b: Cell): number =>
  Math.max(Math.abs(board.x(a) - board.x(b)), Math.abs(board.y(a) - board.y(b)));
