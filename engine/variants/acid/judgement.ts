/** What a search is told about acid, by values.json (measured) and tuned.json (weights), in hundredths of a Diskette. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import { type Judgement, placesOn, type Weights } from '../../core/judgement.ts';
import { mopUpBy } from '../../core/mop-up.ts';
import { angels, board, MOST_ANGELS, watching } from './board.ts';
import { isOnLattice } from './sweeper.ts';
import tuned from './tuned.json' with { type: 'json' };
import measured from './values.json' with { type: 'json' };

const ROWS = 8;
/** Rows from the home rank; the Zone behind it counts as home, the one beyond the last as the last. */
const rowsAhead = (side: Side, c: Cell): number => {
  const y = Math.min(9, Math.max(1, board.y(c)));
  return side === 0 ? y - 1 : 9 - y;
};

/** A watched Angel cannot move (A3): by how many more the second side has than the first. */
const watchedAngels = (game: Game): number => {
  const { mem } = game.world;
  let watched = 0;
  for (let p = 0; p < game.pieces.length; p++) watched |= mem[watching.base + p];
  let sum = 0;
  for (let b = 0; watched !== 0 && b < MOST_ANGELS; b++) {
    if (((watched >> b) & 1) === 0) continue;
    const angel = mem[angels.base + b] as Piece;
    if (angel !== NOBODY && game.cellOf(angel) !== OFF) sum += game.sideOf(angel) === 0 ? -1 : 1;
  }
  return sum;
};

/**
 * By the weights. What is measured misjudges the pieces whose worth lies in a rule: a Ghost goes anywhere, but takes nobody;
 * an Angel is nearly always seen in random positions, and unseen it is a queen that nobody can take; a Sweeper is dead off its
 * eight squares, but from each of them it shoves pieces out of the field; a Charonite's eighth step wins; moving a Worm loses,
 * unless it takes the King; and a Mass on the board is taken by nobody, so that neither side can gain by it. In hand it will
 * take somebody, nearly always worth more than a tempo, and from a Worm's lines the King must go wherever she stands.
 */
export const judgementWith = (weights: Weights, mopUp?: (game: Game) => number): Judgement => {
  const { arrival, promotion, stranded, kingAbroad, watched } = weights.terms;
  const worth: Readonly<Record<string, number>> = { ...measured.worth, ...weights.worth };
  const place = placesOn(board, measured, weights);
  const square = (type: string, side: Side, c: Cell): number => {
    const ahead = rowsAhead(side, c) / ROWS;
    if (type === 'king') return place(type, side, c) - kingAbroad * ROWS * ahead;
    // off its squares a Sweeper waits for a King to fetch it (S1)
    if (type === 'sweeper') return isOnLattice(c) ? 0 : -stranded;
    // one about to arrive is worth more than an Angel
    if (type === 'charonite') return place(type, side, c) + arrival * (1 - ahead) ** 2;
    // part of what it becomes, on the last row but one
    return place(type, side, c) + (type === 'diskette' ? promotion * ahead ** 2 : 0);
  };
  const driven = mopUp ?? mopUpBy({ worth });
  const extra = (game: Game): number => watched * watchedAngels(game) + driven(game);
  return { worth, inHand: weights.inHand, square, extra };
};
export const judgement: Judgement = judgementWith(tuned);
