/**
 * The board of Deicide Chess and what there is to remember about a game beyond where everybody stands (A6). 16 x 16
 * cells; White plays up. A piece that travels in time is in flight: off the board, with a counter and a landing cell.
 */

import { Layout } from '../../core/board/layout.ts';
import { N, S, Topology } from '../../core/board/topology.ts';
import { type Cell, type Dir, OFF, type Side } from '../../core/ids.ts';

export const board = new Topology({
  width: 16,
  height: 16,
  files: [...'abcdefghijklmnop'],
  ranks: Array.from({ length: 16 }, (_, y) => String(y + 1)),
});
/** Where Walls wait until they are built. */
export const WALL_STOCK = 2;
/** Two full armies and every Wall that two players can build, and a few more for positions set up by hand. */
export const MOST_PIECES = 136;
export const layout = new Layout({ cells: board.size, pieces: MOST_PIECES, places: [{ id: 'box', gone: true }] });
export const flights = layout.withFlights();
/** What can lie on the ground. A Wall is not among them: it is a piece that belongs to nobody. */
export const terrain = layout.withTerrain([
  { id: 'cathedral' },
  { id: 'portal' },
  { id: 'glue' },
  { id: 'ziggurat' },
  { id: 'mine', secret: true },
]);

/** Has it been displaced? Kings and Rooks: by anybody (D-K3). Drunk Pawns: by their own moves only (D-U11). */
export const hasMoved = layout.perPiece('hasMoved');
/** The kind a side moved as last, plus one; 0 before its first move. The Fool lives by it (D-F10). */
export const lastKind = layout.perSide('lastKind');

/** Moves left in this turn; `isExtraTurn` while it is a turn of two. */
export const budget = layout.single('budget', { init: 1 });
export const isExtraTurn = layout.single('isExtraTurn');
/** A Snail moved: the next turn will be an extra turn. */
export const paceIsSet = layout.single('paceIsSet');

/** It left in this very turn, whose end is not counted (D-TM1). */
export const hasJustLeft = layout.perPiece('hasJustLeft');
/** How many are in flight: what the pieces' places say, counted. */
export const inFlight = layout.single('inFlight', { counts: 'none' });

/**
 * The head starts of a side's latest turn, two at most (D-P9): where each ended, and the cells it passed (D-P4), which
 * are five at most, through a Portal (D-T5).
 */
const headStartFacts = (n: number) => ({
  ended: layout.perSide(`headStart${n}`, { init: OFF }),
  passed: [1, 2, 3, 4, 5].map((i) => layout.perSide(`headStart${n}passed${i}`, { init: OFF })),
});
export const headStarts = [headStartFacts(1), headStartFacts(2)] as const;

/** Turns without progress, and whether this one has brought any (D-G8). */
export const quiet = layout.single('quiet', { counts: 'none' });
export const isStirred = layout.single('isStirred', { counts: 'none' });

export const forward = (side: Side): Dir => (side === 0 ? N : S);
/** Ranks from the owner's point of view, 1 to 16. */
export const relativeRank = (c: Cell, side: Side): number => (side === 0 ? board.y(c) + 1 : 16 - board.y(c));
export const LAST_RANK = 16;
