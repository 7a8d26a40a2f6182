/**
 * The boards of Chesimals and what there is to remember about a game beyond where everybody stands (B6). Both boards have
 * as many cells, so one layout serves them; White plays up.
 */

import { Layout } from '../../core/board/layout.ts';
import { Topology } from '../../core/board/topology.ts';
import { NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Setting } from '../../core/setting.ts';
import type { Group } from '../../core/vocabulary.ts';
import { type Colour, colourNumbered, colours, groups, NEUTRAL } from './colours.ts';

const boardOf = (files: string, height: number): Topology =>
  new Topology({
    width: files.length,
    height,
    files: [...files],
    ranks: Array.from({ length: height }, (_, y) => String(y + 1)),
  });
/** Q1: twelve files and sixteen ranks; the other way round is a board of its own. */
export const tall = boardOf('abcdefghijkl', 16);
export const wide = boardOf('abcdefghijklmnop', 12);

/** Two full armies, and half as many again for positions set up by hand. */
const MOST_PIECES = 96;
export const layout = new Layout({ cells: tall.size, pieces: MOST_PIECES });

/**
 * The number of a unit's colour, NEUTRAL where it belongs to nobody. A Chief's never changes; another unit's does when a Chief
 * absorbs it (Q42) or converts it (Q41).
 */
export const colour = layout.perPiece('colour');
/**
 * Whoever stands there has moved in this turn, and stays there until it ends: the cell tells as much as the unit. It is MOVED
 * or, where the house rule on orders to Guards asks for it, what else is known of that move (orders.ts).
 */
export const moved = layout.perCell('moved');
export const MOVED = 1;
/** The colour that moves in this turn, 0 before its first move. Whoever has moved tells it, so it counts for nothing. */
export const chosen = layout.single('chosen', { counts: 'none' });
/** Of every colour its Chief, on the board or lost; NOBODY where it never had one. */
export const chiefs = layout.pieceList('chiefs', colours.length);
/** How many turns of either side passed without a capture, up to this one; and was anybody captured in this one? */
export const quiet = layout.single('quiet', { counts: 'none' });
export const isStirred = layout.single('isStirred', { counts: 'none' });

/**
 * Where any Chief of the side may lead a turn (Q40): those that could still have led this one, as bits by the number of their
 * colour; 0 before the first move.
 */
export const leaders = layout.single('leaders', { added: true });

/**
 * In the midst of an action, one more than the number of the cell on which the unit that a Chief has just captured is to
 * stand (Q42); 0 at any other time.
 */
export const vacated = layout.single('vacated', { added: true, counts: 'none' });

export const groupOfUnit = (game: Setting, p: Piece): Group => {
  const found = groups[game.get(colour, p) - 1];
  if (!found) throw new Error(`piece ${p} has no colour`);
  return found;
};
/** Undefined where it is neutral. */
export const colourOf = (game: Setting, p: Piece): Colour | undefined => colourNumbered(game.get(colour, p));
/** Who has that colour and stands on the board. */
export const unitsOf = (game: Setting, number: number): Piece[] =>
  game.pieces.filter((p) => game.get(colour, p) === number && game.cellOf(p) !== OFF);
/** NOBODY where there never was one; no neutral unit is a Chief (Q41). */
export const chiefOf = (game: Setting, number: number): Piece =>
  number === NEUTRAL ? NOBODY : (game.get(chiefs, number - 1) as Piece);
/** Once its Chief is lost, or where it never had one, a colour does nothing any more (Q20, Q25). */
export const isLed = (game: Setting, number: number): boolean => {
  const chief = chiefOf(game, number);
  return chief !== NOBODY && game.cellOf(chief) !== OFF;
};
