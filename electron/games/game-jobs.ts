/**
 * What is done with the text of a game in a thread with a deadline, before the application itself touches it: nobody
 * knows how long a stranger's rules take.
 */
import { Position } from '../../engine/core/position.ts';
import { type SelfPlayed, selfPlay } from '../../engine/search/self-play.ts';
import type { TranspositionTable } from '../../engine/search/table.ts';
import type { FileProblem } from '../../engine/workshop/file/problems.ts';
import { type OwnGame, ownGame } from '../../engine/workshop/own-game.ts';
import { type GameRead, gamesInText, type ReadingNews, type SectionWanted } from './games-in-text.ts';

export type GameJob =
  /** which games are in this text, in whichever notation? Each is told when it was read; `most`: no more are read */
  | {
      readonly do: 'read-games';
      readonly text: string;
      readonly most?: number;
      /** only this one */
      readonly section?: SectionWanted;
    }
  /** can the game of this `.fairygame` text be played? */
  | { readonly do: 'try-game'; readonly text: string }
  /** so many games of the computer against itself, by such a text */
  | { readonly do: 'play-itself'; readonly text: string; readonly games: number; readonly seed: number };
export interface GameAnswers {
  readonly 'read-games': readonly GameRead[];
  /** what keeps it from being played */
  readonly 'try-game': readonly FileProblem[];
  /** fewer where it was stopped; empty where the text cannot be played */
  readonly 'play-itself': readonly SelfPlayed[];
}

export function runGameJob(
  job: GameJob,
  means: { table: TranspositionTable; stop: () => boolean; told: (news: ReadingNews) => void },
): GameAnswers[GameJob['do']] {
  switch (job.do) {
    case 'read-games':
      return gamesInText(job.text, { ...means, ...(job.most && { most: job.most }), section: job.section });
    case 'try-game':
      return tryGame(job.text);
    case 'play-itself':
      return playItself(job, means);
  }
}

/** Not remembered, and known by no id: the thread is asked about every change of a text, and would run out of memory. */
const gameOf = (text: string): OwnGame => ownGame(text, () => 'tried');

function playItself(
  { text, games, seed }: Extract<GameJob, { readonly do: 'play-itself' }>,
  { table, stop }: { table: TranspositionTable; stop: () => boolean },
): readonly SelfPlayed[] {
  const game = gameOf(text);
  if (!game.ok) return [];
  const played: SelfPlayed[] = [];
  for (let n = 0; n < games; n++) {
    const one = selfPlay(game.variant, seed + n, { table, stop });
    if (one === null) break;
    played.push(one);
  }
  return played;
}

/** Lists what either side may do: it takes as long as a turn. */
function tryGame(text: string): readonly FileProblem[] {
  const game = gameOf(text);
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
