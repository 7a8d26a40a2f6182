/**
 * The games in any text that people have: a `.fairygame` file, a `variants.ini` of Fairy-Stockfish, or the text of an
 * Interactive Diagram.
 */
import { isRules } from '../../shared/rules-text.ts';
import { writeGame } from '../file/write-game.ts';
import { diagramsIn, isPageWithDiagram } from './diagram-text.ts';
import { hasRules, readForeign } from './foreign-rules.ts';
import type { Imported } from './imported.ts';
import { builtIn } from './parents.ts';
import { readDiagramRows } from './read-diagram.ts';
import { iniText } from './read-ini.ts';

export interface GameIn {
  /** of its section, where there are several */
  readonly name: string | null;
  readonly read: Imported;
  /** how many games the text has, this one among them */
  readonly of: number;
}

/** A `variants.ini` has sections, and a diagram has none. */
const isIni = (text: string): boolean => /^\s*\[/m.test(text);

function rulesOf(text: string): Imported {
  const read = readForeign(text);
  return read.ok ? { ...read, text: writeGame(read.data) } : read;
}

/** Every game of a text, or those of some sections; each with its data, or with everything that is wrong with it. */
export function* gamesIn(text: string, wanted?: ReadonlySet<string>): Generator<GameIn> {
  if (isRules(text) || hasRules(text)) yield { name: null, read: rulesOf(text), of: 1 };
  else if (!isIni(text) || isPageWithDiagram(text)) yield* diagrams(text);
  else {
    const { names, read } = iniText(text, builtIn);
    const sections = [...(wanted ?? names)];
    for (const name of sections) yield { name, read: read(name), of: sections.length };
  }
}
function* diagrams(text: string): Generator<GameIn> {
  const found = diagramsIn(text);
  for (const [n, rows] of found.entries())
    yield { name: found.length > 1 ? String(n + 1) : null, read: readDiagramRows(rows), of: found.length };
}
