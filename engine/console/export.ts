/** A `.fairygame` file as a game of another program: a section of `variants.ini`. */

import type { JsonAnswer } from '../exchange/answers.ts';
import { badGame } from '../exchange/own-game.ts';
import { knownGameOf } from '../workshop/export/known-games.ts';
import { writeIni } from '../workshop/export/write-ini.ts';
import { readGame } from '../workshop/file/read-game.ts';
import { builtIn } from '../workshop/import/parents.ts';

/** where nothing of the title can be in a name */
const NAMELESS = 'game';

/** The section that says the game, or everything that cannot be said. */
export function exportAnswer(text: string): JsonAnswer {
  const read = readGame(text);
  if (!read.ok) return { error: badGame(read.problems) };
  const title = read.data.title.toLowerCase().replace(/[^a-z0-9]/g, '') || NAMELESS;
  // the other program keeps its own game of a name, whatever a file says
  const name = builtIn(title) ? `${title}own` : title;
  const written = writeIni(read.data, name);
  const known = knownGameOf(read.data);
  if (written.ok) return { name, known, ini: written.text };
  const [message] = written.reasons;
  return { name, known, error: { code: 'cannot-be-said', message, reasons: written.reasons } };
}
