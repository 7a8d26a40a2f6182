/** Which game of Fairy-Stockfish's own a game is, by its rules: it plays those best, and needs no file for them. */
import type { GameData } from '../game-data.ts';
import { builtIn, builtInText } from '../import/parents.ts';
import { iniSections, readIni } from '../import/read-ini.ts';
import { placementOf } from './ini-position.ts';
import { meaningOfParts } from './same-game.ts';

/** Its name there, such as `kingofthehill`; null: it is none of those that are known here. */
export function knownGameOf(data: GameData): string | null {
  const placement = placementOf(data);
  const meaning = meaningOfParts(data);
  // several names may stand for one game here, where the differences are not about its moves: the first is meant
  for (const name of iniSections(builtInText)) {
    const start = builtIn(name)?.keys.get('startFen')?.text ?? '';
    // reading all of them would take seconds
    if (start.split(/[[\s]/, 1)[0] !== placement) continue;
    const read = readIni(builtInText, name, builtIn);
    if (read.ok && meaningOfParts(read.data) === meaning) return name;
  }
  return null;
}
