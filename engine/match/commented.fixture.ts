/** A match with many comments, for tests of what is too long. */
import { must } from './begin.fixture.ts';
import type { Match } from './match.ts';

/** Plays so many moves, on as many lines as that takes, each with this comment, and goes back to where it began. */
export function comment(match: Match, moves: number, text: string): Match {
  let left = moves;
  const grow = (deeper: number): void => {
    for (const action of match.position.actions()) {
      if (left === 0) return;
      must(match.play(action.text));
      must(match.comment(match.cursor.id, { mark: null, text }));
      left--;
      if (deeper > 0 && match.outcome === null) grow(deeper - 1);
      must(match.undo());
    }
  };
  grow(2);
  if (left > 0) throw new Error(`${left} comments are left`);
  return match;
}
