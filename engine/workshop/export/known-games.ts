/** Which game of Fairy-Stockfish's own a game is, by its rules: it plays those best, and needs no file for them. */
import type { GameData } from '../game-data.ts';
import { builtIn, builtInText } from '../import/parents.ts';
import { iniSections, readIni } from '../import/read-ini.ts';
import { meaningOfParts } from './same-game.ts';

/** names by what the games are; made when the first is asked for, which takes a second or so */
let names: ReadonlyMap<string, string> | null = null;

/** Its name there, such as `kingofthehill`; null: it is none of those that are known here. */
export function knownGameOf(data: GameData): string | null {
  names ??= allNames();
  return names.get(meaningOfParts(data)) ?? null;
}
function allNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of iniSections(builtInText)) {
    const read = readIni(builtInText, name, builtIn);
    const meaning = read.ok ? meaningOfParts(read.data) : null;
    // several names may stand for one game here, where the differences are not about its moves
    if (meaning !== null && !found.has(meaning)) found.set(meaning, name);
  }
  return found;
}
