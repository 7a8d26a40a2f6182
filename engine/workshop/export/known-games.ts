/** Which game of Fairy-Stockfish's own a game is, by its rules: it plays those best, and needs no file for them. */
import type { GameData } from '../game-data.ts';
import { builtIn, builtInText } from '../import/parents.ts';
import { iniSections, readIni } from '../import/read-ini.ts';
import { placementOf } from './ini-position.ts';
import { meaningOfParts } from './same-game.ts';

/**
 * The one that an engine may take it for: the same game, or one that only goes on where this one is drawn for want of
 * progress, which the table decides. Null: none of those that are known here.
 */
export const playedAs = (data: GameData): string | null =>
  knownGameOf(data) ??
  (data.rules.noProgress === 0 ? null : knownGameOf({ ...data, rules: { ...data.rules, noProgress: 0 } }));

/** Its name there, such as `kingofthehill`; null: it is none of those that are known here. */
export function knownGameOf(data: GameData): string | null {
  const placement = placementOf(data);
  const meaning = meaningOfParts(data);
  // several names may stand for one game here, where the differences are not about its moves: the first is meant
  for (const name of iniSections(builtInText)) {
    const start = builtIn(name)?.keys.get('startFen')?.text ?? '';
    // reading all of them would take seconds
    if (start.split(/[[\s]/, 1)[0] !== placement) continue;
    if (meaningOfBuiltIn(name) === meaning) return name;
  }
  return null;
}

/** by name, of those that were read: that takes long, and they stay the same */
const meanings = new Map<string, string | null>();
function meaningOfBuiltIn(name: string): string | null {
  const known = meanings.get(name);
  if (known !== undefined) return known;
  const read = readIni(builtInText, name, builtIn);
  const meaning = read.ok ? meaningOfParts(read.data) : null;
  meanings.set(name, meaning);
  return meaning;
}
