/** A position that has come up again, and what happened since it first did. */
import type { Game } from './game.ts';
import { other, type Side } from './ids.ts';
import type { Recurrence } from './vocabulary.ts';

/** Who is to move in a position, and whether in check, as one small number: all that a recurrence asks of it. */
export const standingOf = (game: Game): number => {
  const { draws, check } = game.variant;
  return game.toMove + (draws?.repetition?.ends && check?.inCheck?.(game) ? IN_CHECK : 0);
};
export const IN_CHECK = 2;

/** From the standings after the position first came up, with that of the last time it did as the last of them. */
export const recurrenceOf = (since: readonly number[]): Recurrence => {
  const isChecking = (side: Side): boolean => {
    const answers = since.filter((standing) => (standing & 1) === other(side));
    return answers.length > 0 && answers.every((standing) => standing >= IN_CHECK);
  };
  return { by: other((since[since.length - 1] & 1) as Side), checked: [isChecking(0), isChecking(1)] };
};
