/** An array told rank by rank, by the letters of the kinds. */
import type { Game } from '../game.ts';
import { SIDES } from '../ids.ts';
import type { PieceType } from '../variant.ts';

/** Throws if there is none. */
export const typeLettered = (types: readonly PieceType[], letter: string): PieceType => {
  const found = types.find((type) => type.letter === letter);
  if (!found) throw new Error(`the array names a piece ${letter}, which there is not`);
  return found;
};
/**
 * Sets up both sides, each with the first rank on its own edge of the board; `.` is an empty square. The ranks are White's
 * from the left; Black's mirror them, or are turned round.
 */
export const setUpRanks = (
  game: Game,
  types: readonly PieceType[],
  ranks: readonly string[],
  isTurned = false,
): void => {
  const { width, height } = game.topology;
  for (const side of SIDES)
    ranks.forEach((letters, y) => {
      [...letters].forEach((letter, x) => {
        if (letter === '.') return;
        const file = side === 1 && isTurned ? width - 1 - x : x;
        game.add(typeLettered(types, letter), side, game.topology.at(file, side === 0 ? y : height - 1 - y));
      });
    });
};
