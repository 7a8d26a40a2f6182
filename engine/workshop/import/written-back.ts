/** An imported game is kept as a `.fairygame` text: what that text cannot say is refused with the import, and not when somebody opens it. */
import { readGame } from '../file/read-game.ts';
import { writeGame } from '../file/write-game.ts';
import type { GameData } from '../game-data.ts';
import { sentences } from './sentences.ts';

/** Null: the game comes back from its text. */
export function whyNotKept(data: GameData): string | null {
  const again = readGame(writeGame(data));
  return again.ok ? null : sentences.notKept(again.problems[0].says);
}
