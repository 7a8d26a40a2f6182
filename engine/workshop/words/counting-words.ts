/** What is said of the counts of Makruk and its relatives. */
import { live } from '../../shared/language.ts';

export const countingWords = live('workshopCounting', {
  /** at the table, of the moves of a side */
  count: (moves: number, of: number): string => `Counting: ${moves} of ${of}.`,
  /** what keeps a position from being played */
  odd: '“Counted up to” must be even, as the turns of both sides are counted.',
  says: 'Moves are counted as in {rule}. {how}',
  label: 'Which rule',
  rules: { makruk: 'Makruk', cambodian: 'Cambodian chess', asean: 'ASEAN chess' },
  /** of a side that has more than its King; `most`: at most so many pieces, if not any number */
  board: (moves: number, most: number | null): string =>
    most === null
      ? `Once nothing is left that promotes, whoever is to move counts up to ${moves} moves, unless the opponent has the King alone.`
      : `Whoever is to move with at most ${most} pieces left counts up to ${moves} moves, unless the opponent has the King alone.`,
  /** of a King alone; `limits`: what it counts up to, `otherwise`: null where it does not count against anything else */
  pieces: (limits: readonly string[], otherwise: number | null, fromPieces: boolean): string =>
    [
      'Once nothing is left that promotes, a player left with the King alone counts anew',
      fromPieces ? ', beginning with the number of pieces on the board' : '',
      `: up to ${[...limits, ...(otherwise === null ? [] : [`${otherwise} otherwise`])].join(', ')}.`,
    ].join(''),
  limit: (moves: number, least: 1 | 2, name: string): string =>
    `${moves} against ${least === 1 ? 'one' : 'more than one'} ${name}`,
  over: 'If the count is passed without a checkmate, the game is drawn.',
});
