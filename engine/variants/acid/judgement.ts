/** What a search is told about acid. The rest is measured (values.json); numbers are in hundredths of a Diskette. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import { freedomOn, type Judgement } from '../../core/judgement.ts';
import { mopUpBy } from '../../core/mop-up.ts';
import { angels, board, MOST_ANGELS, watching } from './board.ts';
import { isOnLattice } from './sweeper.ts';
import measured from './values.json' with { type: 'json' };

const worth: Readonly<Record<string, number>> = {
  ...measured.worth,
  ghost: 170, // it goes anywhere, but takes nobody: it only blocks
  angel: 700, // nearly always seen in random positions; unseen it is a queen that nobody can take
  sweeper: 230, // dead off its eight squares, but from each of them it shoves pieces out of the field
  charonite: 350, // one step a move, but the eighth wins
  worm: 20, // moving it loses, unless it takes the King; it only keeps her from three squares each way
  mass: 0, // nobody takes it, so neither side can gain by it
};
const inHand = {
  mass: 250, // it will take somebody, nearly always worth more than a tempo
  worm: 60, // wherever the King then stands, she must leave the Worm's lines
};
/** A Charonite about to arrive is worth more than an Angel. */
const ARRIVAL = 500;
/** Part of what it becomes, on the last row but one. */
const PROMOTION = 0.4 * (worth.charonite - worth.diskette);
/** Off its squares a Sweeper waits for a King to fetch it (S1). */
const STRANDED = 0.5 * worth.sweeper;
const KING_ABROAD = 6;
const WATCHED = Math.round(0.35 * worth.angel);
const ROWS = 8;

/** Rows from the home rank; the Zone behind it counts as home, the one beyond the last as the last. */
const rowsAhead = (side: Side, c: Cell): number => {
  const y = Math.min(9, Math.max(1, board.y(c)));
  return side === 0 ? y - 1 : 9 - y;
};
const freedom = freedomOn(board, measured);
const square = (type: string, side: Side, c: Cell): number => {
  const ahead = rowsAhead(side, c) / ROWS;
  if (type === 'king') return -KING_ABROAD * ROWS * ahead;
  if (type === 'sweeper') return isOnLattice(c) ? 0 : -STRANDED;
  if (type === 'charonite') return freedom(type, side, c) + ARRIVAL * (1 - ahead) ** 2;
  return freedom(type, side, c) + (type === 'diskette' ? PROMOTION * ahead ** 2 : 0);
};

/** A watched Angel cannot move (A3): that costs its side a third of it. */
const watchedAngels = (game: Game): number => {
  const { mem } = game.world;
  let watched = 0;
  for (let p = 0; p < game.pieces.length; p++) watched |= mem[watching.base + p];
  let sum = 0;
  for (let b = 0; watched !== 0 && b < MOST_ANGELS; b++) {
    if (((watched >> b) & 1) === 0) continue;
    const angel = mem[angels.base + b] as Piece;
    if (angel !== NOBODY && game.cellOf(angel) !== OFF) sum += game.sideOf(angel) === 0 ? -WATCHED : WATCHED;
  }
  return sum;
};

const mopUp = mopUpBy(worth);
const extra = (game: Game): number => watchedAngels(game) + mopUp(game);

export const judgement: Judgement = { worth, inHand, square, extra };
