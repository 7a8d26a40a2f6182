/** An imported game is kept as a `.fairygame` text: what that text cannot say is refused with the import, and not when somebody opens it. */
import type { FileProblem, FileProblems } from '../file/problems.ts';
import { readGame } from '../file/read-game.ts';
import { writeGame } from '../file/write-game.ts';
import type { GameData } from '../game-data.ts';
import { sentences } from './sentences.ts';

export type Imported =
  /** `text`: as a `.fairygame` file */
  | { readonly ok: true; readonly data: GameData; readonly text: string }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** The game of the data, if nothing was wrong with it; what cannot be kept of it is wrong at that line. Null: there is no game. */
export function importedGame(data: GameData | null, problems: FileProblems, line: number): Imported {
  if (data && problems.list.length === 0) {
    const text = writeGame(data);
    const again = readGame(text);
    if (again.ok) return { ok: true, data, text };
    problems.at(line, 1, sentences.notKept(again.problems[0].says));
  }
  return { ok: false, problems: problems.sorted() };
}
