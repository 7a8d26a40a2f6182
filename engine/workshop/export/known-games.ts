/** Which game of Fairy-Stockfish's own a game is, by its rules: it plays those best, and needs no file for them. */
import type { GameData } from '../game-data.ts';
import { builtIn, builtInText } from '../import/parents.ts';
import { type IniText, iniText } from '../import/read-ini.ts';
import { placementOf } from './ini-position.ts';
import { meaningOfParts } from './same-game.ts';

/**
 * The one that an engine may take it for: the same game, or one that only goes on where this one is drawn for want of
 * progress, which the table decides. Null: none of those that are known here.
 */
export const playedAs = (data: GameData): string | null =>
  knownGameOf(data) ??
  nameOf(data, ({ meaning, noProgress }) => {
    if (mostOf(noProgress) < mostOf(data.rules.noProgress)) return false;
    return meaning === meaningOfParts({ ...data, rules: { ...data.rules, noProgress } });
  });
/** how many moves without progress there may be */
const mostOf = (noProgress: number): number => (noProgress === 0 ? Number.POSITIVE_INFINITY : noProgress);

/** Its name there, such as `kingofthehill`; null: it is none of those that are known here. */
export function knownGameOf(data: GameData): string | null {
  const own = meaningOfParts(data);
  return nameOf(data, ({ meaning }) => meaning === own);
}

/** What is known of a built-in game. */
interface Known {
  readonly meaning: string;
  readonly noProgress: number;
}
function nameOf(data: GameData, isIt: (known: Known) => boolean): string | null {
  const placement = placementOf(data);
  // several names may stand for one game here, where the differences are not about its moves: the first is meant
  for (const name of allKnown().names) {
    const start = builtIn(name)?.keys.get('startFen')?.text ?? '';
    // reading all of them would take seconds
    if (start.split(/[[\s]/, 1)[0] !== placement) continue;
    const known = knownUnder(name);
    if (known && isIt(known)) return name;
  }
  return null;
}

let known: IniText | null = null;
function allKnown(): IniText {
  known ??= iniText(builtInText, builtIn);
  return known;
}
/** by name, of those that were read: that takes long, and they stay the same */
const read = new Map<string, Known | null>();
function knownUnder(name: string): Known | null {
  const found = read.get(name);
  if (found !== undefined) return found;
  const game = allKnown().read(name);
  const known = game.ok ? { meaning: meaningOfParts(game.data), noProgress: game.data.rules.noProgress } : null;
  read.set(name, known);
  return known;
}
