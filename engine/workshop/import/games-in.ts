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

interface Wanted {
  /** only the games of these names; absent: all of them */
  readonly names?: ReadonlySet<string> | undefined;
  /** keys of rules that are left out of each of them; those that are known here stay */
  readonly without?: ReadonlySet<string> | undefined;
}

/** The games of a text; each with its data, or with everything that is wrong with it. */
export function* gamesIn(text: string, { names: wanted, without }: Wanted = {}): Generator<GameIn> {
  if (isRules(text) || hasRules(text)) yield { name: null, read: rulesOf(text), of: 1 };
  else if (!isIni(text) || isPageWithDiagram(text)) yield* diagrams(text, wanted, without);
  else {
    const { names, read } = iniText(text, builtIn);
    const sections = [...(wanted ?? names)];
    for (const name of sections) yield { name, read: read(name, without), of: sections.length };
  }
}
function* diagrams(text: string, wanted?: ReadonlySet<string>, without?: ReadonlySet<string>): Generator<GameIn> {
  const found = diagramsIn(text).map((rows, n, { length }) => ({ rows, name: length > 1 ? String(n + 1) : null }));
  const games = found.filter(({ name }) => !wanted || name === null || wanted.has(name));
  for (const { name, rows } of games) yield { name, read: readDiagramRows(rows, without), of: games.length };
}
