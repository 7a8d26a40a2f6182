/**
 * The games in any text that people have: a `.fairygame` file, a `variants.ini` of Fairy-Stockfish, or the text of an
 * Interactive Diagram.
 */
import { type ReadGame, readGame } from '../file/read-game.ts';
import { isRules } from '../file/sections.ts';
import { writeGame } from '../file/write-game.ts';
import { builtIn } from './parents.ts';
import { readDiagram } from './read-diagram.ts';
import { iniSections, readIni } from './read-ini.ts';
import { sentences } from './sentences.ts';

export interface GameIn {
  /** of its section, where there are several */
  readonly name: string | null;
  readonly read: ReadGame;
}

/** A `variants.ini` has sections, and a diagram has none. */
const isIni = (text: string): boolean => /^\s*\[/m.test(text);

/** What cannot be read again from its own text is refused where it is imported, and not when somebody opens it. */
function keepable(read: ReadGame, line: number): ReadGame {
  if (!read.ok) return read;
  const again = readGame(writeGame(read.data));
  return again.ok
    ? read
    : { ok: false, problems: [{ line, column: 1, says: sentences.notKept(again.problems[0].says) }] };
}
/** The line of a section's name, from 1. */
const lineOf = (text: string, section: string): number =>
  Math.max(
    1,
    text.split(/\r?\n/).findIndex((line) => {
      const [, name] = /^\s*\[([^:\]]*)/.exec(line) ?? [];
      return name?.trim() === section;
    }) + 1,
  );

/** Every game of a text, or the one of that section; each with its data, or with everything that is wrong with it. */
export function* gamesIn(text: string, name?: string): Generator<GameIn> {
  if (isRules(text)) yield { name: null, read: readGame(text) };
  else if (!isIni(text)) yield { name: null, read: keepable(readDiagram(text), 1) };
  else
    for (const section of name === undefined ? iniSections(text) : [name])
      yield { name: section, read: keepable(readIni(text, section, builtIn), lineOf(text, section)) };
}
