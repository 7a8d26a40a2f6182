/** A position that has come up again, and what happened since it first did. */
import type { Game } from './game.ts';
import { type Cell, OFF, other, type Piece, type Side } from './ids.ts';
import type { Recurrence } from './vocabulary.ts';

/** The cell of each piece, OFF for those that are not on the board. */
export type Places = Int16Array;
export const placesOf = ({ world: { mem, layout } }: Game): Places =>
  mem.slice(layout.at.base, layout.at.base + layout.at.length);

/** What `ask` answers where every piece stands as it did then. Leaves no trace in the facts. */
export function askAt<T>(game: Game, places: Places, toMove: Side, ask: () => T): T {
  const mark = game.world.mark();
  const hasMoved = (p: Piece): boolean => game.cellOf(p) !== places[p];
  const moved = game.pieces.filter(hasMoved);
  for (const p of moved) if (game.cellOf(p) !== OFF) game.lift(p);
  for (const p of moved) if (places[p] !== OFF) game.put(p, places[p] as Cell);
  game.set(game.facts.turn, 0, toMove);
  const answer = ask();
  game.world.rollback(mark);
  return answer;
}

export const IN_CHECK = 2;
/** above the bits of the side to move and of check */
const CHASED = 2;
/** So many pieces of a side can be told apart as bits of one small number. */
export const MOST_CHASED = 30;
/** Of a position that no move led to, as far as is known. */
export const EVERYBODY = 2 ** MOST_CHASED - 1;

/**
 * Who is to move in a position, and whether in check, as one small number. With the places before the last move, also
 * what that chases; null: no move led here. It is all that a recurrence asks of a position.
 */
export const standingOf = (game: Game, before?: Places | null): number => {
  const { draws, check } = game.variant;
  const { repetition } = draws ?? {};
  const standing = game.toMove + (repetition?.ends && check?.inCheck?.(game) ? IN_CHECK : 0);
  if (repetition?.chased === undefined || before === undefined) return standing;
  return standing + ((before === null ? EVERYBODY : repetition.chased(game, before)) << CHASED);
};
// without its sign: the bits fill the number
export const chasedIn = (standing: number): number => standing >>> CHASED;

/**
 * From the standings of the positions from the first time that one came up to the last, and what the move before the `n`th of them
 * chased.
 */
export const recurrenceOf = (
  standings: readonly number[],
  chasedAt: (n: number) => number = (n) => chasedIn(standings[n]),
): Recurrence => {
  const last = standings.length - 1;
  const answers = (side: Side, n: number): boolean => (standings[n] & 1) === other(side);
  const isChecking = (side: Side): boolean => {
    const since = standings.filter((_, n) => n > 0 && answers(side, n));
    return since.length > 0 && since.every((standing) => (standing & IN_CHECK) !== 0);
  };
  return {
    by: other((standings[last] & 1) as Side),
    checked: [isChecking(0), isChecking(1)],
    chased(side) {
      let found = EVERYBODY;
      let moves = 0;
      for (let n = last; n >= 0 && found !== 0; n--) {
        if (!answers(side, n)) continue;
        found &= chasedAt(n);
        moves++;
      }
      return moves === 0 ? 0 : found;
    },
  };
};
