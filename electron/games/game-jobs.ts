/**
 * What is done with the text of a game in a thread with a deadline, before the application itself touches it: nobody
 * knows how long a stranger's rules take.
 */
import { Position } from '../../engine/core/position.ts';
import type { FileProblem } from '../../engine/workshop/file/problems.ts';
import { writeGame } from '../../engine/workshop/file/write-game.ts';
import { gamesIn } from '../../engine/workshop/import/games-in.ts';
import { readOwnGame } from './own-games.ts';

export type GameJob =
  /** which games are in this text, in whichever notation? */
  | { readonly do: 'read-games'; readonly text: string }
  /** can the game of this `.fairygame` text be played? */
  | { readonly do: 'try-game'; readonly text: string };
export interface GameRead {
  /** of its section, where there are several */
  readonly name: string | null;
  readonly title: string;
  /** as a `.fairygame` file; null: it has problems */
  readonly text: string | null;
  readonly problems: readonly FileProblem[];
}
export interface GameAnswers {
  readonly 'read-games': readonly GameRead[];
  /** what keeps it from being played */
  readonly 'try-game': readonly FileProblem[];
}

export const runGameJob = (job: GameJob): GameAnswers[GameJob['do']] =>
  job.do === 'read-games' ? readAll(job.text) : tryGame(job.text);

const readAll = (text: string): readonly GameRead[] =>
  [...gamesIn(text)].map(({ name, read }) =>
    read.ok
      ? { name, title: read.data.title, text: writeGame(read.data), problems: [] }
      : { name, title: name ?? '', text: null, problems: read.problems },
  );

/** Lists what either side may do: it takes as long as a turn. */
function tryGame(text: string): readonly FileProblem[] {
  const game = readOwnGame(text);
  if (!game.ok) return game.problems;
  const begun = Position.start(game.variant, {});
  if (!begun.ok) return [{ line: 1, column: 1, says: begun.error.message }];
  const [first] = begun.value.actions();
  if (first) {
    begun.value.play(first);
    begun.value.actions();
  }
  return [];
}
