/**
 * What is wrong with a text, in the language of the moment. The thread that tries texts speaks English; what it could read
 * in time is read here once more, to be said.
 */
import { ENGLISH, language } from '../../../engine/shared/language.ts';
import type { FileProblem } from '../../../engine/workshop/file/problems.ts';
import { readGame } from '../../../engine/workshop/file/read-game.ts';
import { type GameRead, gamesReadAgain, type SectionWanted } from '../../games/games-in-text.ts';

/** Of the text of one game. */
export function problemsSaid(text: string, english: readonly FileProblem[]): readonly FileProblem[] {
  if (english.length === 0 || language() === ENGLISH) return english;
  const read = readGame(text);
  return read.ok ? english : read.problems;
}
export function gamesSaid(text: string, english: readonly GameRead[], section?: SectionWanted): readonly GameRead[] {
  const isFine = english.every(({ problems }) => problems.length === 0);
  return isFine || language() === ENGLISH ? english : gamesReadAgain(text, english, section);
}
