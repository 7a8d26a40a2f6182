/**
 * The board of acid and what there is to remember beyond where everybody stands. 11 x 11 cells (A1.1): the field is the
 * inner 81, the Zone is the outer ring of 40, its corners included (Z1). The Zone's rows and files have Greek names; to
 * type them, go on counting: file z before a, j after i; rank 0 below 1, 10 above 9.
 */

import { Layout } from '../../core/board/layout.ts';
import { N, S, Topology } from '../../core/board/topology.ts';
import { type Cell, type Dir, OFF, type Side } from '../../core/ids.ts';

const isInner = (v: number): boolean => v >= 1 && v <= 9;

export const board = new Topology({
  width: 11,
  height: 11,
  files: [...'Δabcdefghiδ'],
  ranks: [...'λ123456789Λ'],
  typedFiles: [...'zabcdefghij'],
  typedRanks: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  spokenFiles: ['capital Delta', ...'abcdefghi', 'small delta'],
  spokenRanks: ['small lambda', ...'123456789', 'capital Lambda'],
  zoneOf: (x, y) => (isInner(x) && isInner(y) ? 'field' : 'zone'),
  heights: { zone: 0.35 },
});

/** Where displaced pieces go for good (Z10). */
export const DEPTHS = 2;
/** A full board and both hands. */
export const layout = new Layout({ cells: board.size, pieces: 128, places: [{ id: 'depths', gone: true }] });

/** All Angels of the game, and who keeps which of them from moving: history that two like positions may differ in (A7). */
export const MOST_ANGELS = 15;
export const angels = layout.pieceList('angels', MOST_ANGELS);
export const watching = layout.linksTo('watching', angels);
/** Actions since anything happened that cannot be taken back (G7). */
export const quiet = layout.single('quiet', { counts: 'none' });
/** Z9b: 1 for a Ghost that was pushed into the Zone and must go back into the field; 0 under the usual house rules. */
export const mustReturn = layout.perPiece('mustReturn', { added: true });

const fieldCells = board.cells.map((c) => board.zone(c) === 'field');
export const isField = (c: Cell): boolean => c !== OFF && fieldCells[c];
export const isZone = (c: Cell): boolean => c !== OFF && !fieldCells[c];

/** G12: only "forward" differs between the sides. */
export const forward = (side: Side): Dir => (side === 0 ? N : S);
const HOME_RANK = [1, 9];
const isOnRank = (c: Cell, y: number): boolean => isField(c) && board.y(c) === y; // Z14: the Zone has no rows
/** DK7: a Diskette's back row is the far rank of its owner. */
export const isBackRow = (c: Cell, side: Side): boolean => isOnRank(c, HOME_RANK[1 - side]);
/** C3: a cloud's starting row is its home rank. */
export const isStartingRow = (c: Cell, side: Side): boolean => isOnRank(c, HOME_RANK[side]);
