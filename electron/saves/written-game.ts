/** Games that come as moves: as this program writes them, or as others do (PGN). */
import { isPgn, pgnTextsIn, readPgn } from '../../engine/exchange/read-pgn.ts';
import type { Gradual } from '../../engine/match/save/gradual.ts';
import type { OpenResult } from '../../engine/match/save/open.ts';
import { gameTextsIn, isGameText, readGameText } from '../../engine/match/text/read-game-text.ts';
import { variants } from '../../engine/variants/registry.ts';
import { knownVariant } from '../games/known-variants.ts';
import { savedVariant } from '../games/own-games.ts';

export const isWrittenGame = (text: string): boolean => isGameText(text) || isPgn(text);

/** The games of one text, each as a text of its own. */
export const writtenGamesIn = (text: string): readonly string[] =>
  isGameText(text) ? gameTextsIn(text) : pgnTextsIn(text);

export function writtenGame(text: string): Gradual<OpenResult> {
  const known = variants.map(({ id }) => id);
  return isGameText(text) ? readGameText(text, savedVariant, known) : readPgn(text, knownVariant);
}
